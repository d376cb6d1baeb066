import { Input, chakra } from '@chakra-ui/react';
import { LOCALES, otherLocale } from '@app/domain/general/locale';
import type { TopicNames } from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { TOPIC_NAME_MAX_LENGTH } from '@app/domain/blog/topics.limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Dialog } from '../../../shared/ui/Dialog';
import { Field } from '../../../shared/ui/Field';
import { DialogForm } from '../../ui/DialogForm';

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

/** Asks for the names of a category or tag, that in the language of the owner's area first; one is enough. */
export function TopicDialog({ open, onClose, ...rest }: TopicDialogProps) {
  return (
    <Dialog open={open} onClose={onClose}>
      <NamesForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

type NamesFormProps = Omit<TopicDialogProps, 'open'>;

function NamesForm({ kind, title, note, initial, saveLabel, onSave, onClose }: NamesFormProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const [names, setNames] = useState(initial);
  const saving = useMutation({ mutationFn: () => onSave({ en: names.en.trim(), es: names.es.trim() }) });
  const { error, isPending } = saving;
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const field = error instanceof ApiError ? error.field : null;

  const message = error === null ? undefined : errorText(error);
  return (
    <DialogForm
      title={title}
      submitLabel={isPending ? t('saving') : saveLabel}
      busy={isPending}
      onSubmit={() => saving.mutate()}
      onCancel={onClose}
    >
      <chakra.p color="fg.muted">{note}</chakra.p>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`name.${language}`)}
          {...(names[otherLocale(language)].trim() !== '' && { hint: t('optional') })}
          error={field === language ? message : undefined}
        >
          {(control) => (
            <Input
              {...control}
              lang={language}
              autoComplete="off"
              maxLength={TOPIC_NAME_MAX_LENGTH[kind]}
              value={names[language]}
              onChange={({ target }) => setNames({ ...names, [language]: target.value })}
            />
          )}
        </Field>
      ))}
      <chakra.div role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {field === 'en' || field === 'es' ? null : message}
      </chakra.div>
    </DialogForm>
  );
}
