import { expect, type Locator, type Page } from '@playwright/test';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** The timeout for loading. The function may still be starting during a run's first call. */
const ARRIVAL_TIMEOUT_MS = 30_000;

/** Expects the page's heading to be visible and all lists to be loaded. */
export async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const loading = page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^(Loading|Cargando)/ });
  await expect(loading).toHaveCount(0, { timeout: ARRIVAL_TIMEOUT_MS });
}

/**
 * Collects the console errors and warnings, exceptions and failed requests that occur on the page after this
 * call.
 */
export function collectErrors(page: Page): () => string[] {
  const errors: string[] = [];
  page.on('console', (message) => {
    // Playwright blocks the service worker, which causes this message.
    if (message.text().startsWith('Service Worker registration blocked')) return;
    if (['error', 'warning'].includes(message.type())) errors.push(message.text());
  });
  page.on('pageerror', (error) => errors.push(String(error)));
  page.on('response', (response) => {
    if (response.status() >= 400) errors.push(`${response.status()} ${response.url()}`);
  });
  return () => errors;
}

/**
 * Collects the requests that the page makes to the function after this call. Every response from the function
 * has an id.
 */
export function collectFunctionCalls(page: Page): () => string[] {
  const calls: string[] = [];
  page.on('response', (response) => {
    if (REQUEST_ID_HEADER.toLowerCase() in response.headers()) calls.push(response.url());
  });
  return () => calls;
}

/** Expects the page not to scroll horizontally. A failure lists the elements that are too wide. */
export async function expectNoHorizontalScroll(page: Page): Promise<void> {
  // Polls, because components that depend on the viewport's width rerender after a resize.
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const { scrollWidth } = document.documentElement;
          if (scrollWidth <= window.innerWidth) return [];
          return [...document.querySelectorAll('body *')]
            .filter((element) => element.getBoundingClientRect().right > window.innerWidth)
            .map((element) => element.outerHTML.slice(0, 120))
            .concat(`The page is ${scrollWidth} px wide in a window of ${window.innerWidth} px`);
        }),
      { message: page.url(), intervals: [50] },
    )
    .toEqual([]);
}

/** Expects every visible picture to load, including lazy pictures. */
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

/**
 * Returns the labels of buttons whose text wraps, on a page or in a part of it. Ignores buttons that are
 * meant to have two lines.
 */
export const wrappedButtons = (part: Page | Locator): Promise<(string | null)[]> =>
  part.locator('.button:not([data-two-lines]):visible').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const text = document.createRange();
        text.selectNodeContents(button);
        const boxes = [...text.getClientRects()].filter(({ width }) => width > 1);
        const top = Math.max(...boxes.map((box) => box.top));
        // An icon may be taller than the text beside it, so a label counts as wrapped only if one box is
        // entirely above another.
        return boxes.some((box) => box.bottom <= top);
      })
      .map((button) => button.textContent),
  );
