/** The picture that stands for a post where it is shared: WhatsApp, Facebook and the like. */
import type { BlogPostSummary } from './blog';
import { localize, type Locale } from './locale';

/** The public folder of the pictures; the same name is the folder in the bucket, without the first slash. */
export const PREVIEWS_PATH = '/images/og';

/** What stands for a page that has no picture of its own; it ships with the site. */
export const DEFAULT_PREVIEW_PATH = '/images/site/og-default-1200x630.jpg';

export const PREVIEW_WIDTH = 1200;
export const PREVIEW_HEIGHT = 630;
/** WhatsApp shows no picture that is much larger. */
export const PREVIEW_MAX_BYTES = 300 * 1024;

/** To be raised when the pictures are made in another way: their paths stand for what they show. */
const DESIGN = 1;

type Previewed = Pick<BlogPostSummary, 'slug' | 'titleEn' | 'titleEs' | 'featuredImage'>;

/** The path of a post's picture in a language: `/images/og/es/sit-and-stay-0f3a9c21.jpg`. */
export function previewPath(post: Previewed, locale: Locale): string {
  const content = JSON.stringify([DESIGN, localize(post, 'title', locale), post.featuredImage]);
  return `${PREVIEWS_PATH}/${locale}/${post.slug}-${fingerprint(content)}.jpg`;
}

const FILE_NAME = /^(.+)-[0-9a-f]{8}\.jpg$/;

/** The slug in the name of a picture's file, or null for a name that is not of our making. */
export function previewSlug(fileName: string): string | null {
  return FILE_NAME.exec(fileName)?.[1] ?? null;
}

/** FNV-1a: short and the same everywhere. It tells versions of one post apart; it need not be a secret. */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}
