/**
 * Provides Firestore's lite client. Including firebase/app, it is 33 KB gzipped; the full client is 136 KB.
 * It is loaded on demand, so this module must be imported dynamically.
 */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import type { Reader, Report } from '@app/domain/stored/reader';
import { firebaseConfig } from './firebase';

/** Returns a document's fields and its id, with Firestore timestamps as ISO 8601 strings. */
function documentData(snapshot: DocumentSnapshot): Record<string, unknown> {
  const data: Record<string, unknown> = { id: snapshot.id };
  for (const [name, value] of Object.entries<unknown>(snapshot.data() ?? {})) {
    data[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  return data;
}

const logUnusable: Report = (path) => console.error(`The site cannot use the data stored at ${path}`);

const read = <T>(snapshot: DocumentSnapshot, reader: Reader<T>): T =>
  reader(documentData(snapshot), logUnusable, snapshot.ref.path);

/** Reads a list. Omits documents that can't be shown, which the reader turns into null. */
async function readList<T>(source: Query, reader: Reader<T | null>): Promise<T[]> {
  const { docs } = await getDocs(source);
  return docs.flatMap((snapshot) => read(snapshot, reader) ?? []);
}

async function readAll(source: Query): Promise<Record<string, unknown>[]> {
  const { docs } = await getDocs(source);
  return docs.map(documentData);
}

async function readOne<T>(source: DocumentReference, reader: Reader<T | null>): Promise<T | null> {
  const snapshot = await getDoc(source);
  return snapshot.exists() ? read(snapshot, reader) : null;
}

const calls = {
  collection,
  doc,
  documentId,
  limit,
  orderBy,
  query,
  readAll,
  readList,
  readOne,
  startAfter,
  Timestamp,
  where,
};

/** The database and the client functions for building queries. */
export type Store = typeof calls & { db: Firestore };

/** Returns an app's Firestore client. If the build names an emulator, the client is connected to it. */
export function storeOf(app: FirebaseApp): Store {
  const db = getFirestore(app);
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
  if (emulator) {
    const [host = '127.0.0.1', port = '8080'] = emulator.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return { ...calls, db };
}

/**
 * Returns a Firestore client for the server. It reads with a visitor's permissions and has no API key,
 * because a key may be restricted to the site's pages.
 */
export function openStoreOnServer(): Store {
  return storeOf(initializeApp({ projectId: firebaseConfig.projectId }));
}
