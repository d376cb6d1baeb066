import { useErrorText } from '../i18n/useErrorText';

interface Loaded {
  data: unknown;
  error: Error | null;
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
}

/**
 * Returns the shared failure of a screen with several queries, so that it is reported once; retrying it
 * refetches all queries. Returns null unless no query has data and all failures so far have the same reason.
 */
export function useFailedTogether(queries: readonly Loaded[]): Omit<Loaded, 'data' | 'isPending'> | null {
  const errorText = useErrorText();
  const failed = queries.filter(({ error }) => error !== null);
  const [first] = failed;
  if (!first || queries.some(({ data, error, isPending }) => data !== undefined || !(isPending || error)))
    return null;
  if (failed.some(({ error }) => errorText(error) !== errorText(first.error))) return null;
  return {
    error: first.error,
    isFetching: queries.some(({ isFetching, error }) => isFetching && error !== null),
    refetch: () => {
      for (const { refetch } of queries) refetch();
    },
  };
}
