/** The addresses that the blog's lists had as query strings of `/blog`, such as `/en/blog?tag=leash`. */
import type { Locale } from '../general/locale';
import { categoryPath, tagPath } from '../general/paths';
import { isSlug, slugify } from '../general/slug';

/** The part of `URLSearchParams` that is needed here. */
interface Query {
  get: (name: string) => string | null;
}

/** Returns the path of the category or tag that an old query string of the blog named; null if it named none. */
export function pathOfOldList(query: Query, locale: Locale): string | null {
  const category = query.get('category');
  if (category !== null) return isSlug(category) ? categoryPath(category, locale) : null;
  const tag = slugify(query.get('tag') ?? '');
  return tag === '' ? null : tagPath(tag, locale);
}
