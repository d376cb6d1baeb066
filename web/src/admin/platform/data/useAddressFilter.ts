import { propertyOf } from '@app/domain/general/property';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** New values for some parts of a filter. Undefined or an empty string removes the part. */
export type FilterChange<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined };

interface Options {
  /** Whether to replace the history entry, so that Back skips the previous filter. */
  replace?: boolean;
}

const SEARCH = 'search';

/**
 * Returns a history entry's filter as URL parameters. If `isPrivate` is true, the search text is in the
 * entry's state instead of the URL.
 */
export function filterParams(
  { search, state }: { search: string; state: unknown },
  isPrivate: boolean,
): URLSearchParams {
  const params = new URLSearchParams(search);
  if (!isPrivate) return params;
  const text = propertyOf(state, SEARCH);
  if (typeof text === 'string') params.set(SEARCH, text);
  else params.delete(SEARCH);
  return params;
}

/** Returns the current history entry. React Router keeps an entry's state under `usr`. */
const presentEntry = () => ({
  search: window.location.search,
  state: (window.history.state as { usr?: unknown } | null)?.usr,
});

/**
 * Stores a list's filter in the URL, so that Back, reloads and bookmarks preserve it. `read` parses the
 * filter from URL parameters and must be defined outside of the component. `changeFilter` changes parts of
 * the filter, and `setFilter` replaces the whole filter. Set `isPrivate` if the search text may contain
 * personal data. The text is then kept out of the URL, which servers log and browsers remember.
 */
export function useAddressFilter<Filter extends object>(
  read: (params: URLSearchParams) => Filter,
  isPrivate = false,
) {
  const { search, state } = useLocation() as { search: string; state: unknown };
  const navigate = useNavigate();
  const filter = useMemo(
    () => read(filterParams({ search, state }, isPrivate)),
    [read, search, state, isPrivate],
  );
  const setFilter = useCallback(
    (next: FilterChange<Filter>, { replace = false }: Options = {}) => {
      const params = new URLSearchParams();
      for (const [name, value] of Object.entries<unknown>(next))
        if (typeof value === 'string' && value !== '') params.set(name, value);
      const text = params.get(SEARCH);
      if (isPrivate) params.delete(SEARCH);
      void navigate(`?${params}`, {
        replace,
        preventScrollReset: true,
        state: isPrivate && text ? { [SEARCH]: text } : null,
      });
    },
    [navigate, isPrivate],
  );
  const changeFilter = useCallback(
    // The router renders navigations in a transition, so the rendered filter may be older than the URL.
    // Reading the URL preserves a service filter that was selected just before the debounced search was
    // applied.
    (change: FilterChange<Filter>, options?: Options) =>
      setFilter({ ...read(filterParams(presentEntry(), isPrivate)), ...change }, options),
    [read, setFilter, isPrivate],
  );
  return { filter, setFilter, changeFilter };
}
