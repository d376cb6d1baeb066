import { test as base } from '@playwright/test';

/**
 * Playwright's test, whose page has been taken over by its code when `goto` or `reload` are through. What comes before that moment is
 * looked at by tests without scripts, and by those that wait for the document alone (`waitUntil: 'commit'`).
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const takenOver = async (waitUntil: string | undefined) => {
      if (!javaScriptEnabled || waitUntil === 'commit') return;
      await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
    };
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await takenOver(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await takenOver(options?.waitUntil);
      return response;
    };
    await use(page);
  },
});

export { expect } from '@playwright/test';
