// Visits a page in a phone's viewport, without scrolling: measures requests, bytes, documents read and the response time of a tap.
import { chromium } from '@playwright/test';
import { browserArgs, findBrowser } from '../tools/browser.mjs';

const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const CPU_SLOWDOWN = 4;
const TAPS = 5;

/** The fields of an entry of Firestore's response that is a document read; a missing document is billed too. */
const READ = ['document', 'found', 'missing'];

/**
 * Records when the browser was first idle after the load event, and the largest paint. Runs in the page, before its own scripts.
 */
function watchPage() {
  const marks = { idleAt: 0, lcpAt: 0 };
  Object.assign(window, { marks });
  addEventListener('load', () =>
    requestIdleCallback(() => {
      marks.idleAt = performance.now();
    }),
  );
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) marks.lcpAt = startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
}

/**
 * @param {import('./site-server.mjs').Site} site
 * @param {string} path
 */
export async function visit(site, path) {
  const browser = await chromium.launch({ executablePath: findBrowser(), args: browserArgs });
  try {
    // Blocked, as the service worker fetches files after the visit to cache them.
    const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    const firestore = new URL(`http://${process.env.FIRESTORE_EMULATOR_HOST}`).origin;
    /** @type {Array<import('@playwright/test').Request>} */
    const requests = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && request.method() !== 'OPTIONS') requests.push(request);
    });
    await page.goto(site.url + path, { waitUntil: 'networkidle' });

    const { idleAt, lcpAt, origin } = await page.evaluate(() => {
      const { marks } = /** @type {Window & {marks?: {idleAt: number, lcpAt: number}}} */ (window);
      return { idleAt: marks?.idleAt ?? 0, lcpAt: marks?.lcpAt ?? 0, origin: performance.timeOrigin };
    });
    /** @param {import('@playwright/test').Request} request */
    const sentAt = (request) => request.timing().startTime - origin;
    const scripts = [
      ...new Set(
        requests
          .map((request) => new URL(request.url()))
          .filter(isScript)
          .map(({ pathname }) => pathname),
      ),
    ];
    const template = String(await (await fetch(`${site.url}/404`)).text());
    const entry = scripts.filter((script) => template.includes(script));
    const calls = requests.filter((request) => request.url().startsWith(firestore));
    return {
      html: (await site.answer(path)).body.length,
      entry: await gzipOf(site, entry),
      scripts: await gzipOf(site, scripts),
      requests: new Set(
        requests.filter((request) => sentAt(request) < idleAt).map((request) => request.url()),
      ).size,
      callsBeforeLcp: calls.filter((request) => sentAt(request) < lcpAt).length,
      documents: (await Promise.all(calls.map(documentsIn))).reduce((sum, count) => sum + count, 0),
      tap: scripts.length > 0 ? await tapMenu(page) : null,
    };
  } finally {
    await browser.close();
  }
}

/** @param {URL} url */
const isScript = ({ pathname }) => pathname.startsWith('/assets/') && pathname.endsWith('.js');

/** @param {import('./site-server.mjs').Site} site @param {string[]} paths */
async function gzipOf(site, paths) {
  const answers = await Promise.all(paths.map((path) => site.answer(path)));
  return answers.reduce((sum, { gzipBytes }) => sum + gzipBytes, 0);
}

/** @param {import('@playwright/test').Request} request */
async function documentsIn(request) {
  const found = await (await request.response())?.json().catch(() => []);
  return Array.isArray(found) ? found.filter((entry) => READ.some((name) => name in entry)).length : 0;
}

/**
 * Opens and closes the menu with CPU throttling. Returns the median time from the tap to the frame that shows the result.
 * @param {import('@playwright/test').Page} page
 */
async function tapMenu(page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  const menu = page.locator('header details');
  const times = [];
  for (let tap = 0; tap < TAPS; tap += 1) {
    const answered = menu.evaluate(
      (details) =>
        new Promise((resolve) => {
          let tappedAt = 0;
          details.addEventListener(
            'pointerdown',
            ({ timeStamp }) => {
              tappedAt = timeStamp;
            },
            { once: true, capture: true },
          );
          const observer = new MutationObserver(() => {
            observer.disconnect();
            // After the frame that shows the change.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - tappedAt)));
          });
          observer.observe(details, { attributes: true, attributeFilter: ['open'] });
        }),
    );
    await menu.locator('summary').tap();
    times.push(/** @type {number} */ (await answered));
  }
  return median(times);
}

/** @param {number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? NaN;
}

/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */
