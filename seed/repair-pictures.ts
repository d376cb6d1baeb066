/**
 * Adds the uploads that the picture library lacks, such as those from before there was one:
 *   npx tsx seed/repair-pictures.ts [--project <id>]
 * Safe to run at any time, and repeatedly: a record that exists is not changed, and a deleted picture stays deleted. The target is chosen
 * as in `load.ts`.
 */
import { parseArgs } from 'node:util';
import { UPLOADS_PATH, bucketName, imageRecordId } from '@perro-wisdom/domain/images';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { addToLibrary } from './library';
import { chooseTarget } from './target';

async function repair(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { projectId, onEmulators } = chooseTarget(process.env, values.project);
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId, storageBucket: process.env.STORAGE_BUCKET || bucketName(projectId) });
  console.log(`Repairing the picture library of ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);

  const uploads = new Map<string, Date>();
  const [files] = await getStorage().bucket().getFiles({ prefix: `${UPLOADS_PATH.slice(1)}/` });
  for (const { name, metadata } of files) {
    const id = imageRecordId(`/${name}`);
    if (id !== null) uploads.set(id, new Date(metadata.timeCreated ?? Date.now()));
  }
  const db = getFirestore();
  console.log(`${uploads.size} uploads, ${await addToLibrary(db, uploads)} of them added`);
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
