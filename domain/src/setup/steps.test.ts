import fc from 'fast-check';
import { NO_FACTS } from '../content/facts';
import { describe, expect, it } from 'vitest';
import type { ContentKind } from '../content/kinds';
import { CONTENT_KINDS } from '../content/kinds';
import type { DraftSummary } from '../drafts/drafts';
import type { LanguageStatus } from '../drafts/languages';
import { LOCALES, type Locale } from '../general/locale';
import {
  SETUP_TOPICS,
  demoTopics,
  isOpenIn,
  mainLanguage,
  setupProgress,
  setupSteps,
  type SetupInput,
  type SetupStep,
  type SetupState,
  type SetupTopic,
} from './steps';

const status = (missing: readonly Locale[], outOfDate: readonly Locale[] = []) => {
  const of = (locale: Locale): LanguageStatus => {
    if (missing.includes(locale)) return { state: 'missing', fields: ['title'] };
    return { state: outOfDate.includes(locale) ? 'outOfDate' : 'complete' };
  };
  return { en: of('en'), es: of('es') };
};

const draft = (kind: ContentKind, id: string, changes: Partial<DraftSummary> = {}): DraftSummary => ({
  kind,
  id,
  titleEn: '',
  titleEs: '',
  image: '',
  imageFocus: '',
  isDamaged: false,
  revision: 1,
  updatedAt: '2026-11-23T12:00:00.000Z',
  publishedAt: '2026-11-23T12:00:00.000Z',
  hasChanges: false,
  deletedAt: null,
  order: 0,
  isDemo: false,
  isEmpty: false,
  publicSlug: '',
  publishAt: null,
  scheduleProblem: null,
  status: status([]),
  ...changes,
});

const ownFacts = {
  ...NO_FACTS,
  name: 'Patitas',
  trainerName: 'Ivelisse',
  portrait: '/images/uploads/portrait-4x5.webp',
  phone: '939-555-0100',
  email: 'ivelisse@patitas.pr',
  whatsApp: '939-555-0100',
  instagram: 'https://www.instagram.com/patitas',
  areas: [{ name: 'Cabo Rojo', group: 'others' as const }],
};
const DRAFTS: [ContentKind, string][] = [
  ['facts', 'facts'],
  ['brand', 'brand'],
  ['pages', 'home'],
  ['pages', 'about'],
  ['legal', 'privacy'],
  ['legal', 'terms'],
  ['services', 'walks'],
  ['testimonials', 'luis'],
  ['ownPages', 'prices'],
];
const draftsWith = (changes: (kind: ContentKind, id: string) => Partial<DraftSummary> = () => ({})) =>
  DRAFTS.map(([kind, id]) => draft(kind, id, changes(kind, id)));

const complete: SetupInput = {
  facts: ownFacts,
  drafts: draftsWith(),
  posts: 'own',
  mail: 'confirmed',
  siteUrl: 'https://patitas.pr',
};
const empty: SetupInput = {
  facts: NO_FACTS,
  drafts: [],
  posts: 'none',
  mail: 'off',
  siteUrl: 'https://patitas-1234.web.app',
};

const stateOf = (input: SetupInput, topic: SetupTopic): SetupState | undefined =>
  setupSteps(input).find((step) => step.topic === topic)?.state;
const isOpen = (step: SetupStep) => LOCALES.some((locale) => isOpenIn(step, locale));
const openTopics = (input: SetupInput) =>
  setupSteps(input)
    .filter(isOpen)
    .map(({ topic }) => topic);

