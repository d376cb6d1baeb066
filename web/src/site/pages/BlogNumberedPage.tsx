import { VisuallyHidden } from '@chakra-ui/react';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { formatMonths } from '@app/domain/general/dates';
import type { Locale } from '@app/domain/general/locale';
import { listPagePath, pagePath } from '@app/domain/general/paths';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { BlogPager } from '../blog/BlogPager';
import { numberedPageQuery } from '../blog/data';
import { ListFrame } from '../blog/ListFrame';
import { ListNotFound } from '../blog/ListNotFound';
import { PostList } from '../blog/PostList';
import { useLocale } from '../../shared/i18n/useLocale';
import { load, type Loader } from '../../shared/data/loader';
import { withQueries } from '../platform/data/withQueries';
import { loadPlaceholder } from '../../shared/pictures/placeholderQuery';

/**
 * Returns the months in which the given posts were published; undefined if there are none. The posts must be
 * sorted from newest to oldest.
 */
function monthsOf(posts: readonly BlogPostSummary[], locale: Locale): string | undefined {
  const [newest, oldest] = [posts[0]?.publishedAt, posts.at(-1)?.publishedAt];
  return newest && oldest ? formatMonths(oldest, newest, locale) : undefined;
}

export const loader: Loader = async ({ client, locale, params: { page = '' } }) => {
  const list = await load(client, numberedPageQuery(page, locale));
  await loadPlaceholder(client, list?.posts[0]?.featuredImage);
};

/**
 * A numbered page of the blog. Page 1 contains the oldest posts, so a new post changes only the newest page.
 */
export const Component = withQueries(function BlogNumberedPage() {
  const { t } = useTranslation('blog');
  const locale = useLocale();
  const { page = '' } = useParams();
  const query = numberedPageQuery(page, locale);
  const posts = useQuery({ ...query, select: (list) => list?.posts ?? [] });
  const { data: isNewest } = useQuery({ ...query, select: (list) => list?.isNewest ?? null });

  if (isNewest === null) return <ListNotFound />;
  const months = monthsOf(posts.data ?? [], locale);
  const number = Number(page);
  return (
    <ListFrame
      title={posts.isPending ? undefined : months ? t('list.months', { months }) : t('list.posts')}
      index={false}
    >
      <section aria-labelledby="posts-title">
        <VisuallyHidden asChild>
          <h2 id="posts-title">{t('list.posts')}</h2>
        </VisuallyHidden>
        <PostList query={posts} />
      </section>
      {isNewest !== undefined && (
        <BlogPager
          newer={isNewest ? pagePath('blog', locale) : listPagePath(number + 1, locale)}
          older={number > 1 ? listPagePath(number - 1, locale) : null}
        />
      )}
    </ListFrame>
  );
});
