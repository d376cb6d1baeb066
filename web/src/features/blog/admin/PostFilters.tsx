import { Button, chakra, Input } from '@chakra-ui/react';
import { TOPIC_KINDS, type TopicKind } from '@perro-wisdom/domain/topics.limits';
import { LIST_STATES, type ListFilter, type ListState } from '@perro-wisdom/domain/working-copies';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAdminLocale } from '../../../platform/i18n/adminLanguage';
import { DetailsSummary } from '../../../ui/DetailsSummary';
import { Field } from '../../../ui/Field';
import { Select } from '../../../ui/Select';
import { useIsWide } from '../../../ui/useIsWide';
import { useTopics } from './list';

/** How long typing must pause before the list is read, in milliseconds. */
const SEARCH_DELAY_MS = 300;

interface PostFiltersProps {
  filter: ListFilter;
  onChange: (filter: ListFilter, options?: { replace: boolean }) => void;
}

/** The search field, which is in the address once typing pauses. Back and "Clear filters" change it from outside. */
function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const { t } = useTranslation('adminPostList');
  const [text, setText] = useState(value);
  const [applied, setApplied] = useState(value);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (applied !== value) {
    setApplied(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  return (
    <Field label={t('filter.search')}>
      {({ id }) => (
        <Input
          id={id}
          type="search"
          enterKeyHint="search"
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            clearTimeout(timer.current);
            timer.current = setTimeout(() => onSearch(target.value.trim()), SEARCH_DELAY_MS);
          }}
        />
      )}
    </Field>
  );
}

/** The fields that search and filter the list; in the bin only the search. */
export function PostFilters({ filter, onChange }: PostFiltersProps) {
  const { t } = useTranslation('adminPostList');
  const locale = useAdminLocale();
  const isWide = useIsWide();
  const topics = useTopics();
  const inBin = filter.state === 'bin';
  const count = [filter.state, filter.category, filter.tag].filter(Boolean).length;
  const any = { category: t('filter.anyCategory'), tag: t('filter.anyTag') };

  const changeState = (state: ListState | undefined) => {
    const next = { ...filter };
    delete next.state;
    onChange(state ? { ...next, state } : next);
  };

  const topicsOf = (kind: TopicKind) => {
    const found = (topics.data ?? []).filter((topic) => topic.kind === kind).map((topic) => ({ slug: topic.slug, name: topic[locale] || topic.en }));
    const slug = filter[kind];
    // A bookmark may name a topic that does not exist any more, and the topics may not have loaded yet.
    if (slug !== undefined && !found.some((topic) => topic.slug === slug)) found.push({ slug, name: slug });
    return found.sort((a, b) => a.name.localeCompare(b.name, locale));
  };

  const selects = (
    <chakra.div display="grid" gap="4" gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' }}>
      <Field label={t('filter.state')}>
        {({ id }) => (
          <Select
            id={id}
            value={filter.state ?? ''}
            onChange={({ target }) => changeState(LIST_STATES.find((state) => state === target.value))}
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
            <Select id={id} value={filter[kind] ?? ''} onChange={({ target }) => onChange({ ...filter, [kind]: target.value })}>
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
    <chakra.section role="search" aria-label={t('filter.label')} mb="6" display="flex" flexDirection="column" gap={{ base: '2', lg: '4' }}>
      <SearchField value={filter.search ?? ''} onSearch={(search) => onChange({ ...filter, search }, { replace: true })} />
      {!inBin &&
        (isWide ? (
          selects
        ) : (
          <chakra.details>
            <DetailsSummary>{count === 0 ? t('filter.show') : t('filter.showCount', { count })}</DetailsSummary>
            <chakra.div mt="2">{selects}</chakra.div>
          </chakra.details>
        ))}
      {!inBin && count > 0 && (
        <chakra.div>
          <Button variant="ghost" size="sm" ml="-4" onClick={() => onChange({})}>
            {t('filter.clear')}
          </Button>
        </chakra.div>
      )}
    </chakra.section>
  );
}
