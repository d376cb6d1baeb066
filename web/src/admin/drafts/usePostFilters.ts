import { TOPIC_KINDS, type TopicKind } from '@app/domain/blog/topics.limits';
import { LIST_STATES } from '@app/domain/drafts/list';
import { useTranslation } from 'react-i18next';
import { nameIn } from '@app/domain/blog/topics';
import { topicsOfKind, useTopics } from '../editing/topics/topics';
import { useFilterBar, type FilterChoice } from '../platform/components/FilterBar';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { useSiteLocales } from '../platform/i18n/siteLanguages';
import { useListFilter } from './data';

/** The filter states that only bilingual sites offer. */
const OF_LANGUAGES: readonly string[] = [
  'missingEn',
  'missingEs',
  'outOfDate',
] satisfies (typeof LIST_STATES)[number][];

/** Returns the search and filters for posts. The bin has only the search. */
export function usePostFilters() {
  const { t } = useTranslation('adminDrafts');
  const locale = useAdminLocale();
  const { filter, changeFilter, setFilter } = useListFilter();
  const topics = useTopics();
  const isTranslated = useSiteLocales().length > 1;
  const states = LIST_STATES.filter((state) => state !== 'bin');
  const shown = isTranslated ? states : states.filter((name) => !OF_LANGUAGES.includes(name));
  const state: FilterChoice = {
    label: t('filter.state'),
    value: filter.state,
    any: t('filter.anyState'),
    choices: shown.map((name) => [name, t(`filter.${name}`)]),
    onChange: (value) => changeFilter({ state: states.find((name) => name === value) }),
  };
  const any = { category: t('filter.anyCategory'), tag: t('filter.anyTag') };

  function topicChoice(kind: TopicKind): FilterChoice {
    const value = filter[kind];
    const known = topicsOfKind(topics.data ?? [], kind, locale).map((topic): [string, string] => [
      topic.slug,
      nameIn(topic, locale),
    ]);
    // A bookmark may name a topic that was deleted, or the topics may not have loaded yet.
    const isUnknown = value !== undefined && !known.some(([slug]) => slug === value);
    return {
      label: t(`filter.${kind}`),
      value,
      any: any[kind],
      choices: isUnknown ? [...known, [value, value]] : known,
      onChange: (slug) => changeFilter({ [kind]: slug }),
    };
  }

  return useFilterBar({
    label: t('filter.label'),
    searchLabel: t('filter.search'),
    search: filter.search,
    onSearch: (search) => changeFilter({ search }, { replace: true }),
    choices: filter.state === 'bin' ? [] : [state, ...TOPIC_KINDS.map(topicChoice)],
    onClear: () => setFilter({}),
  });
}
