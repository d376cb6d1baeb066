import { fieldOfPath } from '../general/fields.schema';
import { propertyOf } from '../general/property';

/**
 * Returns whether `value`, which is now invalid, is already stored in the field at `path`. The limits may
 * have been less strict when the value was saved.
 */
export const isStored = (stored: object, path: string, value: unknown): boolean =>
  JSON.stringify(propertyOf(stored, fieldOfPath(path)) ?? null).includes(JSON.stringify(value));
