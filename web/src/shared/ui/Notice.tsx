import { Button, chakra, type HTMLChakraProps } from '@chakra-ui/react';
import type { ReactNode } from 'react';

interface NoticeProps extends Omit<HTMLChakraProps<'div'>, 'title'> {
  title: ReactNode;
  /** Whether the notice is shown above other content instead of replacing it. */
  compact?: boolean;
  children?: ReactNode;
  action?: { label: string; onClick: () => void; busy?: boolean };
}

/** A message shown in place of missing content, such as an empty list or content that failed to load. */
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
        <Button
          mt={compact ? '4' : '5'}
          size={compact ? 'sm' : 'md'}
          variant="outline"
          onClick={action.onClick}
          aria-disabled={action.busy ?? false}
        >
          {action.label}
        </Button>
      )}
    </chakra.div>
  );
}
