import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 6;
/** The pause after the first failure; it doubles with each further one. */
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 30_000;

interface Retries {
  /** Whether another attempt may end in another way. */
  mayPass?: (error: unknown) => boolean;
  /** How long a server has asked to wait. */
  waitMs?: (error: unknown) => number | undefined;
  /** Replaced by tests. */
  backoffMs?: number | undefined;
}

/** Whether an error is one of Google's clients with this code: a status of HTTP, or one of gRPC. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Repeats work that may be repeated while it fails. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { mayPass = () => true, waitMs = () => undefined, backoffMs = BACKOFF_MS }: Retries = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !mayPass(error)) throw error;
      // The jitter keeps callers that failed together from trying together.
      const backoff = backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random());
      await sleep(Math.min(waitMs(error) ?? backoff, BACKOFF_MAX_MS));
    }
  }
}
