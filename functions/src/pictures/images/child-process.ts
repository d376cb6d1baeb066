/** Processes images in child processes, one for each job (see worker.ts). */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import * as logger from 'firebase-functions/logger';
import { IMAGE_JOB_TIMEOUT_MS } from '../../platform/config';
import { ApiError } from '../../platform/http/error';
import type { ImageKind } from './detect';
import { createSerialQueue } from '../../platform/serial-queue';
import type { Scene } from './social-image-renderer';
import type { WorkerJob, WorkerMessage } from './worker';

/** An instance processes one image at a time, to limit its use of memory. */
export const imageQueue = createSerialQueue();

/** The build writes it beside the bundle. */
const WORKER = new URL('image-worker.js', import.meta.url);
/** A small heap is enough: pixels are stored outside of it. */
const HEAP_LIMIT = '--max-old-space-size=64';

/** An encoded file of an upload, or its placeholder. */
type UploadOutput = Extract<WorkerMessage, { type: 'placeholder' | 'file' }>;

/** Yields the placeholder of an upload, then all its files, each as soon as it is encoded. Throws as `runJob`. */
export async function* encodeFiles(
  bytes: Buffer,
  kind: ImageKind,
  name: string,
): AsyncGenerator<UploadOutput> {
  for await (const message of runJob({ task: 'files', kind, name }, bytes)) {
    if (message.type === 'placeholder' || message.type === 'file') yield message;
  }
}

/** Crops an image to the size of social images, around its focal point if it has one; returns JPEG. */
export const cropSocialImage = (bytes: Buffer, kind: ImageKind, focus: string): Promise<Buffer> =>
  jpegOf(runJob({ task: 'crop social image', kind, focus }, bytes));

/** Composes a social image with a title; returns JPEG. */
export const composeSocialImage = (title: string, blog: string): Promise<Buffer> =>
  jpegOf(runJob({ task: 'compose social image', title, blog }, Buffer.alloc(0)));

interface SiteText {
  name: string;
  headline: string;
}

/** Composes the social image of the site with a photo; returns JPEG. */
export const composeSiteWithPhoto = (
  { name, headline }: SiteText,
  bytes: Buffer,
  kind: ImageKind,
  focus: string,
): Promise<Buffer> =>
  jpegOf(runJob({ task: 'compose site social image', name, headline, picture: { kind, focus } }, bytes));

/** Composes the social image of the site with one of its own scenes; returns JPEG. */
export const composeSiteWithScene = ({ name, headline }: SiteText, scene: Scene): Promise<Buffer> =>
  jpegOf(runJob({ task: 'compose site social image', name, headline, picture: { scene } }, Buffer.alloc(0)));

/** Scales a photo down to a JPEG that fits into a document of Firestore. */
export const shrinkPhoto = (bytes: Buffer, kind: ImageKind): Promise<Buffer> =>
  jpegOf(runJob({ task: 'shrink photo', kind }, bytes));

async function jpegOf(messages: AsyncIterable<WorkerMessage>): Promise<Buffer> {
  let jpeg: Buffer | undefined;
  for await (const message of messages) if (message.type === 'jpeg') jpeg = Buffer.from(message.jpeg);
  if (!jpeg) throw new Error('The child process sent no image');
  return jpeg;
}

/**
 * Runs a job and yields its results as they are sent. Throws an `ApiError` for an image that is refused; one that crashes the process or
 * exceeds the timeout counts as damaged.
 */
async function* runJob(job: WorkerJob, input: Buffer): AsyncGenerator<WorkerMessage> {
  const child = fork(WORKER, [JSON.stringify(job)], {
    execArgv: [HEAP_LIMIT],
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    timeout: IMAGE_JOB_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // A process that ends early closes its input; the error is ignored, as its message or exit code has the reason.
  child.stdin?.on('error', () => undefined).end(input);
  try {
    for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<
      [WorkerMessage]
    >) {
      if (message.type === 'refused') throw new ApiError(message.status, message.code);
      if (message.type === 'done') {
        logger.info('image processed', { ...job, peakMemory: message.peakMemory });
        return;
      }
      yield message;
    }
    logger.error('the child process for an image ended early', {
      ...job,
      exitCode: child.exitCode,
      signal: child.signalCode,
    });
    throw new ApiError(400, 'images.damaged');
  } finally {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
  }
}
