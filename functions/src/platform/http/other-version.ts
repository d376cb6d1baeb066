/** Rejects requests from pages of another version of the site if saving them would lose the owner's input. */
import { isEmptyText } from '@app/domain/fields/empty-text';
import { ApiError } from './error';

function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyText(value);
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const otherVersion = (): ApiError => new ApiError(400, 'api.otherVersion');

/**
 * Throws a 400 if there are values under names that this version doesn't know, because those values would be
 * lost.
 */
export function requireKnown(names: readonly string[], sent: object): void {
  if (Object.entries(sent).some(([name, value]) => !names.includes(name) && !isEmptyValue(value)))
    throw otherVersion();
}

/** Throws a 400 if a name is unknown or missing. The stored value of a missing name would be erased. */
export function requireSameNames(names: readonly string[], sent: object): void {
  requireKnown(names, sent);
  if (names.some((name) => !(name in sent))) throw otherVersion();
}
