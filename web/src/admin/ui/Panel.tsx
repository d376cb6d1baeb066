import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from '../../shared/ui/Card';

interface PanelProps {
  title: string;
  /** The id of the title, which a link within the screen can give the focus. */
  titleId?: string;
  /** For a panel whose content begins with a more prominent line. */
  smallTitle?: boolean;
  children: ReactNode;
}

/** A titled section of a screen, on a card. */
export function Panel({ title, titleId, smallTitle = false, children }: PanelProps) {
  const ownId = useId();
  const id = titleId ?? ownId;
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', md: '6' }}>
      <chakra.h2
        id={id}
        {...(titleId !== undefined && { tabIndex: -1 })}
        {...(smallTitle
          ? { textStyle: 'eyebrow', color: 'fg.muted', mb: '2' }
          : { textStyle: 'h3', mb: '4' })}
      >
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}
