import { SERVICE_FIELDS } from '@app/domain/content/services';
import { POST_FIELDS } from '@app/domain/blog/posts';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { describe, expect, it } from 'vitest';
import { resources as english } from '../locales/en';
import { resources as spanish } from '../locales/es';
import { handbook as en } from '../locales/en/handbook';
import { handbook as es } from '../locales/es/handbook';
import { LABEL_ICONS } from './labelIcons';
import { PICTURES } from './pictures';
import { helpPath, HELP_TOPICS, LABEL, type Handbook } from './topics';

const HANDBOOKS: Record<Locale, Handbook> = { en, es };
const TEXTS: Record<string, Record<string, Record<string, string>>> = { en: english, es: spanish };
/** Quoted names that aren't labels in the owner's area: field names and a browser menu item. */
const QUOTED: Record<Locale, readonly string[]> = {
  en: [SERVICE_FIELDS.price.label.en, POST_FIELDS.featuredImage.label.en, 'Add to Home screen'],
  es: [SERVICE_FIELDS.price.label.es, POST_FIELDS.featuredImage.label.es, 'Añadir a pantalla de inicio'],
};
const WITHOUT_A_TASK: readonly string[] = [
  ADMIN_PAGES.login,
  ADMIN_PAGES.dashboard,
  ADMIN_PAGES.settings,
  ADMIN_PAGES.help,
];

it.each(Object.values(ADMIN_PAGES).filter((path) => !WITHOUT_A_TASK.includes(path)))(
  'links %s to its own task in the handbook',
  (path) => {
    expect(helpPath(path)).toMatch(/^\/admin\/help#/);
    expect(helpPath(path)).not.toBe(helpPath(ADMIN_PAGES.dashboard));
  },
);

it('links each kind of content, and a single message, to the matching tasks', () => {
  expect(helpPath(`${ADMIN_PAGES.content}/facts/facts`)).toBe('/admin/help#facts');
  expect(helpPath(`${ADMIN_PAGES.content}/pages/home`)).toBe('/admin/help#pages');
  expect(helpPath(`${ADMIN_PAGES.contactSubmissions}/abc`)).toBe('/admin/help#answers');
});

const SOURCES = Object.values(
  import.meta.glob<string>(['../**/*.{ts,tsx}', '!../locales/**', '!../help/**', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  }),
);

/**
 * Returns a component's source without the names that only screen readers use or the text that only wider
 * screens show.
 */
const shownOnPhone = (source: string): string =>
  source
    .replaceAll(/(?:'aria-label':|\b(?:aria-label|alt)=\{) ?(?:t\([^)]*\)|[^{}\n]*)/g, '')
    .replaceAll(/<(chakra\.\w+)[^<>]*\bhideBelow="(?:sm|md|lg)"[^<>]*>[^<]*<\/\1>/g, '')
    .replaceAll(/<VisuallyHidden[^<>]*>[^<]*<\/VisuallyHidden>/g, '');

/**
 * Returns whether a phone shows the text of a label anywhere. The source may build the key `mark.archive` as
 * `mark.${action}` or `${group}.archive`.
 */
function isShownOnPhone(label: string): boolean {
  const [namespace = '', key = ''] = label.split(':');
  const [name = ''] = key.split('_');
  const dot = name.lastIndexOf('.');
  const forms = [
    `'${name}'`,
    `:${name}'`,
    ...(dot === -1 ? [] : [`${name.slice(0, dot)}.\${`, `}${name.slice(dot)}\``]),
  ];
  return SOURCES.filter((source) => source.includes(`'${namespace}'`) || source.includes(`${namespace}:`))
    .map(shownOnPhone)
    .some((source) => forms.some((form) => source.includes(form)));
}

describe.each(LOCALES)('the handbook in %s', (locale) => {
  const texts = HELP_TOPICS.flatMap((topic) => {
    const { steps, notes = [] } = HANDBOOKS[locale][topic];
    return [...steps, ...notes];
  });

  it('has every task, with the same number of steps in both languages', () => {
    expect(Object.keys(HANDBOOKS[locale])).toEqual(HELP_TOPICS);
    for (const topic of HELP_TOPICS) expect(es[topic].steps, topic).toHaveLength(en[topic].steps.length);
  });

  it('refers only to labels that exist in the owner’s area', () => {
    const labels = texts.flatMap((text) => text.split(LABEL).filter((_, index) => index % 2 === 1));
    expect(labels.length).toBeGreaterThan(HELP_TOPICS.length);
    const missing = labels.filter((label) => {
      const [namespace = '', key = ''] = label.split(':');
      return !TEXTS[locale]?.[namespace]?.[key];
    });
    expect(missing).toEqual([]);
    expect(texts.filter((text) => /[{}]/.test(text.replaceAll(new RegExp(LABEL, 'g'), '')))).toEqual([]);
  });

  it('quotes only known names', () => {
    const quoted = texts.flatMap((text) => [...text.matchAll(/[«“]([^»”]+)[»”]/g)].map(([, name]) => name));
    expect(new Set(quoted)).toEqual(new Set(QUOTED[locale]));
  });

  it('refers only to labels that a phone shows as text or as a known icon', () => {
    const labels = texts.flatMap((text) => text.split(LABEL).filter((_, index) => index % 2 === 1));
    expect(labels.filter((label) => !LABEL_ICONS[label] && !isShownOnPhone(label))).toEqual([]);
  });

  it('has screenshots for the same tasks in both languages', () => {
    const tasksOf = (language: string) =>
      Object.keys(PICTURES)
        .filter((name) => name.startsWith(`${language}-`))
        .map((name) => name.slice(3));
    expect(tasksOf(locale).length).toBeGreaterThan(8);
    expect(HELP_TOPICS).toEqual(expect.arrayContaining(tasksOf(locale)));
    expect(tasksOf('en')).toEqual(tasksOf('es'));
  });
});
