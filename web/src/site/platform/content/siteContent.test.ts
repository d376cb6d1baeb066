/** Tests how the owner's content overrides the built-in strings. */
import { EDITABLE_PAGES } from '@app/domain/general/paths';
import { sampleFacts, sampleService } from '@app/domain/content/kinds.fixture';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import { emptyValues } from '@app/domain/fields/reader';
import type { FieldSet } from '@app/domain/fields/field';
import type { SiteSource } from '@app/domain/publishing/page-renderer';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTranslations, loadTexts } from '../../../shared/i18n/i18n';
import { NO_SITE, parseSite, siteFile } from '../../../shared/content/site';
import { siteOf } from './siteContent';

const NOW = new Date('2026-03-05T14:00:00.000Z');

/** Builds the site in the given language from `siteContent` documents and services. */
const siteIn = (locale: Locale, documents: SiteSource['documents'], services: SiteSource['services'] = []) =>
  siteOf(
    { documents, services, ownPages: [] },
    { locale, now: NOW, sanitize: (html) => html.replace(/<script>.*?<\/script>/g, '') },
  );

/** Builds a site from the given documents. Returns a function that looks up a string by namespace and key. */
async function textsIn(locale: Locale, documents: SiteSource['documents']): Promise<(key: string) => string> {
  const i18n = createTranslations(locale, await loadTexts(locale), siteIn(locale, documents));
  const lookUp = i18n.getFixedT(locale);
  // Translation keys are typed, but the tests assemble them as plain strings.
  return (key) => lookUp(key as 'skip');
}

describe("the owner's wording", () => {
  it('replaces only the built-in string in the same language', async () => {
    const documents = { home: { heroTitleEn: 'Walks without pulling', heroTitleEs: 'Paseos sin halar' } };
    for (const locale of LOCALES) {
      const [own, builtIn] = [await textsIn(locale, documents), await textsIn(locale, {})];
      expect(own('home:hero.title')).toBe(locale === 'en' ? 'Walks without pulling' : 'Paseos sin halar');
      expect(own('home:hero.title')).not.toBe(builtIn('home:hero.title'));
      for (const key of ['home:hero.text', 'common:site.title', 'contact:title'])
        expect(own(key)).toBe(builtIn(key));
    }
  });

  it('falls back to the built-in text when empty, not to the other language', async () => {
    const documents = {
      home: { heroTitleEn: 'Walks without pulling', heroTitleEs: ' \n' },
      contact: { introEs: 'Escríbeme.' },
    };
    const [spanish, english] = [await textsIn('es', documents), await textsIn('en', documents)];
    expect(spanish('home:hero.title')).toBe((await textsIn('es', {}))('home:hero.title'));
    expect(spanish('contact:intro')).toBe('Escríbeme.');
    expect(english('contact:intro')).toBe((await textsIn('en', {}))('contact:intro'));
  });

  it("sets a page's name in the menu", async () => {
    const documents = { brand: { navServicesEn: 'Training', navServicesEs: '' } };
    expect((await textsIn('en', documents))('common:nav.services')).toBe('Training');
    expect((await textsIn('es', documents))('common:nav.services')).toBe('Servicios');
  });

  it('can contain the placeholders for the business and the trainer', async () => {
    const facts = sampleFacts({ name: 'Patitas', trainerName: 'Ivelisse Cordero' });
    const text = await textsIn('es', { facts, about: { introEs: '{{trainerFirst}} de {{business}}' } });
    expect(text('about:mission')).toBe('Ivelisse de Patitas');
  });

  it('replaces a built-in string for each text field of each page, in both languages', async () => {
    const isText = (field: string) =>
      /E[ns]$/.test(field) && !/^(?:(?:heroPicture|stripPicture\d)Alt|story)E[ns]$/.test(field);
    for (const locale of LOCALES) {
      const suffix = locale === 'en' ? 'En' : 'Es';
      const builtIn = await loadTexts(locale);
      for (const page of EDITABLE_PAGES) {
        const fields = Object.keys(emptyValues<FieldSet>(PAGE_FIELDS[page])).filter(
          (field) => isText(field) && field.endsWith(suffix),
        );
        const { texts } = siteIn(locale, {
          [page]: Object.fromEntries(fields.map((field) => [field, `own ${field}`])),
        });
        const places = Object.entries(texts).flatMap(([namespace, some]) =>
          Object.entries(some).map(([key, text]) => ({ namespace, key, text })),
        );
        expect(places.map(({ text }) => text).sort()).toEqual(fields.map((field) => `own ${field}`).sort());
        // The owner's wording for an unknown key would never appear.
        for (const { namespace, key } of places)
          expect(builtIn[namespace], `${namespace}:${key}`).toHaveProperty([key]);
      }
    }
  });
});

