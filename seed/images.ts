/** The illustrations as files like those of the owner's uploads: the same names, sizes and formats. */
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
import { illustrations, type IllustrationName } from './illustrations';
import { rasterise, rasterisePlaceholder } from './illustrations/rasterise';

/** The effort of AVIF encoding: from 3 on, files are at most 3 % smaller and take five times as long. */
const AVIF_EFFORT = 2;

/** The cache of rendered files, git-ignored. A change of rasterise.ts or of the effort starts a new one. */
const CACHE = new URL(
  `../.cache/images/${digest(readFileSync(new URL('./illustrations/rasterise.ts', import.meta.url), 'utf8')).slice(0, 8)}-${AVIF_EFFORT}/`,
  import.meta.url,
);

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** Returns the path of an illustration. The name is a hash of its SVG, so a changed illustration has a new path. */
export function imagePathOf(name: IllustrationName): string {
  const { svg, width, height } = illustrations[name];
  return imagePath(UPLOADS_PATH, digest(svg).slice(0, 32), width, height);
}

/** A file of an image: one width in one format. */
export interface ImageFile {
  illustration: IllustrationName;
  /** The name in the bucket. */
  name: string;
  width: number;
  format: ImageFormat;
}

/** Returns all files of an illustration. */
export function filesOf(illustration: IllustrationName): ImageFile[] {
  const image = parseImagePath(imagePathOf(illustration));
  if (!image) throw new Error(`${imagePathOf(illustration)} is not the path of an image`);
  return imageVariants(image).map(({ path, width, format }) => ({
    illustration,
    name: path.slice(1),
    width,
    format,
  }));
}

/** Returns the bytes of a file, from the cache unless it has to be rendered (`isNew`). */
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
    const content = await rasterise(illustration, { width, format, effort: AVIF_EFFORT });
    await mkdir(CACHE, { recursive: true });
    // Has another name until it is complete, as another process may load the seed at the same time.
    const unfinished = new URL(`${cached.href}.${process.pid}`);
    await writeFile(unfinished, content);
    await rename(unfinished, cached);
    return { content, isNew: true };
  }
}

/** Returns the id of an illustration's records. */
export function recordIdOf(illustration: IllustrationName): string {
  const id = imageRecordId(imagePathOf(illustration));
  if (id === null) throw new Error(`${imagePathOf(illustration)} is not the path of an image`);
  return id;
}

/** Returns the id and the Firestore document of an illustration's image. */
export async function recordOf(illustration: IllustrationName): Promise<[id: string, ImageRecord]> {
  return [
    recordIdOf(illustration),
    { placeholder: (await rasterisePlaceholder(illustration)).toString('base64') },
  ];
}
