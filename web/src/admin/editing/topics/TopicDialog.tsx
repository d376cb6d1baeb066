import { Button, Input, chakra } from '@chakra-ui/react';
import { LOCALES } from '@perro-wisdom/domain/general/locale';
import type { TopicNames } from '@perro-wisdom/domain/blog/topics';
import type { TopicKind } from '@perro-wisdom/domain/blog/topics.limits';
import { TOPIC_NAME_MAX_LENGTH } from '@perro-wisdom/domain/blog/topics.limits';
import { useId, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';

interface TopicDialogProps {
  kind: TopicKind;
  open: boolean;
  title: string;
  note: string;
  initial: TopicNames;
  saveLabel: string;
  /** Rejects with the error to show. */
  onSave: (names: TopicNames) => Promise<void>;
  onClose: () => void;
}

/** Asks for the names of a category or tag in both languages, that of the owner's area first. */
export function TopicDialog({ open, onClose, ...rest }: TopicDialogProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId}>
      <NamesForm titleId={titleId} onClose={onClose} {...rest} />
    </Dialog>
  );
}

type NamesFormProps = Omit<TopicDialogProps, 'open'> & { titleId: string };

/** Not a `<form>`: the dialog may be inside that of the post. */
function NamesForm({ kind, title, note, initial, saveLabel, onSave, onClose, titleId }: NamesFormProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const [names, setNames] = useState(initial);
  const [error, setError] = useState<Error | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const field = error instanceof ApiError ? error.field : null;

  async function save(): Promise<void> {
    if (isSaving) return;
    setIsSaving(true);
    setError(null);
    try {
      await onSave({ en: names.en.trim(), es: names.es.trim() });
    } catch (reason) {
      setError(reason instanceof Error ? reason : new Error(String(reason)));
      setIsSaving(false);
    }
  }

  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    void save();
  };

  const messageOf = (reason: Error) =>
    reason instanceof ApiError ? (reason.serverMessage ?? errorText(reason)) : errorText(reason);
  return (
    <chakra.div p={{ base: '5', sm: '7' }} display="flex" flexDirection="column" gap="5">
      <chakra.h2 id={titleId} textStyle="h3">
        {title}
      </chakra.h2>
      <chakra.p color="fg.muted">{note}</chakra.p>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`name.${language}`)}
          required={kind === 'category' || language === 'en'}
          {...(kind === 'tag' && language === 'es' && { hint: t('optional') })}
          error={error && field === language ? messageOf(error) : undefined}
        >
          {(control) => (
            <Input
              {...control}
              lang={language}
              autoComplete="off"
              maxLength={TOPIC_NAME_MAX_LENGTH[kind]}
              value={names[language]}
              onChange={({ target }) => setNames({ ...names, [language]: target.value })}
              onKeyDown={saveOnEnter}
            />
          )}
        </Field>
      ))}
      <chakra.div role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {error && (field === null || (field !== 'en' && field !== 'es')) ? messageOf(error) : null}
      </chakra.div>
      <chakra.div display="flex" flexWrap="wrap" justifyContent="flex-end" gap="3">
        <Button variant="outline" type="button" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button type="button" aria-disabled={isSaving} onClick={() => void save()}>
          {isSaving ? t('saving') : saveLabel}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
