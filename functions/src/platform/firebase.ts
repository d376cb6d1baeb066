/** Initializes firebase-admin; no other module does. */
import type { Bucket } from '@google-cloud/storage';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { bucketName } from '@app/domain/pictures/images';
import { onEmulators } from './config';

const app = initializeApp();

/** Uses REST instead of gRPC, which would lengthen cold starts; only listeners need gRPC, and there are none. */
export const db = initializeFirestore(app, { preferRest: true });

if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
  // Over REST the client looks for Google credentials, although the emulator needs none.
  db.settings({ auth: { getRequestHeaders: () => Promise.resolve({}) } });
}

/**
 * Returns the bucket that is linked to the project, as the platform names it: older projects have `<id>.appspot.com`. Undefined on the
 * emulators, which name that one for every demo project although the seed loads another.
 */
function linkedBucket(): string | undefined {
  const { FIREBASE_CONFIG: config } = process.env;
  if (onEmulators || !config?.startsWith('{')) return undefined;
  return (JSON.parse(config) as { storageBucket?: string }).storageBucket;
}

/** Returns the bucket of the uploads: STORAGE_BUCKET, or the project's default bucket. Throws when neither is known. */
export async function getUploadsBucket(): Promise<Bucket> {
  const { GCLOUD_PROJECT: project, STORAGE_BUCKET: named } = process.env;
  const name = named || linkedBucket() || (project && bucketName(project));
  if (!name)
    throw new Error('The bucket of the uploads is unknown: neither STORAGE_BUCKET nor GCLOUD_PROJECT is set');
  // Imported on first use: most requests do not need it.
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket(name);
}
