/**
 * Determines which fields to write when a draft changes. The document may have been written by another
 * version of the site that has more fields.
 */
import { isDeepStrictEqual } from 'node:util';
import { propertyOf } from '@app/domain/general/property';
import { itemsOf, selected, withFormerNames, type Described } from '@app/domain/stored/reader';

const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/**
 * Returns a list's items in their stored form. An unchanged item stays as stored. An item changed in place
 * keeps any properties that exist only in another version.
 */
function storedItems(
  item: Described,
  { before, after, stored }: { before: unknown[]; after: object[]; stored: unknown[] },
): unknown[] {
  const known = selected(item);
  return after.map((each, place) => {
    const isSame = (other: unknown) => isDeepStrictEqual(other, each);
    const same = isSame(before[place]) ? place : before.findIndex(isSame);
    if (same >= 0 && stored[same] !== undefined) return stored[same];
    const former = before.length === after.length ? stored[place] : undefined;
    const unknown = Object.entries({ ...(former as object | undefined) }).filter(
      ([name]) => !known.includes(name),
    );
    return { ...Object.fromEntries(unknown), ...withFormerNames(item, each) };
  });
}

/**
 * Returns the changed fields, keyed by the names under which they are stored. A stored value that this
 * version couldn't read, such as an unknown choice, isn't overwritten with its fallback.
 * @param stored the fields in the document
 */
export function changedFields(
  { readers, formerNames }: Described,
  { before, after, stored }: { before: object; after: object; stored: unknown },
): Record<string, unknown> {
  const changed = Object.entries(after).filter(
    ([name, value]: [string, unknown]) => !isDeepStrictEqual(propertyOf(before, name), value),
  );
  const written = changed.flatMap(([name, value]: [string, unknown]) => {
    const names = [name, formerNames[name] ?? name];
    const item = itemsOf(propertyOf(readers, name));
    if (!item || !Array.isArray(value)) return names.map((each) => [each, value]);
    const [list] = names
      .map((each) => propertyOf(stored, each))
      .reverse()
      .filter(Array.isArray);
    const items = storedItems(item, {
      before: listIn(propertyOf(before, name)),
      after: value as object[],
      stored: listIn(list),
    });
    return names.map((each) => [each, items]);
  });
  return Object.fromEntries(written) as Record<string, unknown>;
}
