import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticeProps extends Omit<HTMLChakraProps<'div'>, 'title'> {
  title: ReactNode;
  /** Above other content, instead of in its place. */
  compact?: boolean;
  children?: ReactNode;
  /** What to press, and what it does. */
  action?: { label: string; onClick: () => void; busy?: boolean };
}

/** What stands where content would be when there is none: nothing here yet, or it could not be loaded. */
export function Notice({ title, compact = false, children, action, ...rest }: NoticeProps) {
  return (
    <chakra.div
      bg="bg.card"
      borderWidth="1.5px"
      borderStyle="dashed"
      borderColor="border.control"
      borderRadius="lg"
      px={{ base: '5', md: '8' }}
      py={compact ? '5' : '8'}
      maxW="prose"
      {...rest}
    >
      <chakra.p textStyle="h3">{title}</chakra.p>
      {children && (
        <chakra.div color="fg.muted" mt="2">
          {children}
        </chakra.div>
      )}
      {action && (
        <Button mt={compact ? '4' : '5'} size={compact ? 'sm' : 'md'} variant="outline" onClick={action.onClick} aria-disabled={action.busy ?? false}>
          {action.label}
        </Button>
      )}
    </chakra.div>
  );
}
