/** The saved replies that the owner starts with. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { EXAMPLE_REPLIES } from '@app/domain/inbox/replies/saved';
import type { Firestore } from 'firebase-admin/firestore';
import { writeDocuments } from './documents';

/** Adds the examples, with Spanish titles, if there are no saved replies: hers are never replaced. Returns how many were added. */
export async function addExampleReplies(db: Firestore): Promise<number> {
  const { empty } = await db.collection(COLLECTIONS.savedReplies).limit(1).get();
  if (!empty) return 0;
  const documents = EXAMPLE_REPLIES.map(
    ({ title, textEn, textEs }, index) =>
      [`example-${index + 1}`, { title: title.es, textEn, textEs, revision: 1 }] as const,
  );
  await writeDocuments(db, COLLECTIONS.savedReplies, new Map(documents));
  return documents.length;
}
