import { Button } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../../../shared/ui/Dialog';
import { DialogForm } from '../../../ui/DialogForm';
import { LineField } from '../LineField';
import { linkAddress } from './linkAddress';
import { LinkTargets } from './LinkTargets';
import { useLinkTargets } from './useLinkTargets';

interface LinkDialogProps {
  /** The link's current address; empty for a new link. */
  address: string;
  /** The language of the text. */
  locale: Locale;
  /** Whether to ask for the link's text as well, because no text is selected. */
  asksForText: boolean;
  onSave: (address: string, text: string) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/**
 * Asks for a link's target, which can be one of the suggestions or a typed address with or without a
 * protocol.
 */
export function LinkDialog({ address, locale, asksForText, onSave, onRemove, onCancel }: LinkDialogProps) {
  const { t } = useTranslation('adminRichText');
  const id = useId();
  const [typed, setTyped] = useState(address);
  /**
   * The text to filter the list by. It isn't always the same as `typed`, because choosing a target must not
   * filter the list.
   */
  const [search, setSearch] = useState('');
  const [text, setText] = useState<string | null>(null);
  const [isRefused, setIsRefused] = useState(false);
  const targets = useLinkTargets(locale);
  const words = text ?? targets.find((target) => target.address === typed)?.text ?? '';

  function submit(): void {
    const complete = linkAddress(typed);
    if (complete !== null) {
      onSave(complete, words.trim() || typed.trim());
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
          onChange={(value) => {
            setTyped(value);
            setSearch(value);
          }}
        />
        <LinkTargets
          targets={targets}
          search={search}
          chosen={typed}
          onChoose={(target) => {
            setTyped(target.address);
            setIsRefused(false);
          }}
        />
        {asksForText && <LineField label={t('link.text')} value={words} onChange={setText} />}
      </DialogForm>
    </Dialog>
  );
}
