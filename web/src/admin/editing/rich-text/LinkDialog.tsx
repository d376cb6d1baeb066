import { Button } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { DialogForm } from '../../ui/DialogForm';
import { LineField } from './LineField';
import { linkAddress } from './linkAddress';

interface LinkDialogProps {
  /** The present address; empty for a new link. */
  address: string;
  /** Whether the text of the link must be asked for, too, because none is selected. */
  asksForText: boolean;
  onSave: (address: string, text: string) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** Asks for the address of a link, and completes what is missing of it. */
export function LinkDialog({ address, asksForText, onSave, onRemove, onCancel }: LinkDialogProps) {
  const { t } = useTranslation('adminRichText');
  const id = useId();
  const [typed, setTyped] = useState(address);
  const [text, setText] = useState('');
  const [isRefused, setIsRefused] = useState(false);

  function submit(): void {
    const complete = linkAddress(typed);
    if (complete !== null) {
      onSave(complete, text.trim() || typed.trim());
      return;
    }
    setIsRefused(true);
    document.getElementById(id)?.focus();
  }

  return (
    <Dialog open onClose={onCancel}>
      <DialogForm
        title={t('link.title')}
        submitLabel={t('link.save')}
        extra={
          address !== '' && (
            <Button variant="ghost" mr="auto" onClick={onRemove}>
              {t('link.remove')}
            </Button>
          )
        }
        onSubmit={submit}
        onCancel={onCancel}
      >
        <LineField
          id={id}
          label={t('link.address')}
          required
          note={t('link.addressNote')}
          error={isRefused ? t('link.invalid') : undefined}
          isAddress
          value={typed}
          onChange={setTyped}
        />
        {asksForText && <LineField label={t('link.text')} value={text} onChange={setText} />}
      </DialogForm>
    </Dialog>
  );
}
