/** Firestore for whoever wants to read it: neither its code nor Firebase's comes before the first read. */
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

async function open(): Promise<Store> {
  if (import.meta.env.SSR) return (await import('./firestore')).openStoreOnServer();
  const { FirestoreProvider } = await import('./FirestoreProvider');
  await nextTask();
  return new Promise((resolve) => show(<FirestoreProvider onOpen={resolve} />));
}

/** The project's Firestore with the calls that queries are made of. Where its code could not be fetched, the next read tries again. */
export function openStore(): Promise<Store> {
  opening ??= open().catch((error: unknown) => {
    opening = undefined;
    throw error;
  });
  return opening;
}

/** The place in the tree where reactfire's provider stands from the first read on. */
export function FirestoreConnection() {
  return useSyncExternalStore(subscribe, () => element, () => null);
}
