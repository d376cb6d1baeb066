import { test as base } from '@playwright/test';

/**
 * Playwright's test with a page whose `goto` and `reload` wait until the page is hydrated. What happens before is tested without
 * scripts, or with `waitUntil: 'commit'`, which does not wait.
 */
export const test = base.extend({
  page: async ({ page, javaScriptEnabled }, use) => {
    const goto = page.goto.bind(page);
    const reload = page.reload.bind(page);
    const hydrated = async (waitUntil: string | undefined) => {
      if (!javaScriptEnabled || waitUntil === 'commit') return;
      await page.waitForFunction(() => !document.querySelector('#root[data-modules]'));
    };
    page.goto = async (url, options) => {
      const response = await goto(url, options);
      await hydrated(options?.waitUntil);
      return response;
    };
    page.reload = async (options) => {
      const response = await reload(options);
      await hydrated(options?.waitUntil);
      return response;
    };
    await use(page);
  },
});

export { expect } from '@playwright/test';
