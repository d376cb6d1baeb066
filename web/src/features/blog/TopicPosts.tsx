import { VisuallyHidden } from '@chakra-ui/react';
import { POSTS_PER_PAGE, type BlogPostSummary } from '@perro-wisdom/domain/blog';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../platform/components/MoreButton';
import { Notice } from '../../ui/Notice';
import { PostList } from './PostList';

/** The posts of a topic, with a button that appends more. */
export function TopicPosts({ posts }: { posts: UseInfiniteQueryResult<BlogPostSummary[]> }) {
  const { t } = useTranslation(['blog', 'common']);
  const shown = posts.data?.length ?? 0;
  return (
    <section aria-labelledby="posts-title">
      <VisuallyHidden asChild>
        <h2 id="posts-title">{t('list.posts')}</h2>
      </VisuallyHidden>
      <PostList query={posts} />
      {/* Announced when it changes: empty at first. */}
      <VisuallyHidden role="status">{shown > POSTS_PER_PAGE && t('more.shown', { count: shown })}</VisuallyHidden>
      {posts.isFetchNextPageError && (
        <Notice role="alert" mt="6" title={t('common:load.failed')}>
          {t('common:load.failedDetail')}
        </Notice>
      )}
      {posts.data && <MoreButton list={posts} label={t('more')} busyLabel={t('common:loading')} />}
    </section>
  );
}
