// Visits a page in a phone's viewport, without scrolling: requests, bytes, documents read, and the tasks after the first paint.
import { onPhone } from './phone.mjs';
import { TRACED, longTasks } from './tasks.mjs';

/** The fields of an entry of Firestore's response that is a document read; a missing document is billed too. */
const READ = ['document', 'found', 'missing'];

/**
 * @param {import('./site-server.mjs').Site} site
 * @param {string} path
 */
export const visit = (site, path) =>
  onPhone(async (page, browser) => {
    /** @type {Array<import('@playwright/test').Request>} */
    const requests = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && request.method() !== 'OPTIONS') requests.push(request);
    });
    await browser.startTracing(page, { categories: TRACED });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    const trace = JSON.parse((await browser.stopTracing()).toString());

    const own = requests.filter((request) => request.url().startsWith(site.url));
    const paths = [...new Set(own.map((request) => new URL(request.url()).pathname))];
    const answers = await Promise.all(paths.map((each) => site.answer(each)));
    const scripts = answers.filter((_, index) => paths[index]?.endsWith('.js'));
    const calls = requests.filter((request) => /:(runQuery|batchGet)/.test(request.url()));
    return {
      html: (await site.answer(path)).body.length,
      scripts: sum(scripts.map(({ gzipBytes }) => gzipBytes)),
      bytes: sum(answers.map(({ body }) => body.length)),
      requests: requests.length,
      documents: sum(await Promise.all(calls.map(documentsIn))),
      tasks: longTasks(trace.traceEvents),
    };
  });

/** @param {number[]} values */
const sum = (values) => values.reduce((total, value) => total + value, 0);

/** @param {import('@playwright/test').Request} request */
async function documentsIn(request) {
  const found = await (await request.response())?.json().catch(() => []);
  return Array.isArray(found) ? found.filter((entry) => READ.some((name) => name in entry)).length : 0;
}
