/** Runs Lighthouse with its phone settings and simulated throttling. */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { launchOptions } from '../tools/browser';
import { portOffset } from '../tools/emulators/ports';

const DEBUGGING_PORT = 9222 + portOffset(process.env);
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/** The number of attempts. On a busy machine, the start of a trace may be lost. */
const ATTEMPTS = 3;

/** Measures a page in a new browser with empty caches. */
export async function measure(url: string) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await measureOnce(url);
    } catch (error) {
      if (attempt === ATTEMPTS) throw error;
    }
  }
}

async function measureOnce(url: string) {
  const browser = await chromium.launch(launchOptions(`--remote-debugging-port=${DEBUGGING_PORT}`));
  try {
    const result = await lighthouse(url, {
      port: DEBUGGING_PORT,
      logLevel: 'error',
      onlyCategories: CATEGORIES,
      output: 'json',
    });
    if (!result || result.lhr.runtimeError)
      throw new Error(`Lighthouse could not measure ${url}: ${result?.lhr.runtimeError?.message}`);
    const { audits, categories } = result.lhr;
    const metric = (id: string) => audits[id]?.numericValue ?? NaN;
    return {
      performance: Math.round((categories.performance?.score ?? NaN) * 100),
      blocking: metric('total-blocking-time'),
      largestPaint: metric('largest-contentful-paint'),
      layoutShift: metric('cumulative-layout-shift'),
      /** The failed audits of all categories except performance. */
      findings: CATEGORIES.slice(1).flatMap((category) =>
        (categories[category]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${category}: ${audits[id]?.title ?? id}`),
      ),
    };
  } finally {
    await browser.close();
  }
}
