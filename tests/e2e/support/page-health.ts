import { expect, type Locator, type Page } from '@playwright/test';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** The function is still starting when the first call of a run reaches it. */
const ARRIVAL_TIMEOUT_MS = 30_000;

/** Expects a page with its heading and with no list still loading. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Loading|Cargando)/ });
  await expect(loading).toHaveCount(0, { timeout: ARRIVAL_TIMEOUT_MS });
}

/** Collects console errors and warnings, exceptions and failed requests of the page from now on. */
export function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Logged by Playwright, which blocks the service worker.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => errors;
}

/** Collects from now on the requests of the page that reach the function: every response of it has an id. */
export function collectFunctionCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('response', (response) => {
    if (REQUEST_ID_HEADER.toLowerCase() in response.headers()) calls.push(response.url());
  });
  return () => calls;
}

/** Expects the page not to scroll horizontally. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // After a change of the viewport, what depends on its width is rendered anew.
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: page.url(),
      intervals: [50],
    })
    .toBeLessThanOrEqual(0);
}

/** Expects every visible picture to load, also the lazy ones. */
export async function expectPicturesToLoad(page: Page): Promise<void> {
  const missing = () =>
    page.locator('img:visible').evaluateAll((images: HTMLImageElement[]) =>
      images.flatMap((image) => {
        image.loading = 'eager';
        return image.complete && image.naturalWidth > 0 ? [] : [image.currentSrc || image.src];
      }),
    );
  await expect.poll(missing, { timeout: ARRIVAL_TIMEOUT_MS, intervals: [50] }).toEqual([]);
}

/** Returns the texts of the buttons in a page, or in a part of it, whose text wraps. */
export const wrappedButtons = (part: Page | Locator): Promise<(string | null)[]> =>
  part.locator('.button:visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const boxes = [...text.getClientRects()].filter(({ width }) => width > 1);
        const top = Math.max(...boxes.map((box) => box.top));
        // An icon beside the text is taller than the text.
        return boxes.some((box) => box.bottom <= top);
      })
      .map((button) => button.textContent),
  );
