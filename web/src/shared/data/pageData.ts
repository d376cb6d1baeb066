/**
 * Embeds the server's data in the page, in the page's language. If a query's data contains text, the query's
 * key contains the language. Newer data, and data in the other language, come from page files.
 */
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { defaultShouldDehydrateQuery, dehydrate, type QueryClient } from '@tanstack/react-query';
import { whenSettled } from '../browser/whenIdle';
import { isDocumentNew, pageDataIn, pageFiles, rememberServed, type PageData } from './pageFile';

/** The `meta` for queries that only the server reads. Their data isn't embedded in the page. */
export const SERVER_ONLY = { serverOnly: true };

/**
 * Returns the data from all successful queries, without text in the other language if a language is given.
 */
export function dehydratePage(client: QueryClient, locale?: Locale): PageData {
  const { queries } = dehydrate(client, {
    shouldDehydrateQuery: (query) => defaultShouldDehydrateQuery(query) && !query.meta?.serverOnly,
    serializeData: (data: unknown) => (locale ? inOneLanguage(data, locale) : data),
  });
  return queries.map(({ queryKey, state: { data } }) => [queryKey, data]);
}

/**
 * Loads the page's embedded data into the client. If the document came from a cache, revalidates the data
 * once the browser is idle.
 */
export function hydratePage(client: QueryClient): void {
  const data = pageDataIn(document);
  if (!data) return;
  const { pathname } = location;
  rememberServed(pathname);
  for (const [queryKey, value] of data) client.setQueryData(queryKey, value);
  if (!isDocumentNew()) whenSettled(() => void addPage(client, pathname));
}

/** Adds the data from a page's file to the client. Does nothing if the file can't be read. */
export async function addPage(client: QueryClient, pathname: string): Promise<void> {
  for (const [queryKey, data] of (await pageFiles.load(pathname)) ?? []) {
    // Keeps the existing list if the visitor loaded more of it in the meantime.
    if ((client.getQueryState(queryKey)?.dataUpdateCount ?? 0) < 2) client.setQueryData(queryKey, data);
  }
}

const SUFFIXES = { en: 'En', es: 'Es' } as const satisfies Record<Locale, string>;

/**
 * Returns `data` without text in the other language, which makes pages a tenth smaller. If a field has no
 * text in `locale`, keeps the other language's text as a fallback for `localize`.
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