describe('the setup list', () => {
  it('has no open steps for a complete site', () => {
    expect(openTopics(complete)).toEqual([]);
    expect(setupSteps(complete).map(({ state }) => state)).toEqual(SETUP_TOPICS.map(() => 'done'));
  });

  it('shows only the required steps as open on an empty site', () => {
    expect(openTopics(empty)).toEqual([
      'name',
      'trainer',
      'portrait',
      'phone',
      'email',
      'pages',
      'services',
      'legal',
      'mail',
    ]);
  });

  it('counts the same number of steps on an empty site as on one with more content than needed', () => {
    const progress = (input: SetupInput) => setupProgress(setupSteps(input), 'es');
    expect(progress(empty)).toEqual({ done: 0, total: 9 });
    const named = { ...empty, facts: { ...NO_FACTS, name: 'Patitas', whatsApp: '939-555-0100' } };
    expect(progress(named)).toEqual({ done: 1, total: 9 });
    // Either a phone number or an email address is enough to make the business reachable.
    const reachable = { ...empty, facts: { ...NO_FACTS, phone: '939-555-0100' } };
    expect(progress(reachable)).toEqual({ done: 2, total: 9 });
    expect(progress(complete)).toEqual({ done: 9, total: 9 });
    const demo = { ...complete, drafts: draftsWith(() => ({ isDemo: true })), posts: 'demo' as const };
    expect(progress(demo).total).toBe(9);
  });

  it('marks all of the demo business’s public content as demo content', () => {
    const demo: SetupInput = {
      ...complete,
      drafts: draftsWith(() => ({ isDemo: true })),
      posts: 'demo',
      siteUrl: 'https://perrowisdom.example',
    };
    expect(demoTopics(setupSteps(demo))).toEqual(SETUP_TOPICS.filter((topic) => topic !== 'mail'));
  });

  it('treats facts that the demo business leaves empty like any other empty facts', () => {
    const demo = {
      ...complete,
      facts: { ...ownFacts, whatsApp: '', portrait: '' },
      drafts: draftsWith(() => ({ isDemo: true })),
    };
    expect([stateOf(demo, 'whatsApp'), stateOf(demo, 'portrait')]).toEqual(['optional', 'missing']);
  });

  it('keeps the email step open until the owner has confirmed an address', () => {
    expect(stateOf({ ...complete, mail: 'off' }, 'mail')).toBe('missing');
    expect(stateOf({ ...complete, mail: 'unconfirmed' }, 'mail')).toBe('incomplete');
    expect(openTopics({ ...complete, mail: 'unconfirmed' })).toEqual(['mail']);
    expect(stateOf(complete, 'mail')).toBe('done');
  });

  it('requires either a phone number or an email address, not both', () => {
    expect(stateOf({ ...complete, facts: { ...ownFacts, phone: '' } }, 'phone')).toBe('optional');
    expect(stateOf({ ...complete, facts: { ...ownFacts, email: '' } }, 'email')).toBe('optional');
    expect(openTopics({ ...complete, facts: { ...ownFacts, email: '', phone: '' } })).toEqual([
      'phone',
      'email',
    ]);
  });

  it('lists the languages whose content is missing or out of date', () => {
    const steps = setupSteps({
      ...complete,
      drafts: draftsWith((kind) =>
        kind === 'services'
          ? { status: status(['es']) }
          : kind === 'legal'
            ? { status: status([], ['en']) }
            : {},
      ),
    });
    expect(steps.filter(isOpen)).toEqual([
      { topic: 'services', state: 'incomplete', locales: ['es'] },
      { topic: 'legal', state: 'incomplete', locales: ['en'] },
    ]);
  });

  it('has no open steps in Spanish, but some in English, if the content is only in Spanish', () => {
    const steps = setupSteps({
      ...complete,
      drafts: draftsWith((kind) => (kind === 'services' ? { status: status(['en']) } : {})),
    });
    const openIn = (locale: Locale) => steps.filter((step) => isOpenIn(step, locale));
    expect(openIn('es')).toEqual([]);
    expect(openIn('en').map(({ topic }) => topic)).toEqual(['services']);
    expect(LOCALES.map((own) => mainLanguage(steps, own))).toEqual(['es', 'es']);
    // Missing content counts in both languages, so both have the same number of open steps. The language of
    // the owner's area is then the main language.
    expect(LOCALES.map((own) => mainLanguage(setupSteps(empty), own))).toEqual([...LOCALES]);
  });

  it("ignores content that visitors don't see", () => {
    const hidden = draftsWith((kind) =>
      kind === 'services'
        ? { publishedAt: null, isDemo: true }
        : kind === 'testimonials'
          ? { deletedAt: '2026-11-23T12:00:00.000Z', isDemo: true }
          : {},
    );
    expect(stateOf({ ...complete, drafts: hidden }, 'services')).toBe('missing');
    expect(stateOf({ ...complete, drafts: hidden }, 'testimonials')).toBe('optional');
  });

  it('requires both legal pages and the personal pages', () => {
    const without = (id: string) => ({
      ...complete,
      drafts: complete.drafts.filter((each) => each.id !== id),
    });
    for (const id of ['privacy', 'terms']) expect(openTopics(without(id))).toEqual(['legal']);
    for (const id of ['home', 'about']) expect(openTopics(without(id))).toEqual(['pages']);
  });

  it("doesn't count empty published pages", () => {
    expect(
      openTopics({ ...complete, drafts: draftsWith((_kind, id) => ({ isEmpty: id === 'about' })) }),
    ).toEqual(['pages']);
  });

  it.each([
    ['https://patitas.pr', 'done'],
    ['https://patitas-1234.web.app', 'optional'],
    ['https://patitas-1234.firebaseapp.com', 'optional'],
    ['http://127.0.0.1:5000', 'optional'],
    ['', 'optional'],
    ['https://perrowisdom.example', 'missing'],
  ] as const)('marks the site address %s as %s', (siteUrl, state) => {
    expect(stateOf({ ...complete, siteUrl }, 'domain')).toBe(state);
  });

  it('shows demo topics only while a public draft is marked as demo content, and adds none when a draft is published', () => {
    const marks = fc.array(fc.boolean(), { minLength: DRAFTS.length, maxLength: DRAFTS.length });
    fc.assert(
      fc.property(marks, fc.integer({ min: 0, max: DRAFTS.length - 1 }), (demo, published) => {
        const input = (flags: boolean[]): SetupInput => ({
          ...complete,
          drafts: DRAFTS.map(([kind, id], index) => draft(kind, id, { isDemo: flags[index] ?? false })),
        });
        const before = demoTopics(setupSteps(input(demo)));
        const after = demoTopics(setupSteps(input(demo.map((flag, index) => flag && index !== published))));
        expect(before.length > 0).toBe(demo.includes(true));
        expect(before).toEqual(expect.arrayContaining(after));
      }),
    );
  });

  it('lists exactly the languages in which a draft is incomplete', () => {
    const languages = fc.subarray([...LOCALES]);
    fc.assert(
      fc.property(fc.constantFrom(...CONTENT_KINDS), languages, languages, (kind, missing, outOfDate) => {
        const steps = setupSteps({
          ...complete,
          drafts: draftsWith((each) => (each === kind ? { status: status(missing, outOfDate) } : {})),
        });
        const expected = LOCALES.filter((locale) => missing.includes(locale) || outOfDate.includes(locale));
        expect(steps.filter(isOpen).map(({ locales }) => locales)).toEqual(
          expected.length > 0 ? [expected] : [],
        );
      }),
    );
  });
});

it('a site in one language has no open steps for the other', () => {
  const services = [
    draft('services', 'a', { status: status(['en']) }),
    draft('services', 'b', {
      status: { en: { state: 'complete' }, es: { state: 'missing', fields: ['price'] } },
    }),
    draft('services', 'c', { status: status([], ['es']) }),
  ];
  const stepOf = (siteLanguages: 'es' | 'both', drafts: DraftSummary[]) =>
    setupSteps({
      facts: { ...ownFacts, siteLanguages },
      drafts,
      posts: 'own',
      mail: 'confirmed',
      siteUrl: '',
    }).find(({ topic }) => topic === 'services');
  expect(stepOf('both', services)).toMatchObject({ state: 'incomplete', locales: ['en', 'es'] });
  expect(stepOf('es', services)).toMatchObject({ state: 'done', locales: [] });
  expect(stepOf('es', [draft('services', 'd', { status: status(['es']) })])).toMatchObject({
    state: 'incomplete',
    locales: ['es'],
  });
});
