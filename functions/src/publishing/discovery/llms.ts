/** Renders llms.txt, a summary of the site for language models. */
import { displayPhone, type Weekday } from '@app/domain/content/facts';
import { onlyLocale, siteLocales } from '@app/domain/content/site-languages';
import { DEFAULT_LOCALE, fieldIn, localize, type Locale } from '@app/domain/general/locale';
import { absoluteUrl, feedPath, ownPagePath, pagePath, postPath, type Page } from '@app/domain/general/paths';
import { timesByDays, weekdayRuns } from '@app/domain/content/opening-hours';
import type { OwnPage } from '@app/domain/content/own-pages';
import type { SiteContent } from '../../content/site';
import type { BlogPostSummary } from '@app/domain/blog/posts';
import { BUSINESS } from './files';

export const LLMS_PATH = '/llms.txt';

/** The properties that a link to a post or page needs. */
type Linked = Pick<OwnPage, 'slug' | 'titleEn' | 'titleEs' | 'languages'>;

const WORDS = {
  en: {
    pages: {
      home: 'Home',
      about: 'About the trainer',
      services: 'Services and questions people ask',
      blog: 'Blog',
      testimonials: 'What clients say',
      contact: 'Contact and service areas',
      privacy: 'Privacy',
      terms: 'Terms',
    },
    summary: 'Dog training, in English.',
    place: 'Place',
    also: 'also',
    hours: 'Hours',
    days: null,
    to: 'to',
    and: 'and',
    phone: 'Phone',
    email: 'Email',
    headings: { pages: 'Pages', posts: 'Newest posts', feeds: 'Feeds' },
  },
  es: {
    pages: {
      home: 'Inicio',
      about: 'Quién adiestra',
      services: 'Servicios y preguntas frecuentes',
      blog: 'Blog',
      testimonials: 'Lo que dicen los clientes',
      contact: 'Contacto y pueblos que se atienden',
      privacy: 'Privacidad',
      terms: 'Términos',
    },
    summary: 'Adiestramiento de perros, en español.',
    place: 'Lugar',
    also: 'también',
    hours: 'Horario',
    days: {
      Monday: 'lunes',
      Tuesday: 'martes',
      Wednesday: 'miércoles',
      Thursday: 'jueves',
      Friday: 'viernes',
      Saturday: 'sábado',
      Sunday: 'domingo',
    },
    to: 'a',
    and: 'y',
    phone: 'Teléfono',
    email: 'Correo electrónico',
    headings: { pages: 'Páginas', posts: 'Artículos más recientes', feeds: 'Canales RSS' },
  },
} as const satisfies Record<
  Locale,
  Record<string, unknown> & { pages: Record<Page, string>; days: Record<Weekday, string> | null }
>;

/** Returns the known facts about the business, one per line. */
function factLines({ city, areas, hours, phone, email }: SiteContent['facts'], locale: Locale): string[] {
  const words = WORDS[locale];
  const name = (day: Weekday): string => words.days?.[day] ?? day;
  const others = areas.map(({ name }) => name).filter((name) => name !== city);
  const places = [city, others.length > 0 && `${city && `${words.also} `}${others.join(', ')}`]
    .filter(Boolean)
    .join('; ');
  const times = timesByDays(hours).map(({ days, spans }) => {
    const runs = weekdayRuns(days).map(({ first, last }) =>
      first === last ? name(first) : `${name(first)} ${words.to} ${name(last)}`,
    );
    const open = spans.map(({ opens, closes }) => `${opens} ${words.to} ${closes}`);
    return `${runs.join(` ${words.and} `)}, ${open.join(` ${words.and} `)}`;
  });
  const known = [
    [words.place, places],
    [words.hours, times.join('; ')],
    [words.phone, displayPhone(phone)],
    [words.email, email],
  ];
  return known.flatMap(([label, value]) => (value ? [`- ${label}: ${value}`] : []));
}

/**
 * Returns the summary as Markdown in the llmstxt.org format. The text is in English, or in the site's
 * language if it has only one.
 */
export function llms(
  posts: readonly BlogPostSummary[],
  { facts, home, ownPages }: Pick<SiteContent, 'facts' | 'home'> & { ownPages: readonly Linked[] },
): string {
  const only = onlyLocale(facts);
  const own = only ?? DEFAULT_LOCALE;
  const words = WORDS[own];
  const pages = Object.entries(words.pages) as [Page, string][];
  const links = linksAt(facts);
  const description = oneLine(home[fieldIn(own, 'metaDescription')] || facts[fieldIn(own, 'tagline')]);
  const isShown = ({ languages }: Linked): boolean => only === null || languages[only];
  const linksTo = (linked: Linked, pathIn: (slug: string, locale: Locale) => string): string =>
    links(oneLine(localize(linked, 'title', own)), (locale) => pathIn(linked.slug, locale), linked.languages);
  return [
    `# ${facts.name || BUSINESS[own]}`,
    '',
    `> ${description || (only ? words.summary : 'Dog training, in English and Spanish.')}`,
    '',
    ...factLines(facts, own),
    '',
    `## ${words.headings.pages}`,
    '',
    ...pages.map(([page, title]) => `- ${links(title, (locale) => pagePath(page, locale))}`),
    ...ownPages.filter(isShown).map((page) => `- ${linksTo(page, ownPagePath)}`),
    '',
    `## ${words.headings.posts}`,
    '',
    ...posts
      .filter(isShown)
      .map((post) => `- ${linksTo(post, postPath)}: ${oneLine(localize(post, 'excerpt', own))}`),
    '',
    `## ${words.headings.feeds}`,
    '',
    `- ${links('RSS', feedPath)}`,
    '',
  ].join('\n');
}

/**
 * Returns a function that formats a link to the English page, followed by links to its translations:
 * `[Blog](…/en/blog) ([es](…/es/blog))`. A page without an English version gets a single link.
 */
const linksAt =
  (facts: SiteContent['facts']) =>
  (title: string, pathIn: (locale: Locale) => string, languages = { en: true, es: true }): string => {
    const link = (text: string, locale: Locale) => `[${text}](${absoluteUrl(pathIn(locale), facts)})`;
    const [first = DEFAULT_LOCALE, ...others] = siteLocales(facts).filter((locale) => languages[locale]);
    const also = others.map((locale) => link(locale, locale)).join(', ');
    return link(title.replace(/[[\]\\]/g, '\\$&'), first) + (also && ` (${also})`);
  };

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
