import type { Page, Route } from '@playwright/test';
import { ADMIN_LIST_LIMIT, API_PATHS } from '@perro-wisdom/domain/api';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { test as withBackend } from './support/backend';
import { FAILURE, logIn, ownName, removeStored, revokeSession, storeMessages, toast } from './support/owner';
import { expect, test } from './support/test';

const LIST_CALL = `**${API_PATHS.adminContactSubmissions}*`;
const READ_CALL = `**${API_PATHS.adminContactSubmissions}/*/read`;
const LONG = `${'My dog pulls on every walk, and I have tried three harnesses. '.repeat(12)}What now?`;

test.afterEach(removeStored);

/** A message in each of the views. */
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const VIEWS = [
  { path: ADMIN_PAGES.contactSubmissions, view: 'table', find: row, attempts: 1 },
  { path: ADMIN_PAGES.viewSubmissions, view: 'cards', find: card, attempts: 2 },
] as const;

for (const { path, view, find, attempts } of VIEWS) {
  test.describe(`the inbox as ${view}`, () => {
    test('shows a message with its date, its service, and a reply link in its language', async ({ page }) => {
      const name = ownName('Ana Rivera');
      await storeMessages(
        {
          name,
          email: 'ana+perro@example.com',
          service: 'puppy-training',
          message: '¿Me pueden ayudar?\n\nGracias.',
          language: 'es',
          createdAt: new Date('2026-03-05T19:04:00.000Z'),
        },
        { name: `${name} again`, createdAt: new Date('2026-03-05T19:05:00.000Z') },
      );
      await logIn(page, path);
      const message = find(page, name).filter({ hasText: 'Gracias' });
      await showOlderUntil(page, message);
      // The browser's time zone is four hours behind UTC.
      await expect(message).toContainText('Mar 5, 2026 - 3:04 PM');
      await expect(message).toContainText('Puppy Training', { ignoreCase: true });
      await expect(message).toContainText('Spanish');
      await expect(message.getByRole('link', { name: 'ana+perro@example.com' })).toHaveAttribute(
        'href',
        'mailto:ana%2Bperro%40example.com?subject=Tu%20mensaje%20a%20Perro%20Wisdom',
      );
      const [newer, older] = await Promise.all([
        find(page, `${name} again`).boundingBox(),
        message.boundingBox(),
      ]);
      expect((newer?.y ?? 0) * 1e4 + (newer?.x ?? 0)).toBeLessThan((older?.y ?? 0) * 1e4 + (older?.x ?? 0));
    });

    test('expands a long message', async ({ page }) => {
      const name = ownName('Long Letter');
      await storeMessages({ name, message: LONG });
      await logIn(page, path);
      const expand = find(page, name).getByRole('button', { name: `Read all of the message from ${name}` });
      await expect(expand).toHaveAttribute('aria-expanded', 'false');
      const text = find(page, name).getByText('What now?');
      const collapsed = (await text.boundingBox())?.height ?? 0;
      await expand.click();
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(collapsed);
      await expect(find(page, name).getByRole('button', { name: `Show less of the message from ${name}` })).toBeFocused();
    });

    test('shows suspected spam separately', async ({ page }) => {
      const name = ownName('Rank Your Site');
      await storeMessages({ name, status: 'spam' });
      await logIn(page, path);
      const spam = page.getByRole('button', { name: /^Spam \(\d+\)$/ });
      await expect(spam).toBeVisible();
      await expect(find(page, name)).toHaveCount(0);
      await spam.click();
      await expect(find(page, name)).toContainText('Suspected spam');
    });

    withBackend('says so when it is empty', async ({ page, backend }) => {
      await backend.useEmptyDatabase();
      await logIn(page, path);
      await expect(page.getByText('No contact form submissions yet.')).toBeVisible();
    });

    test('says so when the session has expired', async ({ page }) => {
      await logIn(page, ADMIN_PAGES.dashboard);
      await revokeSession(page);
      await page.goto(path);
      await expect(page.getByText('Error Loading Submissions')).toBeVisible();
      await expect(page.getByText('Failed to fetch submissions: 401: Unauthorized')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    });

    withBackend('says so when the server cannot be reached, keeps its messages, and reloads on request', async ({ page, backend }) => {
      const [before, meanwhile] = [ownName('Before'), ownName('Meanwhile')];
      await storeMessages({ name: before });
      await logIn(page, path);
      await expect(find(page, before)).toBeVisible();
      await backend.stop();
      await page.getByRole('button', { name: 'Refresh' }).click();
      await expect(page.getByText('Error Loading Submissions')).toBeVisible();
      await expect(
        page.getByText('An error occurred while loading contact submissions. Please try again later.'),
      ).toBeVisible();
      await expect(page.getByText('Failed to fetch submissions')).toBeHidden();
      await expect(find(page, before)).toBeVisible();

      await storeMessages({ name: meanwhile });
      await backend.start();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(find(page, meanwhile)).toBeVisible();
      await expect(page.getByText('Error Loading Submissions')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    });

    withBackend(`says so when the server fails, after ${attempts === 1 ? 'one attempt' : 'two attempts'}`, async ({ page, backend }) => {
      await logIn(page, ADMIN_PAGES.dashboard);
      // The dashboard reads the same list; its call must not be counted.
      await expect(page.getByText(/new messages?$/i).first()).toBeVisible();
      await backend.fail();
      let calls = 0;
      page.on('request', (request) => {
        if (request.url().includes(API_PATHS.adminContactSubmissions)) calls += 1;
      });
      await page.goto(path);
      await expect(page.getByText('Error Loading Submissions')).toBeVisible();
      await expect(page.getByText(`Failed to fetch submissions: ${FAILURE}`)).toBeVisible();
      expect(calls).toBe(attempts);

      backend.recover();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('status').filter({ hasText: /messages? shown/ })).toBeAttached();
      await expect(page.getByText('Error Loading Submissions')).toBeHidden();
    });
  });
}

test.describe('an error', () => {
  test('is shown in the language of the owner’s area, from the first call on', async ({ page }) => {
    await logIn(page);
    await page.getByRole('button', { name: 'ES, Español' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await revokeSession(page);
    await page.goto(ADMIN_PAGES.contactSubmissions);
    await expect(page.getByText('No se pudieron obtener los mensajes: 401: No autorizado')).toBeVisible();
  });

  test('with an HTML body is shown without it', async ({ page }) => {
    await logIn(page);
    await page.route(LIST_CALL, (route) =>
      route.fulfill({ status: 500, contentType: 'text/html', body: '<!doctype html><h1>Error: Server Error</h1>' }),
    );
    await page.goto(ADMIN_PAGES.contactSubmissions);
    const reason = 'Failed to fetch submissions: 500: The server gave no reason. Please try again later.';
    await expect(page.getByText(reason, { exact: true })).toBeVisible();
    await expect(page.getByText('doctype')).toHaveCount(0);
  });
});

/** Loads older pages until a message is shown or there are no more. */
async function showOlderUntil(page: Page, message: ReturnType<typeof row>): Promise<void> {
  const older = page.getByRole('button', { name: 'Show older messages' });
  await page.getByRole('status').filter({ hasText: /messages? shown/ }).waitFor({ state: 'attached' });
  while ((await message.count()) === 0 && (await older.count()) > 0) {
    const answer = page.waitForResponse(LIST_CALL);
    await older.click();
    await answer;
    await expect(page.getByRole('button', { name: 'Loading older messages…' })).toHaveCount(0);
  }
}

test.describe('loading the inbox', () => {
  test('reads one page, however many messages exist, and older ones on request', async ({ page }) => {
    const name = ownName('Many');
    const many = Array.from({ length: ADMIN_LIST_LIMIT + 20 }, (_, index) => ({
      name: `${name} number ${index}`,
      // Older than the messages of other tests, which stay on the first page.
      createdAt: new Date(Date.UTC(2019, 0, 1) - index * 60_000),
    }));
    await storeMessages(...many);
    const calls: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes(API_PATHS.adminContactSubmissions)) calls.push(request.url());
    });
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await expect(page.getByRole('button', { name: 'Show older messages' })).toBeVisible();
    expect(calls).toHaveLength(1);
    expect(await page.getByRole('row').count()).toBeLessThanOrEqual(ADMIN_LIST_LIMIT + 1);

    await showOlderUntil(page, row(page, `${name} number ${many.length - 1}`));
    await expect(row(page, `${name} number ${many.length - 1}`)).toBeVisible();

    // Returning to the inbox starts with the newest page again.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    // A second click before the dashboard is shown would cancel the first navigation, and the inbox would not be left at all.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Show older messages' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThanOrEqual(ADMIN_LIST_LIMIT + 1);
  });
});

