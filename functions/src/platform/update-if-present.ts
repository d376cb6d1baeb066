import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { hasCode } from './retry';

/** The gRPC code for a document that doesn't exist. */
const NOT_FOUND = 5;

/**
 * Updates a document unless it was deleted in the meantime. Doesn't use `set`, because that would recreate
 * the document. Resolves to whether the document still existed.
 */
export async function updateIfPresent(document: DocumentReference, changes: DocumentData): Promise<boolean> {
  try {
    await document.update(changes);
    return true;
  } catch (error) {
    if (hasCode(error, NOT_FOUND)) return false;
    throw error;
  }
}
