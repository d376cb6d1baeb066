import { localizeTags, type BlogPostSummary } from '@app/domain/blog/posts';
import { localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, pagePath, postPath } from '@app/domain/general/paths';
import { socialImagePath } from '@app/domain/pictures/social-images';
import type { BlogPosting, WithContext } from 'schema-dts';
import type { Site } from '../../../shared/content/site';
import { businessId } from '../../platform/head/StructuredData';

/**
 * Returns a post as a schema.org `BlogPosting`. Omits missing values, because search engines report empty
 * values as errors.
 */
export function blogPosting(
  post: BlogPostSummary,
  locale: Locale,
  { facts, look }: Pick<Site, 'facts' | 'look'>,
) {
  const absolute = (path: string) => absoluteUrl(path, facts);
  const business = { '@id': businessId(facts) };
  const url = absolute(postPath(post.slug, locale));
  const author = localize(post, 'author', locale);
  return {
    '@context': 'https://schema.org',
    '@type': 'BlogPosting',
    '@id': url,
    mainEntityOfPage: url,
    url,
    headline: localize(post, 'title', locale),
    description: localize(post, 'excerpt', locale),
    articleSection: localize(post, 'category', locale),
    image: [socialImagePath(post, locale, look), post.featuredImage].filter(Boolean).map(absolute),
    inLanguage: locale,
    author: author ? { '@type': 'Person', name: author, url: absolute(pagePath('about', locale)) } : business,
    publisher: business,
    ...(post.publishedAt !== null && { datePublished: post.publishedAt }),
    ...(post.updatedAt !== null && { dateModified: post.updatedAt }),
    ...(post.tags.length > 0 && { keywords: localizeTags(post, locale) }),
  } satisfies WithContext<BlogPosting>;
}
