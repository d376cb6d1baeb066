/** Initializes firebase-admin. No other module initializes it. */
import type { Bucket } from '@google-cloud/storage';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { bucketName } from '@app/domain/pictures/images';
import { onEmulators } from './config';

const app = initializeApp();

/**
 * The Firestore client. It uses REST, because gRPC would lengthen cold starts. Only listeners need gRPC, and
 * the server has none.
 */
export const db = initializeFirestore(app, { preferRest: true });

if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
  // Over REST, the client looks for Google credentials even though the emulator needs none.
  db.settings({ auth: { getRequestHeaders: () => Promise.resolve({}) } });
}

/**
 * Returns the name of the bucket linked to the project, which is `<id>.appspot.com` in older projects.
 * Returns undefined on the emulators, which report such a name for every demo project even though the seed
 * uses another bucket.
 */
function linkedBucket(): string | undefined {
  const { FIREBASE_CONFIG: config } = process.env;
  if (onEmulators || !config?.startsWith('{')) return undefined;
  return (JSON.parse(config) as { storageBucket?: string }).storageBucket;
}

/**
 * Returns the uploads bucket, which is STORAGE_BUCKET or the project's default bucket. Throws if neither is
 * known.
 */
export async function getUploadsBucket(): Promise<Bucket> {
  const { GCLOUD_PROJECT: project, STORAGE_BUCKET: named } = process.env;
  const name = named || linkedBucket() || (project && bucketName(project));
  if (!name) throw new Error('The uploads bucket is unknown: set STORAGE_BUCKET or GCLOUD_PROJECT');
  // firebase-admin/storage is imported on first use, because most requests don't need it.
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket(name);
}
