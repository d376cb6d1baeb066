import { Button, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { Dialog, DialogTitle } from '../../shared/ui/Dialog';

interface SheetProps {
  open: boolean;
  title: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A dialog of choices, within thumb's reach at the bottom of the screen on a phone. Escape, the close button,
 * or a tap outside closes it.
 */
export function Sheet({ open, title, onClose, children }: SheetProps) {
  const { t } = useTranslation('admin');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sheet"
      // The content fills the dialog, so only a click on its backdrop has the dialog as its target.
      onClick={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <chakra.div px="5" pt="3" pb="calc(1.25rem + env(safe-area-inset-bottom))">
        <Flex align="center" justify="space-between" gap="3" mb="2">
          <DialogTitle minW="0" overflowWrap="anywhere">
            {title}
          </DialogTitle>
          <Button variant="ghost" p="0" mr="-3" aria-label={t('close')} onClick={onClose}>
            <LuX size="20" aria-hidden="true" />
          </Button>
        </Flex>
        {children}
      </chakra.div>
    </Dialog>
  );
}
