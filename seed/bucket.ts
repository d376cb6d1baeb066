/** The pictures' way into the bucket. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { UPLOADS_PATH } from '@perro-wisdom/domain/images';
import type { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import type { IllustrationName } from './illustrations';
import { contentOf, filesOf, type PictureFile } from './images';
import { inParallel } from './in-parallel';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** A file's name stands for its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const UPLOAD_ATTEMPTS = 3;
/** Uploading waits for the network, drawing for the processor. */
const AT_ONCE = Math.max(8, availableParallelism());

/** Draws the illustrations and puts those files into the bucket that are not there yet. Says how far it is. */
export async function uploadPictures(bucket: Bucket, names: readonly IllustrationName[], say: (line: string) => void): Promise<void> {
  // Many files at once keep the processor busy enough; threads within each would only wait for each other.
  sharp.concurrency(1);
  const files = names.flatMap(filesOf);
  const present = await checksums(bucket);
  const counts = { done: 0, drawn: 0, uploaded: 0 };

  await inParallel(files, AT_ONCE, async (file) => {
    const { content, drawn } = await contentOf(file);
    if (drawn) counts.drawn += 1;
    if (present.get(file.name) !== md5(content)) {
      await upload(bucket, file, content);
      counts.uploaded += 1;
    }
    counts.done += 1;
    if (counts.drawn > 0 && counts.done % 50 === 0) say(`Pictures: ${counts.done} of ${files.length} files`);
  });
  say(`Pictures: ${files.length} files of ${names.length} drawings, ${counts.drawn} drawn now, ${counts.uploaded} uploaded`);
}

/** A kept connection may be closed by the other side just when it is used; the same file again does no harm. */
async function upload(bucket: Bucket, file: PictureFile, content: Buffer, attempts = UPLOAD_ATTEMPTS): Promise<void> {
  try {
    await bucket.file(file.name).save(content, {
      resumable: false,
      metadata: { contentType: `image/${file.format}`, cacheControl: CACHE_CONTROL },
    });
  } catch (error) {
    if (attempts === 1) throw error;
    await upload(bucket, file, content, attempts - 1);
  }
}

/** What the bucket holds already, by name. */
async function checksums(bucket: Bucket): Promise<Map<string, string | undefined>> {
  const [files] = await bucket.getFiles({ prefix: UPLOADS_PATH.slice(1) });
  return new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash]));
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('base64');
}
