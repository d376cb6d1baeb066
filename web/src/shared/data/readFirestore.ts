import type { Store } from './firestore';
import { openStore } from './firestoreConnection';
import { nextTask } from '../browser/nextTask';

/**
 * The timeout for a read. When it expires in the browser, an error message replaces the placeholders. The
 * timeout is shorter on the server, because a visitor is waiting for the page, which can be sent with
 * placeholders.
 */
const READ_TIMEOUT_MS = import.meta.env.SSR ? 4_000 : 12_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firestore did not respond in time')), READ_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Opens the store, then starts the read in a new task, because a page starts several reads at the same time.
 */
async function openRead<T>(read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore();
  await nextTask();
  return read(store);
}

/** Reads from Firestore. The first read loads Firestore's code. Rejects after a timeout. */
export const readFirestore = <T>(read: (store: Store) => Promise<T>): Promise<T> =>
  withTimeout(openRead(read));
