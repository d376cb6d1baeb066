/** The pictures that pages name: uploads, and previews. */
import * as logger from 'firebase-functions/logger';
import { UPLOADS_PATH, imageVariants, parseImagePath } from '@perro-wisdom/domain/pictures/images';
import { isLocale, LOCALES } from '@perro-wisdom/domain/general/locale';
import { postPath } from '@perro-wisdom/domain/general/paths';
import {
  PREVIEWS_PATH,
  SITE_PREVIEW_NAME,
  previewPath,
  previewSlug,
} from '@perro-wisdom/domain/pictures/social-images';
import { readPreview } from '../blog/social-images';
import { readPublishedSummary } from '../blog/store';
import { readImage } from '../pictures/images/store';
import { presentPreview } from './pages/social-image';

const PICTURE = new RegExp(
  `(?:${UPLOADS_PATH}|${PREVIEWS_PATH}/(?:${LOCALES.join('|')}))/[\\w.-]+\\.(?:avif|webp|jpg)`,
  'g',
);
const PREVIEW = new RegExp(`^${PREVIEWS_PATH}/([^/]+)/([^/]+)$`);
const VARIANT = /(?:-w\d+)?\.(?:avif|webp)$/;

/** Returns the paths of all pictures that a document names, of uploads in every width and format: the browser chooses one of them. */
export function picturesIn(text: string): Set<string> {
  const paths = new Set<string>();
  for (const [path] of text.matchAll(PICTURE)) {
    const image = parseImagePath(path.replace(VARIANT, '.webp'));
    if (image) for (const variant of imageVariants(image)) paths.add(variant.path);
    else paths.add(path);
  }
  return paths;
}

/** Returns the previews among the files of a release, by the address of the post that they belong to. */
export function previewsByAddress(paths: Iterable<string>): Map<string, string[]> {
  const previews = new Map<string, string[]>();
  for (const path of paths) {
    const [, locale, name = ''] = PREVIEW.exec(path) ?? [];
    const slug = previewSlug(name);
    if (!isLocale(locale) || slug === null) continue;
    const address = postPath(slug, locale);
    previews.set(address, [...(previews.get(address) ?? []), path]);
  }
  return previews;
}

/** Returns a picture; undefined, and logs it, if there is none at this path. */
export async function readPicture(path: string): Promise<Uint8Array | undefined> {
  const bytes = path.startsWith(`${PREVIEWS_PATH}/`) ? await findPreview(path) : await readImage(path);
  if (!bytes) logger.warn('a page names a picture that does not exist', { path });
  return bytes;
}

async function findPreview(path: string): Promise<Uint8Array | undefined> {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const slug = previewSlug(name);
  if (slug === SITE_PREVIEW_NAME) return findSitePreview(path);
  const post = slug === null ? undefined : await readPublishedSummary(slug);
  const locale = post && LOCALES.find((each) => previewPath(post, each) === path);
  return post && locale && readPreview(post, locale);
}

async function findSitePreview(path: string): Promise<Uint8Array | undefined> {
  const present = await Promise.all(LOCALES.map(presentPreview));
  return present.find((preview) => preview.path === path)?.read();
}
