import { chakra } from '@chakra-ui/react';
import { useId, type ReactNode } from 'react';
import { Card } from './Card';

interface PanelProps {
  title: string;
  /** A small title, where what the panel says first is the larger thing. */
  quiet?: boolean;
  children: ReactNode;
}

/** One titled part of a screen, on a card of its own. */
export function Panel({ title, quiet = false, children }: PanelProps) {
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} p={{ base: '5', md: '6' }}>
      <chakra.h2 id={id} {...(quiet ? { textStyle: 'eyebrow', color: 'fg.muted', mb: '2' } : { textStyle: 'h3', mb: '4' })}>
        {title}
      </chakra.h2>
      {children}
    </Card>
  );
}
