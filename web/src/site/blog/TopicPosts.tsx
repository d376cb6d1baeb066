import { VisuallyHidden } from '@chakra-ui/react';
import { POSTS_PER_PAGE, type BlogPostSummary } from '@app/domain/blog/posts';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { MoreButton } from '../../shared/components/MoreButton';
import { Notice } from '../../shared/ui/Notice';
import { PostList } from './PostList';

export function TopicPosts({ list }: { list: UseInfiniteQueryResult<BlogPostSummary[]> }) {
  const { t } = useTranslation(['blog', 'common']);
  const shown = list.data?.length ?? 0;
  return (
    <section aria-labelledby="posts-title">
      <VisuallyHidden asChild>
        <h2 id="posts-title">{t('list.posts')}</h2>
      </VisuallyHidden>
      <PostList query={list} />
      {/* The status starts out empty, so that screen readers announce changes to it. */}
      <VisuallyHidden role="status">
        {shown > POSTS_PER_PAGE && t('more.shown', { count: shown })}
      </VisuallyHidden>
      {list.isFetchNextPageError && (
        <Notice role="alert" mt="6" title={t('common:load.failed')}>
          {t('common:load.failedDetail')}
        </Notice>
      )}
      {list.data && <MoreButton list={list} label={t('more')} busyLabel={t('common:loading')} />}
    </section>
  );
}
