/** Lets the owner choose a post's category and tags from the existing ones, or add new ones. */
import { Button, Flex } from '@chakra-ui/react';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { hasName, nameIn, type TopicNames } from '@app/domain/blog/topics';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LuPlus } from 'react-icons/lu';
import { useAdminLocale } from '../../platform/i18n/adminLanguage';
import { Field } from '../../../shared/ui/Field';
import { Options, Select } from '../../../shared/ui/Select';
import { MarkedField } from '../../ui/MarkedField';
import { TextLink } from '../../ui/TextLink';
import type { ControlProps } from '../fields/controls';
import { MissingTagNames } from './MissingTagNames';
import { TagInput } from './TagInput';
import { TopicDialog } from './TopicDialog';
import { topicsOfKind, useTopics } from './topics';

type TopicFieldProps = Pick<ControlProps, 'value' | 'onChange' | 'error'>;

export function CategoryField({ onChange, error, ...props }: TopicFieldProps) {
  const value = props.value as TopicNames;
  const { t } = useTranslation('adminTopics');
  const locale = useAdminLocale();
  const { data: topics = [], isError, isSuccess } = useTopics();
  const [isAdding, setIsAdding] = useState(false);

  const categories = topicsOfKind(topics, 'category', locale);
  const name = nameIn(value, locale);
  const isNone = isSuccess && categories.length === 0 && name === '';
  const chosen = categories.find((topic) => hasName(topic, value.en || value.es));

  return (
    <div>
      <MarkedField
        label={t('category')}
        required
        error={error}
        note={isError ? t('failed') : isNone ? t('category.first') : undefined}
      >
        {(control) => (
          <Flex wrap={{ base: 'wrap', sm: 'nowrap' }} gap="2">
            {!isNone && (
              <Select
                {...control}
                name="category"
                value={chosen?.slug ?? name}
                onChange={({ target }) => {
                  const topic = categories.find(({ slug }) => slug === target.value);
                  onChange({ en: topic?.en ?? '', es: topic?.es ?? '' });
                }}
              >
                <option value="">{t('category.none')}</option>
                {/* Shows the draft's category even if the categories are loading or don't include it. */}
                {!chosen && name !== '' && <option value={name}>{name}</option>}
                <Options of={categories.map((topic) => [topic.slug, nameIn(topic, locale)])} />
              </Select>
            )}
            <Button
              variant="outline"
              flexShrink="0"
              {...(isNone && {
                id: control.id,
                'aria-label': t('category.new'),
                'aria-describedby': control['aria-describedby'],
              })}
              onClick={() => setIsAdding(true)}
            >
              <LuPlus size="18" aria-hidden="true" />
              {t('category.new')}
            </Button>
          </Flex>
        )}
      </MarkedField>
      <TopicDialog
        naming={isAdding ? { kind: 'category', topic: null } : null}
        onSaved={({ en, es }) => onChange({ en, es })}
        onClose={() => setIsAdding(false)}
      />
    </div>
  );
}

export function TagsField({ onChange, error, ...props }: TopicFieldProps) {
  const value = props.value as readonly TopicNames[];
  const { t } = useTranslation('adminTopics');
  const { data: topics = [] } = useTopics();
  return (
    <div>
      <Field label={t('tags')} hint={t('optional')} note={t('tags.note')} error={error}>
        {(control) => (
          <TagInput
            control={control}
            known={topics.filter(({ kind }) => kind === 'tag')}
            value={value}
            onChange={onChange}
          />
        )}
      </Field>
      <MissingTagNames value={value} onChange={onChange} />
      <TextLink to={ADMIN_PAGES.topics} textStyle="small">
        {t('manage')}
      </TextLink>
    </div>
  );
}
