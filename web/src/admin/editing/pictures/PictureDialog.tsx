import { Button, chakra } from '@chakra-ui/react';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LuX } from 'react-icons/lu';
import { Bar } from '../../ui/Bar';
import { Dialog } from '../../../shared/ui/Dialog';

const TITLE_ID = 'picture-dialog-title';

interface PictureDialogProps {
  open: boolean;
  onClose: () => void;
  /** A `PictureDialogFrame`. */
  children: ReactNode;
}

/** A dialog about pictures, which fills the screen of a phone. */
export function PictureDialog({ open, onClose, children }: PictureDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="large"
      aria-labelledby={TITLE_ID}
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
  /** The actions at the bottom, which stay in sight. */
  footer?: ReactNode;
  onClose: () => void;
  children: ReactNode;
}

/** What the dialog shows in one of its steps: a title that takes the focus, the content, and actions. */
export function PictureDialogFrame({ title, back, footer, onClose, children }: PictureDialogFrameProps) {
  const { t } = useTranslation('adminPictures');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <chakra.div display="flex" flexDirection="column" minH="full">
      <Bar
        as="header"
        position="sticky"
        top="0"
        zIndex="header"
        px={{ base: '4', md: '6' }}
        borderBottomWidth="1px"
      >
        <chakra.div display="flex" alignItems="center" gap="2" minW="0">
          {back}
          <chakra.h2 ref={heading} id={TITLE_ID} tabIndex={-1} outline="none" textStyle="eyebrow">
            {title}
          </chakra.h2>
        </chakra.div>
        <Button variant="ghost" p="0" aria-label={t('picker.close')} onClick={onClose}>
          <LuX size="22" aria-hidden="true" />
        </Button>
      </Bar>
      <chakra.div flex="1" px={{ base: '4', md: '6' }} py="5">
        {children}
      </chakra.div>
      {footer && (
        <Bar
          position="sticky"
          bottom="0"
          zIndex="header"
          px={{ base: '4', md: '6' }}
          py="3"
          borderTopWidth="1px"
          flexWrap="wrap"
          justifyContent="flex-end"
        >
          {footer}
        </Bar>
      )}
    </chakra.div>
  );
}
