import { VisuallyHidden, chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../shared/ui/Card';

interface PanelProps {
  title: string;
  /** Whether to make the title small. Set this if the panel's content starts with a more prominent line. */
  smallTitle?: boolean;
  /** Whether to hide the title visually. Set this if the panel's content is self-explanatory. */
  hiddenTitle?: boolean;
  children: ReactNode;
}

export function Panel({ title, smallTitle = false, hiddenTitle = false, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', md: '6' }}>
      {hiddenTitle ? (
        <VisuallyHidden as="h2" id={id}>
          {title}
        </VisuallyHidden>
      ) : (
        <chakra.h2
          id={id}
          {...(smallTitle
            ? { textStyle: 'eyebrow', color: 'fg.muted', mb: '2' }
            : { textStyle: 'h3', mb: '4' })}
        >
          {title}
        </chakra.h2>
      )}
      {children}
    </Card>
  );
}
