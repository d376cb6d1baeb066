/**
 * Rejects requests from another version's pages if saving the submitted data would lose any of the owner's
 * input.
 */
import { isEmptyText } from '@app/domain/fields/empty-text';
import { ApiError } from './error';

function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyText(value);
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const otherVersion = (): ApiError => new ApiError(400, 'api.otherVersion');

/** Throws a 400 if `sent` has a nonempty property that isn't in `names`, because its value would be lost. */
export function requireKnown(names: readonly string[], sent: object): void {
  if (Object.entries(sent).some(([name, value]) => !names.includes(name) && !isEmptyValue(value)))
    throw otherVersion();
}

/**
 * Does what `requireKnown` does, and also throws a 400 if `sent` lacks any of the properties in `names`,
 * because saving would erase the stored values of the missing properties.
 */
export function requireSameNames(names: readonly string[], sent: object): void {
  requireKnown(names, sent);
  if (names.some((name) => !(name in sent))) throw otherVersion();
}
