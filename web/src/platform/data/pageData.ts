/**
 * What the server read for a page travels with the page: the first paint shows it, and one read of Firestore replaces it once the
 * browser has nothing better to do.
 */
import { LOCALES, localeFromPath, type Locale } from '@perro-wisdom/domain/locale';
import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { whenSettled } from '../browser/whenIdle';

type PageData = [key: QueryKey, data: unknown][];

/** The id of the element that carries it. */
export const PAGE_DATA_ID = 'page-data';

/** The first word of the key of what the page was drawn with and the browser has no use for. */
export const SERVER_ONLY = 'server only';

/** The queries whose data came with the page, and the language it came in. */
const ofThePage = new WeakMap<Query, Locale>();

/** The language that a query's data is limited to; null once it has been read from Firestore, in both. */
export function limitedTo(query: Query | undefined): Locale | null {
  // The page's own data was the first to be set.
  return query && query.state.dataUpdateCount <= 1 ? (ofThePage.get(query) ?? null) : null;
}

let refresh = (): void => undefined;

/** Has what came with the page read anew, now, unless that is done or under way. */
export const refreshPageData = (): void => refresh();

/** Puts the data that came with the page into the client, and has it read anew when there is time. */
export function restorePageData(client: QueryClient): void {
  const locale = localeFromPath(location.pathname);
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  // Written by our own server, from what the same queries had read.
  const data = JSON.parse(text) as PageData;
  for (const [queryKey, value] of data) {
    client.setQueryData(queryKey, value);
    const query = client.getQueryCache().find({ queryKey });
    if (query) ofThePage.set(query, locale);
  }
  refresh = () => {
    void client.invalidateQueries({ predicate: (query) => limitedTo(query) !== null && query.state.fetchStatus === 'idle' });
  };
  whenSettled(refreshPageData);
}

const SUFFIXES = { en: 'En', es: 'Es' } as const satisfies Record<Locale, string>;

/** The English name of a category is its address in both languages. */
const IN_BOTH_LANGUAGES: readonly string[] = ['categoryEn', 'categoryEs'];

/**
 * Data without the texts of the other language: a page is read in one, and they would be a tenth of it. Where this language has no
 * text, the other one's stays, to fall back to (`localize`). Whoever changes the language before the data has been read anew sees the
 * one there is for that moment.
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
    !IN_BOTH_LANGUAGES.includes(field) &&
    other.some((suffix) => {
      const own = `${field.slice(0, -suffix.length)}${SUFFIXES[locale]}`;
      return field.endsWith(suffix) && fields.has(own) && (fields.get(own) !== '' || value === '');
    });
  return Object.fromEntries(
    [...fields].flatMap(([field, value]) => (isOther(field, value) ? [] : [[field, withoutOther(value, locale)]])),
  );
}

/** Everything that a client has read, as it travels with a page. */
export function collectPageData(client: QueryClient, locale: Locale): PageData {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }): PageData => (data === undefined || queryKey[0] === SERVER_ONLY ? [] : [[queryKey, inOneLanguage(data, locale)]]));
}
