import { Textarea, type TextareaProps } from '@chakra-ui/react';

interface GrowingTextareaProps extends TextareaProps {
  /** The lines that it has room for at first; it grows with its text where the browser supports `field-sizing`. */
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
