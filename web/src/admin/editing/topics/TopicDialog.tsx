import { Input, chakra } from '@chakra-ui/react';
import { otherLocale } from '@app/domain/general/locale';
import { nameIn, type Topic, type TopicNames } from '@app/domain/blog/topics';
import { TOPIC_NAME_MAX_LENGTH, type TopicKind } from '@app/domain/blog/topics.limits';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '../../../shared/data/api';
import { useReportPublication } from '../../platform/data/publication';
import { useSiteLocales } from '../../platform/i18n/siteLanguages';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { Dialog } from '../../../shared/ui/Dialog';
import { showToast } from '../../../shared/ui/toast';
import { Field } from '../../../shared/ui/Field';
import { DialogForm } from '../../ui/DialogForm';
import { addTopic, renameTopic, useTopics, useTopicsChanged } from './topics';

/** A topic to rename or, if `topic` is null, the kind of topic to add. */
export interface Naming {
  kind: TopicKind;
  topic: Topic | null;
}

interface TopicDialogProps {
  /** The topic to add or rename; null while the dialog is closed. */
  naming: Naming | null;
  onSaved?: (topic: Topic) => void;
  onClose: () => void;
}

/**
 * Adds or renames a category or tag. Asks for its name in each of the site's languages, starting with the
 * language of the owner's area. One name is enough.
 */
export function TopicDialog({ naming, ...rest }: TopicDialogProps) {
  return (
    <Dialog open={naming !== null} onClose={rest.onClose}>
      {naming && <NamesForm {...naming} {...rest} />}
    </Dialog>
  );
}

function NamesForm({ kind, topic, onSaved, onClose }: Naming & Omit<TopicDialogProps, 'naming'>) {
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const languages = useSiteLocales();
  const errorText = useErrorText();
  const topicsChanged = useTopicsChanged();
  const { data: known = [] } = useTopics();
  const reportPublication = useReportPublication();
  const [names, setNames] = useState<TopicNames>({ en: topic?.en ?? '', es: topic?.es ?? '' });
  const { mutate, error, isPending } = useMutation({
    mutationFn: () => {
      const written = { en: names.en.trim(), es: names.es.trim() };
      return topic ? renameTopic(topic, written) : addTopic(kind, written);
    },
    onSuccess: (saved) => {
      if (topic && saved.posts > 0) reportPublication(null);
      if (!topic && known.some((each) => each.kind === saved.kind && each.slug === saved.slug))
        showToast({ title: t('exists', { name: nameIn(saved, locale) }), description: t('existsDetail') });
      onSaved?.(saved);
      onClose();
    },
    // Refreshes the topics even after a failure, because a rename may be half done.
    onSettled: () => topicsChanged({ everywhere: topic !== null }),
  });
  const field = error instanceof ApiError ? error.field : null;
  const message = error === null ? undefined : errorText(error);
  const action = topic ? 'rename' : 'add';
  return (
    <DialogForm
      title={t(`${kind}.${action}`)}
      submitLabel={t(isPending ? 'saving' : action)}
      busy={isPending}
      onSubmit={() => mutate()}
      onCancel={onClose}
    >
      <chakra.p color="fg.muted">{t(`${action}.note`)}</chakra.p>
      {languages.map((language) => (
        <Field
          key={language}
          label={t(`name.${language}`)}
          {...(languages.length > 1 && names[otherLocale(language)].trim() !== '' && { hint: t('optional') })}
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
