// @vitest-environment jsdom
import { LOCALES, localize } from '@perro-wisdom/domain/general/locale';
import type { QueryClient, QueryState } from '@tanstack/react-query';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  dehydratePage,
  hydratePage,
  inOneLanguage,
  onlyLanguageOf,
  PAGE_DATA_ID,
  refreshPageData,
  SERVER_ONLY,
} from './pageData';
import { createQueryClient } from './queryClient';

/** Returns the query client of a browser that has opened a page in English with this data. */
function browserWith(key: readonly unknown[], data: unknown) {
  const server = createQueryClient();
  server.setQueryData(key, data);
  const json = JSON.stringify(dehydratePage(server, 'en'));
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  history.replaceState(null, '', '/en');
  const browser = createQueryClient();
  hydratePage(browser);
  return browser;
}

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

describe('data that came with the page', () => {
  it('is available at once, and invalidated by a refresh', () => {
    const browser = browserWith(['services', 3], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    expect(browser.getQueryData(['services', 3])).toEqual([{ titleEn: 'Dog' }]);
    expect(stateOf(browser, ['services', 3]).isInvalidated).toBe(false);
    refreshPageData(browser, 'en');
    expect(stateOf(browser, ['services', 3]).isInvalidated, 'in its own language').toBe(false);
    refreshPageData(browser);
    expect(stateOf(browser, ['services', 3]).isInvalidated).toBe(true);
  });

  it('is in one language until it has been read again, and refreshed again for as long as it is', () => {
    const browser = browserWith(['services'], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    const query = browser.getQueryCache().find({ queryKey: ['services'] });
    expect(onlyLanguageOf(stateOf(browser, ['services']))).toBe('en');
    refreshPageData(browser);
    query?.setState({ status: 'error', isInvalidated: false });
    refreshPageData(browser, 'es');
    expect(query?.state.isInvalidated, 'after a failure').toBe(true);

    browser.setQueryData(['services'], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    expect(onlyLanguageOf(stateOf(browser, ['services']))).toBeNull();
    expect(query?.state.isInvalidated).toBe(false);
    refreshPageData(browser);
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
