import { useErrorText } from '../i18n/useErrorText';

interface Loaded {
  data: unknown;
  error: Error | null;
  refetch: () => unknown;
}

/**
 * Returns the failure shared by all of a screen's failed queries, so that the screen reports it only once.
 * Its `refetch` refetches all queries. Returns null if no query has failed, if at least one has data, or if
 * the queries failed for different reasons.
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
    // Refetching a query without data clears its error, so this failure is never shown during a refetch.
    isFetching: false,
    refetch: () => {
      for (const { refetch } of queries) refetch();
    },
  };
}
