import { fieldOfPath } from '../general/fields.schema';
import { propertyOf } from '../general/property';

/**
 * Returns whether an invalid value is already stored in its field. The limits may have been wider when it was
 * saved.
 */
export const isStored = (stored: object, path: string, value: unknown): boolean =>
  JSON.stringify(propertyOf(stored, fieldOfPath(path)) ?? null).includes(JSON.stringify(value));
