import type { Page, Route } from '@playwright/test';

/**
 * Holds back what the page asks for at an address, until the answer of this is called; each request then goes on, or as the test
 * says.
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
