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
import { countPages, countPosts, listPageQuery, newerPage, olderPage, type ListPage } from './listPage';
import { PostCards, PostCardSkeleton, postGrid } from './PostCards';

/** Two rows of cards, without the lead post. */
const SKELETONS = 6;

/** Shown when the blog has no posts at all, or when the URL is invalid or matches no posts. */
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

/** Focuses the list's title when another page of the same list is shown: the link that was followed may be gone. */
function useFocusOnPageChange(page: ListPage | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const filter = `${page?.filter?.by ?? ''} ${page?.filter?.value ?? ''}`;
  const query = page ? listPageQuery(page) : '';
  const previous = useRef({ filter, query });
  useEffect(() => {
    const hasChanged = previous.current.filter === filter && previous.current.query !== query;
    previous.current = { filter, query };
    if (hasChanged) heading.current?.focus({ preventScroll: true });
  }, [filter, query]);
  return heading;
}

interface BlogListProps {
  /** Null when the URL is invalid. */
  page: ListPage | null;
  posts: UseQueryResult<BlogPostSummary[]>;
  index: UseQueryResult<BlogIndex>;
  /** Empty while the name of the category is loading. */
  title: string;
}

/** One page of posts under its title, with links to the other pages. */
export function BlogList({ page, posts, index, title }: BlogListProps) {
  const { t } = useTranslation(['blog', 'common']);
  const heading = useFocusOnPageChange(page);
  const filter = page?.filter ?? null;
  const total = index.data && page ? countPosts(index.data, filter) : null;
  const pageCount = total === null ? null : countPages(total);
  const number = page?.number ?? null;
  const label =
    number !== null && pageCount !== null && pageCount > 1 && number <= pageCount ? t('pages.place', { page: number, pages: pageCount }) : '';
  const isFront = page !== null && listPageQuery(page) === '';
  const isEmpty = page === null || posts.data?.length === 0;

  const firstPost = posts.data?.[0];
  const lastPost = posts.data?.at(-1);
  const first = firstPost && cursorOf(firstPost);
  const last = lastPost && cursorOf(lastPost);
  const loaded = page && posts.data && first && last ? { page, first, last, length: posts.data.length, pageCount } : null;

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
        <NoPosts isBlogEmpty={isFront} />
      ) : (
        <QueryList
          query={posts}
          skeleton={<PostCardSkeleton withLead={isFront} />}
          skeletons={isFront ? SKELETONS + 1 : SKELETONS}
          layout={postGrid}
          empty={t('list.nothing')}
        >
          {(items) => <PostCards posts={items} withLead={isFront} />}
        </QueryList>
      )}
      {loaded && <BlogPager newer={newerPage(loaded)} older={olderPage(loaded)} label={label} />}
    </section>
  );
}
