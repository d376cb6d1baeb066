import type { BlogPostSummary } from '@app/domain/blog/posts';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { QueryList } from '../platform/components/QueryList';
import { PostCards } from './PostCards';

interface PostListProps {
  query: ComponentProps<typeof QueryList<BlogPostSummary>>['query'];
  withLead?: boolean;
}

export function PostList({ query, withLead = false }: PostListProps) {
  const { t } = useTranslation('blog');
  return (
    <QueryList query={query} empty={t('list.nothing')}>
      {(posts) => <PostCards posts={posts} withLead={withLead} />}
    </QueryList>
  );
}
