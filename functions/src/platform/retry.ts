import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 6;
/** The backoff after the first failure; it doubles after each further one. */
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 30_000;

interface Retries {
  /** Returns whether a retry may succeed. */
  mayPass?: (error: unknown) => boolean;
  /** Returns the time in milliseconds that the server asked to wait; undefined if it gave none. */
  waitMs?: (error: unknown) => number | undefined;
  /** The backoff after the first failure, overridden in tests. */
  backoffMs?: number | undefined;
}

/** Returns whether an error of Google's clients has this code, an HTTP status or a gRPC code. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Retries work until it succeeds, fails permanently, or has used up its attempts. */
export async function withRetries<T>(
  work: () => Promise<T>,
  { mayPass = () => true, waitMs = () => undefined, backoffMs = BACKOFF_MS }: Retries = {},
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work();
    } catch (error) {
      if (attempt === ATTEMPTS || !mayPass(error)) throw error;
      // The jitter keeps callers that failed together from retrying together.
      const backoff = backoffMs * 2 ** (attempt - 1) * (0.5 + Math.random());
      await sleep(Math.min(waitMs(error) ?? backoff, BACKOFF_MAX_MS));
    }
  }
}
