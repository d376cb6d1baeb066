import type { Page } from '@playwright/test';
import { SEARCH_HEADER } from '@app/domain/general/api';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import { test as withBackend } from '../support/backend';
import { chooseFromMenu, logIn, ownName, removeStored, storeMessages, toast, visit } from '../support/owner';
import { expect, test } from '../support/test';

const STATUS_CALL = '**/api/admin/contact-submissions/*/status';
const LONG = `${'My dog pulls on every walk, and I have tried three harnesses. '.repeat(12)}What now?`;
const PAGE_SIZE = 25;

test.afterEach(removeStored);

/** Returns the row for the message from `name`, in the table view. */
const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name });
/**
 * Returns the card for the message from `name`, in the card view. Searches only `main`, because a
 * notification with the sender's name is also a list item.
 */
const card = (page: Page, name: string) =>
  page.getByRole('main').getByRole('listitem').filter({ hasText: name });

const isNew = (message: ReturnType<typeof row>) => message.getByText('New', { exact: true });

/** Opens a message list as the owner and searches it for a name. */
async function logInAndSearch(page: Page, path: string, search: string): Promise<void> {
  await logIn(page, path);
  // Waits for the results, so that the test opens a message from the search results, not from the full list.
  const searched = page.waitForResponse(
    (response) => response.request().headers()[SEARCH_HEADER.toLowerCase()] === encodeURIComponent(search),
  );
  const button = page.getByRole('button', { name: 'Search by name' });
  const field = page.getByRole('searchbox');
  // On a phone, the search field is hidden until the owner presses the button.
  await expect(field.or(button)).toBeVisible();
  if (await button.isVisible()) await button.click();
  await field.fill(search);
  await searched;
}

test('the table and the cards show a message with its date, service and language', async ({ page }) => {
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
  await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, name);
  for (const find of [row, card]) {
    const message = find(page, name).filter({ hasText: 'Gracias' });
    // The browser's time zone is four hours behind UTC.
    await expect(
      message.getByText('Mar 5, 2026 - 3:04 PM').or(message.getByTitle('Mar 5, 2026 - 3:04 PM')),
    ).toBeVisible();
    await expect(message).toContainText('Puppy Training', { ignoreCase: true });
    await expect(message).toContainText('Spanish');
    const [newer, older] = await Promise.all([
      find(page, `${name} again`).boundingBox(),
      message.boundingBox(),
    ]);
    expect((newer?.y ?? 0) * 1e4 + (newer?.x ?? 0)).toBeLessThan((older?.y ?? 0) * 1e4 + (older?.x ?? 0));
    if (find === row) await page.getByRole('link', { name: 'Cards' }).click();
  }
});

withBackend(
  'the list keeps its messages after a network error, and a retry reloads the list',
  async ({ page, backend }) => {
    const [before, meanwhile] = [ownName('Before'), ownName('Meanwhile')];
    await storeMessages({ name: before });
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await expect(row(page, before)).toBeVisible();
    await backend.stop();
    await chooseFromMenu(row(page, before), 'Mark as read');
    await expect(toast(page)).toContainText('The change could not be saved');
    await expect(toast(page)).toContainText('The server could not be reached');
    await expect(isNew(row(page, before))).toBeVisible();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Error Loading Submissions')).toBeVisible();
    await expect(
      page.getByText('An error occurred while loading contact submissions. Please try again later.'),
    ).toBeVisible();
    await expect(page.getByText('Failed to fetch submissions')).toBeHidden();
    await expect(row(page, before)).toBeVisible();

    await storeMessages({ name: meanwhile });
    await backend.start();
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(row(page, meanwhile)).toBeVisible();
    await expect(page.getByText('Error Loading Submissions')).toBeHidden();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  },
);

test('a long list loads page by page, and going back from a message returns to its row', async ({ page }) => {
  const name = ownName('Many');
  await storeMessages(
    ...Array.from({ length: PAGE_SIZE + 5 }, (_, index) => ({
      name: `${name} number ${index}`,
      createdAt: new Date(Date.UTC(2019, 0, 1) - index * 60_000),
    })),
  );
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.headers()[SEARCH_HEADER.toLowerCase()] === encodeURIComponent(name))
      calls.push(request.url());
  });
  await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, name);
  await expect(row(page, name)).toHaveCount(PAGE_SIZE);
  expect(calls).toHaveLength(1);
  await page.getByRole('button', { name: 'Show older messages' }).click();
  await expect(row(page, name)).toHaveCount(PAGE_SIZE + 5);

  const last = page.getByRole('link', { name: `${name} number ${PAGE_SIZE + 3}` });
  await last.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} number ${PAGE_SIZE + 3}`);
  await page.getByRole('link', { name: 'Newer message' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${name} number ${PAGE_SIZE + 2}`);
  await page.getByRole('link', { name: 'All messages' }).click();
  const opened = page.getByRole('link', { name: `${name} number ${PAGE_SIZE + 2}` });
  await expect(opened).toBeFocused();
  await expect(opened).toBeInViewport();
  await expect(row(page, name)).toHaveCount(PAGE_SIZE + 5);
  await expect(isNew(row(page, `${name} number ${PAGE_SIZE + 2}`))).toBeHidden();
  await expect(isNew(row(page, `${name} number ${PAGE_SIZE + 4}`))).toBeVisible();
});

