/** Tests pages whose code fails to start because of a bad network or a missing browser feature. */
import { displayPhone } from '@app/domain/content/facts';
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { facts } from '../../../seed/facts';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
import { startProxy } from '../support/site-proxy';
import { expect, test } from '../support/test';

declare global {
  interface Window {
    /** The root element's HTML, as sent by the server. */
    served?: string;
  }
}

const SCRIPT = /\/assets\/[^/]+\.js$/;

const rootHtml = (page: Page) => page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');

/** Opens a page whose code will fail, and waits for the failure. */
async function openUntilItFails(page: Page, path: string): Promise<void> {
  await page.addInitScript(() =>
    document.addEventListener('DOMContentLoaded', () => {
      window.served = document.getElementById('root')?.innerHTML ?? '';
    }),
  );
  const failed = Promise.race([
    page.waitForEvent('pageerror'),
    page.waitForEvent('console', (message) => message.type() === 'error' && message.text().includes('Error')),
  ]);
  await page.goto(path, { waitUntil: 'commit' });
  await failed;
  // Waits two frames, because React reports an error before it changes the document.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

const fontOfTitle = (page: Page) =>
  page
    .locator('h1')
    .evaluate((title) => getComputedStyle(title).fontSize + getComputedStyle(title).fontFamily);

test.describe('a page that cannot be hydrated', () => {
  const failures: [string, (page: Page) => Promise<unknown>][] = [
    [
      'rendering calls a method that the browser does not support',
      (page) => page.addInitScript('delete URLSearchParams.prototype.get'),
    ],
    [
      'an effect uses an interface that the browser does not support',
      (page) => page.addInitScript('delete window.IntersectionObserver'),
    ],
    [
      'a script throws',
      (page) =>
        page.route(/\/assets\/ContactPage-[^/]+\.js$/, (route) =>
          route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' }),
        ),
    ],
  ];
  for (const [what, breakIt] of failures) {
    test(`remains as the server sent it if ${what}`, async ({ page, browser }) => {
      await breakIt(page);
      await openUntilItFails(page, '/es/contact');
      expect(await rootHtml(page)).toBe(await page.evaluate(() => window.served));
      await expect(page).toHaveTitle('Contacto | Perro Wisdom');

      const plain = await browser.newPage({ javaScriptEnabled: false });
      await plain.goto(new URL('/es/contact', page.url()).href);
      expect(await fontOfTitle(page)).toBe(await fontOfTitle(plain));
      await plain.close();

      const link = page.getByRole('contentinfo').getByRole('link', { name: 'Blog', exact: true });
      await Promise.all([page.waitForEvent('domcontentloaded'), link.click()]);
      await expect(page).toHaveURL('/es/blog');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sabiduría Canina');
    });
  }

  test('text typed into a form is kept if the page cannot be hydrated', async ({ page }) => {
    await page.addInitScript('delete URLSearchParams.prototype.get');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll<HTMLInputElement>('main [name="name"]'))
          field.value = 'Ana Núñez';
      }),
    );
    await openUntilItFails(page, '/es/contact');
    await expect(page.getByRole('main').locator('[name="name"]')).toHaveValue('Ana Núñez');
  });
});

test('the owner’s area shows a loading message until its first screen is rendered', async ({ page }) => {
  const release = await holdBack(page, SCRIPT);
  await page.goto('/admin/login', { waitUntil: 'commit' });
  const loading = page.getByText('Cargando…');
  await expect(loading).toBeVisible();
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await expect(loading).toBeHidden();
});

test('text typed before the form’s code loads is kept, and the field keeps focus', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/ContactForm-[^/]+\.js$/);
  await page.goto('/es/contact?service=puppy-training');
  const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
  await field('name').fill('Ana Núñez');
  await field('message').fill('Mi perrita muerde.');
  const place = await page.locator('main form').boundingBox();
  arrive();
  await expect(contactForm(page)).toBeVisible();
  await expect(field('message')).toBeFocused();
  await page.keyboard.type(' ¿Me ayudas?');
  await expect(field('message')).toHaveValue('Mi perrita muerde. ¿Me ayudas?');
  await expect(field('name')).toHaveValue('Ana Núñez');
  await expect(field('service')).toHaveValue('puppy-training');
  expect(await page.locator('main form').boundingBox()).toEqual(place);
});

