import { ADMIN_PAGES } from '@app/domain/general/paths';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { describe, expect, it } from 'vitest';
import { resources as english } from '../locales/en';
import { resources as spanish } from '../locales/es';
import { handbook as en } from '../locales/en/handbook';
import { handbook as es } from '../locales/es/handbook';
import { PICTURES } from './pictures';
import { helpPath, HELP_TOPICS, LABEL, type Handbook } from './topics';

const HANDBOOKS: Record<Locale, Handbook> = { en, es };
const TEXTS: Record<string, Record<string, Record<string, string>>> = { en: english, es: spanish };
const WITHOUT_A_TASK: readonly string[] = [
  ADMIN_PAGES.login,
  ADMIN_PAGES.dashboard,
  ADMIN_PAGES.settings,
  ADMIN_PAGES.help,
];

it.each(Object.values(ADMIN_PAGES).filter((path) => !WITHOUT_A_TASK.includes(path)))(
  'the help of %s is about that screen',
  (path) => {
    expect(helpPath(path)).toMatch(/^\/admin\/help#/);
    expect(helpPath(path)).not.toBe(helpPath(ADMIN_PAGES.dashboard));
  },
);

it('each kind of content and a single message have their own task', () => {
  expect(helpPath(`${ADMIN_PAGES.content}/facts/facts`)).toBe('/admin/help#facts');
  expect(helpPath(`${ADMIN_PAGES.content}/pages/home`)).toBe('/admin/help#pages');
  expect(helpPath(`${ADMIN_PAGES.contactSubmissions}/abc`)).toBe('/admin/help#answers');
});

describe.each(LOCALES)('the handbook in %s', (locale) => {
  const texts = HELP_TOPICS.flatMap((topic) => {
    const { steps, notes = [] } = HANDBOOKS[locale][topic];
    return [...steps, ...notes];
  });

  it('has every task, with as many steps as in the other language', () => {
    expect(Object.keys(HANDBOOKS[locale])).toEqual(HELP_TOPICS);
    for (const topic of HELP_TOPICS) expect(es[topic].steps, topic).toHaveLength(en[topic].steps.length);
  });

  it('names labels that the owner’s area has', () => {
    const labels = texts.flatMap((text) => text.split(LABEL).filter((_, index) => index % 2 === 1));
    expect(labels.length).toBeGreaterThan(HELP_TOPICS.length);
    const missing = labels.filter((label) => {
      const [namespace = '', key = ''] = label.split(':');
      return !TEXTS[locale]?.[namespace]?.[key];
    });
    expect(missing).toEqual([]);
    expect(texts.filter((text) => /[{}]/.test(text.replaceAll(new RegExp(LABEL, 'g'), '')))).toEqual([]);
  });

  it('has pictures of tasks, the same as in the other language', () => {
    const tasksOf = (language: string) =>
      Object.keys(PICTURES)
        .filter((name) => name.startsWith(`${language}-`))
        .map((name) => name.slice(3));
    expect(tasksOf(locale).length).toBeGreaterThan(8);
    expect(HELP_TOPICS).toEqual(expect.arrayContaining(tasksOf(locale)));
    expect(tasksOf('en')).toEqual(tasksOf('es'));
  });
});
