/**
 * The owner's content that every page shows, in one language. The publisher writes it to a file
 * (docs/decisions/0049).
 */
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import type { OwnPageLink } from '@app/domain/content/own-pages';
import type { HomeFields } from '@app/domain/content/pages';

/** A service that visitors can see, as listed in menus and forms. */
interface SiteService {
  slug: string;
  /** Falls back to the other language if there is no title in this one. */
  title: string;
  isContactOption: boolean;
  /** Whether the service can be read in this language. */
  isListed: boolean;
}

/** A link to one of the owner's own pages. */
interface SiteLink {
  slug: string;
  title: string;
  place: OwnPageLink['place'];
  /** The width of the window in rem from which a link in the header is in the row, not in the "More" menu. */
  rowFrom: number;
}

/** A picture that the owner chose for a place on the site. */
export interface SitePicture {
  /** The picture's path; empty if there is no picture. */
  src: string;
  /** Empty for a decorative picture. */
  alt: string;
  /** The focal point as a CSS `object-position`; empty for the center. */
  focus: string;
}

export type HomeSection = HomeFields['sections'][number];

export interface Site {
  /**
   * Localized fields contain only this language, or the other one if it is empty. Read them with `localize`.
   */
  facts: Facts;
  /** In the owner's order. */
  services: readonly SiteService[];
  /** The header's and the footer's links to the owner's own pages in this language, in her order. */
  ownPages: readonly SiteLink[];
  /** The width of the window in rem from which the header has a row of links; null: the breakpoint `lg`. */
  wideFrom: number | null;
  /** The owner's texts, which replace the built-in ones, by namespace and translation key. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** Empty for no logo: the name of the business is shown instead. */
  logo: SitePicture & { hasName: boolean };
  heroPicture: SitePicture;
  /** The hash of the brand's look (`lookOf`), which is part of the paths of social images. */
  look: string;
  /** The sections of the home page below its top, in the owner's order. */
  homeSections: readonly HomeSection[];
  /** The owner's pictures for the Instagram strip, shown while there are no posts. */
  stripPictures: readonly SitePicture[];
  /** The opening hours, one line per group of days with the same times. */
  hours: readonly string[];
  /** The path of the social image of all pages except posts; empty while unknown. */
  socialImage: string;
  /** More about the business, as sanitized HTML; may be empty. */
  story: string;
  /** The steps of how the business works, for the about page. */
  steps: readonly { title: string; text: string }[];
  /** The questions on the services page. */
  questions: readonly { question: string; answer: string }[];
}

export const NO_SITE: Site = {
  facts: NO_FACTS,
  services: [],
  ownPages: [],
  wideFrom: null,
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

/** Returns the text of a site's file, without empty facts. */
export function siteFile({ facts, ...site }: Site): string {
  const isKnown = (value: unknown) =>
    value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify({
    ...site,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))),
  });
}

/**
 * Parses the text of a site's file. Our server wrote it, perhaps in another version, so missing fields are
 * empty.
 */
export function parseSite(text: string): Site {
  const { facts, ...site } = JSON.parse(text) as Partial<Site>;
  return { ...NO_SITE, ...site, facts: { ...NO_FACTS, ...facts } };
}
