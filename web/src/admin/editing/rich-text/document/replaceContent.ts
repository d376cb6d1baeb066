import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import { ReplaceStep } from '@tiptap/pm/transform';

/**
 * Makes a document equal to another one, replacing only the part that differs. This preserves the selection
 * and the surrounding content.
 */
export function replaceContent(transaction: Transaction, next: Node): Transaction {
  const { doc } = transaction;
  const start = doc.content.findDiffStart(next.content);
  const end = doc.content.findDiffEnd(next.content);
  if (start === null || end === null) return transaction;
  // Repeated content, such as a doubled letter, matches from both ends, so the ranges may overlap.
  const overlap = Math.max(start - Math.min(end.a, end.b), 0);
  return transaction.step(new ReplaceStep(start, end.a + overlap, next.slice(start, end.b + overlap)));
}
