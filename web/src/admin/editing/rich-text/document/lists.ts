/** Continues the numbering of lists interrupted by a picture or paragraph. */
import { Fragment, type Node } from '@tiptap/pm/model';
import { TextSelection, type Selection, type Transaction } from '@tiptap/pm/state';

const isNumbered = (node: Node): boolean => node.type.name === 'orderedList';

const startOf = (list: Node): number => list.attrs.start as number;

interface Numbering {
  /** The position of the list in the document. */
  position: number;
  start: number;
  /** The number after the last item of the previous list; null if there is none. */
  next: number | null;
}

/** Returns the numbering of the innermost list around the selection, or null if that list isn't numbered. */
function numberingAt({ $from }: Selection): Numbering | null {
  let { depth } = $from;
  while (depth > 0 && !$from.node(depth).type.isInGroup('list')) depth -= 1;
  const list = $from.node(depth);
  if (!isNumbered(list)) return null;
  const siblings = $from.node(depth - 1).children.slice(0, $from.index(depth - 1));
  const before = siblings.filter(isNumbered).at(-1);
  return {
    position: $from.before(depth),
    start: startOf(list),
    next: before ? startOf(before) + before.childCount : null,
  };
}

const isContinued = ({ start, next }: Numbering): boolean => start !== 1 && start === (next ?? start);

/**
 * Returns whether the list at the selection can continue a previous list's numbering, and whether it already
 * does.
 */
export function continuation(selection: Selection): { canContinue: boolean; isContinued: boolean } {
  const numbering = numberingAt(selection);
  if (!numbering) return { canContinue: false, isContinued: false };
  return {
    canContinue: numbering.next !== null || numbering.start !== 1,
    isContinued: isContinued(numbering),
  };
}

/**
 * Makes the list at the selection continue the previous list's numbering. If it already does, makes it start
 * at 1 again.
 */
export function toggleContinuation(transaction: Transaction): boolean {
  const numbering = numberingAt(transaction.selection);
  if (!numbering) return false;
  const start = isContinued(numbering) ? 1 : (numbering.next ?? 1);
  transaction.setNodeAttribute(numbering.position, 'start', start);
  return true;
}

/**
 * Replaces the empty list item at the selection with a figure, and splits the list around it. Returns false
 * if the selection isn't in an empty list item.
 */
export function replaceEmptyItem(transaction: Transaction, figure: Node): boolean {
  const { $from, empty } = transaction.selection;
  const item = $from.depth > 1 ? $from.node(-1) : null;
  if (!empty || item?.type.name !== 'listItem' || item.childCount > 1 || $from.parent.content.size > 0)
    return false;
  const list = $from.node(-2);
  const index = $from.index(-2);
  const part = (items: readonly Node[], start: number): Fragment =>
    items.length === 0 ? Fragment.empty : Fragment.from(list.type.create({ start }, items));
  const before = part(list.children.slice(0, index), startOf(list));
  const after = part(list.children.slice(index + 1), startOf(list) + index);
  const position = $from.before(-2);
  transaction.replaceWith(
    position,
    position + list.nodeSize,
    before.append(Fragment.from(figure)).append(after),
  );
  transaction.setSelection(TextSelection.create(transaction.doc, position + before.size + 1));
  return true;
}
