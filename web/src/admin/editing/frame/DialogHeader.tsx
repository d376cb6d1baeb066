import { Button, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuX } from 'react-icons/lu';
import { Bar } from '../../ui/Bar';

interface DialogHeaderProps {
  titleId: string;
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** Controls beside the button that closes the dialog. */
  children?: ReactNode;
}

/** The title of a large dialog, which stays in view. */
export function DialogHeader({ titleId, title, closeLabel, onClose, children }: DialogHeaderProps) {
  return (
    <Bar
      as="header"
      position="sticky"
      top="0"
      zIndex="header"
      px={{ base: '4', md: '6' }}
      borderBottomWidth="1px"
    >
      <chakra.h2 id={titleId} textStyle="eyebrow">
        {title}
      </chakra.h2>
      <chakra.div display="flex" alignItems="center" gap="2">
        {children}
        <Button variant="ghost" p="0" aria-label={closeLabel} onClick={onClose}>
          <LuX size="22" aria-hidden="true" />
        </Button>
      </chakra.div>
    </Bar>
  );
}
