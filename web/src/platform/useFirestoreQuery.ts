import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Store } from './firestore';
import { inOneLanguage } from './pageData';
import { readFirestore } from './readFirestore';
import { ServerReads } from './serverReads';
import { useLocale } from './useLocale';

export type { Store } from './firestore';

/** Reads Firestore once and keeps the answer under `key`. Firestore itself is loaded with the first query. */
export function useFirestoreQuery<T>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  { enabled = true }: { enabled?: boolean } = {},
): UseQueryResult<T> {
  const client = useQueryClient();
  const server = useContext(ServerReads);
  const options = { queryKey: key, queryFn: () => readFirestore(read) };
  if (enabled && client.getQueryData(key) === undefined) server?.want(options);
  const locale = useLocale();
  // What was read anew differs from what came with the page in the other language alone: nothing is drawn again for that.
  return useQuery({ ...options, enabled, select: (data) => inOneLanguage(data, locale) });
}
