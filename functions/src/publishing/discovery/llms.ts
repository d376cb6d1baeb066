/** The file llms.txt: a summary of the site for language models. */
import { displayPhone } from '@app/domain/content/facts';
import { DEFAULT_LOCALE, LOCALES, localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, feedPath, pagePath, postPath, type Page } from '@app/domain/general/paths';
import { timesByDays, weekdayRuns } from '@app/domain/content/opening-hours';
import type { SiteContent } from '../../content/site';
import type { BlogPostSummary } from '@app/domain/blog/posts';

export const LLMS_PATH = '/llms.txt';

const PAGE_TITLES: Record<Page, string> = {
  home: 'Home',
  about: 'About the trainer',
  services: 'Services and questions people ask',
  blog: 'Blog',
  testimonials: 'What clients say',
  contact: 'Contact and service areas',
  privacy: 'Privacy',
  terms: 'Terms',
};

/** Returns what is known of the business, one line each. */
function factLines({ city, areas, hours, phone, email }: SiteContent['facts']): string[] {
  const others = areas.map(({ name }) => name).filter((name) => name !== city);
  const places = [city, others.length > 0 && `${city && 'also '}${others.join(', ')}`]
    .filter(Boolean)
    .join('; ');
  const times = timesByDays(hours).map(({ days, spans }) => {
    const runs = weekdayRuns(days).map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
    const open = spans.map(({ opens, closes }) => `${opens} to ${closes}`);
    return `${runs.join(' and ')}, ${open.join(' and ')}`;
  });
  const known = [
    ['Place', places],
    ['Hours', times.join('; ')],
    ['Phone', displayPhone(phone)],
    ['Email', email],
  ];
  return known.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : []));
}

/** Returns the summary as Markdown, in the format of llmstxt.org. */
export function llms(
  posts: readonly BlogPostSummary[],
  { facts, home }: Pick<SiteContent, 'facts' | 'home'>,
): string {
  const pages = Object.entries(PAGE_TITLES) as [Page, string][];
  const links = linksAt(facts);
  const postLinks = (post: BlogPostSummary): string =>
    links(
      oneLine(localize(post, 'title', DEFAULT_LOCALE)),
      (locale) => postPath(post.slug, locale),
      post.languages,
    );
  return [
    `# ${facts.name || 'Dog training'}`,
    '',
    `> ${oneLine(home.metaDescriptionEn) || 'Dog training, in English and Spanish.'}`,
    '',
    ...factLines(facts),
    '',
    '## Pages',
    '',
    ...pages.map(([page, title]) => `- ${links(title, (locale) => pagePath(page, locale))}`),
    '',
    '## Newest posts',
    '',
    ...posts.map((post) => `- ${postLinks(post)}: ${oneLine(localize(post, 'excerpt', DEFAULT_LOCALE))}`),
    '',
    '## Feeds',
    '',
    `- ${links('RSS', feedPath)}`,
    '',
  ].join('\n');
}

/**
 * Returns a function that makes a link to the English page, followed by those in other languages: `[Blog](…/en/blog) ([es](…/es/blog))`. What
 * cannot be read in English has one link.
 */
const linksAt =
  (facts: SiteContent['facts']) =>
  (title: string, pathIn: (locale: Locale) => string, languages = { en: true, es: true }): string => {
    const link = (text: string, locale: Locale) => `[${text}](${absoluteUrl(pathIn(locale), facts)})`;
    const [first = DEFAULT_LOCALE, ...others] = LOCALES.filter((locale) => languages[locale]);
    const also = others.map((locale) => link(locale, locale)).join(', ');
    return link(title.replace(/[[\]\\]/g, '\\$&'), first) + (also && ` (${also})`);
  };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
