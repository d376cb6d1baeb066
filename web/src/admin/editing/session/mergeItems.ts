import { isSame, joined, type Passage } from './threeWay';

type Entry = Readonly<Record<string, unknown>>;

/** Returns the string that identifies an item: its first nonempty string, such as a town's name. */
const nameOf = (item: Entry): unknown =>
  Object.values(item).find((part) => typeof part === 'string' && part !== '');

/**
 * For each item of `base`, returns its index in `side`, or -1 if it was removed. Items match if they are
 * identical or, failing that, have the same name. Otherwise, an item matches a new item in the same position.
 */
function successors(base: readonly Entry[], side: readonly Entry[]): number[] {
  const found = base.map(() => -1);
  const isFree = (place: number) => !found.includes(place);
  for (const isSuccessor of [isSame, (one: Entry, other: Entry) => nameOf(one) === nameOf(other)])
    base.forEach((item, index) => {
      if (found[index] === -1)
        found[index] = side.findIndex((each, place) => isFree(place) && isSuccessor(each, item));
    });
  const known = [...found];
  const isInPlace = (index: number, place: number) =>
    known.every((other, each) => other === -1 || each < index === other < place);
  base.forEach((_, index) => {
    if (found[index] === -1)
      found[index] = side.findIndex((__, place) => isFree(place) && isInPlace(index, place));
  });
  return found;
}

/** Merges two versions of an item part by part. Returns null if both versions changed the same part. */
function mergeItem(base: Entry, mine: Entry, theirs: Entry): Entry | null {
  const parts = Object.keys(mine);
  const isConflict = (part: string) =>
    !isSame(mine[part], theirs[part]) && !isSame(mine[part], base[part]) && !isSame(theirs[part], base[part]);
  if (parts.some(isConflict)) return null;
  return Object.fromEntries(
    parts.map((part) => [part, isSame(mine[part], base[part]) ? theirs[part] : mine[part]]),
  );
}

/**
 * Merges two versions of a list item by item. Items that either version added or changed are kept. Items that
 * one version removed are dropped, unless the other version changed them. If both versions changed the same
 * part of an item, the owner has to decide.
 */
export function mergeItems(
  base: readonly Entry[],
  mine: readonly Entry[],
  theirs: readonly Entry[],
): Passage<Entry>[] {
  const [inMine, inTheirs] = [successors(base, mine), successors(base, theirs)];
  const isMoved = (places: readonly number[]) => {
    const kept = places.filter((place) => place >= 0);
    return kept.some((place, index) => place < (kept[index - 1] ?? -1));
  };
  // The version that moved items decides the order. Items added in the other version go after the item that
  // precedes them there.
  const isTheirOrder = isMoved(inTheirs) && !isMoved(inMine);
  const [first, second] = isTheirOrder ? [theirs, mine] : [mine, theirs];
  const [inFirst, inSecond] = isTheirOrder ? [inTheirs, inMine] : [inMine, inTheirs];

  interface Slot {
    passage: Passage<Entry>;
    /** Whether the item was added in the version that decides the order. */
    isAdded: boolean;
    inSecond: number;
  }
  const slots = first.flatMap((item, place): Slot[] => {
    const origin = inFirst.indexOf(place);
    const before = base[origin];
    const slot = { isAdded: !before, inSecond: inSecond[origin] ?? -1 };
    const other = second[slot.inSecond];
    if (before && !other && isSame(item, before)) return [];
    if (!before || !other) return [{ ...slot, passage: { items: [item] } }];
    const merged = mergeItem(before, item, other);
    const [own, their] = isTheirOrder ? [other, item] : [item, other];
    return [{ ...slot, passage: merged ? { items: [merged] } : { mine: [own], theirs: [their] } }];
  });
  second.forEach((item, place) => {
    const origin = inSecond.indexOf(place);
    const before = base[origin];
    const isDone = before
      ? first[inFirst[origin] ?? -1] !== undefined || isSame(item, before)
      : first.some((each, index) => !inFirst.includes(index) && isSame(each, item));
    if (isDone) return;
    let after = 0;
    for (let behind = place - 1; behind >= 0 && after === 0; behind -= 1)
      after = slots.findIndex((slot) => slot.inSecond === behind) + 1;
    // If items were added at the same position in the version that decides the order, inserts the item after
    // them.
    while (slots[after]?.isAdded) after += 1;
    slots.splice(after, 0, { passage: { items: [item] }, isAdded: false, inSecond: place });
  });
  return joined(slots.map(({ passage }) => passage));
}
