/** The emulators that the site runs on, as its visitors do not see them. */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type Firestore } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';

// The emulator asks for no credentials: nobody need look for Google's.
process.env.METADATA_SERVER_DETECTION = 'none';

/** What the environment says of the running site. */
export function setting(name: 'FIRESTORE_EMULATOR_HOST' | 'GCLOUD_PROJECT'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set. Run: npm test -- --only e2e`);
  return value;
}

let firestore: Firestore | undefined;

/** The site's own database, past the rules, as only the emulator allows. */
export function database(): Firestore {
  // Without this the client would go looking for the real one.
  setting('FIRESTORE_EMULATOR_HOST');
  firestore ??= getFirestore(initializeApp({ projectId: setting('GCLOUD_PROJECT') }, `e2e-${randomUUID()}`));
  return firestore;
}
