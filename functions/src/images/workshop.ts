/** Has pictures worked on in processes of their own. */
import { fork } from 'node:child_process';
import { on, once } from 'node:events';
import { logger } from 'firebase-functions';
import { IMAGE_WORK_TIMEOUT_MS } from '../config';
import { ApiError } from '../http/error';
import type { ImageKind } from './detect';
import type { EncodedImage } from './process';
import type { WorkerMessage } from './worker';

/** Beside the bundle, where the build puts it. */
const WORKER = new URL('image-worker.js', import.meta.url);
/** The pixels lie outside of the heap. */
const HEAP_LIMIT = '--max-old-space-size=64';

/**
 * All files of a picture, as they are ready. A picture on which the process dies or takes too long counts as
 * damaged.
 */
export async function* makeFiles(bytes: Buffer, kind: ImageKind, name: string): AsyncGenerator<EncodedImage> {
  const child = fork(WORKER, [kind, name], {
    execArgv: [HEAP_LIMIT],
    serialization: 'advanced',
    stdio: ['pipe', 'inherit', 'inherit', 'ipc'],
    timeout: IMAGE_WORK_TIMEOUT_MS,
    killSignal: 'SIGKILL',
  });
  // A process that ends early does not read its input to the end; what it says tells why.
  child.stdin?.on('error', () => undefined).end(bytes);
  try {
    for await (const [message] of on(child, 'message', { close: ['exit'] }) as AsyncIterable<
      [WorkerMessage]
    >) {
      if (message.type === 'file') yield message.file;
      if (message.type === 'refused') throw new ApiError(message.status, message.code);
      if (message.type === 'done') {
        logger.info('picture made', { name, peakMemory: message.peakMemory });
        return;
      }
    }
    logger.error('the work on a picture broke off', {
      name,
      kind,
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
