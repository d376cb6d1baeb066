/**
 * The owner's content that all pages share, in one language. The publisher writes it to a file
 * (docs/decisions/0049).
 */
import { NO_FACTS, type Facts } from '@app/domain/content/facts';
import type { OwnPageLink } from '@app/domain/content/own-pages';
import type { HomeFields } from '@app/domain/content/pages';

/** A published service, as listed in menus and forms. */
interface SiteService {
  slug: string;
  /** The title in this language or, if it is empty, in the other language. */
  title: string;
  isContactOption: boolean;
  /** Whether the service exists in this language. */
  isListed: boolean;
}

/** A link to one of the owner's own pages. */
interface SiteLink {
  slug: string;
  title: string;
  place: OwnPageLink['place'];
  /**
   * The minimum window width, in rem, at which this link is in the header's row of links instead of the
   * "More" menu.
   */
  rowFrom: number;
}

/** A picture that the owner chose for a specific place on the site. */
export interface SitePicture {
  /** The picture's path; empty if there is no picture. */
  src: string;
  /** The alternative text; empty for a decorative picture. */
  alt: string;
  /** The focal point as a CSS `object-position`; empty for the center. */
  focus: string;
}

export type HomeSection = HomeFields['sections'][number];

export interface Site {
  /**
   * The facts about the business. Localized fields contain only this language's text or, if that is empty,
   * the other language's. Read them with `localize`.
   */
  facts: Facts;
  /** The services in the owner's order. */
  services: readonly SiteService[];
  /** The header and footer links to the owner's own pages in this language, in the owner's order. */
  ownPages: readonly SiteLink[];
  /**
   * The minimum window width, in rem, at which the header has a row of links; null for the `lg` breakpoint.
   */
  wideFrom: number | null;
  /** The owner's wording, by namespace and translation key. It replaces the built-in strings. */
  texts: Readonly<Record<string, Readonly<Record<string, string>>>>;
  /** The logo. If its path is empty, the name of the business is shown instead. */
  logo: SitePicture & { hasName: boolean };
  heroPicture: SitePicture;
  /** The hash of the brand's look (`lookOf`), which is part of the paths of social images. */
  look: string;
  /** The sections below the home page's hero, in the owner's order. */
  homeSections: readonly HomeSection[];
  /** The owner's pictures for the Instagram strip, shown while there are no Instagram posts. */
  stripPictures: readonly SitePicture[];
  /** The opening hours: one line per group of days with the same hours. */
  hours: readonly string[];
  /** The path of the social image for all pages except posts; empty if unknown. */
  socialImage: string;
  /** The owner's story about the business, as sanitized HTML; may be empty. */
  story: string;
  /** The steps on the about page that explain how the business works. */
  steps: readonly { title: string; text: string }[];
  /** The frequently asked questions on the services page. */
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

/** Serializes a site's shared content for its file. Omits empty facts. */
export function siteFile({ facts, ...site }: Site): string {
  const isKnown = (value: unknown) =>
    value !== '' && value !== null && !(Array.isArray(value) && value.length === 0);
  return JSON.stringify({
    ...site,
    facts: Object.fromEntries(Object.entries(facts).filter(([, value]) => isKnown(value))),
  });
}

/**
 * Parses the output of `siteFile`. Missing fields become empty, because another version of the server may
 * have written the file.
 */
export function parseSite(text: string): Site {
  const { facts, ...site } = JSON.parse(text) as Partial<Site>;
  return { ...NO_SITE, ...site, facts: { ...NO_FACTS, ...facts } };
}
