import type { WorkingCopy } from '@perro-wisdom/domain/working-copies';
import { db } from '../firebase';
import { fieldsOf } from '../documents';
import { DOCUMENT_ID } from '../http/paging';

/** Reads a working copy that is not in the bin; null if there is none. */
export async function readPreviewable(id: string): Promise<WorkingCopy | null> {
  if (!DOCUMENT_ID.test(id)) return null;
  const document = await db.collection('workingCopies').doc(id).get();
  const copy = document.exists ? (fieldsOf(document) as unknown as WorkingCopy) : null;
  return copy?.deletedAt === null ? copy : null;
}
