/**
 * Builds the site in one language from the documents that visitors can read in Firestore. This code runs on
 * the server and in the editor's preview frame.
 */
import { EDITABLE_PAGES, type EditablePage } from '@app/domain/general/paths';
import { wallTimeOf } from '@app/domain/general/dates';
import { BRAND_ID, FACTS_ID } from '@app/domain/general/collections';
import { fieldIn, localize, type Locale } from '@app/domain/general/locale';
import { inSiteLanguages, siteLocales } from '@app/domain/content/site-languages';
import { upcomingClosures } from '@app/domain/content/opening-hours';
import type { SiteSource } from '@app/domain/publishing/page-renderer';
import type { Service } from '@app/domain/content/services';
import { PAGE_FIELDS } from '@app/domain/content/pages';
import { BRAND_FIELDS, lookOf } from '@app/domain/content/brand';
import type { FieldSet } from '@app/domain/fields/field';
import { brandIn, factsIn, pageIn } from '@app/domain/content/site-documents';
import { inOneLanguage } from '../../../shared/data/pageData';
import type { Site } from '../../../shared/content/site';

/**
 * Returns the owner's wording by namespace and key. Leaves out strings that are empty in the given language,
 * so the built-in ones are used instead.
 */
function textsOf(
  content: readonly (readonly [fields: FieldSet, values: object])[],
  locale: Locale,
): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const [fields, values] of content) {
    for (const [name, field] of Object.entries(fields)) {
      const text: unknown = Reflect.get(values, fieldIn(locale, name));
      if (!('replaces' in field) || typeof text !== 'string' || text.trim() === '') continue;
      const [namespace = '', key = ''] = field.replaces.split(':');
      (texts[namespace] ??= {})[key] = text;
    }
  }
  return texts;
}

export interface SiteOptions {
  locale: Locale;
  /** The current time. Closures that have ended are omitted. */
  now: Date;
  /** Removes HTML that isn't allowed in posts. */
  sanitize: (html: string) => string;
}

export function siteOf(
  { documents, services, ownPages }: SiteSource,
  { locale, now, sanitize }: SiteOptions,
): Site {
  const allFacts = factsIn(documents[FACTS_ID]);
  const facts = inSiteLanguages(allFacts, allFacts);
  const page = <Page extends EditablePage>(name: Page) =>
    inSiteLanguages(pageIn(name, documents[name]), facts);
  const brand = inSiteLanguages(brandIn(documents[BRAND_ID]), facts);
  const [home, about] = [page('home'), page('about')];
  const texts = textsOf(
    [[BRAND_FIELDS, brand], ...EDITABLE_PAGES.map((name) => [PAGE_FIELDS[name], page(name)] as const)],
    locale,
  );
  const tagline = localize(facts, 'tagline', locale);
  const isInSite = ({ languages }: Service) => siteLocales(facts).some((each) => languages[each]);
  return {
    facts: inOneLanguage(
      { ...facts, closures: upcomingClosures(facts.closures, wallTimeOf(now).date) },
      locale,
    ),
    services: services.filter(isInSite).map((service) => ({
      slug: service.slug,
      title: localize(service, 'title', locale),
      isContactOption: service.isContactOption,
      isListed: service.languages[locale],
    })),
    ownPages: ownPages
      .filter(({ languages, place }) => languages[locale] && place !== 'nowhere')
      .map((page) => ({
        slug: page.slug,
        title: localize(page, 'title', locale),
        place: page.place,
        rowFrom: 0,
      })),
    wideFrom: null,
    texts: tagline === '' ? texts : { ...texts, common: { ...texts.common, 'footer.tagline': tagline } },
    logo: {
      src: brand.logo,
      alt: localize(brand, 'logoAlt', locale),
      focus: brand.logoFocus,
      hasName: brand.logoHasName,
    },
    look: lookOf(brand),
    homeSections: home.sections,
    heroPicture: {
      src: home.heroPicture,
      alt: localize(home, 'heroPictureAlt', locale),
      focus: home.heroPictureFocus,
    },
    stripPictures: ([1, 2, 3, 4] as const)
      .map((number) => ({
        src: home[`stripPicture${number}`],
        alt: localize(home, `stripPicture${number}Alt`, locale),
        focus: home[`stripPicture${number}Focus`],
      }))
      .filter(({ src }) => src !== ''),
    // `siteInWords.ts` fills in `hours`, `socialImage`, `wideFrom` and `rowFrom`. Their values depend on the
    // translations, which are built from this site.
    hours: [],
    socialImage: '',
    story: sanitize(localize(about, 'story', locale)),
    steps: about.steps
      .map((step) => ({ title: localize(step, 'title', locale), text: localize(step, 'text', locale) }))
      .filter(({ title }) => title !== ''),
    questions: page('services')
      .questions.map((item) => ({
        question: localize(item, 'question', locale),
        answer: localize(item, 'answer', locale),
      }))
      .filter(({ question, answer }) => question !== '' && answer !== ''),
  };
}
