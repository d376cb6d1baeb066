/** Provides direct access to the emulators behind the site. */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';

// The emulator needs no credentials. This setting keeps the client from querying Google's metadata server.
process.env.METADATA_SERVER_DETECTION = 'none';

/** Reads a setting of the running emulators from the environment. */
export function setting(name: 'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run: npm test -- --only e2e`);
  return value;
}

let firestore: Firestore | undefined;

/** Returns the site's database, with access that bypasses the security rules. */
export function database(): Firestore {
  firestore ??= databaseOf(setting('GCLOUD_PROJECT'));
  return firestore;
}

/** Returns the database of another project in the emulator. */
export function databaseOf(projectId: string): Firestore {
  // Without this variable, the client would connect to the real Firestore.
  setting('FIRESTORE_EMULATOR_HOST');
  return getFirestore(initializeApp({ projectId }, `e2e-${randomUUID()}`));
}
