/** Processes images in child processes, one per job (see worker.ts). */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import * as logger from 'firebase-functions/logger';
import { ApiError } from '../../platform/http/error';
import { createSerialQueue } from '../../platform/serial-queue';
import type { WorkerJob, WorkerMessage } from './worker';

/** The time after which an image job is aborted. */
const IMAGE_JOB_TIMEOUT_MS = 45_000;

/** The queue for image jobs. Each instance processes one image at a time, to limit memory use. */
export const imageQueue = createSerialQueue();

/** The worker script, which the build puts beside the bundle. */
const WORKER = new URL('image-worker.js', import.meta.url);
/** A small heap is enough because pixels are stored outside of it. */
const HEAP_LIMIT = '--max-old-space-size=64';

/** A job that makes one image. */
type ImageJob = Exclude<WorkerJob, { task: 'files' }>;

/** Runs a job that makes one image, with or without an input image. Throws the same errors as `runJob`. */
export async function makeImage(job: ImageJob, input: Buffer = Buffer.alloc(0)): Promise<Buffer> {
  let image: Buffer | undefined;
  for await (const message of runJob(job, input))
    if (message.type === 'image') image = Buffer.from(message.bytes);
  if (!image) throw new Error('The child process sent no image');
  return image;
}

/**
 * Runs a job and yields its results as they arrive. Throws an `ApiError` if the image is rejected. An image
 * counts as damaged if it crashes the process or takes too long.
 */
export async function* runJob(job: WorkerJob, input: Buffer): AsyncGenerator<WorkerMessage> {
  const child = fork(WORKER, [JSON.stringify(job)], {
    execArgv: [HEAP_LIMIT],
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    timeout: IMAGE_JOB_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // If the process exits early, writing its input fails. That error is ignored because the message or the
  // exit code contains the reason.
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
    logger.error('the child process for an image exited early', {
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
