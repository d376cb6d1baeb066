import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 6;
/** The wait after the first failure. It doubles after each further failure. */
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 30_000;

interface Retries {
  /** Returns whether a retry may succeed. */
  mayPass?: (error: unknown) => boolean;
  /** Returns how long the server asked the client to wait. */
  waitMs?: (error: unknown) => number | undefined;
  /** The wait after the first failure. Tests override it. */
  backoffMs?: number | undefined;
}

/** Returns whether an error from Google's client libraries has this HTTP or gRPC status code. */
export const hasCode = (error: unknown, code: number): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** Runs `work` until it succeeds, fails permanently or reaches the maximum number of attempts. */
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
