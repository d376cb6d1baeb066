/**
 * The process that works on one picture and ends. Whatever a hostile file does to a decoder, it does it here;
 * and all memory is given back. Its argument is the job, as JSON; the picture comes by stdin.
 */
import { buffer } from 'node:stream/consumers';
import type { ImageKind } from './detect';
import { composePreview, cropPreview } from './preview-renderer';
import { decodeImage, encodePlaceholder, encodeImage, type PlaceholderImage, type EncodedImage } from './codec';
import { RefusedImage } from './refused-image';

export type WorkerJob =
  | { task: 'files'; kind: ImageKind; name: string }
  | { task: 'crop preview'; kind: ImageKind }
  /** `blog` is what the blog is called in the title's language. */
  | { task: 'compose preview'; title: string; blog: string };

/** What the process tells the one that started it. */
export type WorkerMessage =
  | { type: 'placeholder'; image: PlaceholderImage }
  | { type: 'file'; file: EncodedImage }
  | { type: 'preview'; jpeg: Uint8Array }
  | { type: 'refused'; status: number; code: RefusedImage['code'] }
  /** `peakMemory` in bytes. */
  | { type: 'done'; peakMemory: number };

const tell = (message: WorkerMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

const decodeInput = async (kind: ImageKind) => decodeImage(await buffer(process.stdin), kind);

async function* work(job: WorkerJob): AsyncGenerator<WorkerMessage> {
  switch (job.task) {
    case 'files': {
      const decoded = await decodeInput(job.kind);
      yield { type: 'placeholder', image: await encodePlaceholder(decoded, job.name) };
      for await (const file of encodeImage(decoded, job.name)) yield { type: 'file', file };
      break;
    }
    case 'crop preview':
      yield { type: 'preview', jpeg: await cropPreview(await decodeInput(job.kind)) };
      break;
    case 'compose preview':
      yield { type: 'preview', jpeg: await composePreview(job.title, job.blog) };
  }
  yield { type: 'done', peakMemory: process.resourceUsage().maxRSS * 1024 };
}

try {
  for await (const message of work(JSON.parse(process.argv[2] ?? '') as WorkerJob)) await tell(message);
} catch (error) {
  if (!(error instanceof RefusedImage)) throw error;
  await tell({ type: 'refused', status: error.status, code: error.code });
}
process.disconnect();
