import { propertyOf } from '@app/domain/general/property';
import { useCallback, useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';

/** New values of some parts of a filter; undefined or an empty text removes a part. */
export type FilterChange<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined };

interface Options {
  /** Whether the history entry is replaced, so that Back does not return to the filter before the change. */
  replace?: boolean;
}

const SEARCH = 'search';

/** Returns the filter of a history entry as parameters. `isPrivate`: its search is not in the address but in its state. */
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

/** The present entry. React Router keeps an entry's state under `usr`. */
const presentEntry = () => ({
  search: window.location.search,
  state: (window.history.state as { usr?: unknown } | null)?.usr,
});

/**
 * A list's filter in the address, so that Back, a reload and a bookmark keep it. `read` returns the filter in its parameters; it must be
 * defined outside of the component. `changeFilter` changes parts of the filter, `setFilter` replaces it as a whole. `isPrivate`: what is
 * searched for is personal data, and not in the address, which servers log and browsers remember.
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
    // The router renders a navigation in a transition, so what is rendered may be older than the address: a service that is chosen in the
    // moment in which the search arrives must not be lost.
    (change: FilterChange<Filter>, options?: Options) =>
      setFilter({ ...read(filterParams(presentEntry(), isPrivate)), ...change }, options),
    [read, setFilter, isPrivate],
  );
  return { filter, setFilter, changeFilter };
}
