import { setTimeout as sleep } from 'node:timers/promises';

const ATTEMPTS = 4;
/** The pause after the first failure; it doubles with each further one. */
const BACKOFF_MS = 250;

/**
 * Repeats a transfer that may be repeated: of thousands, some fail. Cloud Storage's client does so only before the first byte. `isFinal`
 * names the errors that another attempt would not change.
 */
export async function withRetries<T>(
  transfer: () => Promise<T>,
  isFinal: (error: unknown) => boolean = () => false,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await transfer();
    } catch (error) {
      if (attempt === ATTEMPTS || isFinal(error)) throw error;
      await sleep(BACKOFF_MS * 2 ** (attempt - 1));
    }
  }
}

/** Whether an error is the response of Cloud Storage with this status. */
export const hasStatus = (error: unknown, status: number): boolean =>
  error instanceof Error && 'code' in error && error.code === status;
