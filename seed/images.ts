/** The illustrations as the pictures that the site serves: names, sizes and files just as for the owner's uploads. */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { UPLOADS_PATH, imagePath, imageRecordId, imageVariants, parseImagePath, type ImageFormat, type ImageRecord } from '@perro-wisdom/domain/images';
import { illustrations, type IllustrationName } from './illustrations';
import { rasterise, rasterisePlaceholder } from './illustrations/rasterise';

/** AVIF tries hard, or quickly: from 3 on, the files get 3 % smaller at most and take five times as long. */
const AVIF_EFFORT = 2;

/** Git-ignored. Other settings draw other files, so they begin another cache. */
const CACHE = new URL(
  `../.cache/images/${digest(readFileSync(new URL('./illustrations/rasterise.ts', import.meta.url), 'utf8')).slice(0, 8)}-${AVIF_EFFORT}/`,
  import.meta.url,
);

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The path of an illustration on the site. It is named by its drawing: a changed one is a new picture, which no cache has. */
export function pictureOf(name: IllustrationName): string {
  const { svg, width, height } = illustrations[name];
  return imagePath(UPLOADS_PATH, digest(svg).slice(0, 32), width, height);
}

/** One file of a picture: a width in a format. */
export interface PictureFile {
  illustration: IllustrationName;
  /** The name in the bucket. */
  name: string;
  width: number;
  format: ImageFormat;
}

/** All files of an illustration's picture. */
export function filesOf(illustration: IllustrationName): PictureFile[] {
  const picture = parseImagePath(pictureOf(illustration));
  if (!picture) throw new Error(`${pictureOf(illustration)} is not the path of a picture`);
  return imageVariants(picture).map(({ path, width, format }) => ({ illustration, name: path.slice(1), width, format }));
}

/** The bytes of a file: drawn once, then from the cache. */
export async function contentOf({ illustration, name, width, format }: PictureFile): Promise<{ content: Buffer; drawn: boolean }> {
  const cached = new URL(name.slice(UPLOADS_PATH.length), CACHE);
  try {
    return { content: await readFile(cached), drawn: false };
  } catch {
    const content = await rasterise(illustration, { width, format, effort: AVIF_EFFORT });
    await mkdir(CACHE, { recursive: true });
    // Under another name until it is complete, because two loads may run at once.
    const unfinished = new URL(`${cached.href}.${process.pid}`);
    await writeFile(unfinished, content);
    await rename(unfinished, cached);
    return { content, drawn: true };
  }
}

/** What Firestore knows of an illustration's picture, by its id. */
export async function recordOf(illustration: IllustrationName): Promise<[id: string, ImageRecord]> {
  const id = imageRecordId(pictureOf(illustration));
  if (id === null) throw new Error(`${pictureOf(illustration)} is not the path of a picture`);
  return [id, { placeholder: (await rasterisePlaceholder(illustration)).toString('base64') }];
}
