import { HStack, VisuallyHidden, chakra } from '@chakra-ui/react';
import type { BlogIndex } from '@perro-wisdom/domain/blog-index';
import { pagePath } from '@perro-wisdom/domain/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown, LuX } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { KEEP_PLACE } from '../../platform/browser/keepPlace';
import { useLocale } from '../../platform/i18n/useLocale';
import { Skeleton } from '../../ui/Skeleton';
import { firstPage, listPageQuery, type Filter } from './listPage';

const chip = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '2',
  flexShrink: '0',
  minH: '11',
  maxW: 'full',
  px: '4',
  borderRadius: 'full',
  borderWidth: '1.5px',
  borderColor: 'border.control',
  fontFamily: 'heading',
  fontSize: 'sm',
  fontWeight: 'medium',
  color: 'fg',
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color',
  transitionDuration: 'fast',
  _hover: { borderColor: 'fg', bg: 'bg.subtle' },
} as const;

const ChipLink = chakra('a', {
  base: {
    ...chip,
    '&[aria-current]': {
      bg: 'fg',
      borderColor: 'fg',
      color: 'bg',
      _hover: { bg: 'fg' },
      // In forced-colors mode the background and the color of the border are overridden.
      _highContrast: { outline: '2px solid', outlineOffset: '-4px' },
    },
  },
});
const ChipSummary = chakra('summary', {
  base: {
    ...chip,
    borderColor: 'transparent',
    ml: '-4',
    listStyle: 'none',
    _hover: { bg: 'bg.subtle' },
    '&::-webkit-details-marker': { display: 'none' },
    '& svg': { transitionProperty: 'transform', transitionDuration: 'fast' },
    'details[open] > &': { '& svg': { transform: 'rotate(180deg)' } },
  },
});

interface ChipProps {
  filter: Filter;
  name: string;
  /** The number of posts; null when the index does not contain the filter's value. */
  count: number | null;
  active: boolean;
}

/** A link that activates a filter, or removes it when it is active. */
function FilterChip({ filter, name, count, active }: ChipProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  return (
    <ChipLink asChild {...(active && { 'aria-current': 'true' as const })}>
      <Link to={`${pagePath('blog', locale)}${listPageQuery(firstPage(active ? null : filter))}`} state={KEEP_PLACE}>
        {active ? (
          <>
            <span aria-hidden="true">{name}</span>
            <VisuallyHidden>{t('filter.remove', { what: name })}</VisuallyHidden>
            <LuX aria-hidden="true" />
          </>
        ) : (
          <>
            {name}
            {count !== null && (
              <>
                <chakra.span aria-hidden="true" color="fg.muted" fontWeight="normal">
                  {count}
                </chakra.span>
                <VisuallyHidden>, {t('count', { count })}</VisuallyHidden>
              </>
            )}
          </>
        )}
      </Link>
    </ChipLink>
  );
}

/** On narrow screens the categories are one horizontally scrolling row: scrolls the active one into view when `key` changes. */
function useActiveInView(key: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const active = row.current?.querySelector('[aria-current]')?.closest('li');
    if (row.current && active) row.current.scrollLeft = active.offsetLeft - row.current.clientWidth / 3;
  }, [key]);
  return row;
}

interface BlogFiltersProps {
  /** Undefined while it is loading and when it could not be loaded; then only the active filter is shown. */
  index: BlogIndex | undefined;
  loading: boolean;
  filter: Filter | null;
}

/** Links that filter the posts by one category or one tag. */
export function BlogFilters({ index, loading, filter }: BlogFiltersProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const isActive = (by: Filter['by'], value: string): boolean => filter?.by === by && filter.value === value;
  const row = useActiveInView(`${filter?.by ?? ''} ${filter?.value ?? ''} ${String(loading)}`);

  const categories = index?.categories ?? [];
  const tags = [...(index?.tags ?? [])].sort((a, b) => b.count - a.count);
  const isListed =
    !filter ||
    (filter.by === 'category' ? categories.some(({ slug }) => slug === filter.value) : tags.some(({ tag }) => tag === filter.value));

  return (
    <chakra.nav aria-label={t('filter.label')} mb={{ base: '8', md: '10' }}>
      <chakra.ul
        ref={row}
        position="relative"
        display="flex"
        gap="2"
        flexWrap={{ base: 'nowrap', md: 'wrap' }}
        overflowX={{ base: 'auto', md: 'visible' }}
        mx={{ base: '-5', sm: '-6', md: '0' }}
        px={{ base: '5', sm: '6', md: '0' }}
        py="1.5"
        css={{ scrollbarWidth: 'none' }}
      >
        <chakra.li listStyleType="none" flexShrink="0">
          <ChipLink asChild {...(!filter && { 'aria-current': 'true' as const })}>
            <Link to={pagePath('blog', locale)} state={KEEP_PLACE}>
              {t('filter.all')}
            </Link>
          </ChipLink>
        </chakra.li>
        {filter && !isListed && !loading && (
          <chakra.li listStyleType="none" flexShrink="0" maxW="full">
            <FilterChip filter={filter} name={filter.value} count={null} active />
          </chakra.li>
        )}
        {loading &&
          ['7rem', '9rem', '8rem', '7rem'].map((width, index) => (
            <chakra.li key={index} listStyleType="none" flexShrink="0" aria-hidden="true">
              <Skeleton h="11" w={width} borderRadius="full" />
            </chakra.li>
          ))}
        {categories.map(({ slug, count, ...names }) => (
          <chakra.li key={slug} listStyleType="none" flexShrink="0">
            <FilterChip
              filter={{ by: 'category', value: slug }}
              name={names[locale]}
              count={count}
              active={isActive('category', slug)}
            />
          </chakra.li>
        ))}
      </chakra.ul>
      {loading && <Skeleton h="11" w="32" mt="2" borderRadius="full" />}
      {tags.length > 0 && (
        <chakra.details mt="2" open={filter?.by === 'tag'}>
          <ChipSummary>
            {t('filter.tags')}
            <LuChevronDown aria-hidden="true" />
          </ChipSummary>
          <HStack as="ul" gap="2" mt="3" flexWrap="wrap">
            {tags.map(({ tag, count }) => (
              <chakra.li key={tag} listStyleType="none" maxW="full">
                <FilterChip filter={{ by: 'tag', value: tag }} name={tag} count={count} active={isActive('tag', tag)} />
              </chakra.li>
            ))}
          </HStack>
        </chakra.details>
      )}
    </chakra.nav>
  );
}
