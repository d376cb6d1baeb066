/** Rejects requests from pages of another version if saving would lose the owner's input. */
import { isEmptyText } from '@app/domain/fields/empty-text';
import { ApiError } from './error';

function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyText(value);
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const otherVersion = (): ApiError => new ApiError(400, 'api.otherVersion');

/** Throws a 400 for unknown properties that aren't empty, because their values would be lost. */
export function requireKnown(names: readonly string[], sent: object): void {
  if (Object.entries(sent).some(([name, value]) => !names.includes(name) && !isEmptyValue(value)))
    throw otherVersion();
}

/**
 * Throws a 400 like `requireKnown`, and for missing properties, because their stored values would be erased.
 */
export function requireSameNames(names: readonly string[], sent: object): void {
  requireKnown(names, sent);
  if (names.some((name) => !(name in sent))) throw otherVersion();
}
