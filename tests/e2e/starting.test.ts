/** What becomes of a page whose code fails while it starts: on a bad network, or in a browser that lacks something. */
import type { Page } from '@playwright/test';
import { createHash } from 'node:crypto';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { business } from '@perro-wisdom/domain/business';
import { holdBack } from './support/hold-back';
import { expect, test } from './support/test';

declare global {
  interface Window {
    /** The page as the server sent it. */
    served?: string;
  }
}

const SCRIPT = /\/assets\/[^/]+\.js$/;

const rootHtml = (page: Page) => page.evaluate(() => document.getElementById('root')?.innerHTML ?? '');

/** Opens a page whose code will fail, and waits until it has. */
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
  // React reports an error before it changes the document.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}

const fontOfTitle = (page: Page) => page.locator('h1').evaluate((title) => getComputedStyle(title).fontSize + getComputedStyle(title).fontFamily);

test.describe('a page that cannot be hydrated stays as the server sent it', () => {
  const failures: [string, (page: Page) => Promise<unknown>][] = [
    ['a method that the browser lacks is called while rendering', (page) => page.addInitScript('delete Array.prototype.at')],
    ['an interface that the browser lacks is used once the page is shown', (page) => page.addInitScript('delete window.IntersectionObserver')],
    [
      'a part of the code throws',
      (page) => page.route(/\/assets\/ContactPage-[^/]+\.js$/, (route) => route.fulfill({ contentType: 'text/javascript', body: 'throw new Error("broken")' })),
    ],
  ];
  for (const [what, breakIt] of failures) {
    test(what, async ({ page, browser }) => {
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

  test('and what was typed into it is not lost', async ({ page }) => {
    await page.addInitScript('delete Array.prototype.at');
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        for (const field of document.querySelectorAll<HTMLInputElement>('main [name="name"]')) field.value = 'Ana Núñez';
      }),
    );
    await openUntilItFails(page, '/es/contact');
    await expect(page.getByRole('main').locator('[name="name"]')).toHaveValue('Ana Núñez');
  });
});

test('what is typed before the form’s code has come is in the form then, and one goes on typing', async ({ page }) => {
  const arrive = await holdBack(page, /\/assets\/ContactForm-[^/]+\.js$/);
  await page.goto('/es/contact?service=puppy-training');
  const field = (name: string) => page.getByRole('main').locator(`[name="${name}"]`);
  await field('name').fill('Ana Núñez');
  await field('message').fill('Mi perrita muerde.');
  const place = await page.locator('main form').boundingBox();
  arrive();
  await expect(page.locator('[data-contact-form]')).toBeVisible();
  await expect(field('message')).toBeFocused();
  await page.keyboard.type(' ¿Me ayudas?');
  await expect(field('message')).toHaveValue('Mi perrita muerde. ¿Me ayudas?');
  await expect(field('name')).toHaveValue('Ana Núñez');
  await expect(field('service')).toHaveValue('puppy-training');
  expect(await page.locator('main form').boundingBox()).toEqual(place);
});

test('storage that is blocked keeps nothing from working', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/en/contact');
  await expect(page.locator('[data-contact-form]')).toBeVisible();
});

test.describe('on a bad network', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('a page works although each of its scripts failed once', async ({ page }) => {
    const failed = new Set<string>();
    await page.route(SCRIPT, (route) => {
      const { pathname } = new URL(route.request().url());
      if (failed.has(pathname)) return route.fallback();
      failed.add(pathname);
      return route.abort();
    });
    await page.goto('/en/contact');
    await expect(page.locator('[data-contact-form]')).toBeVisible();
    expect([...failed].join()).toContain('/ContactForm-');
    await page.locator('header summary').click();
    await page.locator('#mobile-menu').getByRole('link', { name: 'Services' }).click();
    await expect(page).toHaveURL('/en/services');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('where the form’s code never comes, the page says how to reach the business, and the form can be sent all the same', async ({ page }) => {
    await page.clock.install();
    await page.route(/\/assets\/ContactForm-[^/]+\.js$/, (route) => route.abort());
    await page.goto('/es/contact');
    const alert = page.getByRole('main').getByRole('alert');
    for (let retries = 0; retries < 20 && (await alert.count()) === 0; retries += 1) await page.clock.runFor(1_000);
    await expect(alert.getByRole('link')).toHaveText([business.phoneDisplay, business.email]);
    await expect(page.getByRole('form', { name: 'Formulario de contacto' })).toHaveAttribute('action', /^\/api\/contact/);
  });

  test('every page works in the end when 30 % of all requests are dropped', async ({ browser }) => {
    const losing = await openLosingWay(0.3);
    const pages = await Promise.all(
      ['1', '2', '3', '4', '5', '6'].map(async (visit) => {
        const context = await browser.newContext({ serviceWorkers: 'block', extraHTTPHeaders: { 'X-Visit': visit } });
        const page = await context.newPage();
        await page.goto(`${losing.url}/es/contact`, { waitUntil: 'commit' });
        return page;
      }),
    );
    for (const page of pages) {
      const main = page.getByRole('main');
      // Even before its code the form can be sent, and there is the telephone.
      await expect(main.getByRole('form')).toBeVisible();
      await expect(main.locator(`a[href="tel:${business.phone}"]`).first()).toBeVisible();
      await expect(page.locator('[data-contact-form]')).toBeVisible({ timeout: 30_000 });
    }
    expect(losing.dropped()).toBeGreaterThan(6);
    await Promise.all(pages.map((page) => page.context().close()));
    await losing.close();
  });
});

test('a page recovers from a script that the browser has cached as missing', async ({ browser }) => {
  let isMissing = true;
  const missing: string[] = [];
  // As Hosting answers during a deployment: the header of the path, whatever the status.
  const proxy = await openProxy(({ url = '' }, response) => {
    if (!isMissing || !/\/assets\/ContactPage-[^/]+\.js$/.test(url)) return false;
    missing.push(url);
    response.writeHead(404, { 'Cache-Control': 'public, max-age=31536000, immutable', 'Content-Type': 'text/html' }).end('Not found');
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

/** A number from 0 to 1 that a text always has: which requests are dropped is the same in each run. */
const numberOf = (text: string): number => createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32;

/** A proxy to the site that drops a share of all requests, except those for the pages themselves. */
async function openLosingWay(share: number) {
  const attempts = new Map<string, number>();
  let dropped = 0;
  const isDropped = ({ url = '', headers }: IncomingMessage): boolean => {
    // A new build gives new names to the same files.
    const request = `${String(headers['x-visit'])} ${url.replace(/-[\w-]{8}\.js$/, '')}`;
    const attempt = (attempts.get(request) ?? 0) + 1;
    attempts.set(request, attempt);
    return headers['sec-fetch-dest'] !== 'document' && numberOf(`${request} ${attempt}`) < share;
  };
  const proxy = await openProxy((request, response) => {
    if (!isDropped(request)) return false;
    dropped += 1;
    // Chromium itself asks again, once, where a connection that it has used before is closed.
    response.writeHead(200, { 'Content-Length': 1_000_000 });
    response.write('/', () => response.destroy());
    return true;
  });
  return { ...proxy, dropped: () => dropped };
}

/** A proxy to the site; `intercept` returns whether it has answered a request itself. */
async function openProxy(intercept: (request: IncomingMessage, response: ServerResponse) => boolean) {
  const { hostname, port } = new URL(process.env.SITE_URL ?? '');
  const server = createServer((request, response) => {
    if (intercept(request, response)) return;
    const onward = httpRequest({ hostname, port, method: request.method, path: request.url, headers: request.headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
