import { Button, Flex, Input } from '@chakra-ui/react';
import type { Locale } from '@app/domain/general/locale';
import type { TopicNames } from '@app/domain/blog/topics';
import { TOPIC_NAME_MAX_LENGTH } from '@app/domain/blog/topics.limits';
import { useMutation } from '@tanstack/react-query';
import { useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useReportPublication } from '../../platform/data/publication';
import { useErrorText } from '../../platform/i18n/useErrorText';
import { useSiteLocales } from '../../platform/i18n/siteLanguages';
import { Field } from '../../../shared/ui/Field';
import { nameTopic, tagOf, useTopics, useTopicsChanged } from './topics';

interface MissingTagNamesProps {
  value: readonly TopicNames[];
  onChange: (value: readonly TopicNames[]) => void;
}

/**
 * Asks for the missing names of the post's tags. Adding a name is optional and updates the tag in every post.
 */
export function MissingTagNames({ value, onChange }: MissingTagNamesProps) {
  const { data: topics } = useTopics();
  const isTranslated = useSiteLocales().length > 1;
  // The English tag names when the field was opened. If a tag added since then has the same name in both
  // languages, the owner typed that name in Spanish.
  const [before, setBefore] = useState<readonly string[] | null>(null);
  if (before === null && topics) setBefore([...topics.map(({ en }) => en), ...value.map(({ en }) => en)]);

  const missing = value.flatMap((tag): { tag: TopicNames; locale: Locale }[] => {
    if (tag.es === '') return [{ tag, locale: 'es' }];
    return before !== null && tag.es === tag.en && !before.includes(tag.en) ? [{ tag, locale: 'en' }] : [];
  });
  if (missing.length === 0 || !isTranslated) return null;
  return (
    <Flex direction="column" gap="3" mt="3">
      {missing.map(({ tag, locale }) => (
        <MissingName
          key={tag.en}
          tag={tag}
          locale={locale}
          onNamed={(named) => onChange(value.map((other) => (other === tag ? named : other)))}
        />
      ))}
    </Flex>
  );
}

interface MissingNameProps {
  tag: TopicNames;
  locale: Locale;
  onNamed: (names: TopicNames) => void;
}

function MissingName({ tag, locale, onNamed }: MissingNameProps) {
  const { t } = useTranslation('adminTopics');
  const errorText = useErrorText();
  const topicsChanged = useTopicsChanged();
  const reportPublication = useReportPublication();
  const [name, setName] = useState('');
  const naming = useMutation({
    mutationFn: () => nameTopic('tag', { ...tag, [locale]: name.trim() }),
    onSuccess: (topic) => {
      topicsChanged();
      if (topic.posts > 0) reportPublication(null);
      onNamed(tagOf(topic));
    },
  });
  const save = () => {
    if (!naming.isPending && name.trim() !== '') naming.mutate();
  };

  return (
    <Field
      label={t(`tags.missing.${locale}`, { name: tag.en })}
      hint={t('optional')}
      error={naming.error ? errorText(naming.error) : undefined}
    >
      {(control) => (
        <Flex gap="2">
          <Input
            {...control}
            lang={locale}
            autoComplete="off"
            autoCapitalize="none"
            maxLength={TOPIC_NAME_MAX_LENGTH.tag}
            value={name}
            onChange={({ target }) => setName(target.value)}
            onKeyDown={(event: KeyboardEvent) => {
              if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
              event.preventDefault();
              save();
            }}
          />
          <Button variant="outline" size="sm" flexShrink="0" aria-disabled={naming.isPending} onClick={save}>
            {naming.isPending ? t('saving') : t('tags.saveName')}
          </Button>
        </Flex>
      )}
    </Field>
  );
}
