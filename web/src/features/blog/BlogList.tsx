import { VisuallyHidden, chakra } from '@chakra-ui/react';
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import type { BlogIndex } from '@perro-wisdom/domain/blog-index';
import { pagePath } from '@perro-wisdom/domain/paths';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryList } from '../../platform/components/QueryList';
import { useLocale } from '../../platform/i18n/useLocale';
import { LinkButton } from '../../ui/LinkButton';
import { Notice } from '../../ui/Notice';
import { Skeleton } from '../../ui/Skeleton';
import { BlogPager } from './BlogPager';
import { cursorOf } from './cursor';
import { countPages, countPosts, FIRST_PAGE, newerPlace, olderPlace, placeQuery, type Place } from './place';
import { PostCards, PostCardSkeleton, postGrid } from './PostCards';

/** Two rows, and the post that leads. */
const SKELETONS = 6;

/** Nothing to show: a blog without posts, or an address that leads nowhere. */
function NoPosts({ isBlogEmpty }: { isBlogEmpty: boolean }) {
  const { t } = useTranslation(['blog', 'common']);
  const locale = useLocale();
  return (
    <Notice title={t(isBlogEmpty ? 'list.empty' : 'list.nothing')}>
      <p>{t(isBlogEmpty ? 'list.emptyDetail' : 'list.nothingDetail')}</p>
      <LinkButton to={pagePath(isBlogEmpty ? 'contact' : 'blog', locale)} variant="outline" mt="5">
        {t(isBlogEmpty ? 'common:nav.contact' : 'list.everything')}
      </LinkButton>
    </Notice>
  );
}

/** After a turn of the page the focus goes to the list's title: the link that was pressed may be gone. */
function useFocusOnTurn(place: Place | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = `${place?.filter?.by ?? ''} ${place?.filter?.value ?? ''}`;
  const query = place ? placeQuery(place) : '';
  const shown = useRef({ filter, query });
  useEffect(() => {
    const turned = shown.current.filter === filter && shown.current.query !== query;
    shown.current = { filter, query };
    if (turned) heading.current?.focus({ preventScroll: true });
  }, [filter, query]);
  return heading;
}

interface BlogListProps {
  /** Null where the address means nothing. */
  place: Place | null;
  posts: UseQueryResult<BlogPostSummary[]>;
  index: UseQueryResult<BlogIndex>;
  /** What is listed; empty while its name is not known. */
  title: string;
}

/** One page of posts under its title, with the ways to the other pages. */
export function BlogList({ place, posts, index, title }: BlogListProps) {
  const { t } = useTranslation(['blog', 'common']);
  const heading = useFocusOnTurn(place);
  const filter = place?.filter ?? null;
  const total = index.data && place ? countPosts(index.data, filter) : null;
  const pages = total === null ? null : countPages(total);
  const page = place?.page ?? null;
  const label = page !== null && pages !== null && pages > 1 && page <= pages ? t('pages.place', { page, pages }) : '';
  const withLead = place?.filter === null && place.from === null;
  const isEmpty = place === null || posts.data?.length === 0;

  const first = posts.data?.[0];
  const last = posts.data?.at(-1);
  const cursors = first && last && { first: cursorOf(first), last: cursorOf(last) };
  const shown =
    place && posts.data && cursors?.first && cursors.last
      ? { place, first: cursors.first, last: cursors.last, length: posts.data.length, pages }
      : null;

  return (
    <section aria-labelledby="posts-title">
      <chakra.div display="flex" flexWrap="wrap" alignItems="baseline" justifyContent="space-between" columnGap="6" rowGap="1" mb="6">
        <chakra.h2 id="posts-title" ref={heading} tabIndex={-1} textStyle="h2" overflowWrap="anywhere">
          {title || (
            <>
              <VisuallyHidden>{t('common:loading')}</VisuallyHidden>
              <Skeleton h="1em" w="32" maxW="full" />
            </>
          )}
        </chakra.h2>
        <chakra.p role="status" color="fg.muted" minH="6">
          {!isEmpty && total !== null && total > 0 && [t('count', { count: total }), label].filter(Boolean).join(' · ')}
        </chakra.p>
      </chakra.div>
      {isEmpty ? (
        <NoPosts isBlogEmpty={place !== null && placeQuery(place) === placeQuery(FIRST_PAGE)} />
      ) : (
        <QueryList
          query={posts}
          skeleton={<PostCardSkeleton withLead={withLead} />}
          skeletons={withLead ? SKELETONS + 1 : SKELETONS}
          layout={postGrid}
          empty={t('list.nothing')}
        >
          {(items) => <PostCards posts={items} withLead={withLead} />}
        </QueryList>
      )}
      {shown && <BlogPager newer={newerPlace(shown)} older={olderPlace(shown)} label={label} />}
    </section>
  );
}
