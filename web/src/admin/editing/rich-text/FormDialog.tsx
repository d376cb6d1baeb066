import { Button, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogTitle } from '../../../shared/ui/Dialog';

interface FormDialogProps {
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** A button beside Cancel, for example to remove what the dialog edits. */
  extra?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
}

/** A small dialog with fields. In the body, as the form of an editor may not contain another. */
export function FormDialog({ title, children, submitLabel, extra, onSubmit, onCancel }: FormDialogProps) {
  const { t } = useTranslation('adminRichText');
  return createPortal(
    <Dialog open onClose={onCancel}>
      <chakra.form
        noValidate
        p={{ base: '5', sm: '7' }}
        display="grid"
        gap="4"
        onSubmit={(event) => {
          event.preventDefault();
          // React passes events through portals: the form around the editor must not be submitted.
          event.stopPropagation();
          onSubmit();
        }}
      >
        <DialogTitle>{title}</DialogTitle>
        {children}
        <Flex wrap="wrap" justify="flex-end" gap="3" mt="2">
          {extra}
          <Button variant="outline" onClick={onCancel}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit">{submitLabel}</Button>
        </Flex>
      </chakra.form>
    </Dialog>,
    document.body,
  );
}
