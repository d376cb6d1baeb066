// @vitest-environment jsdom
import { LOCALES, localize } from '@perro-wisdom/domain/locale';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collectPageData, inOneLanguage, limitedTo, PAGE_DATA_ID, refreshPageData, restorePageData } from './pageData';
import { createQueryClient } from './queryClient';

/** A browser that has opened a page in English with this data. */
function browserWith(key: readonly unknown[], data: unknown) {
  const server = createQueryClient();
  server.setQueryData(key, data);
  const json = JSON.stringify(collectPageData(server, 'en'));
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;
  const browser = createQueryClient();
  restorePageData(browser);
  return browser;
}

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

  it('keeps the English name of a category, which is its address', () => {
    const post = { categoryEn: 'Leash', categoryEs: 'Correa' };
    expect(inOneLanguage(post, 'es')).toEqual(post);
  });
});

describe('data that came with the page', () => {
  it('is there at once, and read anew once', () => {
    const browser = browserWith(['services', 3], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    expect(browser.getQueryData(['services', 3])).toEqual([{ titleEn: 'Dog' }]);
    const isStale = () => browser.getQueryState(['services', 3])?.isInvalidated;
    expect(isStale()).toBe(false);
    refreshPageData();
    expect(isStale()).toBe(true);
  });

  it('is limited to its language until it has been read anew, and asked for again as long as it is', () => {
    const browser = browserWith(['services'], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    const query = browser.getQueryCache().find({ queryKey: ['services'] });
    expect(limitedTo(query)).toBe('en');
    refreshPageData();
    query?.setState({ status: 'error', isInvalidated: false });
    refreshPageData();
    expect(query?.state.isInvalidated, 'after a failure').toBe(true);

    browser.setQueryData(['services'], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    expect(limitedTo(query)).toBeNull();
    expect(query?.state.isInvalidated).toBe(false);
    refreshPageData();
    expect(query?.state.isInvalidated, 'after a read').toBe(false);
  });
});