test.describe('on a bad network', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page works even if each of its scripts fails to load once', async ({ page }) => {
    const failed = new Set<string>();
    await page.route(SCRIPT, (route) => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.fallback();
      failed.add(pathname);
      return route.abort();
    });
    await page.goto('/en/contact');
    await expect(contactForm(page)).toBeVisible();
    expect([...failed].join()).toContain('/ContactForm-');
    await page.locator('header summary[aria-label]').click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/en/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('if the form’s code cannot be loaded, the page shows the phone number and email address, and the form can still be sent', async ({
    page,
  }) => {
    await page.clock.install();
    await page.route(/\/assets\/ContactForm-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/es/contact');
    const alert = page.getByRole('main').getByRole('alert');
    for (let retries = 0; retries < 20 && (await alert.count()) === 0; retries += 1)
      await page.clock.runFor(1_000);
    await expect(alert.getByRole('link')).toHaveText([displayPhone(facts.phone), facts.email]);
    await expect(page.getByRole('form', { name: 'Formulario de contacto' })).toHaveAttribute(
      'action',
      /^\/api\/contact/,
    );
  });

  test('every visit succeeds even if 30% of all requests are dropped', async ({ browser }) => {
    const proxy = await startLossyProxy(0.3);
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map(async (visit) => {
        const context = await browser.newContext({
          serviceWorkers: 'block',
          extraHTTPHeaders: { 'X-Visit': visit },
        });
        const page = await context.newPage();
        await page.goto(`${proxy.url}/es/contact`, { waitUntil: 'commit' });
        return page;
      }),
    );
    for (const page of pages) {
      const main = page.getByRole('main');
      // Even before the form's code loads, the form can be sent and the phone number is visible.
      await expect(main.getByRole('form')).toBeVisible();
      await expect(main.locator(`a[href="tel:${facts.phone}"]`).first()).toBeVisible();
      await expect(contactForm(page)).toBeVisible({ timeout: 30_000 });
    }
    expect(proxy.dropped()).toBeGreaterThan(6);
    await Promise.all(pages.map((page) => page.context().close()));
    await proxy.close();
  });
});

test('a page recovers if the browser cached one of its scripts as missing', async ({ browser }) => {
  let isMissing = true;
  const missing: string[] = [];
  // The proxy behaves like Hosting during a deployment: the response headers depend only on the path, so
  // even a 404 can be cached.
  const proxy = await startProxy(({ url = '' }, response) => {
    if (!isMissing || !/\/assets\/ContactPage-[^/]+\.js$/.test(url)) return false;
    missing.push(url);
    response
      .writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/html' })
      .end('Not found');
    return true;
  });
  const context = await browser.newContext({ serviceWorkers: 'block' });
  const page = await context.newPage();
  const failed = page.waitForEvent('pageerror');
  await page.goto(`${proxy.url}/es/contact`, { waitUntil: 'commit' });
  await failed;
  await expect(page.getByRole('main').getByRole('form')).toBeVisible();
  expect(missing).not.toEqual([]);

  isMissing = false;
  await page.goto(`${proxy.url}/es/contact`, { waitUntil: 'commit' });
  await expect(page.locator('[data-contact-form]')).toBeVisible();
  await context.close();
  await proxy.close();
});

/** Maps a string to a number between 0 and 1, so that every run drops the same requests. */
const numberOf = (text: string): number =>
  createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/**
 * Starts a proxy in front of the site. The proxy drops the given share of all requests except requests for
 * documents.
 */
async function startLossyProxy(share: number) {
  const attempts = new Map<string, number>();
  let dropped = 0;
  const isDropped = ({ url = '', headers }: IncomingMessage): boolean => {
    // Removes the hashes in file names, which differ from build to build.
    const request = `${String(headers['x-visit'])} ${url.replace(/-[\w-]{8}\.js$/, '')}`;
    const attempt = (attempts.get(request) ?? 0) + 1;
    attempts.set(request, attempt);
    return headers['sec-fetch-dest'] !== 'document' && numberOf(`${request} ${attempt}`) < share;
  };
  const proxy = await startProxy((request, response) => {
    if (!isDropped(request)) return false;
    dropped += 1;
    // Sends an incomplete response. If a reused connection were closed without any response, Chromium would
    // retry the request on its own.
    response.writeHead(200, { 'Content-Length': 1_000_000 });
    response.write('/', () => response.destroy());
    return true;
  });
  return { ...proxy, dropped: () => dropped };
}
