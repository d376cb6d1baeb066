/** The only place that initialises firebase-admin. */
import { initializeApp } from 'firebase-admin/app';
import { initializeFirestore } from 'firebase-admin/firestore';

const app = initializeApp();

/** REST instead of gRPC: a cold start need not load gRPC, and nothing here listens. */
export const db = initializeFirestore(app, { preferRest: true });

if (process.env.FIRESTORE_EMULATOR_HOST !== undefined) {
  // Over REST the client asks for Google credentials even where the emulator needs none.
  db.settings({ auth: { getRequestHeaders: () => Promise.resolve({}) } });
}
