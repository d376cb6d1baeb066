import type { Store } from './firestore';
import { openStore } from './firestoreConnection';
import { nextTask } from '../browser/nextTask';

/**
 * After this time, an error message replaces the placeholders. It is shorter on the server: a visitor is
 * waiting for the page, which can be served with placeholders instead.
 */
const READ_TIMEOUT_MS = import.meta.env.SSR ? 4_000 : 12_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firestore did not respond in time')), READ_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Starts each read in its own task, because a page starts several reads at once. */
async function openRead<T>(read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore();
  await nextTask();
  return read(store);
}

/** Reads from Firestore, whose code is loaded on the first read. Rejects after a timeout. */
export const readFirestore = <T>(read: (store: Store) => Promise<T>): Promise<T> =>
  withTimeout(openRead(read));
