import { test as base, expect, type BrowserContext } from '@playwright/test';
import { missingIndex, type StructuredQuery } from '../../../tools/emulators/indexes.mjs';
import indexes from '../../../firestore.indexes.json' with { type: 'json' };

/**
 * Collects the refusals on all pages in a context: CSP violations, and Firestore queries that need an index
 * that isn't configured.
 */
function collectRefusals(context: BrowserContext): string[] {
  const refusals: string[] = [];
  context.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refusals.push(message.text());
  });
  context.on('request', (request) => {
    if (!request.url().endsWith('/documents:runQuery')) return;
    const { structuredQuery } = request.postDataJSON() as { structuredQuery: StructuredQuery };
    const missing = missingIndex(structuredQuery, indexes);
    if (missing !== undefined) refusals.push(`No index: ${missing}`);
  });
  return refusals;
}

/**
 * Playwright's test with three changes. The test fails if production would reject one of the page's requests.
 * The page's `goto` and `reload` wait for hydration. To test a page before hydration, disable scripts or use
 * `waitUntil: 'commit'`. API requests reconnect if the server just closed the idle connection.
 */
export const test = base.extend<{ refusals: string[] }>({
  refusals: [
    async ({ context }, use) => {
      const refusals = collectRefusals(context);
      await use(refusals);
      expect(refusals).toEqual([]);
    },
    { auto: true },
  ],
  page: async ({ page, javaScriptEnabled }, use) => {
    const fetch = page.request.fetch.bind(page.request);
    page.request.fetch = (url, options) => fetch(url, { maxRetries: 2, ...options });
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
