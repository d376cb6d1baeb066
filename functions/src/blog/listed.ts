import type { Locale } from '@app/domain/general/locale';
import type { ListedPost } from '@app/domain/publishing/public-change';
import { propertyOf, textProperty } from '@app/domain/general/property';
import { isSlug } from '@app/domain/general/slug';
import { isoOf } from '../platform/documents';

const textsIn = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];

function pageIn(pages: unknown, locale: Locale): number | null {
  const page = propertyOf(pages, locale);
  return typeof page === 'number' ? page : null;
}

/**
 * The date for a post that has no publication date because it wasn't published through a save. Such posts
 * come last.
 */
const NO_DATE = new Date(0).toISOString();

/**
 * Returns where a post is listed, based on its document's fields, or null if it isn't published or has no
 * valid slug. Missing fields get defaults so that they don't stop the publisher.
 */
export function listedPost(fields: Record<string, unknown> | undefined): ListedPost | null {
  if (fields?.published !== true || typeof fields.slug !== 'string' || !isSlug(fields.slug)) return null;
  const { slug, publishedAt, tagSlugs, listPage } = fields;
  return {
    slug,
    publishedAt: isoOf(publishedAt) ?? NO_DATE,
    categorySlug: textProperty(fields, 'categorySlug'),
    tagSlugs: textsIn(tagSlugs),
    listPage: { en: pageIn(listPage, 'en'), es: pageIn(listPage, 'es') },
  };
}
