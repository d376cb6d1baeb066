import { fieldOfPath } from '../general/fields.schema';
import { propertyOf } from '../general/property';

/**
 * Returns whether the field at `path` already holds this invalid `value`, which may have been saved under
 * looser limits.
 */
export const isStored = (stored: object, path: string, value: unknown): boolean =>
  JSON.stringify(propertyOf(stored, fieldOfPath(path)) ?? null).includes(JSON.stringify(value));
