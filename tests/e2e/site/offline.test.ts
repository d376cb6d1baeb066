import type { CDPSession, Page } from '@playwright/test';
import { test as withBackend } from '../support/backend';
import { contactForm } from '../support/contact-form';
import { messagesFrom, ownEmail } from '../support/inbox';
import { startProxy } from '../support/site-proxy';
import { facts } from '../../../seed/facts';
import { expect, test } from '../support/test';

// Other test files block the service worker.
test.use({ serviceWorkers: 'allow' });
withBackend.use({ serviceWorkers: 'allow' });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** Returns the paths of all cached responses, including their queries. */
const cachedPaths = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await Promise.all(
      (await caches.keys()).map(async (name) => (await caches.open(name)).keys()),
    );
    return requests.flat().map(({ url }) => url.slice(location.origin.length));
  });

const expectCached = (page: Page, path: string) => expect.poll(() => cachedPaths(page)).toContain(path);

test('visited pages open offline, and other pages report that there is no connection', async ({
  page,
  context,
}) => {
  const stored = { name: 'an-older-version', path: '/en/stale' };
  await page.goto('/robots.txt');
  await page.evaluate(
    async ({ name, path }) => (await caches.open(name)).put(path, new Response('old')),
    stored,
  );

  // A query like those in links from Facebook or ads.
  await page.goto('/es/about?fbclid=IwAR1&utm_source=facebook');
  await expect(heading(page)).toHaveText('Enseñamos a los dos lados de la correa');
  // The first page was loaded before the worker was installed. The second page is opened by client-side
  // navigation.
  await expectCached(page, '/es/about');
  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toBeFocused();
  const contactTitle = (await heading(page).textContent()) ?? '';
  await expectCached(page, '/es/contact');
  expect(await cachedPaths(page), 'responses that an older worker cached').not.toContain(stored.path);
  await page.goto('/es/contact?gclid=1');
  await expect(heading(page)).toHaveText(contactTitle);
  expect((await cachedPaths(page)).filter((path) => path.includes('?'))).toEqual([]);

  await context.setOffline(true);
  await page.goto('/es/contact');
  await expect(heading(page)).toHaveText(contactTitle);
  await page.goto('/es/about?fbclid=IwAR2');
  await expect(heading(page)).toHaveText('Enseñamos a los dos lados de la correa');
  await expect(page.getByRole('img', { name: /Marisol/ }).first()).toHaveJSProperty('complete', true);
  expect(
    await page.evaluate(() =>
      document.fonts.ready.then((fonts) =>
        [...fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family),
      ),
    ),
  ).toContainEqual(expect.stringContaining('Bricolage Grotesque Variable'));

  await page.getByRole('banner').getByRole('link', { name: 'Contacto' }).click();
  await expect(heading(page)).toHaveText(contactTitle);

  await page.goto('/es/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'No tienes conexión' })).toBeVisible();
  await expect(page.getByRole('heading', { level: 2, name: 'You are offline' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/es/terms');
  await expect(page.getByRole('heading', { level: 2, name: 'No tienes conexión' })).toHaveCount(0);
});

test('responses for the owner’s area and from the API are not cached', async ({ page, context }) => {
  await page.goto('/en/about');
  await expectCached(page, '/en/about');
  await page.goto('/admin/login');
  await expect(heading(page)).toBeVisible();
  await page.evaluate(() => fetch('/api/instagram').then((response) => response.text()));
  expect((await cachedPaths(page)).filter((path) => /^\/(admin|api)/.test(path))).toEqual([]);

  await context.setOffline(true);
  await expect(page.goto('/admin/login')).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});

/** The path of a picture at a width that no page requests. */
const PICTURE = facts.portrait.replace('.webp', '-w160.webp');

test('only files named after their content hash are cached and served from the cache', async ({ page }) => {
  await page.goto('/en/about');
  await expectCached(page, '/en/about');
  await page.reload();
  const fetched = () => page.evaluate((path) => fetch(path).then((response) => response.text()), PICTURE);
  expect(await fetched()).toContain('WEBP');
  await expectCached(page, PICTURE);
  await page.evaluate(async (path) => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      if (await cache.match(path, { ignoreVary: true })) await cache.put(path, new Response('kept'));
    }
  }, PICTURE);
  expect(await fetched()).toBe('kept');

  await page.evaluate(() => fetch('/icon-192.png').then((response) => response.blob()));
  expect(await cachedPaths(page)).not.toContain('/icon-192.png');
});

test('a login page that a network returns instead of a file is not cached', async ({ page }) => {
  let isReplaced = true;
  const proxy = await startProxy(({ url }, response) => {
    if (!isReplaced || url !== PICTURE) return false;
    response.writeHead(200, { 'Content-Type': 'text/html' }).end('<h1>Sign in to the network</h1>');
    return true;
  });
  const fetched = () => page.evaluate((path) => fetch(path).then((response) => response.text()), PICTURE);
  await page.goto(`${proxy.url}/en/about`);
  await expectCached(page, '/en/about');
  expect(await fetched()).toContain('Sign in');
  isReplaced = false;
  expect(await fetched()).toContain('WEBP');
  await expectCached(page, PICTURE);
  await proxy.close();
});

/**
 * Wakes the service worker, as the browser does when it comes back online. The browser's own event would come
 * too late for a test.
 */
async function dispatchSync(client: CDPSession, origin: string): Promise<void> {
  const registered = new Promise<string>((resolve) => {
    client.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) resolve(ours.registrationId);
    });
  });
  await client.send('ServiceWorker.enable');
  await client.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId: await registered,
    tag: 'waitingMessages',
    lastChance: false,
  });
}

test('the service worker sends a queued message after the page is closed, and the next page reports the success', async ({
  page,
  context,
}) => {
  const email = ownEmail();
  await page.goto('/en/contact');
  await expectCached(page, '/en/contact');
  await contactForm(page).getByLabel('Full Name').fill('Ana Núñez');
  await contactForm(page).getByLabel('Email').fill(email);
  await contactForm(page)
    .getByRole('textbox', { name: 'Message' })
    .fill('My puppy bites everything that moves.');
  await context.setOffline(true);
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click();
  await expect(page.getByRole('region', { name: 'Unsent messages' })).toBeVisible();

  // Closes the page while it is offline. The next document contains no code that could send the message.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/robots.txt', { waitUntil: 'commit' });
  await dispatchSync(await context.newCDPSession(page), new URL(page.url()).origin);
  await expect.poll(() => messagesFrom(email)).toHaveLength(1);

  await page.goto('/en/about');
  await expect(page.getByText('Message sent successfully!', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Unsent messages' })).toHaveCount(0);
  expect(await messagesFrom(email)).toHaveLength(1);
});

withBackend('a visited page opens on a network that does not respond', async ({ page, backend }) => {
  await page.goto('/en/about');
  await expectCached(page, '/en/about');
  backend.hang();
  await page.goto('/en/about', { waitUntil: 'commit' });
  await expect(heading(page)).toHaveText('We teach both ends of the leash');
});
