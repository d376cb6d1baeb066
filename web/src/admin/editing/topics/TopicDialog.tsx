import { Button, Flex, Input, chakra } from '@chakra-ui/react';
import { LOCALES, otherLocale } from '@app/domain/general/locale';
import type { TopicNames } from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { TOPIC_NAME_MAX_LENGTH } from '@app/domain/blog/topics.limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Dialog, DialogTitle } from '../../../shared/ui/Dialog';
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

/** Asks for the names of a category or tag, that in the language of the owner's area first; one is enough. */
export function TopicDialog({ open, onClose, ...rest }: TopicDialogProps) {
  return (
    <Dialog open={open} onClose={onClose}>
      <NamesForm onClose={onClose} {...rest} />
    </Dialog>
  );
}

type NamesFormProps = Omit<TopicDialogProps, 'open'>;

/** Not a `<form>`: the dialog may be inside that of the post. */
function NamesForm({ kind, title, note, initial, saveLabel, onSave, onClose }: NamesFormProps) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const errorText = useErrorText();
  const [names, setNames] = useState(initial);
  const saving = useMutation({ mutationFn: () => onSave({ en: names.en.trim(), es: names.es.trim() }) });
  const { error, isPending } = saving;
  const languages = [locale, ...LOCALES.filter((other) => other !== locale)];
  const field = error instanceof ApiError ? error.field : null;

  const save = () => {
    if (!isPending) saving.mutate();
  };
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    save();
  };

  const message = error === null ? undefined : errorText(error);
  return (
    <Flex direction="column" p={{ base: '5', sm: '7' }} gap="5">
      <DialogTitle>{title}</DialogTitle>
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
              onKeyDown={saveOnEnter}
            />
          )}
        </Field>
      ))}
      <chakra.div role="alert" color="fg.error" fontWeight="medium" _empty={{ display: 'none' }}>
        {field === 'en' || field === 'es' ? null : message}
      </chakra.div>
      <Flex wrap="wrap" justify="flex-end" gap="3">
        <Button variant="outline" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button aria-disabled={isPending} onClick={save}>
          {isPending ? t('saving') : saveLabel}
        </Button>
      </Flex>
    </Flex>
  );
}
