import { Button, Flex, chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { DialogTitle } from '../../shared/ui/Dialog';

interface DialogFormProps {
  title: string;
  children: ReactNode;
  submitLabel: string;
  /** Whether the form is being submitted. If so, attempts to submit it again are ignored. */
  busy?: boolean;
  /** An additional button beside Cancel, such as a button that removes the edited item. */
  extra?: ReactNode;
  onSubmit: () => void;
  onCancel: () => void;
}

export function DialogForm({
  title,
  children,
  submitLabel,
  busy = false,
  extra,
  onSubmit,
  onCancel,
}: DialogFormProps) {
  const { t } = useTranslation('admin');
  return (
    <chakra.form
      noValidate
      p={{ base: '5', sm: '7' }}
      display="flex"
      flexDirection="column"
      gap="5"
      onSubmit={(event) => {
        event.preventDefault();
        // React events bubble through portals, so the event would also submit a surrounding editor's form.
        event.stopPropagation();
        if (!busy) onSubmit();
      }}
    >
      <DialogTitle>{title}</DialogTitle>
      {children}
      <Flex wrap="wrap" justify="flex-end" gap="3">
        {extra}
        <Button variant="outline" onClick={onCancel}>
          {t('cancel')}
        </Button>
        <Button type="submit" aria-disabled={busy}>
          {submitLabel}
        </Button>
      </Flex>
    </chakra.form>
  );
}
