/**
 * The child process for one image job. It isolates the decoders from the server: a hostile file can't crash
 * anything but this process, and all its memory is freed at the end. The job is its argument, as JSON, and
 * the image is its standard input.
 */
import { buffer } from 'node:stream/consumers';
import type { PictureFormat } from '@app/domain/pictures/formats';
import { renderIcon } from './brand-drawings';
import type { Icon, Look } from './look';
import { composeSocialImage, cropSocialImage, type Composition } from './social-image-renderer';
import {
  decodeImage,
  encodePlaceholder,
  encodeImage,
  type PlaceholderImage,
  type EncodedImage,
} from './codec';
import { encodePhoto } from './jpeg';
import { RefusedImage } from './refused-image';

export type WorkerJob =
  | { task: 'files'; kind: PictureFormat; name: string }
  | { task: 'shrink photo'; kind: PictureFormat }
  | { task: 'crop social image'; kind: PictureFormat; focus: string }
  /** `pictureBytes` is the size of the picture in the input; the logo, if any, follows it. */
  | { task: 'compose social image'; composition: Composition; pictureBytes: number }
  /** `crop` is the focal point around which the logo is cropped to a square; null keeps the whole logo. */
  | { task: 'icon'; look: Look; icon: Icon; logo: PictureFormat | null; crop: string | null };

/** The messages sent to the parent process. */
export type WorkerMessage =
  | { type: 'placeholder'; image: PlaceholderImage }
  | { type: 'file'; file: EncodedImage }
  | { type: 'image'; bytes: Uint8Array }
  | { type: 'refused'; status: number; code: RefusedImage['code'] }
  /** `peakMemory` is in bytes. */
  | { type: 'done'; peakMemory: number };

const send = (message: WorkerMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const decodeInput = async (kind: PictureFormat) => decodeImage(await buffer(process.stdin), kind);

async function* runJob(job: WorkerJob): AsyncGenerator<WorkerMessage> {
  switch (job.task) {
    case 'files': {
      const decoded = await decodeInput(job.kind);
      yield { type: 'placeholder', image: await encodePlaceholder(decoded, job.name) };
      for await (const file of encodeImage(decoded, job.name)) yield { type: 'file', file };
      break;
    }
    case 'shrink photo':
      yield { type: 'image', bytes: await encodePhoto(await decodeInput(job.kind)) };
      break;
    case 'crop social image':
      yield { type: 'image', bytes: await cropSocialImage(await decodeInput(job.kind), job.focus) };
      break;
    case 'compose social image': {
      const { composition, pictureBytes } = job;
      const input = await buffer(process.stdin);
      // Uploads are stored as WebP.
      const decode = async (upload: Buffer) => (upload.length > 0 ? decodeImage(upload, 'webp') : null);
      const picture = await decode(input.subarray(0, pictureBytes));
      const logo = await decode(input.subarray(pictureBytes));
      yield { type: 'image', bytes: await composeSocialImage(composition, picture, logo) };
      break;
    }
    case 'icon':
      yield {
        type: 'image',
        bytes: await renderIcon(job.look, job.icon, job.logo && (await decodeInput(job.logo)), job.crop),
      };
  }
  yield { type: 'done', peakMemory: process.resourceUsage().maxRSS * 1024 };
}

try {
  for await (const message of runJob(JSON.parse(process.argv[2] ?? '') as WorkerJob)) await send(message);
} catch (error) {
  if (!(error instanceof RefusedImage)) throw error;
  await send({ type: 'refused', status: error.status, code: error.code });
}
process.disconnect();