test('the Back button and a reload keep the search and filters, and no URL contains the search term', async ({
  page,
}) => {
  const name = ownName('Searched');
  const phone = `787-555-${String(Math.floor(Math.random() * 10_000)).padStart(4, '0')}`;
  await storeMessages(
    { name: `${name} uno`, language: 'es', service: 'puppy-training' },
    { name: `${name} two`, message: `Call me: ${phone}` },
    { name: `${name} three`, status: 'archived' },
  );
  const addresses: string[] = [];
  page.on('request', (request) => addresses.push(request.url(), request.headers().referer ?? ''));
  await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, name.toUpperCase());
  await expect(row(page, name)).toHaveCount(2);
  await page.getByRole('combobox', { name: 'Language' }).selectOption({ label: 'Spanish' });
  await expect(row(page, name)).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Service' }).selectOption({ label: 'Puppy Training' });
  await expect(page).toHaveURL(/language=es.*service=puppy-training|service=puppy-training.*language=es/);
  await page.reload();
  await expect(row(page, `${name} uno`)).toBeVisible();
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveValue('');
  await expect(row(page, name)).toHaveCount(2);

  await page.getByRole('searchbox').fill(`${phone.replaceAll('-', '')} ${name.split(' ')[1] ?? ''}`);
  await expect(row(page, name)).toHaveCount(1);
  await expect(row(page, `${name} two`)).toBeVisible();
  await page.getByRole('searchbox').fill(`${name} three`);
  await page.getByRole('button', { name: 'Search in all messages' }).click();
  await expect(row(page, `${name} three`)).toContainText('Archived');
  expect(addresses.join(' ')).not.toMatch(/searched/i);
});

test('a message is new on every device until the owner opens it', async ({ page, browser }) => {
  const name = ownName('Just Now');
  // This is the newest message, so the dashboard shows it.
  const [id = ''] = await storeMessages({
    name,
    message: 'Hello from the plaza.',
    createdAt: new Date(Date.now() + 60_000),
  });
  const phone = await (await browser.newContext()).newPage();
  await logInAndSearch(phone, ADMIN_PAGES.viewSubmissions, name);
  await expect(isNew(card(phone, name))).toBeVisible();

  await logIn(page);
  const part = page.getByRole('region', { name: 'Messages' });
  await expect(part.getByText(/^\d+ new messages?$/)).toBeVisible();
  await expect(part).toContainText('Hello from the plaza.');
  await expect(page.getByRole('link', { name: 'Messages', exact: true })).toHaveAccessibleDescription(
    /^\d+ new messages?$/,
  );
  const saved = page.waitForResponse(STATUS_CALL);
  await part.getByRole('link', { name }).click();
  await expect(page).toHaveURL(messagePath(id));
  await expect(page.getByText('Hello from the plaza.')).toBeVisible();
  expect((await saved).status()).toBe(200);

  await phone.getByRole('button', { name: 'Refresh' }).click();
  await expect(isNew(card(phone, name))).toBeHidden();
  const undone = phone.waitForResponse(STATUS_CALL);
  await chooseFromMenu(card(phone, name), 'Mark as new');
  await undone;
  await phone.context().close();
  // The message is still open but remains marked as new, because only opening it marks it as read.
  await page.getByRole('link', { name: 'Dashboard' }).click();
  await expect(part).toContainText(name);
});

