import { LOCALES, localize, type Locale } from '@app/domain/general/locale';
import type { QueryClient, QueryState } from '@tanstack/react-query';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  addLanguage,
  dehydratePage,
  hydratePage,
  inBothLanguages,
  inOneLanguage,
  isInOtherLanguage,
  onlyLanguageOf,
  readInLanguage,
  SERVER_ONLY,
} from './pageData';
import { isServedInOtherLanguage, PAGE_DATA_ID } from './pageFile';
import { createQueryClient } from './queryClient';

const DATA = [{ id: 'a', titleEn: 'Dog', titleEs: 'Perro' }];

/** Each page is fetched once: every test has a page of its own. */
let pages = 0;

const documentWith = (key: readonly unknown[], data: unknown, locale: Locale): string => {
  const server = createQueryClient();
  server.setQueryData(key, data);
  return `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(dehydratePage(server, locale))}</script>`;
};

/** Opens a page in English with this data, which the browser has kept. Returns its query client, and the path without the language. */
function openPage(key: readonly unknown[], data: unknown) {
  pages += 1;
  const path = `/page-${pages}`;
  document.body.innerHTML = documentWith(key, data, 'en');
  history.replaceState(null, '', `/en${path}`);
  const browser = createQueryClient();
  hydratePage(browser);
  return { browser, path };
}

/** Answers with these files; any other path is not reachable. Returns what was asked for. */
function serve(files: Record<string, string>): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (path: string) => {
    asked.push(path);
    const file = files[path];
    return file === undefined
      ? Promise.reject(new TypeError('offline'))
      : Promise.resolve(new Response(file));
  });
  return asked;
}

/** Makes the document one that has come from the network, or one that was kept. */
const comesFrom = (place: 'network' | 'cache') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ transferSize: place === 'network' ? 300 : 0 } as never]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const stateOf = (client: QueryClient, queryKey: readonly unknown[]): QueryState => {
  const query = client.getQueryCache().find({ queryKey });
  if (!query) throw new Error('no such query');
  return query.state;
};

describe('data in one language', () => {
  it('drops the texts of the other one, however deep', () => {
    const data = [{ id: 'a', titleEn: 'Dog', titleEs: 'Perro', next: { nameEn: 'x', nameEs: 'y' } }, null];
    expect(inOneLanguage(data, 'es')).toEqual([{ id: 'a', titleEs: 'Perro', next: { nameEs: 'y' } }, null]);
    expect(inOneLanguage(data, 'en')).toEqual([{ id: 'a', titleEn: 'Dog', next: { nameEn: 'x' } }, null]);
  });

  it('keeps what has no other half', () => {
    expect(inOneLanguage({ chosenEs: 1, tags: ['calor'] }, 'en')).toEqual({ chosenEs: 1, tags: ['calor'] });
  });

  it('keeps the text of the other one where its own is empty, as something to fall back to', () => {
    const post = { titleEn: 'Dog', titleEs: '', metaTitleEn: '', metaTitleEs: '' };
    expect(inOneLanguage(post, 'es')).toEqual({ titleEn: 'Dog', titleEs: '', metaTitleEs: '' });
  });

  it('has a text wherever one of the languages has one, whichever is read', () => {
    const text = fc.constantFrom('', 'a text');
    fc.assert(
      fc.property(text, text, fc.constantFrom(...LOCALES), (titleEn, titleEs, locale) => {
        const post = { titleEn, titleEs };
        expect(localize(inOneLanguage(post, locale), 'title', locale)).toBe(localize(post, 'title', locale));
      }),
    );
  });
});

describe('data in both languages', () => {
  it('is made of what is left for each', () => {
    const text = fc.record({ titleEn: fc.string(), titleEs: fc.string(), order: fc.integer() });
    const item = fc.record({
      id: fc.string(),
      ...{ nested: text },
      texts: fc.array(text),
      titleEn: fc.string(),
      titleEs: fc.string(),
    });
    fc.assert(
      fc.property(fc.array(item), (data) => {
        expect(inBothLanguages(inOneLanguage(data, 'en'), inOneLanguage(data, 'es'))).toEqual(data);
      }),
    );
  });

  it('does not mix two items', () => {
    expect(
      inBothLanguages(
        [{ id: 'a', titleEn: 'Dog' }],
        [
          { id: 'b', titleEs: 'Gato' },
          { id: 'a', titleEs: 'Perro' },
        ],
      ),
    ).toEqual([
      { id: 'b', titleEs: 'Gato' },
      { id: 'a', titleEs: 'Perro' },
    ]);
  });
});

