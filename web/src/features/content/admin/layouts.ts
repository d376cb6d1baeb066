/** Which fields of a piece are shown together, in display order. */
import type { ContentKind } from '@perro-wisdom/domain/content/kinds';

type SectionName =
  | 'names'
  | 'contact'
  | 'place'
  | 'links'
  | 'times'
  | 'towns'
  | 'site'
  | 'top'
  | 'search'
  | 'services'
  | 'about'
  | 'testimonials'
  | 'story'
  | 'steps'
  | 'credentials'
  | 'questions'
  | 'closing'
  | 'areas'
  | 'text'
  | 'details'
  | 'picture'
  | 'strip'
  | 'received';

export interface LayoutSection {
  title: SectionName;
  fields: readonly string[];
  /** Fields that few owners need: folded away below the others. */
  advanced?: readonly string[];
}

interface Layout {
  /** The texts of each language, without their language. */
  panes: readonly LayoutSection[];
  /** The fields that both languages share. */
  shared: readonly LayoutSection[];
}

const SEARCH: LayoutSection = { title: 'search', fields: ['metaTitle', 'metaDescription'] };
const TOP: LayoutSection = { title: 'top', fields: ['eyebrow', 'title', 'intro'] };
const CLOSING: LayoutSection = { title: 'closing', fields: ['closingTitle', 'closingText'] };

const PAGES: Record<string, Layout> = {
  home: {
    panes: [
      { title: 'top', fields: ['heroEyebrow', 'heroTitle', 'heroText', 'trainerRole'] },
      { title: 'services', fields: ['servicesTitle', 'servicesIntro'] },
      { title: 'about', fields: ['aboutEyebrow', 'aboutTitle', 'aboutText'] },
      { title: 'testimonials', fields: ['testimonialsTitle', 'testimonialsIntro'] },
      SEARCH,
    ],
    shared: [
      { title: 'picture', fields: ['heroPicture'] },
      { title: 'strip', fields: ['stripPicture1', 'stripPicture2', 'stripPicture3', 'stripPicture4'] },
    ],
  },
  about: {
    panes: [
      TOP,
      { title: 'story', fields: ['story'] },
      { title: 'steps', fields: ['stepsTitle', 'stepsIntro'] },
      { title: 'credentials', fields: ['credentialsTitle', 'credentialsIntro'] },
      SEARCH,
    ],
    shared: [{ title: 'steps', fields: ['steps'] }],
  },
  services: {
    panes: [TOP, { title: 'questions', fields: ['questionsTitle'] }, CLOSING, SEARCH],
    shared: [{ title: 'questions', fields: ['questions'] }],
  },
  testimonials: { panes: [TOP, CLOSING, SEARCH], shared: [] },
  blog: { panes: [TOP, SEARCH], shared: [] },
  contact: { panes: [TOP, { title: 'areas', fields: ['areasTitle', 'areasIntro'] }, SEARCH], shared: [] },
};

const LAYOUTS: Record<Exclude<ContentKind, 'pages'>, Layout> = {
  facts: {
    panes: [{ title: 'names', fields: ['tagline', 'blogName'] }],
    shared: [
      { title: 'names', fields: ['name', 'trainerName', 'portrait'] },
      { title: 'contact', fields: ['phone', 'whatsApp', 'email', 'priceRange'] },
      {
        title: 'place',
        fields: ['street', 'city', 'region', 'postalCode', 'country', 'serviceRadius'],
        advanced: ['latitude', 'longitude'],
      },
      { title: 'times', fields: ['hours', 'closures'] },
      { title: 'towns', fields: ['areas'] },
      { title: 'credentials', fields: ['credentials'] },
      { title: 'links', fields: ['instagram', 'facebook', 'youtube', 'tiktok'] },
      { title: 'site', fields: ['siteUrl'] },
    ],
  },
  legal: { panes: [{ title: 'text', fields: ['title', 'content'] }], shared: [] },
  services: {
    panes: [{ title: 'text', fields: ['title', 'description', 'price'] }],
    shared: [
      { title: 'picture', fields: ['image'] },
      { title: 'details', fields: ['isContactOption', 'slug'] },
    ],
  },
  testimonials: {
    panes: [{ title: 'text', fields: ['testimonial', 'service'] }],
    shared: [
      { title: 'details', fields: ['name', 'location', 'rating', 'month'] },
      { title: 'picture', fields: ['image', 'hasConsent'] },
      { title: 'received', fields: ['originalText'] },
    ],
  },
};

/** The fields that no control shows: what they say is shown with another one. */
export const HIDDEN_FIELDS = ['originalLanguage'];

const EMPTY: Layout = { panes: [], shared: [] };

export const layoutOf = (kind: ContentKind, id: string): Layout =>
  kind === 'pages' ? (PAGES[id] ?? EMPTY) : LAYOUTS[kind];
