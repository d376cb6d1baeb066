import { TOPIC_KINDS, type TopicKind } from '@perro-wisdom/domain/blog/topics.limits';
import { LIST_STATES, type ListFilter } from '@perro-wisdom/domain/drafts/list';
import { useTranslation } from 'react-i18next';
import { nameIn, topicsOfKind, useTopics } from '../editing/topics/topics';
import { FilterBar, type FilterChoice } from '../platform/components/FilterBar';
import type { FilterChange } from '../platform/data/useAddressFilter';
import { useAdminLocale } from '../platform/i18n/adminLanguage';

interface PostFiltersProps {
  filter: ListFilter;
  onChange: (change: FilterChange<ListFilter>, options?: { replace: boolean }) => void;
  onClear: () => void;
}

/** The fields that search and filter the posts; in the bin only the search. */
export function PostFilters({ filter, onChange, onClear }: PostFiltersProps) {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const topics = useTopics();
  const states = LIST_STATES.filter((state) => state !== 'bin');
  const state: FilterChoice = {
    label: t('filter.state'),
    value: filter.state,
    any: t('filter.anyState'),
    choices: states.map((name) => [name, t(`filter.${name}`)]),
    onChange: (value) => onChange({ state: states.find((name) => name === value) }),
  };
  const any = { category: t('filter.anyCategory'), tag: t('filter.anyTag') };

  function topicChoice(kind: TopicKind): FilterChoice {
    const value = filter[kind];
    const known = topicsOfKind(topics.data ?? [], kind, locale).map((topic): [string, string] => [
      topic.slug,
      nameIn(topic, locale),
    ]);
    // A bookmark may name a topic that does not exist any more, and the topics may not have loaded yet.
    const isUnknown = value !== undefined && !known.some(([slug]) => slug === value);
    return {
      label: t(`filter.${kind}`),
      value,
      any: any[kind],
      choices: isUnknown ? [...known, [value, value]] : known,
      onChange: (slug) => onChange({ [kind]: slug }),
    };
  }

  return (
    <FilterBar
      label={t('filter.label')}
      searchLabel={t('filter.search')}
      search={filter.search}
      onSearch={(search) => onChange({ search }, { replace: true })}
      choices={filter.state === 'bin' ? [] : [state, ...TOPIC_KINDS.map(topicChoice)]}
      onClear={onClear}
    />
  );
}
