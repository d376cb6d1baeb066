import type { BlogPostSummary } from '@app/domain/blog/posts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryList } from '../platform/components/QueryList';
import { PostCards } from './PostCards';

interface PostListProps {
  query: ComponentProps<typeof QueryList<BlogPostSummary>>['query'];
  /** Whether the first post has the large layout. */
  withLead?: boolean;
}

/** Posts as cards, in the four states of a list. */
export function PostList({ query, withLead = false }: PostListProps) {
  const { t } = useTranslation('blog');
  return (
    <QueryList query={query} empty={t('list.nothing')}>
      {(posts) => <PostCards posts={posts} withLead={withLead} />}
    </QueryList>
  );
}
