/** Has pictures worked on in processes of their own. */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { logger } from 'firebase-functions';
import { IMAGE_WORK_TIMEOUT_MS } from '../config';
import { ApiError } from '../http/error';
import type { ImageKind } from './detect';
import { createSerialQueue } from '../serial-queue';
import type { WorkerJob, WorkerMessage } from './worker';

/** Pictures take memory: an instance works on one at a time. */
export const imageQueue = createSerialQueue();

/** Beside the bundle, where the build puts it. */
const WORKER = new URL('image-worker.js', import.meta.url);
/** The pixels lie outside of the heap. */
const HEAP_LIMIT = '--max-old-space-size=64';

/** What is kept of a picture. */
type Made = Extract<WorkerMessage, { type: 'placeholder' | 'file' }>;

/** A picture's placeholder, then all its files, as they are ready. */
export async function* encodeFiles(bytes: Buffer, kind: ImageKind, name: string): AsyncGenerator<Made> {
  for await (const made of work({ task: 'files', kind, name }, bytes)) {
    if (made.type === 'placeholder' || made.type === 'file') yield made;
  }
}

/** A picture cropped to the format of previews, as JPEG. */
export const cropPreview = (bytes: Buffer, kind: ImageKind): Promise<Buffer> =>
  onePreview(work({ task: 'crop preview', kind }, bytes));

/** A picture composed from a title, as JPEG. */
export const composePreview = (title: string, blog: string): Promise<Buffer> =>
  onePreview(work({ task: 'compose preview', title, blog }, Buffer.alloc(0)));

async function onePreview(messages: AsyncIterable<WorkerMessage>): Promise<Buffer> {
  let preview: Buffer | undefined;
  for await (const made of messages) if (made.type === 'preview') preview = Buffer.from(made.jpeg);
  if (!preview) throw new Error('The process made no preview');
  return preview;
}

/**
 * What a process makes, as it is ready. A picture on which it dies or takes too long counts as damaged.
 */
async function* work(job: WorkerJob, input: Buffer): AsyncGenerator<WorkerMessage> {
  const child = fork(WORKER, [JSON.stringify(job)], {
    execArgv: [HEAP_LIMIT],
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    timeout: IMAGE_WORK_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // A process that ends early does not read its input to the end; what it says tells why.
  child.stdin?.on('error', () => undefined).end(input);
  try {
    for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<
      [WorkerMessage]
    >) {
      if (message.type === 'refused') throw new ApiError(message.status, message.code);
      if (message.type === 'done') {
        logger.info('picture made', { ...job, peakMemory: message.peakMemory });
        return;
      }
      yield message;
    }
    logger.error('the work on a picture broke off', {
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
