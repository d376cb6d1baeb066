import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize, type Locale } from '@app/domain/general/locale';

// This doesn't use `localize`, because a missing Spanish meta title or description is replaced by the Spanish
// title, excerpt or intro, not by the English meta title or description.
const inLocale = (locale: Locale, english: string, spanish: string): string =>
  locale === 'es' ? spanish : english;

type Titled = Pick<BlogPostSummary, 'titleEn' | 'titleEs' | 'metaTitleEn' | 'metaTitleEs'>;

export function metaTitle(post: Titled, locale: Locale): string {
  return inLocale(locale, post.metaTitleEn, post.metaTitleEs) || localize(post, 'title', locale);
}

type Described = Pick<BlogPostSummary, 'metaDescriptionEn' | 'metaDescriptionEs'>;

/** Returns the meta description that the owner wrote in this language, or an empty string. */
export const ownMetaDescription = (content: Described, locale: Locale): string =>
  inLocale(locale, content.metaDescriptionEn, content.metaDescriptionEs);

export const metaDescription = (post: BlogPostSummary, locale: Locale): string =>
  ownMetaDescription(post, locale) || localize(post, 'excerpt', locale);
