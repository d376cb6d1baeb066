/**
 * Manages the connection to Firestore. The first read opens the connection and loads the code for Firestore
 * and Firebase.
 */
import type { Store } from './firestore';
import { nextTask } from '../browser/nextTask';
import { fetchOnce } from './fetchOnce';

export const fetchFirestore = () => import('./openFirestore');

const connection = fetchOnce(async (): Promise<Store> => {
  if (import.meta.env.SSR) return (await import('./firestore')).openStoreOnServer();
  const { openFirestore } = await fetchFirestore();
  await nextTask();
  return openFirestore();
});

/** Returns the project's Firestore client. If its code could not be fetched, the next call retries. */
export const openStore = (): Promise<Store> => connection.retry(undefined);
