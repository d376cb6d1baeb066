import type { Store } from './firestore';
import { openStore } from './firestoreConnection';
import { nextTask } from '../browser/nextTask';

/**
 * On a train through a tunnel, an honest message beats an endless skeleton. The server's way to Firestore is short, and a visitor
 * waits for it: there the last good page beats both.
 */
const READ_TIMEOUT_MS = import.meta.env.SSR ? 4_000 : 12_000;

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firestore did not answer in time')), READ_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Each read begins by itself: a page has several, and they are all wanted at once. */
async function openRead<T>(read: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore();
  await nextTask();
  return read(store);
}

/** What a read of Firestore answers; its code is loaded with the first one. Fails where there is no answer in time. */
export const readFirestore = <T>(read: (store: Store) => Promise<T>): Promise<T> => withTimeout(openRead(read));
