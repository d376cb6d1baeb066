/** Refuses requests of another version's pages where saving would lose what the owner typed. */
import { isEmptyText } from '@app/domain/fields/empty-text';
import { ApiError } from './error';

function isEmptyValue(value: unknown): boolean {
  if (typeof value === 'string') return isEmptyText(value);
  return value === null || value === false || (Array.isArray(value) && value.length === 0);
}

const otherVersion = (): ApiError => new ApiError(400, 'api.otherVersion');

/** Throws a 400 for values under names that this version does not have: they would be lost. */
export function requireKnown(names: readonly string[], sent: object): void {
  if (Object.entries(sent).some(([name, value]) => !names.includes(name) && !isEmptyValue(value)))
    throw otherVersion();
}

/** Throws a 400 also for a name that is missing: what is stored under it would be emptied. */
export function requireSameNames(names: readonly string[], sent: object): void {
  requireKnown(names, sent);
  if (names.some((name) => !(name in sent))) throw otherVersion();
}
