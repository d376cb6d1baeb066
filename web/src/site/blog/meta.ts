import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize, type Locale } from '@app/domain/general/locale';

// Not `localize`: a missing Spanish meta text falls back to the Spanish title or excerpt, not to the English
// meta text.
const inLocale = (locale: Locale, english: string, spanish: string): string =>
  locale === 'es' ? spanish : english;

type Titled = Pick<BlogPostSummary, 'titleEn' | 'titleEs' | 'metaTitleEn' | 'metaTitleEs'>;

export function metaTitle(post: Titled, locale: Locale): string {
  return inLocale(locale, post.metaTitleEn, post.metaTitleEs) || localize(post, 'title', locale);
}

export function metaDescription(post: BlogPostSummary, locale: Locale): string {
  return (
    inLocale(locale, post.metaDescriptionEn, post.metaDescriptionEs) || localize(post, 'excerpt', locale)
  );
}
