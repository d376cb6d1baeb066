/** The file llms.txt: a summary of the site for language models. */
import { SERVICE_AREAS, business } from '@perro-wisdom/domain/business';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { absoluteUrl, feedPath, pagePath, postPath, type Page } from '@perro-wisdom/domain/paths';
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

/** Returns the summary as Markdown, in the format of llmstxt.org. */
export function llms(posts: readonly FeedPost[]): string {
  const { name, trainerName, city, phoneDisplay, email, hours } = business;
  const [firstDay, lastDay] = [hours.days[0], hours.days.at(-1)];
  const pages = Object.entries(PAGE_TITLES) as [Page, string][];
  return [
    `# ${name}`,
    '',
    '> Dog training in Puerto Rico, in English and Spanish: show dogs, obedience, behavior modification, '
      + `puppies and AKC certification, by ${trainerName}, AKC and CGC evaluator.`,
    '',
    `- Place: ${city}, Puerto Rico; also ${[...SERVICE_AREAS.metro.slice(1), ...SERVICE_AREAS.others].join(', ')}`,
    `- Hours: ${firstDay} to ${lastDay}, ${hours.opens} to ${hours.closes}`,
    `- Phone: ${phoneDisplay}`,
    `- Email: ${email}`,
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

/** Returns a link to the English page, followed by those in other languages: `[Blog](…/en/blog) ([es](…/es/blog))`. */
function links(title: string, pathIn: (locale: Locale) => string): string {
  const link = (text: string, locale: Locale) => `[${text}](${absoluteUrl(pathIn(locale))})`;
  const others = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).map((locale) => link(locale, locale));
  return `${link(title.replace(/[[\]\\]/g, '\\$&'), DEFAULT_LOCALE)} (${others.join(', ')})`;
}

const postLinks = ({ slug, titleEn }: FeedPost): string =>
  links(oneLine(titleEn), (locale) => postPath(slug, locale));

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
