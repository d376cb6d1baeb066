import type { Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import { draftFieldsSchema } from '@perro-wisdom/domain/drafts/drafts.schema';
import type { DraftFields, WorkingCopy } from '@perro-wisdom/domain/drafts/drafts';
import { contents, posts } from '../blog/store';
import { fieldsOf, parseFields } from '../platform/documents';

/** Returns whether these fields differ from what visitors read; false while they cannot read the post. */
export async function differsFromLive(
  transaction: Transaction,
  { id, live }: WorkingCopy,
  fields: DraftFields,
): Promise<boolean> {
  if (!live) return false;
  const [summary, texts] = await transaction.getAll(posts.doc(id), contents.doc(id));
  if (!summary?.exists) return true;
  return !isDeepStrictEqual(
    parseFields(draftFieldsSchema, summary.ref.path, { ...texts?.data(), ...fieldsOf(summary) }),
    fields,
  );
}
