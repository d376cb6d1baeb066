import { Flex, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogFooter, DialogHeader } from '../frame/DialogBars';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** The content, as a `PictureDialogFrame`. */
  children: ReactNode;
}

/** Renders a picture dialog, which fills the screen on a phone. */
export function PictureDialog({ open, onClose, children }: PictureDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      maxW={{ base: 'none', md: '56rem' }}
      w={{ base: 'full', md: 'calc(100% - 2rem)' }}
      h={{ base: 'var(--screen-height)', md: 'calc(var(--screen-height) - 2rem)' }}
      maxH={{ base: 'var(--screen-height)', md: 'calc(var(--screen-height) - 2rem)' }}
      m={{ base: '0', md: 'auto' }}
      borderRadius={{ base: '0', md: 'lg' }}
      borderWidth={{ base: '0', md: '1px' }}
    >
      {children}
    </Dialog>
  );
}

interface PictureDialogFrameProps {
  title: string;
  /** A button before the title. */
  back?: ReactNode;
  /** The actions at the bottom, which remain visible while the content scrolls. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** Renders one step of a picture dialog: a title that takes focus, the content, and the actions. */
export function PictureDialogFrame({ title, back, footer, onClose, children }: PictureDialogFrameProps) {
  const { t } = useTranslation('adminPictures');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Flex direction="column" minH="full">
      <DialogHeader
        title={title}
        titleRef={heading}
        back={back}
        closeLabel={t('picker.close')}
        onClose={onClose}
      />
      <chakra.div flex="1" px={{ base: '4', md: '6' }} py="5">
        {children}
      </chakra.div>
      {footer && (
        <DialogFooter px={{ base: '4', md: '6' }} py="3" bg="bg.subtle" justifyContent="flex-end">
          {footer}
        </DialogFooter>
      )}
    </Flex>
  );
}
