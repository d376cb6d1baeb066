/** What a page declares to be read before the server renders it. */
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
  /** The owner's content that every page shows. */
  site: Site;
  locale: Locale;
  /** Of the page's pattern: `slug` for `blog/:slug`. */
  params: Readonly<Record<string, string | undefined>>;
}

/** Fills the client with what the page reads. Never rejects: a query that failed has its error in the client. */
export type Loader = (args: LoaderArgs) => unknown;

/** Reads a query into the client. Resolves with its data; with undefined where it could not be read. */
export const load = <T, Key extends QueryKey>(
  client: QueryClient,
  query: QueryExecuteOptions<T, Error, T, T, Key>,
): Promise<T | undefined> => client.query(query).catch(() => undefined);

/** Like `load`, for the first page of a list that is read page by page. */
export const loadFirstPage = <Page, Key extends QueryKey, Param>(
  client: QueryClient,
  query: InfiniteQueryExecuteOptions<Page, Error, InfiniteData<Page>, Key, Param>,
): Promise<Page | undefined> =>
  client.infiniteQuery(query).then(
    ({ pages }) => pages[0],
    () => undefined,
  );

/** Returns the queries of a rendered page that have no data, with the reason of each. */
export function missingReads(client: QueryClient): { queryKey: QueryKey; reason: unknown }[] {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state, options }) => state.data === undefined && options.queryFn !== skipToken)
    .map(({ queryKey, state: { error } }) => ({
      queryKey,
      reason: error ?? new Error("A component reads it and the page's loader does not"),
    }));
}
