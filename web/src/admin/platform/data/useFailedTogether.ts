import { useErrorText } from '../i18n/useErrorText';

interface Loaded {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Returns the shared failure of a screen with several queries, so that it is reported once; retrying it
 * refetches all queries. Returns null if a query has data, or if the failures so far have different reasons.
 */
export function useFailedTogether(
  queries: readonly Loaded[],
): { error: Error; isFetching: boolean; refetch: () => void } | null {
  const errorText = useErrorText();
  const errors = queries.flatMap(({ error }) => error ?? []);
  const [first] = errors;
  if (!first || queries.some(({ data }) => data !== undefined)) return null;
  if (errors.some((error) => errorText(error) !== errorText(first))) return null;
  return {
    error: first,
    // A query without data has no error while it is refetched.
    isFetching: false,
    refetch: () => {
      for (const { refetch } of queries) refetch();
    },
  };
}
