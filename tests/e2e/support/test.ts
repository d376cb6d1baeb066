import { test as base, expect } from '@playwright/test';

/**
 * Playwright's test, which fails if a page violates its Content-Security-Policy, with a page whose `goto` and `reload` wait until the page is hydrated. What happens before is tested without
 * scripts, or with `waitUntil: 'commit'`, which does not wait.
 */
export const test = base.extend<{ policy: undefined }>({
  policy: [
    async ({ context }, use) => {
      const violations: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) violations.push(message.text());
      });
      await use(undefined);
      expect(violations).toEqual([]);
    },
    { auto: true },
  ],
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
