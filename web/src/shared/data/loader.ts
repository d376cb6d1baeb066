/** Defines loaders, which read a page's data before the server renders it. */
import type { Locale } from '@app/domain/general/locale';
import {
  skipToken,
  type InfiniteData,
  type InfiniteQueryExecuteOptions,
  type QueryClient,
  type QueryExecuteOptions,
  type QueryKey,
} from '@tanstack/react-query';
import type { Site } from '../content/site';

interface LoaderArgs {
  client: QueryClient;
  /** The owner's content that all pages share. */
  site: Site;
  locale: Locale;
  /** The route parameters, such as `slug` for `blog/:slug`. */
  params: Readonly<Record<string, string | undefined>>;
}

/**
 * Loads the page's data into the query client. Never rejects, because the client keeps the error from a
 * failed query.
 */
export type Loader = (args: LoaderArgs) => unknown;

/**
 * Runs a query and caches its result in the client. Resolves with the data, or with undefined if the query
 * failed.
 */
export const load = <T, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, Key>,
): Promise<T | undefined> => client.query(query).catch(() => undefined);

/** Like `load`, for the first page of a paginated list. */
export const loadFirstPage = <Page, Key extends QueryKey, Param>(
  client: QueryClient,
  query: InfiniteQueryExecuteOptions<Page, Error, InfiniteData<Page>, Key, Param>,
): Promise<Page | undefined> =>
  client.infiniteQuery(query).then(
    ({ pages }) => pages[0],
    () => undefined,
  );

/** Returns a rendered page's queries that have no data, each with the reason. */
export function missingReads(client: QueryClient): { queryKey: QueryKey; reason: unknown }[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && options.queryFn !== skipToken)
    .map(({ queryKey, state: { error } }) => ({
      queryKey,
      reason: error ?? new Error("A component reads this query, but the page's loader does not"),
    }));
}
