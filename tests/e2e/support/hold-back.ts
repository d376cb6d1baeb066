import type { Page, Route } from '@playwright/test';

/**
 * Holds back a page's requests to a URL until the returned function is called. Each request is then passed to
 * `then`, which lets it continue by default.
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  then: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    await released;
    await then(route);
  });
  return release;
}
