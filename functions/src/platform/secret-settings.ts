/**
 * Parses secrets that contain settings as JSON. If a feature is turned off, its secret is `off`, because a
 * secret can't be empty.
 */
import * as logger from 'firebase-functions/logger';
import { ValidationError } from 'yup';
import type { Parser } from './http/body';

const OFF = 'off';

/**
 * Returns the settings in a secret's value, or null if the feature is off. If the settings are invalid, logs
 * an error and returns null.
 * @param consequence what doesn't work without the settings, for the log
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
    // The value contains a password or a key, which must not be logged.
    const problem = error instanceof ValidationError ? error.path : 'not JSON';
    logger.error(`the secret ${name} is invalid, so ${consequence}`, { problem });
    return null;
  }
}
