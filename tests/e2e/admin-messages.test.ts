import type { Page } from '@playwright/test';
import { ADMIN_LIST_LIMIT, API_PATHS } from '@perro-wisdom/domain/api';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { test as throughBackend } from './support/backend';
import { FAILURE, logIn, ownName, removeStored, revokeSession, storeMessages } from './support/owner';
import { expect, test } from './support/test';

const LIST_CALL = `**${API_PATHS.adminContactSubmissions}*`;
const LONG = `${'My dog pulls on every walk, and I have tried three harnesses. '.repeat(12)}What now?`;

test.afterEach(removeStored);

/** One message in either view. */
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
const card = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name });

const VIEWS = [
  { path: ADMIN_PAGES.contactSubmissions, view: 'table', find: row, attempts: 1 },
  { path: ADMIN_PAGES.viewSubmissions, view: 'cards', find: card, attempts: 2 },
] as const;

for (const { path, view, find, attempts } of VIEWS) {
  test.describe(`the inbox as ${view}`, () => {
    test('shows a message with its date, its service and an answer in its language', async ({ page }) => {
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
      // Four hours behind Greenwich: the browser's own clock.
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

    test('unfolds a long message', async ({ page }) => {
      const name = ownName('Long Letter');
      await storeMessages({ name, message: LONG });
      await logIn(page, path);
      const unfold = find(page, name).getByRole('button', { name: `Read all of the message from ${name}` });
      await expect(unfold).toHaveAttribute('aria-expanded', 'false');
      const text = find(page, name).getByText('What now?');
      const folded = (await text.boundingBox())?.height ?? 0;
      await unfold.click();
      await expect.poll(async () => (await text.boundingBox())?.height ?? 0).toBeGreaterThan(folded);
      await expect(find(page, name).getByRole('button', { name: `Show less of the message from ${name}` })).toBeFocused();
    });

    test('keeps suspected spam apart', async ({ page }) => {
      const name = ownName('Rank Your Site');
      await storeMessages({ name, status: 'spam' });
      await logIn(page, path);
      const spam = page.getByRole('button', { name: /^Spam \(\d+\)$/ });
      await expect(spam).toBeVisible();
      await expect(find(page, name)).toHaveCount(0);
      await spam.click();
      await expect(find(page, name)).toContainText('Suspected spam');
    });

    throughBackend('says so when there are none', async ({ page, backend }) => {
      await backend.startAfresh();
      await logIn(page, path);
      await expect(page.getByText('No contact form submissions yet.')).toBeVisible();
    });

    test('says so when the session is over', async ({ page }) => {
      await logIn(page, ADMIN_PAGES.dashboard);
      await revokeSession(page);
      await page.goto(path);
      await expect(page.getByText('Error Loading Submissions')).toBeVisible();
      await expect(page.getByText('Failed to fetch submissions: 401: Unauthorized')).toBeVisible();
      await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
    });

    throughBackend('says so when the server is gone, keeps what is there, and loads once it is back', async ({ page, backend }) => {
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

    throughBackend(`says so when the server fails, having tried ${attempts === 1 ? 'once' : 'twice'}`, async ({ page, backend }) => {
      await logIn(page, ADMIN_PAGES.dashboard);
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

/** Goes back in time, page by page, until a message is there. */
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
  test('reads one page, however many messages there are, and older ones on demand', async ({ page }) => {
    const name = ownName('Many');
    const many = Array.from({ length: ADMIN_LIST_LIMIT + 20 }, (_, index) => ({
      name: `${name} number ${index}`,
      // Long ago: the other tests' messages stay on top.
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

    // Coming back begins with the newest page again.
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page.getByRole('link', { name: 'Messages', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Show older messages' })).toBeVisible();
    expect(await page.getByRole('row').count()).toBeLessThanOrEqual(ADMIN_LIST_LIMIT + 1);
  });
});

test.describe('new messages', () => {
  test('are counted on the dashboard until the inbox was open, and marked in both views of that visit', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await page.getByRole('status').filter({ hasText: /messages? shown/ }).waitFor({ state: 'attached' });
    const name = ownName('Just Now');
    await storeMessages({ name, message: 'Hello from the plaza.' });

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const part = page.getByRole('region', { name: 'Messages' });
    await expect(part.getByText(/^\d+\+? new messages?$/)).toBeVisible();
    await expect(part).toContainText(name);
    await expect(part).toContainText('Hello from the plaza.');

    await part.getByRole('link', { name: 'Read messages' }).click();
    await expect(card(page, name).getByText('New', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: 'Table' }).click();
    await expect(row(page, name).getByText('New', { exact: true })).toBeVisible();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await expect(part).not.toContainText(name);
  });

  test('come in with Refresh', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.viewSubmissions);
    await page.getByRole('status').filter({ hasText: /messages? shown/ }).waitFor({ state: 'attached' });
    const name = ownName('Fresh');
    await storeMessages({ name });
    await expect(card(page, name)).toHaveCount(0);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(card(page, name)).toBeVisible();
  });
});
