/**
 * Merges two versions of a sequence with a common ancestor. Items are compared by their contents.
 * `mergeItems.ts` merges the items of lists.
 */
import { diffArrays } from 'diff';

/** A passage of a merged sequence: the items on which both versions agree, or the items of each version. */
export type Passage<Item = unknown> =
  { items: readonly Item[] } | { mine: readonly Item[]; theirs: readonly Item[] };

const key = (item: unknown): string => JSON.stringify(item ?? null);

/** Returns whether two values are the same. Compares objects and lists by their contents. */
export const isSame = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && key(a) === key(b));

/**
 * For each item in `base`, returns its index in `side`, or -1 if `side` doesn't contain it. The matches are
 * in the same order in both sequences.
 */
function matches(base: readonly unknown[], side: readonly unknown[]): number[] {
  const found: number[] = [];
  let index = 0;
  for (const { added, removed, count } of diffArrays(base.map(key), side.map(key))) {
    for (let each = 0; each < count && !added; each += 1) found.push(removed ? -1 : index + each);
    if (!removed) index += count;
  }
  return found;
}

/**
 * Merges two versions of a sequence, such as a text's paragraphs. If only one version changed a passage, its
 * change is kept. If both changed it differently, the owner has to decide. The passages stay in order.
 */
export function mergePassages<Item>(
  base: readonly Item[],
  mine: readonly Item[],
  theirs: readonly Item[],
): Passage<Item>[] {
  const [inMine, inTheirs] = [matches(base, mine), matches(base, theirs)];
  const passages: Passage<Item>[] = [];
  const start = { base: 0, mine: 0, theirs: 0 };
  const closeGap = (end: typeof start): void => {
    const before = base.slice(start.base, end.base);
    const own = mine.slice(start.mine, end.mine);
    const other = theirs.slice(start.theirs, end.theirs);
    if (isSame(own, other) || isSame(other, before)) passages.push({ items: own });
    else if (isSame(own, before)) passages.push({ items: other });
    else passages.push({ mine: own, theirs: other });
  };
  for (const [index, item] of base.entries()) {
    const [own = -1, other = -1] = [inMine[index], inTheirs[index]];
    if (own < 0 || other < 0) continue;
    closeGap({ base: index, mine: own, theirs: other });
    passages.push({ items: [item] });
    Object.assign(start, { base: index + 1, mine: own + 1, theirs: other + 1 });
  }
  closeGap({ base: base.length, mine: mine.length, theirs: theirs.length });
  return joined(passages.filter((passage) => !('items' in passage) || passage.items.length > 0));
}

/** Joins adjacent passages on which both versions agree. */
export function joined<Item>(passages: readonly Passage<Item>[]): Passage<Item>[] {
  const result: Passage<Item>[] = [];
  for (const passage of passages) {
    const last = result.at(-1);
    if (last && 'items' in last && 'items' in passage)
      result[result.length - 1] = { items: [...last.items, ...passage.items] };
    else result.push(passage);
  }
  return result;
}
