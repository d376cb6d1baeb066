/** The RSS 2.0 feed of the newest posts. */
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { localize, type Locale } from '@app/domain/general/locale';
import { message } from '@app/domain/messages';
import type { SiteContent } from '../../content/site';
import { absoluteUrl, feedPath, pagePath, postPath } from '@app/domain/general/paths';
import { document, element, emptyElement, group } from '../../platform/xml';

export const FEED_POSTS_LIMIT = 20;

export type FeedPost = Omit<BlogPostSummary, 'publishedAt'> & { publishedAt: string };

/** Formats a date as RSS and e-mail do: `Wed, 05 Mar 2025 16:00:00 GMT`. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();

/** Returns the feed in one language. Expects the posts newest first. */
export function feed(
  posts: readonly FeedPost[],
  locale: Locale,
  { facts, blog }: Pick<SiteContent, 'facts' | 'blog'>,
): string {
  const absolute = (path: string) => absoluteUrl(path, facts);
  const title = localize(blog, 'metaTitle', locale) || localize(facts, 'blogName', locale) || facts.name;
  const [newest] = posts;
  const channel = group('channel', [
    element('title', title || message(locale, 'blog.feedTitle')),
    element('link', absolute(pagePath('blog', locale))),
    element(
      'description',
      localize(blog, 'metaDescription', locale) || message(locale, 'blog.feedDescription'),
    ),
    element('language', locale),
    emptyElement('atom:link', {
      href: absolute(feedPath(locale)),
      rel: 'self',
      type: 'application/rss+xml',
    }),
    ...(newest ? [element('lastBuildDate', rssDate(newest.publishedAt))] : []),
    ...posts.map((post) => item(post, locale, absolute)),
  ]);
  return document(
    group('rss', [channel], {
      version: '2.0',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  );
}

function item(post: FeedPost, locale: Locale, absolute: (path: string) => string): string {
  const author = localize(post, 'author', locale);
  return group('item', [
    element('title', localize(post, 'title', locale)),
    element('link', absolute(postPath(post.slug, locale))),
    // The id does not change when the post is renamed, so feed readers do not show it twice.
    element('guid', `${post.id}-${locale}`, { isPermaLink: 'false' }),
    element('pubDate', rssDate(post.publishedAt)),
    ...(author ? [element('dc:creator', author)] : []),
    element('category', localize(post, 'category', locale)),
    element('description', localize(post, 'excerpt', locale)),
  ]);
}