describe('data that came with the page', () => {
  it('is available at once, and is not read again where the page has just come from the network', async () => {
    vi.useFakeTimers();
    comesFrom('network');
    const asked = serve({});
    const { browser } = openPage(['services', 3], DATA);
    expect(browser.getQueryData(['services', 3])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
    await vi.runAllTimersAsync();
    expect(onlyLanguageOf(stateOf(browser, ['services', 3]))).toBe('en');
    expect(asked).toEqual([]);
    expect(stateOf(browser, ['services', 3]).isInvalidated).toBe(false);
  });

  it('is replaced by that of its file where the browser had kept the page', async () => {
    vi.useFakeTimers();
    comesFrom('cache');
    const newer = documentWith(['services'], [{ id: 'a', titleEn: 'Old dog', titleEs: 'Perro viejo' }], 'en');
    const asked = serve({ [`/en/page-${pages + 1}`]: newer });
    const { browser, path } = openPage(['services'], DATA);
    await vi.runAllTimersAsync();
    expect(browser.getQueryData(['services'])).toEqual([{ id: 'a', titleEn: 'Old dog' }]);
    expect(asked).toEqual([`/en${path}`]);
    expect(onlyLanguageOf(stateOf(browser, ['services']))).toBe('en');
  });

  it('gets the other language from its file there, and keeps its own', async () => {
    comesFrom('network');
    serve({ [`/es/page-${pages + 1}`]: documentWith(['services'], DATA, 'es') });
    const { browser, path } = openPage(['services'], DATA);
    expect(isServedInOtherLanguage(`/es${path}`)).toBe(true);
    expect(isServedInOtherLanguage(`/en${path}`)).toBe(false);
    expect(isServedInOtherLanguage('/es/another-page')).toBe(false);
    expect(isInOtherLanguage(browser, ['services'], 'es')).toBe(true);
    await addLanguage(browser, `/es${path}`);
    expect(browser.getQueryData(['services'])).toEqual(DATA);
    expect(isInOtherLanguage(browser, ['services'], 'es')).toBe(false);
    readInLanguage(browser, 'es');
    expect(stateOf(browser, ['services']).isInvalidated).toBe(false);
  });

  it('gets from that file the lists that are of one language', async () => {
    comesFrom('network');
    serve({ [`/es/page-${pages + 1}`]: documentWith(['services', 'es'], DATA, 'es') });
    const { browser, path } = openPage(['services', 'en'], DATA);
    await addLanguage(browser, `/es${path}`);
    expect(browser.getQueryData(['services', 'es'])).toEqual([{ id: 'a', titleEs: 'Perro' }]);
    expect(browser.getQueryData(['services', 'en'])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
  });

  it('is read from Firestore where that file cannot be read, again and again until it is', async () => {
    comesFrom('network');
    serve({});
    const { browser, path } = openPage(['services'], DATA);
    await addLanguage(browser, `/es${path}`);
    expect(browser.getQueryData(['services'])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
    readInLanguage(browser, 'en');
    expect(stateOf(browser, ['services']).isInvalidated, 'in its own language').toBe(false);
    readInLanguage(browser, 'es');
    expect(stateOf(browser, ['services']).isInvalidated).toBe(true);

    const query = browser.getQueryCache().find({ queryKey: ['services'] });
    query?.setState({ status: 'error', isInvalidated: false });
    readInLanguage(browser, 'es');
    expect(query?.state.isInvalidated, 'after a failure').toBe(true);
    browser.setQueryData(['services'], DATA);
    readInLanguage(browser, 'es');
    expect(query?.state.isInvalidated, 'after a read').toBe(false);
  });

  it('does not include what only the server reads, or what failed', async () => {
    const server = createQueryClient();
    await server.query({ queryKey: ['images'], queryFn: () => ({ placeholder: 'x' }), meta: SERVER_ONLY });
    await expect(
      server.query({ queryKey: ['services'], queryFn: () => Promise.reject(new Error('no answer')) }),
    ).rejects.toThrow();
    await server.query({ queryKey: ['posts'], queryFn: () => [] });
    expect(dehydratePage(server, 'en')).toEqual([[['posts'], []]]);
  });
});
