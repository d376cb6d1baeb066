/** Secrets that hold settings as JSON, or `off` where what they are for is off: a secret cannot be empty. */
import * as logger from 'firebase-functions/logger';
import { ValidationError } from 'yup';
import type { Parser } from './http/body';

const OFF = 'off';

/**
 * Returns the settings in the value of a secret; null if they are off, or invalid, which is logged.
 * @param consequence what is left undone then, for the log
 */
export function parseSettings<T>(
  value: string,
  schema: Parser<T>,
  { name, consequence }: { name: string; consequence: string },
): T | null {
  if (value === '' || value === OFF) return null;
  try {
    return schema.validateSync(JSON.parse(value), { strict: true });
  } catch (error) {
    // The value has a password or a key, which must not be logged.
    const problem = error instanceof ValidationError ? error.path : 'not JSON';
    logger.error(`the secret ${name} is invalid, so ${consequence}`, { problem });
    return null;
  }
}
