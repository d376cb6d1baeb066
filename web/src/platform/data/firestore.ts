/**
 * Firestore's reading half (25 KB gzipped; the full client is 137), with the few calls that the features' queries are made of.
 * Loaded on demand: nothing imports it statically.
 */
import { initializeApp, type FirebaseApp } from 'firebase/app';
import {
  collection,
  connectFirestoreEmulator,
  doc,
  documentId,
  endBefore,
  getDoc,
  getDocs,
  getFirestore,
  limit,
  limitToLast,
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
import { hasShape, type Shape } from '@perro-wisdom/domain/shape';
import { firebaseConfig } from './firebase';

/** A document's fields with its id, and with Firestore's times as ISO 8601 texts. */
function documentData(snapshot: DocumentSnapshot): Record<string, unknown> {
  const data: Record<string, unknown> = { id: snapshot.id };
  for (const [name, value] of Object.entries<unknown>(snapshot.data() ?? {})) {
    data[name] = value instanceof Timestamp ? value.toDate().toISOString() : value;
  }
  return data;
}

/** The document, or nothing, said aloud, where it is not of its shape: one that is broken must not take the others down with it. */
function shaped<T extends object>(snapshot: DocumentSnapshot, shape: Shape<T>): T | null {
  const data = documentData(snapshot);
  if (hasShape(data, shape)) return pick(data, shape);
  console.error(`${snapshot.ref.path} is not of the shape that the site reads`);
  return null;
}

/** What the site knows of a document; a page carries no more. */
function pick<T extends object>(data: T, shape: Shape<T>): T {
  return Object.fromEntries(Object.keys(shape).map((field): [string, unknown] => [field, Reflect.get(data, field)])) as T;
}

/** The documents of a query that are of the shape. */
async function readList<T extends object>(source: Query, shape: Shape<T>): Promise<T[]> {
  const { docs } = await getDocs(source);
  return docs.flatMap((snapshot) => shaped(snapshot, shape) ?? []);
}

/** One document, or null when there is none. */
async function readOne<T extends object>(source: DocumentReference, shape: Shape<T>): Promise<T | null> {
  const snapshot = await getDoc(source);
  return snapshot.exists() ? shaped(snapshot, shape) : null;
}

/** The calls that queries are made of. */
const calls = {
  collection,
  doc,
  documentId,
  endBefore,
  limit,
  limitToLast,
  orderBy,
  query,
  readList,
  readOne,
  startAfter,
  Timestamp,
  where,
};

/** What a query is written with: the database, and the calls. */
export type Store = typeof calls & { db: Firestore };

/** The Firestore of an app, or the emulator's where the build names one. */
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
 * The same for the server, which reads as any visitor does, bound by the rules. It names no API key: a key may be restricted to the
 * site's pages.
 */
export function openStoreOnServer(): Store {
  return storeOf(initializeApp({ projectId: firebaseConfig.projectId }));
}
