import { Flex, chakra } from '@chakra-ui/react';
import { categoryPath, pagePath, tagPath } from '@app/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { LuChevronDown } from 'react-icons/lu';
import { Link } from 'react-router-dom';
import { useLocale } from '../../shared/i18n/useLocale';
import { Skeleton } from '../../shared/ui/Skeleton';
import type { NamedTopic } from '@app/domain/blog/list';

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

function Chip({ to, name, current = false }: { to: string; name: string; current?: boolean }) {
  return (
    <chakra.li flexShrink="0" maxW="full">
      <ChipLink asChild {...(current && { 'aria-current': 'page' as const })}>
        <Link to={to}>{name}</Link>
      </ChipLink>
    </chakra.li>
  );
}

/** On narrow screens the categories are one horizontally scrolling row: scrolls the current one into view when `key` changes. */
function useCurrentInView(key: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.closest('li');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [key]);
  return row;
}

interface BlogTopicsProps {
  /** Undefined while they are loading and when they could not be loaded. */
  categories: readonly NamedTopic[] | undefined;
  tags?: readonly NamedTopic[] | undefined;
  loading: boolean;
  /** The slug of the category that is shown; without it, all posts are. */
  current?: string;
}

/** Links to the categories and, on the front page of the blog, to the tags. Nothing on the front page of a blog without topics. */
export function BlogTopics({ categories = [], tags = [], loading, current }: BlogTopicsProps) {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const row = useCurrentInView(`${current ?? ''} ${String(loading)}`);
  if (!loading && current === undefined && categories.length + tags.length === 0) return null;
  return (
    <chakra.nav aria-label={t('topics.label')} mb={{ base: '8', md: '10' }}>
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
        <Chip to={pagePath('blog', locale)} name={t('topics.all')} current={current === undefined} />
        {loading &&
          ['7rem', '9rem', '8rem', '7rem'].map((width, index) => (
            <chakra.li key={index} flexShrink="0" aria-hidden="true">
              <Skeleton h="11" w={width} borderRadius="full" />
            </chakra.li>
          ))}
        {categories.map(({ slug, name }) => (
          <Chip key={slug} to={categoryPath(slug, locale)} name={name} current={slug === current} />
        ))}
      </chakra.ul>
      {loading && current === undefined && <Skeleton h="11" w="32" mt="2" borderRadius="full" />}
      {tags.length > 0 && (
        <chakra.details mt="2">
          <ChipSummary>
            {t('topics.tags')}
            <LuChevronDown aria-hidden="true" />
          </ChipSummary>
          <Flex align="center" as="ul" gap="2" mt="3" flexWrap="wrap">
            {tags.map(({ slug, name }) => (
              <Chip key={slug} to={tagPath(slug, locale)} name={name} />
            ))}
          </Flex>
        </chakra.details>
      )}
    </chakra.nav>
  );
}
