/**
 * The process that works on one picture and ends. Whatever a hostile file does to a decoder, it does it here;
 * and all memory is given back. Reads the file from stdin; its arguments are the kind and the name of the
 * picture.
 */
import { buffer } from 'node:stream/consumers';
import type { ImageKind } from './detect';
import { decodeImage, encodeImage, type EncodedImage } from './process';
import { RefusedImage } from './refused';

/** What the process tells the one that started it. */
export type WorkerMessage =
  | { type: 'file'; file: EncodedImage }
  | { type: 'refused'; status: number; code: RefusedImage['code'] }
  /** `peakMemory` in bytes. */
  | { type: 'done'; peakMemory: number };

const tell = (message: WorkerMessage) =>
  new Promise<void>((resolve) => {
    process.send?.(message, undefined, undefined, () => resolve());
  });

async function work(kind: ImageKind, name: string): Promise<void> {
  try {
    const image = await decodeImage(await buffer(process.stdin), kind);
    for await (const file of encodeImage(image, name)) await tell({ type: 'file', file });
    await tell({ type: 'done', peakMemory: process.resourceUsage().maxRSS * 1024 });
  } catch (error) {
    if (!(error instanceof RefusedImage)) throw error;
    await tell({ type: 'refused', status: error.status, code: error.code });
  }
}

const [, , kind, name] = process.argv;
await work(kind as ImageKind, name ?? '');
process.disconnect();
