import { Button, chakra } from '@chakra-ui/react';
import { TOPIC_KINDS, type TopicKind } from '@perro-wisdom/domain/blog/topics.limits';
import { LIST_STATES, type ListFilter } from '@perro-wisdom/domain/drafts/list';
import { useTranslation } from 'react-i18next';
import { SearchField } from '../platform/components/SearchField';
import type { FilterChange } from '../platform/data/useAddressFilter';
import { useAdminLocale } from '../platform/i18n/adminLanguage';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { Field } from '../../shared/ui/Field';
import { Select } from '../../shared/ui/Select';
import { useIsWide } from '../ui/useIsWide';
import { nameIn, topicsOfKind, useTopics } from '../editing/topics/topics';

interface PostFiltersProps {
  filter: ListFilter;
  onChange: (change: FilterChange<ListFilter>, options?: { replace: boolean }) => void;
  onClear: () => void;
}

/** The fields that search and filter the list; in the bin only the search. */
export function PostFilters({ filter, onChange, onClear }: PostFiltersProps) {
  const { t } = useTranslation('adminPostList');
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const topics = useTopics();
  const inBin = filter.state === 'bin';
  const count = [filter.state, filter.category, filter.tag].filter(Boolean).length;
  const any = { category: t('filter.anyCategory'), tag: t('filter.anyTag') };

  const topicsOf = (kind: TopicKind) => {
    const found = topicsOfKind(topics.data ?? [], kind, locale).map((topic) => ({
      slug: topic.slug,
      name: nameIn(topic, locale),
    }));
    const slug = filter[kind];
    // A bookmark may name a topic that does not exist any more, and the topics may not have loaded yet.
    if (slug !== undefined && !found.some((topic) => topic.slug === slug)) found.push({ slug, name: slug });
    return found;
  };

  const selects = (
    <chakra.div
      display="grid"
      gap="4"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}
    >
      <Field label={t('filter.state')}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.state ?? ''}
            onChange={({ target }) =>
              onChange({ state: LIST_STATES.find((state) => state === target.value) })
            }
          >
            <option value="">{t('filter.anyState')}</option>
            {LIST_STATES.filter((state) => state !== 'bin').map((state) => (
              <option key={state} value={state}>
                {t(`filter.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {TOPIC_KINDS.map((kind) => (
        <Field key={kind} label={t(`filter.${kind}`)}>
          {({ id }) => (
            <Select
              id={id}
              value={filter[kind] ?? ''}
              onChange={({ target }) => onChange({ [kind]: target.value })}
            >
              <option value="">{any[kind]}</option>
              {topicsOf(kind).map(({ slug, name }) => (
                <option key={slug} value={slug}>
                  {name}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
    </chakra.div>
  );

  return (
    <chakra.section
      role="search"
      aria-label={t('filter.label')}
      mb="6"
      display="flex"
      flexDirection="column"
      gap={{ base: '2', lg: '4' }}
    >
      <SearchField
        label={t('filter.search')}
        value={filter.search ?? ''}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
      {!inBin &&
        (isWide ? (
          selects
        ) : (
          <chakra.details>
            <DetailsSummary>
              {count === 0 ? t('filter.show') : t('filter.showCount', { count })}
            </DetailsSummary>
            <chakra.div mt="2">{selects}</chakra.div>
          </chakra.details>
        ))}
      {!inBin && count > 0 && (
        <chakra.div>
          <Button variant="ghost" size="sm" ml="-4" onClick={onClear}>
            {t('filter.clear')}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
