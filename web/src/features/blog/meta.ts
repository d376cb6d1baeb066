/** What a search result and a shared link say of a post. */
import type { BlogPostSummary } from '@perro-wisdom/domain/blog';
import { localize, type Locale } from '@perro-wisdom/domain/locale';

// A missing Spanish meta text gives way to the Spanish title, not to the English meta text.
const own = (locale: Locale, english: string, spanish: string): string => (locale === 'es' ? spanish : english);

export function metaTitle(post: BlogPostSummary, locale: Locale): string {
  return own(locale, post.metaTitleEn, post.metaTitleEs) || localize(post, 'title', locale);
}

export function metaDescription(post: BlogPostSummary, locale: Locale): string {
  return own(locale, post.metaDescriptionEn, post.metaDescriptionEs) || localize(post, 'excerpt', locale);
}
