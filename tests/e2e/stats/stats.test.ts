import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Browser, Page } from '@playwright/test';
import { facts } from '../../../seed/facts';
import { contactForm } from '../support/contact-form';
import { logIn } from '../support/owner';
import { expect, test } from '../support/test';

const ANDROID =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

/**
 * Returns a page in a browser that hides its automation, because the statistics ignore automated browsers.
 */
async function visitor(browser: Browser, init = ''): Promise<Page> {
  const context = await browser.newContext({
    userAgent: ANDROID,
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  });
  await context.addInitScript(
    `Object.defineProperty(Navigator.prototype, 'webdriver', { get: () => false }); ${init}`,
  );
  return context.newPage();
}

/**
 * Collects the name and values of each event that the page reports from now on. Wraps `sendBeacon`, because
 * Playwright doesn't expose beacon bodies.
 */
async function collectEvents(page: Page): Promise<() => string[]> {
  const events: string[] = [];
  await page.exposeFunction('collect', (text: string) => {
    const body = JSON.parse(text) as { events: Record<string, string>[] };
    events.push(
      ...body.events.map(({ type, path, on, step, field, metric, from, message }) =>
        [type, path, on, step, field, metric, from, message].filter(Boolean).join(' '),
      ),
    );
  });
  await page.addInitScript(`{
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => (void body.text().then(collect), send(url, body));
  }`);
  return () => events;
}

/** Changes the page's visibility, as if the visitor had switched to or from another app. */
const hide = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((visibility) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

test('a visitor’s events are counted, and the owner sees the counts', async ({ browser, page: owner }) => {
  await logIn(owner, ADMIN_PAGES.stats);
  const read = async () =>
    (await (await owner.request.get('/api/admin/stats')).json()) as {
      taps: { phone: number };
      leftAt: { field: string; count: number }[];
    };
  const before = await read();
  const messagesLeft = ({ leftAt }: Awaited<ReturnType<typeof read>>) =>
    leftAt.find(({ field }) => field === 'message')?.count ?? 0;

  const page = await visitor(browser);
  const events = await collectEvents(page);
  await page.goto('/en', { referer: 'https://l.facebook.com/' });
  await expect.poll(events).toEqual(['visit /en l.facebook.com', 'view /en']);

  await page.locator('header summary[aria-label]').click();
  await page.locator('#mobile-menu').getByRole('link', { name: 'Contact' }).click();
  // Waits for the contact page, because the home page also has a form.
  await expect(page).toHaveTitle(/^Contact/);
  await contactForm(page).getByLabel('Full Name').fill('Ana Rivera');
  await contactForm(page).getByLabel('Message').fill('My puppy bites.');
  await page.locator(`a[href="tel:${facts.phone}"]`).first().dispatchEvent('click');
  await expect
    .poll(events)
    .toEqual(
      expect.arrayContaining(['view /en/contact', 'form /en/contact begun name', 'tap /en/contact phone']),
    );

  await page.evaluate(() =>
    setTimeout(() => {
      throw new Error('broken for "Ana"');
    }),
  );
  await hide(page, 'hidden');
  await expect
    .poll(events)
    .toEqual(
      expect.arrayContaining([
        'form /en/contact left message',
        'vital /en CLS',
        'vital /en LCP',
        'error /en/contact Uncaught Error: broken for "Ana"',
      ]),
    );
  expect(events().filter((event) => event.startsWith('view'))).toEqual(['view /en', 'view /en/contact']);
  await expect
    .poll(async () => messagesLeft(await read()), { intervals: [100] })
    .toBeGreaterThan(messagesLeft(before));

  // The visitor returns to the page and continues writing.
  await hide(page, 'visible');
  await contactForm(page).getByLabel('Message').fill('My puppy bites everything.');
  // Hiding the page sends the queued events.
  await hide(page, 'hidden');
  await expect.poll(events).toContain('form /en/contact resumed message');
  await page.context().close();

  await expect
    .poll(async () => (await read()).taps.phone, { intervals: [100] })
    .toBeGreaterThan(before.taps.phone);
  await owner.reload();
  await expect(owner.getByRole('img', { name: /^Page views from/ })).toBeVisible();
  await expect(owner.getByRole('region', { name: 'Where visitors come from' })).toContainText('facebook.com');
  await expect(owner.getByRole('region', { name: 'How fast the site is for visitors' })).toContainText(
    'On phones',
  );
  await owner.locator('summary', { hasText: 'errors in visitors’ browsers' }).click();
  await expect(owner.getByRole('region', { name: /errors in visitors’ browsers/ })).toContainText(
    'broken for (text)',
  );
});

for (const [what, signal] of [
  [
    'uses Global Privacy Control',
    `Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true });`,
  ],
  ['uses Do Not Track', `Object.defineProperty(Navigator.prototype, 'doNotTrack', { get: () => '1' });`],
] as const) {
  test(`nothing is loaded or sent for a visitor who ${what}`, async ({ browser }) => {
    const page = await visitor(browser, signal);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/en', { waitUntil: 'networkidle' });
    await page.context().close();
    expect(requests.length).toBeGreaterThan(1);
    expect(requests.filter((path) => path === '/api/stats' || path.includes('/counting-'))).toEqual([]);
  });
}
