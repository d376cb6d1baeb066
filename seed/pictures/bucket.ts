/** Uploads the illustrations to the bucket. */
import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { UPLOADS_PATH } from '@app/domain/pictures/images';
import type { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { contentOf, filesOf, type ImageFile } from './images';
import { inParallel } from '@app/domain/general/in-parallel';

type Bucket = ReturnType<ReturnType<typeof getStorage>['bucket']>;

/** Files can be cached permanently, because a file's name changes with its content. */
const CACHE_CONTROL = 'public, max-age=31536000, immutable';
const UPLOAD_ATTEMPTS = 3;
/**
 * The number of concurrent uploads. It may exceed the number of processors, because uploads spend time
 * waiting for the network.
 */
const CONCURRENCY = Math.max(8, availableParallelism());

/** Renders the illustrations, and uploads new and changed files to the bucket. Logs progress with `log`. */
export async function uploadIllustrations(
  bucket: Bucket,
  names: readonly string[],
  log: (line: string) => void,
): Promise<void> {
  // Files are already rendered in parallel, so additional threads per file would only compete with each
  // other.
  sharp.concurrency(1);
  const files = names.flatMap(filesOf);
  const present = await checksums(bucket);
  const counts = { done: 0, rendered: 0, uploaded: 0 };

  await inParallel(files, CONCURRENCY, async (file) => {
    const { content, isNew } = await contentOf(file);
    if (isNew) counts.rendered += 1;
    if (present.get(file.name) !== md5(content)) {
      await upload(bucket, file, content);
      counts.uploaded += 1;
    }
    counts.done += 1;
    if (counts.rendered > 0 && counts.done % 50 === 0)
      log(`Pictures: ${counts.done} of ${files.length} files`);
  });
  log(
    `Pictures: ${files.length} files of ${names.length} illustrations, ${counts.rendered} rendered now, ${counts.uploaded} uploaded`,
  );
}

/**
 * Uploads a file. Retries failed uploads, because the server may close a kept-alive connection just as it is
 * being reused. Uploads are idempotent.
 */
async function upload(
  bucket: Bucket,
  file: ImageFile,
  content: Buffer,
  attempts = UPLOAD_ATTEMPTS,
): Promise<void> {
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

async function checksums(bucket: Bucket): Promise<Map<string, string | undefined>> {
  const [files] = await bucket.getFiles({ prefix: UPLOADS_PATH.slice(1) });
  return new Map(files.map(({ name, metadata }) => [name, metadata.md5Hash]));
}

function md5(content: Buffer): string {
  return createHash('md5').update(content).digest('base64');
}
