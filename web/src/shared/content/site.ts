/** What every page shows of the owner's content, in one language, as the publisher writes it into a file (docs/decisions/0049). */
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import type { HomeFields } from '@app/domain/content/pages';

/** A service that visitors see, as menus and forms list it. */
interface SiteService {
  slug: string;
  /** Where it has none in this language, that of the other one. */
  title: string;
  isContactOption: boolean;
  /** Whether it can be read in this language. */
  isListed: boolean;
}

/** A picture that the owner has chosen for a place of the site. */
export interface SitePicture {
  /** Its path; empty for none. */
  src: string;
  /** Empty for a decorative one. */
  alt: string;
  /** The focal point as a CSS `object-position`; empty for the center. */
  focus: string;
}

export type HomeSection = HomeFields['sections'][number];

export interface Site {
  /** Localized fields exist in this language alone, unless they are empty in it: to be read with `localize`. */
  facts: Facts;
  /** In the owner's order. */
  services: readonly SiteService[];
  /** The owner's texts, which replace the built-in ones: by namespace and key of the translations. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Empty for none: the name of the business stands in its place. */
  logo: SitePicture & { hasName: boolean };
  heroPicture: SitePicture;
  /** That of the brand (`lookOf`): a part of the paths of social images. */
  look: string;
  /** The sections of the home page below its top, in the owner's order. */
  homeSections: readonly HomeSection[];
  /** The owner's pictures in the strip of Instagram posts, for as long as there are none. */
  stripPictures: readonly SitePicture[];
  /** The opening hours, one line for each row of the facts. */
  hours: readonly string[];
  /** The path of the social image of all pages but posts; empty while it is unknown. */
  socialImage: string;
  /** More about the business, as sanitized HTML; empty for nothing. */
  story: string;
  /** The ways of working on the about page. */
  steps: readonly { title: string; text: string }[];
  /** The questions on the services page. */
  questions: readonly { question: string; answer: string }[];
}

export const NO_SITE: Site = {
  facts: NO_FACTS,
  services: [],
  texts: {},
  logo: { src: '', alt: '', focus: '', hasName: false },
  heroPicture: { src: '', alt: '', focus: '' },
  look: '',
  homeSections: [],
  stripPictures: [],
  hours: [],
  socialImage: '',
  story: '',
  steps: [],
  questions: [],
};

/** Returns the text of a site's file. Empty facts are left out. */
export function siteFile({ facts, ...site }: Site): string {
  const isKnown = (value: unknown) =>
    value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify({
    ...site,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))),
  });
}

/** Returns the site in the text of its file. Written by our own server, perhaps by another version: what it lacks is empty. */
export function parseSite(text: string): Site {
  const { facts, ...site } = JSON.parse(text) as Partial<Site>;
  return { ...NO_SITE, ...site, facts: { ...NO_FACTS, ...facts } };
}
