/** Makes the site of a language out of what visitors can read in Firestore. Only the server imports this. */
import { wallTimeOf } from '@perro-wisdom/domain/general/dates';
import { FACTS_ID } from '@perro-wisdom/domain/general/collections';
import { fieldIn, localize, type Locale } from '@perro-wisdom/domain/general/locale';
import { upcomingClosures } from '@perro-wisdom/domain/content/opening-hours';
import type { SiteSource } from '@perro-wisdom/domain/publishing/page-renderer';
import {
  EDITABLE_PAGES,
  PAGE_FIELDS,
  type EditablePage,
  type PageFields,
} from '@perro-wisdom/domain/content/pages';
import type { Field } from '@perro-wisdom/domain/fields/field';
import { factsIn, pageIn } from '@perro-wisdom/domain/content/site-documents';
import { inOneLanguage } from '../../../shared/data/pageData';
import type { Site } from '../../../shared/content/site';

/** Returns what the documents say; what they lack is empty. */
function parseDocuments(documents: SiteSource['documents']) {
  const page = <Page extends EditablePage>(name: Page) => pageIn(name, documents[name]);
  return {
    facts: factsIn(documents[FACTS_ID]),
    pages: {
      home: page('home'),
      about: page('about'),
      services: page('services'),
      testimonials: page('testimonials'),
      blog: page('blog'),
      contact: page('contact'),
    } satisfies { [Page in EditablePage]: PageFields<Page> },
  };
}

/** Returns the owner's texts by namespace and key. A text that is empty in the language leaves the built-in one. */
function textsOf(
  pages: Record<EditablePage, object>,
  locale: Locale,
): Record<string, Record<string, string>> {
  const texts: Record<string, Record<string, string>> = {};
  for (const page of EDITABLE_PAGES) {
    for (const [name, field] of Object.entries<Field>(PAGE_FIELDS[page])) {
      const text: unknown = Reflect.get(pages[page], fieldIn(locale, name));
      if (!('replaces' in field) || typeof text !== 'string' || text.trim() === '') continue;
      const [namespace = '', key = ''] = field.replaces.split(':');
      (texts[namespace] ??= {})[key] = text;
    }
  }
  return texts;
}

interface SiteOptions {
  locale: Locale;
  /** Closures that are over then are left out. */
  now: Date;
  /** Removes from HTML what a post may not have, either. */
  sanitize: (html: string) => string;
}

/** Returns the site in a language. */
export function siteOf({ documents, services }: SiteSource, { locale, now, sanitize }: SiteOptions): Site {
  const { facts, pages } = parseDocuments(documents);
  const { home, about } = pages;
  const texts = textsOf(pages, locale);
  const tagline = localize(facts, 'tagline', locale);
  return {
    facts: inOneLanguage(
      { ...facts, closures: upcomingClosures(facts.closures, wallTimeOf(now).date) },
      locale,
    ),
    services: services.map((service) => ({
      slug: service.slug,
      title: localize(service, 'title', locale),
      isContactOption: service.isContactOption,
    })),
    texts: tagline === '' ? texts : { ...texts, common: { ...texts.common, 'footer.tagline': tagline } },
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
    // It shows texts of the translations, which are made of this: see `siteSocialImage.ts`.
    socialImage: '',
    story: sanitize(localize(about, 'story', locale)),
    steps: about.steps
      .map((step) => ({ title: localize(step, 'title', locale), text: localize(step, 'text', locale) }))
      .filter(({ title }) => title !== ''),
    questions: pages.services.questions
      .map((item) => ({
        question: localize(item, 'question', locale),
        answer: localize(item, 'answer', locale),
      }))
      .filter(({ question, answer }) => question !== '' && answer !== ''),
  };
}
