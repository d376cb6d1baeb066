/**
 * The data that the server read for a page travels with the page, as TanStack Query's dehydrated state. The first render uses it; once
 * the browser is idle it is read once more from Firestore, in both languages.
 */
import { LOCALES, localeFromPath, type Locale } from '@perro-wisdom/domain/general/locale';
import {
  defaultShouldDehydrateQuery,
  dehydrate,
  hashKey,
  hydrate,
  type QueryClient,
  type QueryKey,
  type QueryState,
} from '@tanstack/react-query';
import { whenSettled } from '../browser/whenIdle';

/** What travels of a query: the rest of its dehydrated state is the same for all and would be 150 bytes of each page. */
type PageData = [queryKey: QueryKey, data: unknown][];

/** The id of the `<script>` that holds the data. */
export const PAGE_DATA_ID = 'page-data';

/** For the `meta` of a query that only the server reads: its data does not travel. */
export const SERVER_ONLY = { serverOnly: true };

/** The state of a query that was read on the server. `dataUpdatedAt: 0` stays until this browser has read it from Firestore. */
const READ_ON_SERVER = {
  status: 'success',
  fetchStatus: 'idle',
  dataUpdatedAt: 0,
  dataUpdateCount: 0,
  error: null,
  errorUpdatedAt: 0,
  errorUpdateCount: 0,
  fetchFailureCount: 0,
  fetchFailureReason: null,
  fetchMeta: null,
  isInvalidated: false,
} as const;

/** Returns the data of all queries that were read, without the texts of other languages. */
export function dehydratePage(client: QueryClient, locale: Locale): PageData {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !query.meta?.serverOnly,
    serializeData: (data: unknown) => inOneLanguage(data, locale),
  });
  return queries.map(({ queryKey, state: { data } }) => [queryKey, data]);
}

/** The language of the data that came with the page. */
let pageLocale: Locale | null = null;

/** Puts the data that came with the page into the client, and refreshes it once the browser is idle. */
export function hydratePage(client: QueryClient): void {
  const json = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!json) return;
  pageLocale = localeFromPath(location.pathname);
  // Written by our own server, from the results of the same queries.
  const data = JSON.parse(json) as PageData;
  hydrate(client, {
    queries: data.map(([queryKey, data]) => ({
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: 0,
      state: { ...READ_ON_SERVER, data },
    })),
  });
  whenSettled(() => refreshPageData(client));
}

/** Returns the only language of a query's data while it is what came with the page; null once it has been read from Firestore. */
export const onlyLanguageOf = (state: QueryState | undefined): Locale | null =>
  state?.data !== undefined && state.dataUpdatedAt === 0 ? pageLocale : null;

/** Returns whether a query's data came with the page, in another language than this one. */
export function isInOtherLanguage(client: QueryClient, queryKey: QueryKey, locale: Locale): boolean {
  // From the cache, as reading `dataUpdatedAt` of a hook's result would render again with every read.
  const only = onlyLanguageOf(client.getQueryState(queryKey));
  return only !== null && only !== locale;
}

/**
 * Reads again what came with the page, unless that has been done or is under way. Failed reads are tried again. With a language: only if
 * the data is in the other one.
 */
export function refreshPageData(client: QueryClient, locale?: Locale): void {
  if (locale === pageLocale) return;
  void client.invalidateQueries({
    fetchStatus: 'idle',
    predicate: ({ state }) => onlyLanguageOf(state) !== null,
  });
}

const SUFFIXES = { en: 'En', es: 'Es' } as const satisfies Record<Locale, string>;

/**
 * Returns data without the texts of the other language: a page shows one, and they would be a tenth of it. Where this language has no
 * text, the other one's stays, as the fallback of `localize`.
 */
export function inOneLanguage<T>(data: T, locale: Locale): T {
  return withoutOther(data, locale) as T;
}

function withoutOther(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withoutOther(item, locale));
  if (typeof data !== 'object' || data === null) return data;
  const other = LOCALES.filter((candidate) => candidate !== locale).map((candidate) => SUFFIXES[candidate]);
  const fields = new Map<string, unknown>(Object.entries(data));
  const isOther = (field: string, value: unknown) =>
    other.some((suffix) => {
      const own = `${field.slice(0, -suffix.length)}${SUFFIXES[locale]}`;
      return field.endsWith(suffix) && fields.has(own) && (fields.get(own) !== '' || value === '');
    });
  return Object.fromEntries(
    [...fields].flatMap(([field, value]) =>
      isOther(field, value) ? [] : [[field, withoutOther(value, locale)]],
    ),
  );
}
