/** Makes the site of a language out of what visitors can read in Firestore. Only the server imports this. */
import { fieldIn } from '@perro-wisdom/domain/blog/posts';
import { wallTimeOf } from '@perro-wisdom/domain/general/dates';
import { FACTS_ID } from '@perro-wisdom/domain/general/collections';
import { localize, type Locale } from '@perro-wisdom/domain/general/locale';
import { upcomingClosures } from '@perro-wisdom/domain/content/opening-hours';
import type { SiteSource } from '@perro-wisdom/domain/publishing/page-renderer';
import type { EditablePage, PageFields } from '@perro-wisdom/domain/content/pages';
import { factsIn, pageIn } from '@perro-wisdom/domain/content/site-documents';
import { inOneLanguage } from '../data/pageData';
import type { Site } from './site';

/** A localized field without its language: `title` for `titleEn` and `titleEs`. */
type LocalizedName<T> = keyof { [K in keyof T as K extends `${infer Name}En` ? Name : never]: true };

/** The fields that are not lines of text in the place of a built-in one. */
type OtherField = 'heroPictureAlt' | `stripPicture${1 | 2 | 3 | 4}Alt` | 'story';

/** Which built-in text each field of a page replaces: the namespace and key of the translations. */
const TEXT_KEYS: {
  readonly [Page in EditablePage]: Readonly<
    Record<Exclude<LocalizedName<PageFields<Page>>, OtherField>, `${string}:${string}`>
  >;
} = {
  home: {
    metaTitle: 'common:site.title',
    metaDescription: 'common:site.description',
    heroEyebrow: 'home:hero.eyebrow',
    heroTitle: 'home:hero.title',
    heroText: 'home:hero.text',
    trainerRole: 'home:trainer.role',
    servicesTitle: 'home:services.title',
    servicesIntro: 'home:services.intro',
    aboutEyebrow: 'home:about.eyebrow',
    aboutTitle: 'home:about.title',
    aboutText: 'home:about.text',
    testimonialsTitle: 'home:testimonials.title',
    testimonialsIntro: 'home:testimonials.intro',
  },
  about: {
    metaTitle: 'about:head.title',
    metaDescription: 'about:description',
    eyebrow: 'about:eyebrow',
    title: 'about:title',
    intro: 'about:mission',
    stepsTitle: 'about:how.title',
    stepsIntro: 'about:method',
    credentialsTitle: 'about:credentials.title',
    credentialsIntro: 'about:credentials.intro',
  },
  services: {
    metaTitle: 'services:head.title',
    metaDescription: 'services:description',
    eyebrow: 'services:eyebrow',
    title: 'services:title',
    intro: 'services:intro',
    questionsTitle: 'services:faq.title',
    closingTitle: 'services:unsure.title',
    closingText: 'services:unsure.text',
  },
  testimonials: {
    metaTitle: 'testimonials:head.title',
    metaDescription: 'testimonials:description',
    eyebrow: 'testimonials:eyebrow',
    title: 'testimonials:title',
    intro: 'testimonials:intro',
    closingTitle: 'testimonials:submit.title',
    closingText: 'testimonials:submit.text',
  },
  blog: {
    metaTitle: 'blog:head.title',
    metaDescription: 'blog:head.description',
    eyebrow: 'blog:eyebrow',
    title: 'blog:name',
    intro: 'blog:intro',
  },
  contact: {
    metaTitle: 'contact:head.title',
    metaDescription: 'contact:description',
    eyebrow: 'contact:eyebrow',
    title: 'contact:title',
    intro: 'contact:intro',
    areasTitle: 'contact:areas.title',
    areasIntro: 'contact:areas.intro',
  },
};

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
  for (const [page, keys] of Object.entries(TEXT_KEYS)) {
    for (const [field, place] of Object.entries(keys)) {
      const text: unknown = Reflect.get(pages[page as EditablePage], fieldIn(locale, field));
      if (typeof text !== 'string' || text.trim() === '') continue;
      const [namespace = '', key = ''] = place.split(':');
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
    // It shows texts of the translations, which are made of this: see `sitePreview.ts`.
    preview: '',
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