test.describe('message actions', () => {
  test('an action in the message list can be undone with only the keyboard', async ({ page }) => {
    const name = ownName('Undone');
    await storeMessages({
      name,
      status: 'answered',
      readAt: new Date().toISOString(),
      answeredAt: new Date().toISOString(),
    });
    await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, name);
    await page.getByRole('link', { name, exact: true }).press('Delete');
    await expect(row(page, name)).toHaveCount(0);
    await expect(toast(page)).toContainText(`Message from ${name}: moved to the bin`);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.keyboard.press('F8');
    // The first press of Tab focuses the toast, and the second press focuses its button.
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(toast(page)).toContainText('as it was before');
    await expect(row(page, name)).toContainText('Answered');
    // The bin must not show a cached copy of the message.
    await page
      .getByRole('navigation', { name: 'Where your messages are' })
      .getByRole('link', { name: 'Bin' })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'Bin' })).toBeVisible();
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);
    await page.goBack();
    await expect(row(page, name)).toContainText('Answered');
  });

  test('on a phone, an action on a message takes one swipe, and the list starts near the top of the screen', async ({
    browser,
  }) => {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true });
    const page = await context.newPage();
    const name = ownName('Swiped');
    // This is the newest message, so it is at the top of the list.
    await storeMessages({ name, createdAt: new Date(Date.now() + 60_000) });
    await logIn(page, ADMIN_PAGES.viewSubmissions);
    const message = card(page, name);
    await expect(message).toBeVisible();
    expect((await message.boundingBox())?.y).toBeLessThan(250);

    const touch = await context.newCDPSession(page);
    /** Swipes across the message by the given number of pixels. A negative distance swipes left. */
    async function swipe(distance: number): Promise<void> {
      const box = await message.boundingBox();
      const [x, y] = [195, (box?.y ?? 0) + 30];
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      for (const part of [0.2, 0.5, 1]) {
        const touchPoints = [{ x: x + distance * part, y }];
        await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints });
      }
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    }
    const marked = page.waitForResponse(STATUS_CALL);
    await swipe(120);
    await expect(isNew(message)).toBeHidden();
    await marked;
    // A short swipe does nothing, and lifting the finger doesn't open the message.
    await swipe(-50);
    await swipe(-120);
    await expect(message).toHaveCount(0);
    await expect(toast(page)).toContainText(`Message from ${name}: archived`);
    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(message).toBeVisible();
    await expect(page).toHaveURL(ADMIN_PAGES.viewSubmissions);
    await context.close();
  });

  test('on a phone, the actions on the message’s screen are within reach and return to the list', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const name = ownName('On a Phone');
    const [id = ''] = await storeMessages({ name, status: 'spam', message: LONG });
    await logInAndSearch(page, `${ADMIN_PAGES.viewSubmissions}?state=spam`, name);
    await card(page, name).getByRole('link', { name, exact: true }).click();
    await expect(page.getByText('What now?')).toBeVisible();
    const rescue = page.getByRole('button', { name: 'Not spam' });
    await expect.poll(async () => (await rescue.boundingBox())?.y ?? 0).toBeGreaterThan(844 - 120);
    await expect.poll(async () => (await rescue.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
    await rescue.click();
    await expect(page).toHaveURL(`${ADMIN_PAGES.viewSubmissions}?state=spam`);
    await expect(page.getByRole('searchbox')).toHaveValue(name);
    await expect(toast(page)).toContainText('back in the inbox');
    await expect(page.getByRole('link', { name, exact: true })).toHaveCount(0);

    await visit(page, messagePath(id));
    await page.getByRole('button', { name: 'Delete', exact: true }).press('Enter');
    await expect(page).toHaveURL(ADMIN_PAGES.viewSubmissions);
    await expect(toast(page)).toContainText('moved to the bin');
    await visit(page, messagePath(id));
    await page.getByRole('button', { name: 'Delete for good' }).press('Enter');
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
    await expect(toast(page)).toContainText('deleted for good');
    // The screen doesn't close until the notification appears.
    await expect(page).toHaveURL(ADMIN_PAGES.viewSubmissions);
    await visit(page, messagePath(id));
    await expect(page.getByText('This message no longer exists')).toBeVisible();
  });

  test('an action on a message does not overwrite a change from another device, and the list shows the current state', async ({
    page,
  }) => {
    const name = ownName('Two Devices');
    const [id = ''] = await storeMessages({ name, status: 'read', readAt: new Date().toISOString() });
    await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, name);
    await expect(row(page, name)).toBeVisible();
    const elsewhere = await page.request.put(`/api/admin/contact-submissions/${id}/status`, {
      data: { status: 'answered', from: 'read' },
    });
    expect(elsewhere.status()).toBe(200);
    await chooseFromMenu(row(page, name), 'Archive');
    await expect(toast(page)).toContainText('This message was changed on another device');
    await expect(row(page, name)).toContainText('Answered');
    await chooseFromMenu(row(page, name), 'Archive');
    await expect(toast(page)).toContainText('archived');
  });
});

test('a message is shown as plain text in its own text direction, and its sender’s name is shown without control characters', async ({
  page,
}) => {
  const plain = ownName('Eve');
  const message = 'مرحبا، عندي كلب <img src=x onerror="document.title=1"> https://example.com/a';
  const [id = ''] = await storeMessages({ name: `${plain}\u202egnp.exe\u2066`, message });
  await logInAndSearch(page, ADMIN_PAGES.contactSubmissions, plain);
  const shown = `${plain} gnp.exe`;
  await row(page, plain).getByRole('link', { name: shown, exact: true }).click();
  await expect(page).toHaveURL(messagePath(id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shown);
  await expect(page).toHaveTitle(`${shown} | Perro Wisdom`);
  const text = page.getByText('onerror');
  await expect(text).toHaveText(message);
  expect(await text.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
  expect(await page.content()).not.toContain('\u202e');
});
