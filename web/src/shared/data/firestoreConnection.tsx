/** The connection to Firestore, opened by the first read: the code of Firestore and Firebase is not loaded before. */
import { useSyncExternalStore, type ReactNode } from 'react';
import type { Store } from './firestore';
import { nextTask } from '../browser/nextTask';

let opening: Promise<Store> | undefined;
let element: ReactNode = null;
const listeners = new Set<() => void>();

function show(next: ReactNode): void {
  element = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const fetchFirestore = () => import('./FirestoreProvider');

async function open(): Promise<Store> {
  if (import.meta.env.SSR) return (await import('./firestore')).openStoreOnServer();
  const { FirestoreProvider } = await fetchFirestore();
  await nextTask();
  return new Promise((resolve) => show(<FirestoreProvider onOpen={resolve} />));
}

/** Returns the project's Firestore. When its code could not be fetched, the next call tries again. */
export function openStore(): Promise<Store> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** Renders reactfire's provider from the first read on. */
export function FirestoreConnection() {
  return useSyncExternalStore(
    subscribe,
    () => element,
    () => null,
  );
}
