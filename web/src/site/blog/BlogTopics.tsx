import { Flex, chakra } from '@chakra-ui/react';
import { categoryPath, pagePath, tagPath } from '@app/domain/general/paths';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLocale } from '../../shared/i18n/useLocale';
import { DetailsSummary } from '../../shared/ui/DetailsSummary';
import { Skeleton } from '../../shared/ui/Skeleton';
import type { NamedTopic } from '@app/domain/blog/list';

const ChipLink = chakra('a', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
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
    textDecoration: 'none',
    transitionProperty: 'background-color, border-color',
    transitionDuration: 'fast',
    _hover: { borderColor: 'fg', bg: 'bg.subtle' },
    '&[aria-current]': {
      bg: 'fg',
      borderColor: 'fg',
      color: 'bg',
      _hover: { bg: 'fg' },
      // Outlines the current topic in forced-colors mode, which overrides background and border colors.
      _highContrast: { outline: '2px solid', outlineOffset: '-4px' },
    },
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

/**
 * Scrolls the current category into view when `key` changes. On narrow screens, the categories are in a row
 * that scrolls horizontally.
 */
function useCurrentInView(key: string) {
  const row = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const current = row.current?.querySelector('[aria-current]')?.closest('li');
    if (row.current && current) row.current.scrollLeft = current.offsetLeft - row.current.clientWidth / 3;
  }, [key]);
  return row;
}

interface BlogTopicsProps {
  /** The categories; undefined while loading or if loading fails. */
  categories: readonly NamedTopic[] | undefined;
  tags?: readonly NamedTopic[] | undefined;
  loading: boolean;
  /** The slug of the current category; omitted on the front page, which shows all posts. */
  current?: string;
}

/**
 * The links to the categories and, on the blog's front page, to the tags. Renders nothing on the front page
 * of a blog without topics.
 */
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
          <DetailsSummary w="fit-content" fontSize="sm">
            {t('topics.tags')}
          </DetailsSummary>
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
