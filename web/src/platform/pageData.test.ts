// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { collectPageData, inOneLanguage, PAGE_DATA_ID, refreshPageData, restorePageData } from './pageData';
import { createQueryClient } from './queryClient';

describe('data in one language', () => {
  it('drops the texts of the other one, however deep', () => {
    const data = [{ id: 'a', titleEn: 'Dog', titleEs: 'Perro', next: { nameEn: 'x', nameEs: 'y' } }, null];
    expect(inOneLanguage(data, 'es')).toEqual([{ id: 'a', titleEs: 'Perro', next: { nameEs: 'y' } }, null]);
    expect(inOneLanguage(data, 'en')).toEqual([{ id: 'a', titleEn: 'Dog', next: { nameEn: 'x' } }, null]);
  });

  it('keeps what has no other half', () => {
    expect(inOneLanguage({ chosenEs: 1, tags: ['calor'] }, 'en')).toEqual({ chosenEs: 1, tags: ['calor'] });
  });

  it('keeps the English name of a category, which is its address', () => {
    const post = { categoryEn: 'Leash', categoryEs: 'Correa' };
    expect(inOneLanguage(post, 'es')).toEqual(post);
  });
});

describe('data that came with the page', () => {
  it('is there at once, and read anew once', () => {
    const server = createQueryClient();
    server.setQueryData(['services', 3], [{ titleEn: 'Dog', titleEs: 'Perro' }]);
    const json = JSON.stringify(collectPageData(server, 'en'));
    document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${json}</script>`;

    const browser = createQueryClient();
    restorePageData(browser);
    expect(browser.getQueryData(['services', 3])).toEqual([{ titleEn: 'Dog' }]);
    const isStale = () => browser.getQueryState(['services', 3])?.isInvalidated;
    expect(isStale()).toBe(false);
    refreshPageData();
    expect(isStale()).toBe(true);
  });
});
