/**
 * Social images (`og:image`), which apps such as WhatsApp and Facebook show for shared links. Each post has
 * its own image, and so does each of the owner's own pages. All other pages share the site's image.
 */
import type { BlogPostSummary } from '../blog/posts';
import type { Facts } from '../content/facts';
import type { OwnPage } from '../content/own-pages';
import { fingerprint } from '../general/fingerprint';
import { localize, type Locale } from '../general/locale';

/** The public path of social images. Without the leading slash, it is their folder in the bucket. */
export const SOCIAL_IMAGES_PATH = '/images/og';

export const SOCIAL_IMAGE_WIDTH = 1200;
export const SOCIAL_IMAGE_HEIGHT = 630;
/** The maximum file size. WhatsApp doesn't show images that are much larger. */
export const SOCIAL_IMAGE_MAX_BYTES = 300 * 1024;

/**
 * The design's version, which goes into the hash in the paths. Increment it whenever the rendering changes,
 * because social images are cached permanently.
 */
const DESIGN_VERSION = 4;

const pathOf = (locale: Locale, name: string, shown: readonly unknown[]): string =>
  `${SOCIAL_IMAGES_PATH}/${locale}/${name}-${fingerprint(JSON.stringify([DESIGN_VERSION, ...shown]))}.jpg`;

export type SharedPost = Pick<
  BlogPostSummary,
  'slug' | 'titleEn' | 'titleEs' | 'featuredImage' | 'featuredImageFocus'
>;

/**
 * Returns the path of a post's social image in a language, such as `/images/og/es/sit-and-stay-0f3a9c21.jpg`.
 * The path contains a hash of the image's content. `look` is the hash of the brand's look, used if the post
 * has no picture.
 */
export function socialImagePath(post: SharedPost, locale: Locale, look = ''): string {
  const { featuredImage: image, featuredImageFocus: focus } = post;
  const shown = image === '' ? look : [image, focus];
  return pathOf(locale, post.slug, [localize(post, 'title', locale), shown]);
}

/** The prefix for the slugs of own pages. The underscores prevent collisions with post slugs. */
const OWN_PAGE = '_page_';

/** Returns the social image content for a page that the owner added. */
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

/** Returns the page's slug from a name assigned by `sharedPage`, or null if the name is a post's slug. */
export const sharedPageSlug = (name: string): string | null =>
  name.startsWith(OWN_PAGE) ? name.slice(OWN_PAGE.length) : null;

/**
 * Returns the text for a social image without a picture. The subtitle is the name of the blog or the
 * business.
 */
export const socialImageTexts = (
  shared: SharedPost,
  facts: Pick<Facts, 'name' | 'blogNameEn' | 'blogNameEs'>,
  locale: Locale,
): { title: string; subtitle: string } => ({
  title: localize(shared, 'title', locale),
  subtitle: (sharedPageSlug(shared.slug) === null ? localize(facts, 'blogName', locale) : '') || facts.name,
});

/** The content of the site's social image in one language. */
export interface SiteSocialImage {
  /** The name of the business, or '' if it is unknown. */
  name: string;
  /** The title of the home page. */
  headline: string;
  /** The path of the home page's picture, or '' if it has none. */
  picture: string;
  /** The focal point of the picture as a CSS `object-position`, or '' for the center. */
  focus: string;
  /** The hash of the brand's look (`lookOf`). */
  look: string;
}

/** The name used in place of a slug for the site's social image. Slugs never contain underscores. */
export const SITE_SOCIAL_IMAGE_NAME = '_site';

/**
 * Returns the path of the site's social image in a language, such as `/images/og/es/_site-0f3a9c21.jpg`. The
 * path contains a hash of the image's content.
 */
export const siteSocialImagePath = (
  { name, headline, picture, focus, look }: SiteSocialImage,
  locale: Locale,
): string => pathOf(locale, SITE_SOCIAL_IMAGE_NAME, [name, headline, picture, focus, look]);

const FILE_NAME = /^(.+)-[0-9a-f]{8}\.jpg$/;

/** Returns the slug from a social image's file name, or null for any other file name. */
export function socialImageSlug(fileName: string): string | null {
  return FILE_NAME.exec(fileName)?.[1] ?? null;
}
