import { useCallback, useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';

/** New values of some parts of a filter; undefined or an empty text removes a part. */
export type FilterChange<Filter> = { [Name in keyof Filter]?: Filter[Name] | undefined };

interface Options {
  /** Whether the history entry is replaced, so that Back does not return to the filter before the change. */
  replace?: boolean;
}

/**
 * A list's filter in the address, so that Back, a reload and a bookmark keep it. `read` returns the filter in a query string; it must be
 * defined outside of the component. `changeFilter` changes parts of the filter, `setFilter` replaces it as a whole.
 */
export function useAddressFilter<Filter extends object>(read: (params: URLSearchParams) => Filter) {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const filter = useMemo(() => read(params), [read, params]);
  const setFilter = useCallback(
    (next: FilterChange<Filter>, { replace = false }: Options = {}) => {
      const given = (Object.entries(next) as [string, string | undefined][]).filter((entry): entry is [string, string] => Boolean(entry[1]));
      void navigate(`?${new URLSearchParams(given)}`, { replace, preventScrollReset: true });
    },
    [navigate],
  );
  const changeFilter = useCallback(
    // The router renders a navigation in a transition, so what is rendered may be older than the address: a service that is chosen in the
    // moment in which the search arrives must not be lost.
    (change: FilterChange<Filter>, options?: Options) => setFilter({ ...read(new URLSearchParams(window.location.search)), ...change }, options),
    [read, setFilter],
  );
  return { filter, setFilter, changeFilter };
}
