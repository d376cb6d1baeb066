/** The only place that initialises firebase-admin. */
import type { Bucket } from '@google-cloud/storage';
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';
import { bucketName } from '@perro-wisdom/domain/images';
import { onEmulators } from './config';

const app = initializeApp();

/** REST instead of gRPC: a cold start need not load gRPC, and nothing here listens. */
export const db = initializeFirestore(app, { preferRest: true });

if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
  // Over REST the client asks for Google credentials even where the emulator needs none.
  db.settings({ auth: { getRequestHeaders: () => Promise.resolve({}) } });
}

/**
 * The bucket that is linked to the project, as the platform names it: older projects have `<id>.appspot.com`. The functions emulator names
 * that for every demo project, while the seed is elsewhere.
 */
function linkedBucket(): string | undefined {
  const { FIREBASE_CONFIG: config } = process.env;
  if (onEmulators || !config?.startsWith('{')) return undefined;
  return (JSON.parse(config) as { storageBucket?: string }).storageBucket;
}

/** The bucket of the uploads; STORAGE_BUCKET names another than the one that Firebase makes for a project. */
export async function uploadsBucket(): Promise<Bucket> {
  const { GCLOUD_PROJECT: project, STORAGE_BUCKET: named } = process.env;
  const name = named || linkedBucket() || (project && bucketName(project));
  if (!name)
    throw new Error('Neither STORAGE_BUCKET nor GCLOUD_PROJECT is set: there is no bucket for the uploads');
  // Loaded with the first use: most calls have nothing to do with pictures.
  const { getStorage } = await import('firebase-admin/storage');
  return getStorage(app).bucket(name);
}
