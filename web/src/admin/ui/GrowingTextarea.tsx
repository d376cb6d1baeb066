import { Textarea, type TextareaProps } from '@chakra-ui/react';

interface GrowingTextareaProps extends TextareaProps {
  /** The initial number of lines. The field grows with its text in browsers that support `field-sizing`. */
  rows: number;
}

export function GrowingTextarea({ rows, ...rest }: GrowingTextareaProps) {
  return (
    <Textarea
      rows={rows}
      css={{
        '@supports (field-sizing: content)': {
          fieldSizing: 'content',
          minHeight: `calc(${rows} * 1lh + 1.5rem)`,
        },
      }}
      {...rest}
    />
  );
}
