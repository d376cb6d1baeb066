/**
 * The data that the server read for a page travels with the page, in the page's language: the key of a query whose data has texts names the
 * language. In another language, and where a newer file of the page exists, it comes from the page's file.
 */
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';
import { whenSettled } from '../browser/whenIdle';
import { isDocumentNew, pageDataIn, pageFiles, rememberServed, type PageData } from './pageFile';

/** For the `meta` of a query that only the server reads: its data does not travel. */
export const SERVER_ONLY = { serverOnly: true };

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
  for (const [queryKey, value] of data) client.setQueryData(queryKey, value);
  if (!isDocumentNew()) whenSettled(() => void addPage(client, pathname));
}

/** Puts the data in the file of a page into the client. Nothing changes where the file cannot be read. */
export async function addPage(client: QueryClient, pathname: string): Promise<void> {
  for (const [queryKey, data] of (await pageFiles.load(pathname)) ?? []) {
    // A list of which more has been read since stays.
    if ((client.getQueryState(queryKey)?.dataUpdateCount ?? 0) < 2) client.setQueryData(queryKey, data);
  }
}

const SUFFIXES = { en: 'En', es: 'Es' } as const satisfies Record<Locale, string>;

/** Returns data without the texts of the other language, a tenth of a page. Where this one has no text, the other's stays for `localize` to fall back to. */
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
