import { Timestamp } from 'firebase-admin/firestore';
import type { ListedPost } from '@perro-wisdom/domain/publishing/publication';
import { isSlug } from '@perro-wisdom/domain/general/slug';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

/** The date of a post that has none, because it was not published by a save: such a post comes last. */
const NO_DATE = new Date(0).toISOString();

/** Returns where a post is listed, from the fields of its document; null if it is not published. Incomplete fields do not stop the publisher. */
export function listedPost(fields: Record<string, unknown> | undefined): ListedPost | null {
  if (fields?.published !== true || typeof fields.slug !== 'string' || !isSlug(fields.slug)) return null;
  const { slug, publishedAt, categorySlug, tagSlugs, listPage } = fields;
  return {
    slug,
    publishedAt: publishedAt instanceof Timestamp ? publishedAt.toDate().toISOString() : NO_DATE,
    categorySlug: typeof categorySlug === 'string' ? categorySlug : '',
    tagSlugs: textsIn(tagSlugs),
    listPage: typeof listPage === 'number' ? listPage : 1,
  };
}
