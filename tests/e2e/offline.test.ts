import type { Page } from '@playwright/test';
import { test as withBackend } from './support/backend';
import { expect, test } from './support/test';

// Everywhere else the worker is blocked; here it is what is tested.
test.use({ serviceWorkers: 'allow' });
withBackend.use({ serviceWorkers: 'allow' });

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

test('what keeps its name when it changes is shown as it was kept, and then kept as it is', async ({ page }) => {
  const mark = '/favicon.svg';
  await page.goto('/en/about');
  await expectKept(page, '/en/about');
  await page.reload();
  await expectKept(page, mark);
  const keptMark = () =>
    page.evaluate(async (path) => (await caches.match(path, { ignoreVary: true }))?.text(), mark);
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(path, { ignoreVary: true })) await cache.put(path, new Response('<svg/>', { headers: { 'Content-Type': 'image/svg+xml' } }));
    }
  }, mark);
  expect(await keptMark()).toBe('<svg/>');
  expect(await page.evaluate((path) => fetch(path).then((response) => response.text()), mark)).toBe('<svg/>');
  await expect.poll(keptMark).toContain('viewBox');

  await page.evaluate(() => fetch('/icon-192.png').then((response) => response.blob()));
  expect(await keptPaths(page)).not.toContain('/icon-192.png');
});

withBackend('on a network that does not answer, a page that was visited opens all the same', async ({ page, backend }) => {
  await page.goto('/en/about');
  await expectKept(page, '/en/about');
  backend.hang();
  await page.goto('/en/about', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('We teach both ends of the leash');
});
