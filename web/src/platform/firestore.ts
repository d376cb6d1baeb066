/**
 * Firestore's reading half (32 KB gzipped; the full client is 137), with the few calls that the features' queries are made of.
 * Loaded on demand: nothing imports it statically.
 */
import type { FirebaseApp } from 'firebase/app';
import {
  connectFirestoreEmulator,
  getDoc,
  getDocs,
  getFirestore,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase/firestore/lite';
import type { Schema } from 'yup';

export {
  collection,
  doc,
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  query,
  startAfter,
  Timestamp,
  where,
} from 'firebase/firestore/lite';

let connected: Firestore | undefined;

/** The project's Firestore, or the emulator's where the build names one. */
export function connect(app: FirebaseApp): Firestore {
  if (connected) return connected;
  const firestore = getFirestore(app);
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
  if (emulator) {
    const [host = '127.0.0.1', port = '8080'] = emulator.split(':');
    connectFirestoreEmulator(firestore, host, Number(port));
  }
  connected = firestore;
  return firestore;
}

/** A document's fields with its id, and with Firestore's times as ISO 8601 texts. */
function documentData(snapshot: DocumentSnapshot): Record<string, unknown> {
  const data: Record<string, unknown> = { id: snapshot.id };
  for (const [name, value] of Object.entries<unknown>(snapshot.data() ?? {})) {
    data[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  return data;
}

/**
 * The documents of a query, each as its schema says. One that does not fit is left out and reported, so that it cannot take the
 * others down with it.
 */
export async function readList<T>(source: Query, schema: Schema<T>): Promise<T[]> {
  const { docs } = await getDocs(source);
  return docs.flatMap((snapshot) => {
    try {
      return [schema.validateSync(documentData(snapshot))];
    } catch (error) {
      console.error(`${snapshot.ref.path} is not as its schema says`, error);
      return [];
    }
  });
}

/** One document as its schema says, or null when there is none. */
export async function readOne<T>(source: DocumentReference, schema: Schema<T>): Promise<T | null> {
  const snapshot = await getDoc(source);
  return snapshot.exists() ? schema.validateSync(documentData(snapshot)) : null;
}
