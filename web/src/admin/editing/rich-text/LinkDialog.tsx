import { Button, Input } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { DialogForm } from '../../ui/DialogForm';
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
        <Field
          id={id}
          label={t('link.address')}
          required
          note={t('link.addressNote')}
          error={isRefused ? t('link.invalid') : undefined}
        >
          {(control) => (
            <Input
              {...control}
              inputMode="url"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </Field>
        {asksForText && (
          <Field label={t('link.text')}>
            {(control) => (
              <Input {...control} value={text} onChange={({ target }) => setText(target.value)} />
            )}
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
}
