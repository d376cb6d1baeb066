/**
 * The data that the server read for a page travels with the page, as TanStack Query's dehydrated state. It is read again only from a file that
 * is newer than the document, or in another language.
 */
import { LOCALES, type Locale } from '@app/domain/general/locale';
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
import {
  isDocumentNew,
  pageDataIn,
  pageFiles,
  rememberServed,
  servedLocale,
  type PageData,
} from './pageFile';

/** For the `meta` of a query that only the server reads: its data does not travel. */
export const SERVER_ONLY = { serverOnly: true };

/** The state of a query that was read on the server. `dataUpdatedAt: 0` stays while its data is in one language. */
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

/** Returns the data of all queries that were read; with a language, without the texts of others. */
export function dehydratePage(client: QueryClient, locale?: Locale): PageData {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !query.meta?.serverOnly,
    serializeData: (data: unknown) => (locale ? inOneLanguage(data, locale) : data),
  });
  return queries.map(({ queryKey, state: { data } }) => [queryKey, data]);
}

/** Puts the data that came with the page into the client. Once the browser is idle, a document that was kept is compared with its file. */
export function hydratePage(client: QueryClient): void {
  const data = pageDataIn(document);
  if (!data) return;
  const { pathname } = location;
  rememberServed(pathname);
  hydrate(client, {
    queries: data.map(([queryKey, data]) => ({
      queryKey,
      queryHash: hashKey(queryKey),
      dehydratedAt: 0,
      state: { ...READ_ON_SERVER, data },
    })),
  });
  if (isDocumentNew()) return;
  whenSettled(() => void takeFrom(client, pathname, (_own, newer) => newer, { updatedAt: 0 }));
}

/** Changes the data that came with the page by what a file has. Nothing changes where the file cannot be read. */
async function takeFrom(
  client: QueryClient,
  pathname: string,
  combine: (own: unknown, inFile: unknown) => unknown,
  options?: { updatedAt: number },
): Promise<void> {
  for (const [queryKey, inFile] of (await pageFiles.load(pathname)) ?? []) {
    const state = client.getQueryState(queryKey);
    // A list of one language has a key of its own there.
    if (state === undefined) client.setQueryData(queryKey, inFile);
    else if (onlyLanguageOf(state) !== null)
      client.setQueryData(queryKey, combine(state.data, inFile), options);
  }
}

/** Adds to the data that came with the page what its file in another language has. */
export const addLanguage = (client: QueryClient, pathname: string): Promise<void> =>
  takeFrom(client, pathname, inBothLanguages);

/** Returns the only language of a query's data while it is what came with the page; null once it is in both. */
export const onlyLanguageOf = (state: QueryState | undefined): Locale | null =>
  state?.data !== undefined && state.dataUpdatedAt === 0 ? servedLocale() : null;

/** Returns whether a query's data came with the page, in another language than this one. */
export function isInOtherLanguage(client: QueryClient, queryKey: QueryKey, locale: Locale): boolean {
  // From the cache, as reading `dataUpdatedAt` of a hook's result would render again with every read.
  const only = onlyLanguageOf(client.getQueryState(queryKey));
  return only !== null && only !== locale;
}

/** Reads from Firestore what came with the page in another language than this one. Failed reads are tried again. */
export function readInLanguage(client: QueryClient, locale: Locale): void {
  void client.invalidateQueries({
    fetchStatus: 'idle',
    predicate: ({ queryKey }) => isInOtherLanguage(client, queryKey, locale),
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

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Returns data with the texts of both languages, made of what `inOneLanguage` has left for each. Where they differ in more, the second one counts. */
export function inBothLanguages(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return other;
  if (Array.isArray(other))
    return Array.isArray(one) ? other.map((item, index) => inBothLanguages(one[index], item)) : other;
  if (one.id !== other.id) return other;
  const shared = Object.entries(other).map(([field, value]): [string, unknown] => [
    field,
    inBothLanguages(one[field], value),
  ]);
  return { ...one, ...Object.fromEntries(shared) };
}
