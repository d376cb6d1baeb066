import { expect, type Page } from '@playwright/test';

/** The first call of a run finds the functions still starting. */
const ARRIVAL_TIMEOUT_MS = 30_000;

/** The page is there, and none of its lists is still on its way. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = page.getByRole('main').getByRole('status').filter({ hasText: /^(Loading|Cargando)/ });
  await expect(loading).toHaveCount(0, { timeout: ARRIVAL_TIMEOUT_MS });
}

/** Listens to the page from here on. Answers what has gone wrong: console errors and warnings, exceptions, failed requests. */
export function listenForTrouble(page: Page): () => string[] {
  const trouble: string[] = [];
  page.on('console', (message) => {
    // Playwright's own, where it blocks the service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) trouble.push(message.text());
  });
  page.on('pageerror', (error) => trouble.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) trouble.push(`${response.status()} ${response.url()}`);
  });
  return () => trouble;
}

/** Nothing sticks out to the right, not even behind the edge of the screen. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0);
}

/** Expects every picture that is shown to come, also those that wait until they are near. */
export async function expectPicturesToLoad(page: Page): Promise<void> {
  const missing = () =>
    page.locator('img:visible').evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap((image) => {
        image.loading = 'eager';
        return image.complete && image.naturalWidth > 0 ? [] : [image.currentSrc || image.src];
      }),
    );
  await expect.poll(missing, { timeout: ARRIVAL_TIMEOUT_MS }).toEqual([]);
}
