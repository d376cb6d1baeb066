import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { hasCode } from './retry';

/** gRPC's code for a document that does not exist. */
const NOT_FOUND = 5;

/** Updates a document, unless it was deleted meanwhile, which `set` would undo. Resolves to whether it was still there. */
export async function updateIfPresent(document: DocumentReference, changes: DocumentData): Promise<boolean> {
  try {
    await document.update(changes);
    return true;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return false;
    throw error;
  }
}
