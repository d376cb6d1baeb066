/**
 * What the server read for a page travels with the page: the first paint shows it, and one read of Firestore replaces it once the
 * browser has nothing better to do.
 */
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { whenSettled } from './whenIdle';

type PageData = [key: QueryKey, data: unknown][];

/** The id of the element that carries it. */
export const PAGE_DATA_ID = 'page-data';

/** The first word of the key of what the page was drawn with and the browser has no use for. */
export const SERVER_ONLY = 'server only';

let refresh: (() => void) | null = null;

/** Has what came with the page read anew, now; once. */
export function refreshPageData(): void {
  refresh?.();
  refresh = null;
}

/** Puts the data that came with the page into the client, and has it read anew when there is time. */
export function restorePageData(client: QueryClient): void {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  if (!text) return;
  // Written by our own server, from what the same queries had read.
  const data = JSON.parse(text) as PageData;
  for (const [queryKey, value] of data) client.setQueryData(queryKey, value);
  refresh = () => {
    for (const [queryKey] of data) void client.invalidateQueries({ queryKey, exact: true });
  };
  whenSettled(refreshPageData);
}

const SUFFIXES = { en: 'En', es: 'Es' } as const satisfies Record<Locale, string>;

/** The English name of a category is its address in both languages. */
const IN_BOTH_LANGUAGES: readonly string[] = ['categoryEn', 'categoryEs'];

/**
 * Data without the texts of the other language: a page is read in one, and they would be a tenth of it. Whoever changes the language
 * before the data has been read anew sees the one there is for that moment.
 */
export function inOneLanguage<T>(data: T, locale: Locale): T {
  return withoutOther(data, locale) as T;
}

function withoutOther(data: unknown, locale: Locale): unknown {
  if (Array.isArray(data)) return data.map((item: unknown) => withoutOther(item, locale));
  if (typeof data !== 'object' || data === null) return data;
  const other = LOCALES.filter((candidate) => candidate !== locale).map((candidate) => SUFFIXES[candidate]);
  const isOther = (field: string) =>
    !IN_BOTH_LANGUAGES.includes(field) &&
    other.some((suffix) => field.endsWith(suffix) && `${field.slice(0, -suffix.length)}${SUFFIXES[locale]}` in data);
  return Object.fromEntries(
    Object.entries(data).flatMap(([field, value]: [string, unknown]) => (isOther(field) ? [] : [[field, withoutOther(value, locale)]])),
  );
}

/** Everything that a client has read, as it travels with a page. */
export function collectPageData(client: QueryClient, locale: Locale): PageData {
  return client
    .getQueryCache()
    .getAll()
    .flatMap(({ queryKey, state: { data } }): PageData => (data === undefined || queryKey[0] === SERVER_ONLY ? [] : [[queryKey, inOneLanguage(data, locale)]]));
}