test.describe('new messages', () => {
  const isNew = (message: ReturnType<typeof row>) => message.getByText('New', { exact: true });

  test('stay new on every device until the owner marks them as read, which can be undone', async ({ page, browser }) => {
    const name = ownName('Just Now');
    await storeMessages({ name, message: 'Hello from the plaza.' });
    await logIn(page, ADMIN_PAGES.viewSubmissions);
    await expect(isNew(card(page, name))).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const part = page.getByRole('region', { name: 'Messages' });
    await expect(part.getByText(/^\d+\+? new messages?$/)).toBeVisible();
    await expect(part).toContainText(name);
    await expect(part).toContainText('Hello from the plaza.');

    const phone = await (await browser.newContext()).newPage();
    await logIn(phone, ADMIN_PAGES.contactSubmissions);
    await expect(isNew(row(phone, name))).toBeVisible();
    const saved = phone.waitForResponse(READ_CALL);
    await phone.getByRole('button', { name: `Mark as read: message from ${name}` }).click();
    await expect(isNew(row(phone, name))).toBeHidden();
    expect((await saved).status()).toBe(200);

    await part.getByRole('link', { name: 'Read messages' }).click();
    await expect(isNew(card(page, name))).toBeHidden();
    const undone = page.waitForResponse(READ_CALL);
    await page.getByRole('button', { name: `Mark as new: message from ${name}` }).click();
    await expect(isNew(card(page, name))).toBeVisible();
    await undone;
    await phone.reload();
    await expect(isNew(row(phone, name))).toBeVisible();
    await phone.context().close();
  });

  for (const { path, view, find } of VIEWS) {
    test(`are marked as read when a long one is expanded or a reply started, as ${view}`, async ({ page }) => {
      const [long, answered] = [ownName('Long Letter'), ownName('Answered')];
      await storeMessages({ name: long, message: LONG }, { name: answered, email: 'answered@example.com' });
      await logIn(page, path);
      await expect(isNew(find(page, long))).toBeVisible();

      for (const [name, act] of [
        [long, find(page, long).getByRole('button', { name: `Read all of the message from ${long}` })],
        [answered, find(page, answered).getByRole('link', { name: 'answered@example.com' })],
      ] as const) {
        const saved = page.waitForResponse(READ_CALL);
        await act.click();
        await expect(isNew(find(page, name))).toBeHidden();
        expect((await saved).status()).toBe(200);
      }

      await page.reload();
      for (const name of [long, answered]) {
        await expect(find(page, name)).toBeVisible();
        await expect(isNew(find(page, name))).toBeHidden();
      }
    });
  }

  withBackend('are new again when the mark could not be saved, and a notification says so', async ({ page, backend }) => {
    const name = ownName('Not Saved');
    await storeMessages({ name });
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await expect(isNew(row(page, name))).toBeVisible();
    await backend.stop();
    await page.getByRole('button', { name: `Mark as read: message from ${name}` }).click();
    await expect(toast(page)).toContainText('The mark could not be saved');
    await expect(toast(page)).toContainText('The server could not be reached');
    await expect(isNew(row(page, name))).toBeVisible();
    await backend.start();
  });

  test('stay read when a list that was requested before arrives afterwards', async ({ page }) => {
    const name = ownName('Overtaken');
    await storeMessages({ name });
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await expect(isNew(row(page, name))).toBeVisible();
    // A response from before the mark, which arrives late.
    let late: Route | undefined;
    await page.route(LIST_CALL, async (route) => {
      if (late) return route.fallback();
      late = route;
    });
    const before = await page.request.get(API_PATHS.adminContactSubmissions);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect.poll(() => late !== undefined).toBe(true);

    const again = page.waitForResponse(LIST_CALL);
    await page.getByRole('button', { name: `Mark as read: message from ${name}` }).click();
    await again;
    // The page may have aborted the request already.
    await late?.fulfill({ response: before }).catch(() => undefined);
    await expect(page.getByRole('button', { name: 'Refresh' })).toBeEnabled();
    await expect(isNew(row(page, name))).toBeHidden();
  });

  test('are loaded by Refresh', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.viewSubmissions);
    await page.getByRole('status').filter({ hasText: /messages? shown/ }).waitFor({ state: 'attached' });
    const name = ownName('Fresh');
    await storeMessages({ name });
    await expect(card(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(card(page, name)).toBeVisible();
  });
});
