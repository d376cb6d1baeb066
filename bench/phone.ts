/** Simulates a phone: a browser with a phone's screen and a CPU that runs at a quarter of its speed. */
import { chromium, type Browser, type Page } from '@playwright/test';
import { launchOptions } from '../tools/browser';

const CPU_SLOWDOWN = 4;

/** Opens a page in a new browser with empty caches and passes it to `work`. */
export async function onPhone<T>(work: (page: Page, browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch(launchOptions());
  try {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
      isMobile: true,
      hasTouch: true,
      // A service worker would fetch additional files for its cache after the visit.
      serviceWorkers: 'block',
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await work(page, browser);
  } finally {
    await browser.close();
  }
}
