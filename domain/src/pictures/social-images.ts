/**
 * Social images (`og:image`), shown where a page is shared: WhatsApp, Facebook and others. Each post and each
 * of the owner's own pages has one; all other pages share the site's.
 */
import type { BlogPostSummary } from '../blog/posts';
import type { Facts } from '../content/facts';
import type { OwnPage } from '../content/own-pages';
import { fingerprint } from '../general/fingerprint';
import { localize, type Locale } from '../general/locale';

/** The public path of the social images. Without the first slash it is their folder in the bucket. */
export const SOCIAL_IMAGES_PATH = '/images/og';

export const SOCIAL_IMAGE_WIDTH = 1200;
export const SOCIAL_IMAGE_HEIGHT = 630;
/** WhatsApp shows none that are much larger. */
export const SOCIAL_IMAGE_MAX_BYTES = 300 * 1024;

/**
 * Part of the hash in the paths, which are cached for good: to be incremented when social images are rendered
 * differently.
 */
const DESIGN_VERSION = 4;

const pathOf = (locale: Locale, name: string, shown: readonly unknown[]): string =>
  `${SOCIAL_IMAGES_PATH}/${locale}/${name}-${fingerprint(JSON.stringify([DESIGN_VERSION, ...shown]))}.jpg`;

export type SharedPost = Pick<
  BlogPostSummary,
  'slug' | 'titleEn' | 'titleEs' | 'featuredImage' | 'featuredImageFocus'
>;

/**
 * Returns the path of a post's social image in a language, with a hash of what it shows:
 * `/images/og/es/sit-and-stay-0f3a9c21.jpg`. `look`: that of the brand, which the image has if the post has
 * no picture.
 */
export function socialImagePath(post: SharedPost, locale: Locale, look = ''): string {
  const { featuredImage: image, featuredImageFocus: focus } = post;
  const shown = image === '' ? look : [image, focus];
  return pathOf(locale, post.slug, [localize(post, 'title', locale), shown]);
}

/** Before the slug of one of the owner's own pages. No slug has an underscore. */
const OWN_PAGE = '_page_';

/** Returns one of the owner's own pages as what its social image is made of. */
export const sharedPage = ({
  slug,
  titleEn,
  titleEs,
  image,
  imageFocus,
}: Pick<OwnPage, 'slug' | 'titleEn' | 'titleEs' | 'image' | 'imageFocus'>): SharedPost => ({
  slug: OWN_PAGE + slug,
  titleEn,
  titleEs,
  featuredImage: image,
  featuredImageFocus: imageFocus,
});

/** Returns the slug of the page in the name that `sharedPage` gives it; null for the slug of a post. */
export const sharedPageSlug = (name: string): string | null =>
  name.startsWith(OWN_PAGE) ? name.slice(OWN_PAGE.length) : null;

/** Returns the texts that a social image without a picture shows. The owner's own pages are not in the blog. */
export const socialImageTexts = (
  shared: SharedPost,
  facts: Pick<Facts, 'name' | 'blogNameEn' | 'blogNameEs'>,
  locale: Locale,
): { title: string; subtitle: string } => ({
  title: localize(shared, 'title', locale),
  subtitle: (sharedPageSlug(shared.slug) === null ? localize(facts, 'blogName', locale) : '') || facts.name,
});

/** What the social image of the site shows in one language. */
export interface SiteSocialImage {
  /** The name of the business; empty if it is unknown. */
  name: string;
  /** The title of the home page. */
  headline: string;
  /** The path of the home page's picture; empty for none. */
  picture: string;
  /** Its focal point as a CSS `object-position`; empty for the center. */
  focus: string;
  /** That of the brand (`lookOf`). */
  look: string;
}

/** In the place of a post's slug. No slug has an underscore. */
export const SITE_SOCIAL_IMAGE_NAME = '_site';

/**
 * Returns the path of the site's social image in a language, with a hash of what it shows:
 * `/images/og/es/_site-0f3a9c21.jpg`.
 */
export const siteSocialImagePath = (
  { name, headline, picture, focus, look }: SiteSocialImage,
  locale: Locale,
): string => pathOf(locale, SITE_SOCIAL_IMAGE_NAME, [name, headline, picture, focus, look]);

const FILE_NAME = /^(.+)-[0-9a-f]{8}\.jpg$/;

/** Returns the slug in the file name of a social image, or null for a name of another form. */
export function socialImageSlug(fileName: string): string | null {
  return FILE_NAME.exec(fileName)?.[1] ?? null;
}
