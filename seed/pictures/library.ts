/** Adds uploads to the picture library. */
import { COLLECTIONS } from '@app/domain/general/collections';
import { NO_DETAILS } from '@app/domain/pictures/library';
import { Timestamp, type Firestore } from 'firebase-admin/firestore';

/** Firestore's error code for a document that already exists. */
const ALREADY_EXISTS = 6;

/**
 * Creates the documents that are missing from the picture library, and returns how many it created. `uploads`
 * maps each picture's id to its upload time.
 */
export async function addToLibrary(db: Firestore, uploads: ReadonlyMap<string, Date>): Promise<number> {
  const writer = db.bulkWriter();
  let created = 0;
  const problems: unknown[] = [];
  for (const [id, time] of uploads) {
    void writer
      .create(db.collection(COLLECTIONS.pictures).doc(id), {
        ...NO_DETAILS,
        uploadedAt: Timestamp.fromDate(time),
      })
      .then(
        () => {
          created += 1;
        },
        (error: unknown) => {
          if (!(error instanceof Error && 'code' in error && error.code === ALREADY_EXISTS))
            problems.push(error);
        },
      );
  }
  await writer.close();
  if (problems.length > 0)
    throw new AggregateError(problems, `${problems.length} pictures could not be added to the library.`);
  return created;
}
