import { LOCALES, localize, type Locale } from '@app/domain/general/locale';
import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { addPage, dehydratePage, hydratePage, inOneLanguage, SERVER_ONLY } from './pageData';
import { isServedInOtherLanguage, PAGE_DATA_ID } from './pageFile';
import { createQueryClient } from './queryClient';

const DATA = [{ id: 'a', titleEn: 'Dog', titleEs: 'Perro' }];

/** The number of pages used so far. Every test uses a new page, because page files are fetched only once. */
let pages = 0;

const documentWith = (key: readonly unknown[], data: unknown, locale: Locale): string => {
  const server = createQueryClient();
  server.setQueryData(key, data);
  return `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(dehydratePage(server, locale))}</script>`;
};

/**
 * Opens an English page that was rendered with the given data. Returns its query client and its path without
 * the language.
 */
function openPage(key: readonly unknown[], data: unknown) {
  pages += 1;
  const path = `/page-${pages}`;
  document.body.innerHTML = documentWith(key, data, 'en');
  history.replaceState(null, '', `/en${path}`);
  const browser = createQueryClient();
  hydratePage(browser);
  return { browser, path };
}

/** Makes `fetch` respond with the given files and reject for any other path. Returns the requested paths. */
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

/** Makes the document appear to come from the network or from the cache. */
const comesFrom = (place: 'network' | 'cache') =>
  vi
    .spyOn(performance, 'getEntriesByType')
    .mockReturnValue([{ transferSize: place === 'network' ? 300 : 0 } as never]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('data in one language', () => {
  it('drops text in the other language at any depth', () => {
    const data = [{ id: 'a', titleEn: 'Dog', titleEs: 'Perro', next: { nameEn: 'x', nameEs: 'y' } }, null];
    expect(inOneLanguage(data, 'es')).toEqual([{ id: 'a', titleEs: 'Perro', next: { nameEs: 'y' } }, null]);
    expect(inOneLanguage(data, 'en')).toEqual([{ id: 'a', titleEn: 'Dog', next: { nameEn: 'x' } }, null]);
  });

  it('keeps fields that have no counterpart in the other language', () => {
    expect(inOneLanguage({ chosenEs: 1, tags: ['calor'] }, 'en')).toEqual({ chosenEs: 1, tags: ['calor'] });
  });

  it("keeps the other language's text as a fallback when this language's text is empty", () => {
    const post = { titleEn: 'Dog', titleEs: '', metaTitleEn: '', metaTitleEs: '' };
    expect(inOneLanguage(post, 'es')).toEqual({ titleEn: 'Dog', titleEs: '', metaTitleEs: '' });
  });

  it('has text whenever either language has text', () => {
    const text = fc.constantFrom('', 'a text');
    fc.assert(
      fc.property(text, text, fc.constantFrom(...LOCALES), (titleEn, titleEs, locale) => {
        const post = { titleEn, titleEs };
        expect(localize(inOneLanguage(post, locale), 'title', locale)).toBe(localize(post, 'title', locale));
      }),
    );
  });
});

describe("a page's data", () => {
  it("is available immediately and isn't refetched when the page has just come from the network", async () => {
    vi.useFakeTimers();
    comesFrom('network');
    const asked = serve({});
    const { browser } = openPage(['services', 'en', 3], DATA);
    expect(browser.getQueryData(['services', 'en', 3])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
    await vi.runAllTimersAsync();
    expect(asked).toEqual([]);
    const query = browser.getQueryCache().find({ queryKey: ['services', 'en', 3] });
    expect(query?.isStaleByTime(Infinity)).toBe(false);
  });

  it('is revalidated when the page comes from the cache', async () => {
    vi.useFakeTimers();
    comesFrom('cache');
    const newer = documentWith(['services', 'en'], [{ id: 'a', titleEn: 'Old dog', titleEs: 'Viejo' }], 'en');
    const asked = serve({ [`/en/page-${pages + 1}`]: newer });
    const { browser, path } = openPage(['services', 'en'], DATA);
    await vi.runAllTimersAsync();
    expect(browser.getQueryData(['services', 'en'])).toEqual([{ id: 'a', titleEn: 'Old dog' }]);
    expect(asked).toEqual([`/en${path}`]);
  });

  it('is kept when the visitor loads more of a list before the file arrives', async () => {
    vi.useFakeTimers();
    comesFrom('cache');
    serve({ [`/en/page-${pages + 1}`]: documentWith(['posts', 'en'], ['first'], 'en') });
    const { browser } = openPage(['posts', 'en'], ['first']);
    browser.setQueryData(['posts', 'en'], ['first', 'second']);
    await vi.runAllTimersAsync();
    expect(browser.getQueryData(['posts', 'en'])).toEqual(['first', 'second']);
  });

  it("comes from the new language's page file when the language changes, and the previous language keeps its data", async () => {
    comesFrom('network');
    serve({ [`/es/page-${pages + 1}`]: documentWith(['services', 'es'], DATA, 'es') });
    const { browser, path } = openPage(['services', 'en'], DATA);
    expect(isServedInOtherLanguage(`/es${path}`)).toBe(true);
    expect(isServedInOtherLanguage(`/en${path}`)).toBe(false);
    expect(isServedInOtherLanguage('/es/another-page')).toBe(false);
    await addPage(browser, `/es${path}`);
    expect(browser.getQueryData(['services', 'es'])).toEqual([{ id: 'a', titleEs: 'Perro' }]);
    expect(browser.getQueryData(['services', 'en'])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
  });

  it("has no entry for the other language when that language's page file cannot be read, so Firestore is read instead", async () => {
    comesFrom('network');
    serve({});
    const { browser, path } = openPage(['services', 'en'], DATA);
    await addPage(browser, `/es${path}`);
    expect(browser.getQueryState(['services', 'es'])).toBeUndefined();
    expect(browser.getQueryData(['services', 'en'])).toEqual([{ id: 'a', titleEn: 'Dog' }]);
  });

  it('excludes server-only data and failed queries', async () => {
    const server = createQueryClient();
    await server.query({ queryKey: ['images'], queryFn: () => ({ placeholder: 'x' }), meta: SERVER_ONLY });
    await expect(
      server.query({ queryKey: ['services'], queryFn: () => Promise.reject(new Error('no answer')) }),
    ).rejects.toThrow();
    await server.query({ queryKey: ['posts'], queryFn: () => [] });
    expect(dehydratePage(server, 'en')).toEqual([[['posts'], []]]);
  });
});

describe('a page file from another build', () => {
  const scripts = (name: string) => `<script data-entries="/assets/${name}.js"></script>`;

  it.each([
    ['is read if it has the same scripts', 'app-1', [{ id: 'a', titleEs: 'Perro' }]],
    ['is ignored if it has other scripts, because the shape of its data may differ', 'app-2', undefined],
  ])('%s', async (_what, name, data) => {
    comesFrom('network');
    const { browser, path } = openPage(['services', 'en'], DATA);
    document.body.insertAdjacentHTML('beforeend', scripts('app-1'));
    serve({ [`/es${path}`]: scripts(name) + documentWith(['services', 'es'], DATA, 'es') });
    await addPage(browser, `/es${path}`);
    expect(browser.getQueryData(['services', 'es'])).toEqual(data);
  });
});
