import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useContext } from 'react';
import type { Store } from './firestore';
import { inOneLanguage, limitedTo } from './pageData';
import { readFirestore } from './readFirestore';
import { ServerReads } from './serverReads';
import { useLocale } from '../i18n/useLocale';

export type { Store } from './firestore';

interface Options<T, Selected> {
  enabled?: boolean;
  /** What of the answer is wanted: its change alone has anything drawn again. */
  select: (answer: T) => Selected;
}

/** Reads Firestore once and keeps the answer under `key`. Firestore itself is loaded with the first query. */
export function useFirestoreQuery<T>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  options?: Omit<Options<T, T>, 'select'>,
): UseQueryResult<T>;
export function useFirestoreQuery<T, Selected>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  options: Options<T, Selected>,
): UseQueryResult<Selected>;
export function useFirestoreQuery<T>(
  key: readonly unknown[],
  read: (store: Store) => Promise<T>,
  { enabled = true, select = (answer) => answer }: Partial<Options<T, unknown>> = {},
): UseQueryResult {
  const client = useQueryClient();
  const server = useContext(ServerReads);
  const options = { queryKey: key, queryFn: () => readFirestore(read) };
  if (enabled && client.getQueryData(key) === undefined) server?.want(options);
  const locale = useLocale();
  // What was read anew differs from what came with the page in the other language alone: nothing is drawn again for that.
  const result = useQuery({ ...options, enabled, select: (answer) => inOneLanguage(select(answer), locale) });
  const only = limitedTo(client.getQueryCache().find({ queryKey: key }));
  // The texts of this language could not be read: those of the other one, without a word, would be no answer.
  const isUnreadable = result.isRefetchError && only !== null && only !== locale;
  return isUnreadable ? { ...result, data: undefined, isRefetchError: false, isLoadingError: true } : result;
}
