/** Renders the RSS 2.0 feed of the newest posts. */
import type { BlogPost } from '@app/domain/blog/posts';
import { localize, type Locale } from '@app/domain/general/locale';
import { message } from '@app/domain/messages';
import { absoluteUrl, feedPath, pagePath, postPath } from '@app/domain/general/paths';
import { sanitizePostHtml } from '../../blog/html';
import type { SiteContent } from '../../content/site';
import { document, element, emptyElement, escapeXml, group } from '../../platform/xml';

export const FEED_POSTS_LIMIT = 20;

export type FeedPost = Omit<BlogPost, 'publishedAt'> & { publishedAt: string };

/** Formats a date for RSS: `Wed, 05 Mar 2025 16:00:00 GMT`. */
const rssDate = (iso: string): string => new Date(iso).toUTCString();

/** Returns the feed for one language. Expects the newest post first. */
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
      localize(blog, 'metaDescription', locale) ||
        localize(blog, 'intro', locale) ||
        localize(facts, 'tagline', locale) ||
        message(locale, 'blog.feedDescription'),
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
      'xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
      'xmlns:atom': 'http://www.w3.org/2005/Atom',
      'xmlns:dc': 'http://purl.org/dc/elements/1.1/',
    }),
  );
}

/**
 * Returns a post's sanitized HTML with absolute URLs: paths are prefixed with the site's URL, and fragments
 * (`#…`) with the post's URL.
 */
const forOtherSites = (html: string, link: string, absolute: (path: string) => string): string =>
  sanitizePostHtml(html).replace(/<(?:a|img) [^>]*>/g, (tag) =>
    tag
      .replace(/ (href|src)="(?=\/(?!\/))/, ` $1="${escapeXml(absolute(''))}`)
      .replace(/ href="(?=#)/, ` href="${escapeXml(link)}`),
  );

function item(post: FeedPost, locale: Locale, absolute: (path: string) => string): string {
  const author = localize(post, 'author', locale);
  const link = absolute(postPath(post.slug, locale));
  const content = forOtherSites(localize(post, 'content', locale), link, absolute);
  return group('item', [
    element('title', localize(post, 'title', locale)),
    element('link', link),
    // The id doesn't change when the post is renamed, so feed readers don't show the post twice.
    element('guid', `${post.id}-${locale}`, { isPermaLink: 'false' }),
    element('pubDate', rssDate(post.publishedAt)),
    ...(author ? [element('dc:creator', author)] : []),
    element('category', localize(post, 'category', locale)),
    element('description', localize(post, 'excerpt', locale)),
    ...(content ? [element('content:encoded', content)] : []),
  ]);
}