describe('one language version of the site', () => {
  it("has the Instagram strip's pictures with descriptions in that language", () => {
    const home = {
      stripPicture1: '/images/uploads/a-8x8.webp',
      stripPicture1AltEn: 'A dog',
      stripPicture1AltEs: 'Un perro',
      stripPicture4: '/images/uploads/d-8x8.webp',
      stripPicture4Focus: '10% 20%',
    };
    expect(siteIn('es', { home }).stripPictures).toEqual([
      { src: '/images/uploads/a-8x8.webp', alt: 'Un perro', focus: '' },
      { src: '/images/uploads/d-8x8.webp', alt: '', focus: '10% 20%' },
    ]);
  });

  it('uses the built-in content when the stored content is missing or malformed', () => {
    for (const locale of LOCALES) {
      for (const documents of [
        {},
        { home: { heroTitleEn: null, unknown: 1 }, facts: { areas: undefined } },
      ]) {
        expect(parseSite(siteFile(siteIn(locale, documents)))).toEqual({
          ...NO_SITE,
          homeSections: PAGE_FIELDS.home.sections.initially,
        });
      }
    }
  });

  it("falls back to the other language's tagline in the footer", () => {
    const documents = { facts: { taglineEs: 'Perros felices' }, home: { metaTitleEn: 'Patitas' } };
    expect(siteIn('en', documents).texts.common).toEqual({
      'site.title': 'Patitas',
      'footer.tagline': 'Perros felices',
    });
  });

  it("lists services in the owner's order, with names that fall back to the other language", () => {
    const services = [
      sampleService('b', { slug: 'rally', titleEn: 'Rally', titleEs: '' }),
      sampleService('a', {}, 1),
    ];
    expect(siteIn('es', {}, services).services.map(({ slug, title }) => [slug, title])).toEqual([
      ['rally', 'Rally'],
      ['heeling', 'Junto'],
    ]);
  });

  it("omits closures that have ended in Puerto Rico's time zone", () => {
    const closure = (day: string) => ({ from: day, to: day, reasonEn: day, reasonEs: day });
    const facts = { closures: ['2026-03-04', '2026-03-05', '2026-12-25'].map(closure) };
    expect(siteIn('en', { facts }).facts.closures.map(({ from }) => from)).toEqual([
      '2026-03-05',
      '2026-12-25',
    ]);
  });

  it('omits steps without a title and questions without an answer, and sanitizes the story', () => {
    const { steps, questions, story } = siteIn('es', {
      about: {
        storyEs: '<p>Hola</p><script>x()</script>',
        steps: [
          { titleEn: 'Talk', titleEs: 'Hablar', textEn: '', textEs: '' },
          { titleEn: '', titleEs: '', textEn: 'a', textEs: 'b' },
        ],
      },
      services: {
        questions: [
          { questionEn: 'How much?', questionEs: '¿Cuánto?', answerEn: '', answerEs: '' },
          { questionEn: '', questionEs: '¿Dónde?', answerEn: '', answerEs: 'Aquí.' },
        ],
      },
    });
    expect([steps, questions, story]).toEqual([
      [{ title: 'Hablar', text: '' }],
      [{ question: '¿Dónde?', answer: 'Aquí.' }],
      '<p>Hola</p>',
    ]);
  });

  it('round-trips through its file, regardless of what the owner writes', () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    fc.assert(
      fc.property(
        fc.constantFrom(...LOCALES),
        fc.record({ name: text, phone: text }),
        fc.record({ heroTitleEn: text, heroTitleEs: text }),
        (locale, facts, home) => {
          const site = siteIn(locale, { facts: sampleFacts(facts), home });
          expect(siteIn(locale, { facts: parseSite(siteFile(site)).facts })).toMatchObject({
            facts: site.facts,
          });
          expect(parseSite(siteFile(site)).texts).toEqual(site.texts);
        },
      ),
    );
  });
});

it("the site links to the owner's own pages in their languages, except pages that are in neither the header nor the footer", () => {
  const page = (slug: string, place: 'header' | 'footer' | 'nowhere') => ({
    ...{ id: slug, order: 0, slug, titleEn: '', titleEs: slug, place },
    languages: { en: false, es: true },
  });
  const ownPages = [page('precios', 'header'), page('talleres', 'footer'), page('recibos', 'nowhere')];
  const slugsIn = (locale: Locale) =>
    siteOf(
      { documents: {}, services: [], ownPages },
      { locale, now: NOW, sanitize: (html) => html },
    ).ownPages.map(({ slug }) => slug);
  expect([slugsIn('es'), slugsIn('en')]).toEqual([['precios', 'talleres'], []]);
});

it('a site in one language omits services that exist only in the other language', () => {
  const services = [
    { ...sampleService('english'), slug: 'english', languages: { en: true, es: false } },
    { ...sampleService('spanish'), slug: 'spanish', languages: { en: false, es: true } },
  ];
  const slugsOf = (siteLanguages: 'es' | 'both') =>
    siteIn('es', { facts: { siteLanguages } }, services).services.map(({ slug }) => slug);
  expect([slugsOf('both'), slugsOf('es')]).toEqual([['english', 'spanish'], ['spanish']]);
});

it('a site in one language never falls back to text in the other language', () => {
  const documents = (siteLanguages: 'es' | 'both') => ({
    facts: {
      siteLanguages,
      blogNameEn: 'Dog Wisdom',
      closures: [{ from: '2026-12-25', to: '2026-12-25', nameEn: 'Christmas' }],
    },
    home: { heroPicture: '/images/uploads/a-1x1.webp', heroPictureAltEn: 'A dog' },
  });
  const shown = (siteLanguages: 'es' | 'both') => JSON.stringify(siteIn('es', documents(siteLanguages)));
  for (const text of ['Dog Wisdom', 'Christmas', 'A dog']) {
    expect(shown('both')).toContain(text);
    expect(shown('es')).not.toContain(text);
  }
});
