/** Firestore's lite client (33 KB gzipped with firebase/app; the full one would be 136). Loaded on demand: nothing may import it statically. */
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
import { hasShape, pickShape, type Shape } from '@app/domain/general/shape';
import { firebaseConfig } from './firebase';

/** Returns a document's fields and its id, with Firestore's timestamps as ISO 8601 strings. */
function documentData(snapshot: DocumentSnapshot): Record<string, unknown> {
  const data: Record<string, unknown> = { id: snapshot.id };
  for (const [name, value] of Object.entries<unknown>(snapshot.data() ?? {})) {
    data[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  return data;
}

/** Returns a document's fields. One that does not have its shape is logged and left out, so that it does not break the list it is in. */
function shaped<T extends object>(snapshot: DocumentSnapshot, shape: Shape<T>): T | null {
  const data = documentData(snapshot);
  // Nothing else: the data is part of the page's bytes.
  if (hasShape(data, shape)) return pickShape(data, shape);
  console.error(`${snapshot.ref.path} does not have the shape that the site reads`);
  return null;
}

async function readList<T extends object>(source: Query, shape: Shape<T>): Promise<T[]> {
  const { docs } = await getDocs(source);
  return docs.flatMap((snapshot) => shaped(snapshot, shape) ?? []);
}

async function readAll(source: Query): Promise<Record<string, unknown>[]> {
  const { docs } = await getDocs(source);
  return docs.map(documentData);
}

async function readOne<T extends object>(source: DocumentReference, shape: Shape<T>): Promise<T | null> {
  const snapshot = await getDoc(source);
  return snapshot.exists() ? shaped(snapshot, shape) : null;
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

/** What queries are written with: the database and the client's functions. */
export type Store = typeof calls & { db: Firestore };

/** Returns the Firestore of an app, connected to the emulator if the build names one. */
export function storeOf(app: FirebaseApp): Store {
  const db = getFirestore(app);
  const emulator = import.meta.env.VITE_FIRESTORE_EMULATOR;
  if (emulator) {
    const [host = '127.0.0.1', port = '8080'] = emulator.split(':');
    connectFirestoreEmulator(db, host, Number(port));
  }
  return { ...calls, db };
}

/** Returns the Firestore for the server, which reads as a visitor does. Without an API key, as a key may be restricted to the site's pages. */
export function openStoreOnServer(): Store {
  return storeOf(initializeApp({ projectId: firebaseConfig.projectId }));
}
