// How long visitors wait for the answer to a tap or a key on a phone: from the event to the next paint (event timing).
import { onPhone } from './phone.mjs';
import { percentile, spread } from './statistics.mjs';

/** Shorter ones are not reported by browsers. */
const UNREPORTED_MS = 16;
const REPORTED_AFTER_MS = 1500;

/** @typedef {import('@playwright/test').Page} Page */

const menu = (/** @type {Page} */ page) => page.locator('header summary');

/**
 * An interaction: where it happens, what comes before it, and what is pressed.
 * @typedef {{path: string, before?: (page: Page) => Promise<unknown>, press: (page: Page) => Promise<unknown>}} Interaction
 */

/** @type {Record<string, Interaction>} */
export const INTERACTIONS = {
  'menu opens': { path: '/en', press: (page) => menu(page).tap() },
  'menu link to another page': {
    path: '/en',
    before: (page) => menu(page).tap(),
    press: (page) => page.locator('#mobile-menu a[href="/en/about"]').tap(),
  },
  'other language': { path: '/en', press: (page) => page.locator('header a[hreflang="es"]').tap() },
  'category of the blog': {
    path: '/en/blog',
    press: (page) => page.locator('main a[href^="/en/blog/category/"]').first().tap(),
  },
  'post of the blog': {
    path: '/en/blog',
    press: (page) => page.locator('main a[href="/en/blog/loose-leash-walking"]').first().tap(),
  },
  'invalid form': {
    path: '/en/contact',
    before: (page) => page.locator('[data-contact-form]').waitFor(),
    press: (page) => page.locator('[data-contact-form] button[type="submit"]').tap(),
  },
  'typing in the form': {
    path: '/en/contact',
    before: (page) => page.locator('[data-contact-form] [name="name"]').tap(),
    press: (page) => page.keyboard.type('A'),
  },
};

/**
 * Returns how long the answer to an interaction takes, in milliseconds.
 * @param {string} url   of the site
 * @param {Interaction} interaction
 * @param {(page: Page) => Promise<unknown>} [prepare]  what comes before the page is opened
 */
export const interact = (url, { path, before, press }, prepare) =>
  onPhone(async (page) => {
    await prepare?.(page);
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await before?.(page);
    await page.evaluate((durationThreshold) => {
      /** @type {PerformanceEntry[]} */
      const events = [];
      Object.assign(window, { events });
      const observer = new PerformanceObserver((list) => events.push(...list.getEntries()));
      observer.observe({ type: 'event', durationThreshold });
      return new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }));
    }, UNREPORTED_MS);
    // Those of what came before are reported as late.
    const start = await page.evaluate(() => performance.now());
    await press(page);
    // Browsers report an event some time after the paint that answers it.
    await page.waitForTimeout(REPORTED_AFTER_MS);
    return page.evaluate(([from, unreported]) => {
      const { events } = /** @type {{events: PerformanceEntry[]}} */ (/** @type {unknown} */ (window));
      const answers = events.filter(({ startTime }) => startTime >= from);
      return Math.max(unreported, ...answers.map(({ duration }) => duration));
    }, /** @type {const} */ ([start, UNREPORTED_MS]));
  });

/**
 * Prints how long interactions take: the smallest, the median and the largest time, and the 75th percentile.
 * @param {Map<string, number[]>} answers  by the first cells of the row
 * @param {string} columns                 their heads
 */
export function printAnswers(answers, columns) {
  const dashes = columns.replaceAll(/[^|]+/g, '---');
  console.log(`\n| ${columns} | smallest / median / largest | 75th percentile |\n|${dashes}|---:|---:|`);
  for (const [row, times] of answers)
    console.log(`${row} ${spread(times, 0)} | ${percentile(times, 0.75).toFixed(0)} |`);
}
