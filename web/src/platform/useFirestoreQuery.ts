import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Firestore } from 'firebase/firestore/lite';
import { useFirebaseApp } from 'reactfire';

/** On a train through a tunnel, an honest message beats an endless skeleton. */
const READ_TIMEOUT_MS = 12_000;

/** What a query is written with: the database, and the calls of `platform/firestore`. */
export type Store = Omit<typeof import('./firestore'), 'connect'> & { db: Firestore };

function withTimeout<T>(work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Firestore did not answer in time')), READ_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/** Reads Firestore once and keeps the answer under `key`. Firestore itself is loaded with the first query. */
export function useFirestoreQuery<T>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<T> {
  const app = useFirebaseApp();
  return useQuery({
    queryKey: key,
    queryFn: async () => {
      const { connect, ...store } = await import('./firestore');
      return withTimeout(read({ ...store, db: connect(app) }));
    },
    enabled,
  });
}
