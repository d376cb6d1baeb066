/** Restores archives from earlier versions of the site into the test file's own project. */
import { withRetries } from '../../../functions/src/platform/retry';
import { db, getUploadsBucket } from '../../../functions/src/platform/firebase';
import { withArchive } from '../../../tools/backup/read-archive';
import { restoreArchive } from '../../../tools/backup/restoring';
import { ARCHIVES } from '../../archives/archives';

/** Deletes all documents and files in the project. */
async function emptyProject(): Promise<void> {
  for (const collection of await db.listCollections()) await db.recursiveDelete(collection);
  const [files] = await (await getUploadsBucket()).getFiles();
  // Retries are needed because the emulator may close a connection that is in use.
  for (const file of files) await withRetries(async () => void (await file.delete({ ignoreNotFound: true })));
}

/**
 * Replaces the project's data with the contents of an archive, by default the newest one. Ends all sessions.
 */
export async function restoreSite(path = ARCHIVES.at(-1)?.path ?? ''): Promise<void> {
  await emptyProject();
  const bucket = await getUploadsBucket();
  await withArchive(path, (archive) => restoreArchive(archive, { db, bucket }, () => undefined));
}
