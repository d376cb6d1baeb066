import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Store } from './firestore';
import { openStore } from './firestoreConnection';
import { nextTask } from './nextTask';
import { inOneLanguage } from './pageData';
import { ServerReads } from './serverReads';
import { useLocale } from './useLocale';

export type { Store } from './firestore';

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

/** Reads Firestore once and keeps the answer under `key`. Firestore itself is loaded with the first query. */
export function useFirestoreQuery<T>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<T> {
  const client = useQueryClient();
  const server = useContext(ServerReads);
  const options = { queryKey: key, queryFn: async () => withTimeout(openRead(read)) };
  if (enabled && client.getQueryData(key) === undefined) server?.want(options);
  const locale = useLocale();
  // What was read anew differs from what came with the page in the other language alone: nothing is drawn again for that.
  return useQuery({ ...options, enabled, select: (data) => inOneLanguage(data, locale) });
}
