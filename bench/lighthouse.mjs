// Lighthouse for phones: scores with simulated throttling, and LCP with the throttling of DevTools, which really waits.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserArgs, findBrowser } from '../tools/browser.mjs';
import { portOffset } from '../tools/emulators/ports.mjs';
import { median } from './visit.mjs';

const DEBUGGING_PORT = 9222 + portOffset(process.env);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** Runs in a new browser, with empty caches. @param {string} url @param {'simulate' | 'devtools'} throttlingMethod */
async function runOnce(url, throttlingMethod) {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: [...browserArgs, `--remote-debugging-port=${DEBUGGING_PORT}`],
  });
  try {
    const onlyCategories = throttlingMethod === 'simulate' ? CATEGORIES : ['performance'];
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories,
      throttlingMethod,
      output: 'json',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
    return result.lhr;
  } finally {
    await browser.close();
  }
}

/** @typedef {Awaited<ReturnType<typeof runOnce>>} Result */

/** @param {Result} result @param {string} id */
const score = (result, id) => Math.round((result.categories[id]?.score ?? NaN) * 100);

/** @param {Result} result @param {string} id */
const metric = (result, id) => result.audits[id]?.numericValue ?? NaN;

/** Returns the failed audits of all categories but performance. @param {Result} result */
function findings(result) {
  return CATEGORIES.slice(1).flatMap((category) =>
    (result.categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (result.audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}: ${result.audits[id]?.title ?? id}`),
  );
}

/**
 * Returns the medians of several runs.
 * @param {string} url
 * @param {number} runs
 */
export async function measure(url, runs) {
  /** @type {Result[]} */
  const simulated = [];
  /** @type {Result[]} */
  const throttled = [];
  for (let run = 0; run < runs; run += 1) simulated.push(await runOnce(url, 'simulate'));
  // These take longer, and vary less.
  for (let run = 0; run < Math.ceil(runs / 3); run += 1) throttled.push(await runOnce(url, 'devtools'));
  /** @param {string} id */
  const scoreOf = (id) => median(simulated.map((result) => score(result, id)));
  /** @param {string} id */
  const metricOf = (id) => median(simulated.map((result) => metric(result, id)));
  return {
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    bestPractices: scoreOf('best-practices'),
    seo: scoreOf('seo'),
    lcp: metricOf('largest-contentful-paint'),
    lcpThrottled: median(throttled.map((result) => metric(result, 'largest-contentful-paint'))),
    tbt: metricOf('total-blocking-time'),
    cls: metricOf('cumulative-layout-shift'),
    findings: [...new Set(simulated.flatMap(findings))],
    version: simulated[0]?.lighthouseVersion ?? '',
  };
}

/** @typedef {Awaited<ReturnType<typeof measure>>} Measured */
