import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/**
 * Makes a document equal another one. Only what differs is replaced, so that the selection and what is around
 * it stay.
 */
export function replaceContent(transaction: Transaction, next: Node): Transaction {
  const { doc } = transaction;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return transaction;
  // Both searches count what repeats, such as a letter that was doubled.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0);
  return transaction.step(new ReplaceStep(start, end.a + overlap, next.slice(start, end.b + overlap)));
}
