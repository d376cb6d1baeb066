/** Provides the illustrations as files named, sized and encoded like the owner's uploads. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import {
  UPLOADS_PATH,
  imagePath,
  imageRecordId,
  imageVariants,
  parseImagePath,
  type ImageFormat,
  type ImageRecord,
} from '@app/domain/pictures/images';
import { illustrationOf } from './illustrations';
import { rasterize, rasterizePlaceholder } from './rasterize';

/** The git-ignored cache of rendered files. Changing rasterize.ts starts a new cache. */
const CACHE = new URL(
  `../../.cache/images/${digest(readFileSync(new URL('./rasterize.ts', import.meta.url), 'utf8')).slice(0, 8)}/`,
  import.meta.url,
);

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Returns the path of an illustration. The path contains a hash of the SVG, so a changed illustration gets a
 * new path.
 */
export function imagePathOf(name: string): string {
  const { svg, width, height } = illustrationOf(name);
  return imagePath(UPLOADS_PATH, digest(svg).slice(0, 32), width, height);
}

/** One file of an image, with a specific width and format. */
export interface ImageFile {
  illustration: string;
  /** The file's name in the bucket. */
  name: string;
  width: number;
  format: ImageFormat;
}

/** Returns all files of an illustration. */
export function filesOf(illustration: string): ImageFile[] {
  const image = parseImagePath(imagePathOf(illustration));
  if (!image) throw new Error(`${imagePathOf(illustration)} is not the path of an image.`);
  return imageVariants(image).map(({ path, width, format }) => ({
    illustration,
    name: path.slice(1),
    width,
    format,
  }));
}

/** Returns a file's bytes from the cache, or renders the file if it isn't cached yet (`isNew`). */
export async function contentOf({
  illustration,
  name,
  width,
  format,
}: ImageFile): Promise<{ content: Buffer; isNew: boolean }> {
  const cached = new URL(name.slice(UPLOADS_PATH.length), CACHE);
  try {
    return { content: await readFile(cached), isNew: false };
  } catch {
    const content = await rasterize(illustration, width, format);
    await mkdir(CACHE, { recursive: true });
    // The file has a temporary name until it is complete, because another process may be loading the seed at
    // the same time.
    const unfinished = new URL(`${cached.href}.${process.pid}`);
    await writeFile(unfinished, content);
    await rename(unfinished, cached);
    return { content, isNew: true };
  }
}

/** Returns the id that an illustration's documents have in the image and picture collections. */
export function recordIdOf(illustration: string): string {
  const id = imageRecordId(imagePathOf(illustration));
  if (id === null) throw new Error(`${imagePathOf(illustration)} is not the path of an image.`);
  return id;
}

/** Returns the id and the data of an illustration's image document. */
export async function recordOf(illustration: string): Promise<[id: string, ImageRecord]> {
  return [
    recordIdOf(illustration),
    { placeholder: (await rasterizePlaceholder(illustration)).toString('base64') },
  ];
}
