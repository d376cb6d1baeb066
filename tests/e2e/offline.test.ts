import type { Page } from '@playwright/test';
import { expect, test } from './support/test';

// Everywhere else the worker is blocked; here it is what is tested.
test.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The addresses of all that the browser keeps, without the site's own. */
const keptPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });

const expectKept = (page: Page, path: string) => expect.poll(() => keptPaths(page)).toContain(path);

test('without a connection, the pages that were visited still open, and the others say so', async ({ page, context }) => {
  const stored = { name: 'of another time', path: '/en/stale' };
  await page.goto('/robots.txt');
  await page.evaluate(async ({ name, path }) => (await caches.open(name)).put(path, new Response('old')), stored);

  await page.goto('/es/about');
  await expect(heading(page)).toHaveText('Enseñamos a los dos lados de la correa');
  // The first page was loaded before there was a worker, the second without a load.
  await expectKept(page, '/es/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toBeFocused();
  const contactTitle = (await heading(page).textContent()) ?? '';
  await expectKept(page, '/es/contact');
  expect(await keptPaths(page), 'what an older worker kept').not.toContain(stored.path);

  await context.setOffline(true);
  await page.goto('/es/contact');
  await expect(heading(page)).toHaveText(contactTitle);
  await page.goto('/es/about');
  await expect(heading(page)).toHaveText('Enseñamos a los dos lados de la correa');
  await expect(page.getByRole('img', { name: /Marisol/ }).first()).toHaveJSProperty('complete', true);
  expect(await page.evaluate(() => document.fonts.ready.then((fonts) => [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)))).toContainEqual(
    expect.stringContaining('Bricolage Grotesque Variable'),
  );

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toHaveText(contactTitle);

  await page.goto('/es/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'No tienes conexión' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/es/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'No tienes conexión' })).toHaveCount(0);
});

test('nothing of the owner’s area and the API is kept', async ({ page, context }) => {
  await page.goto('/en/about');
  await expectKept(page, '/en/about');
  await page.goto('/admin/login');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => fetch('/api/instagram').then((response) => response.text()));
  expect((await keptPaths(page)).filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
