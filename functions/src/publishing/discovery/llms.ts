/** The file llms.txt: a summary of the site for language models. */
import { displayPhone } from '@perro-wisdom/domain/content/facts';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { absoluteUrl, feedPath, pagePath, postPath, type Page } from '@perro-wisdom/domain/general/paths';
import { weekdayRuns } from '@perro-wisdom/domain/content/opening-hours';
import type { SiteContent } from '../../content/site';
import type { FeedPost } from './feed';

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
  const times = hours.map(({ days, opens, closes }) => {
    const runs = weekdayRuns(days).map(({ first, last }) => (first === last ? first : `${first} to ${last}`));
    return `${runs.join(' and ')}, ${opens} to ${closes}`;
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
  posts: readonly FeedPost[],
  { facts, home }: Pick<SiteContent, 'facts' | 'home'>,
): string {
  const pages = Object.entries(PAGE_TITLES) as [Page, string][];
  const links = linksAt(facts);
  const postLinks = ({ slug, titleEn }: FeedPost): string =>
    links(oneLine(titleEn), (locale) => postPath(slug, locale));
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
    ...posts.map((post) => `- ${postLinks(post)}: ${oneLine(post.excerptEn)}`),
    '',
    '## Feeds',
    '',
    `- ${links('RSS', feedPath)}`,
    '',
  ].join('\n');
}

/** Returns a function that makes a link to the English page, followed by those in other languages: `[Blog](…/en/blog) ([es](…/es/blog))`. */
const linksAt =
  (facts: SiteContent['facts']) =>
  (title: string, pathIn: (locale: Locale) => string): string => {
    const link = (text: string, locale: Locale) => `[${text}](${absoluteUrl(pathIn(locale), facts)})`;
    const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) =>
      link(locale, locale),
    );
    return `${link(title.replace(/[[\]\\]/g, '\\$&'), DEFAULT_LOCALE)} (${others.join(', ')})`;
  };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
