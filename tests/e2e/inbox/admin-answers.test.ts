/** Tests answering messages and writing private notes, on a phone. */
import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { draftId } from '@app/domain/drafts/drafts';
import { COLLECTIONS, REPLIES_ID } from '@app/domain/general/collections';
import { ADMIN_PAGES, messagePath } from '@app/domain/general/paths';
import type { Page } from '@playwright/test';
import type { DocumentData } from 'firebase-admin/firestore';
import { expectNoAxeFindings } from '../support/axe';
import { test as withBackend } from '../support/backend';
import { database } from '../support/emulators';
import {
  DEMO_PASSWORD,
  logIn,
  ownName,
  removeStored,
  revokeSession,
  startSession,
  storeMessages,
  toast,
} from '../support/owner';
import { expectNoHorizontalScroll } from '../support/page-health';
import { expect, test } from '../support/test';

test.use({ viewport: { width: 390, height: 844 } });
test.afterEach(removeStored);

/**
 * Returns the `mailto:` URLs that were opened. `collectMails` records them, because this browser has no mail
 * program.
 */
const openedMails = (page: Page): Promise<string[]> =>
  page.evaluate(() => (Reflect.get(window, 'openedMails') as string[] | undefined) ?? []);
async function collectMails(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const opened: string[] = [];
    Reflect.set(window, 'openedMails', opened);
    document.addEventListener('click', (event) => {
      const link =
        event.target instanceof Element
          ? event.target.closest<HTMLAnchorElement>('a[href^="mailto:"]')
          : null;
      if (!link) return;
      event.preventDefault();
      opened.push(link.href);
    });
  });
}

const stored = async (id: string) =>
  (await database().collection(COLLECTIONS.contactSubmissions).doc(id).get()).data();

test.describe('saved replies', () => {
  const repliesDraft = () => database().collection(COLLECTIONS.drafts).doc(draftId('replies', REPLIES_ID));
  const storedReplies = async () => (await repliesDraft().get()).get('fields') as unknown;
  let before: DocumentData | undefined;
  test.beforeEach(async () => {
    before = (await repliesDraft().get()).data();
  });
  // Restores the saved replies. No other test may change them, because tests run in parallel.
  test.afterEach(async () => {
    await (before ? repliesDraft().set(before) : repliesDraft().delete());
  });

  test('the owner can send a saved reply in the visitor’s language by WhatsApp or email, and can undo marking the message as answered', async ({
    page,
    context,
  }) => {
    const title = ownName('Prices');
    const [id = ''] = await storeMessages({
      name: 'Ana Rivera',
      email: 'ana+perro@example.com',
      phone: '787-555-0142',
      prefersWhatsApp: true,
      service: 'puppy-training',
      language: 'es',
      message: '¿Cuánto cuesta?\nGracias.',
      status: 'read',
      createdAt: new Date('2026-03-05T19:04:00.000Z'),
      readAt: '2026-03-05T20:04:00.000Z',
    });
    await collectMails(page);
    await startSession(page);
    await page.goto(ADMIN_PAGES.savedReplies);
    await page.getByRole('button', { name: 'New reply' }).click();
    const reply = page.getByRole('group', { name: /^Reply \d+$/ });
    await reply.getByLabel('Title').fill(title);
    const named = page.getByRole('group', { name: title, exact: true });
    const spanish = named.getByLabel('Text, Spanish');
    await spanish.fill('Gracias por preguntar por {servicoi}');
    await spanish.blur();
    await expect(named.getByText('There is no {servicoi}. Use the buttons to insert one.')).toBeVisible();
    await spanish.fill('Gracias por preguntar por ');
    await named.getByRole('button', { name: 'Service: insert {servicio} into the Spanish text' }).click();
    await page.keyboard.type(', {nombre}.');
    await expectNoAxeFindings(page);
    await expectNoHorizontalScroll(page);
    await expect(page.locator('[data-save-state="saved"]')).toBeVisible();
    await expect.poll(async () => JSON.stringify(await storedReplies())).toContain(title);
    await page.goto(messagePath(id));

    const answer = page.getByRole('region', { name: 'Reply' });
    const text = answer.getByLabel('Your reply');
    await expect(text).toHaveValue('Hola, Ana:\n\n');
    await answer.getByLabel('Saved reply').selectOption(title);
    await expect(text).toHaveValue(
      'Hola, Ana:\n\nGracias por preguntar por entrenamiento de cachorros, Ana.',
    );
    await text.press('Control+End');
    await text.pressSequentially(' ¡Te llamo!');
    await expectNoAxeFindings(page);
    await expectNoHorizontalScroll(page);

    // A reload keeps the typed text.
    await page.reload();
    await expect(text).toHaveValue(/¡Te llamo!$/);
    const whatsApp = answer.getByRole('link', { name: 'Reply on WhatsApp' });
    await expect(whatsApp).toHaveAttribute(
      'href',
      /^https:\/\/wa\.me\/17875550142\?text=Hola%2C%20Ana%3A%0A%0AGracias/,
    );
    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }));
    const chat = context.waitForEvent('page');
    await whatsApp.click();
    await (await chat).close();
    await expect(answer.getByText(/^Answered on /)).toBeVisible();
    await expect.poll(async () => (await stored(id))?.status as unknown).toBe('answered');

    await toast(page).getByRole('button', { name: 'Undo' }).click();
    await expect(answer.getByText(/^Answered on /)).toBeHidden();
    await expect.poll(async () => (await stored(id))?.answeredAt as unknown).toBeNull();

    await answer.getByRole('link', { name: 'Reply by email' }).click();
    const [mail = '', ...others] = await openedMails(page);
    expect(others).toEqual([]);
    expect(mail).toMatch(
      /^mailto:ana%2Bperro@example\.com\?subject=Tu%20mensaje%20a%20Perro%20Wisdom&body=Hola%2C%20Ana%3A%0D%0A/,
    );
    expect(decodeURIComponent(mail)).toContain(
      '¡Te llamo!\r\n\r\nEl 5 de marzo de 2026 escribiste:\r\n> ¿Cuánto cuesta?\r\n> Gracias.',
    );
    await answer.getByRole('button', { name: 'Not answered yet' }).click();
    await expect.poll(async () => (await stored(id))?.status as unknown).toBe('read');
  });
});

withBackend('a note is kept after a failed save and saved only once', async ({ page, backend }) => {
  const [id = ''] = await storeMessages({ name: ownName('Noted'), status: 'read' });
  await logIn(page, messagePath(id));
  const notes = page.getByRole('region', { name: 'Private notes' });
  const field = notes.getByLabel('New note');
  await field.fill('Call on Monday.\nHer dog is afraid of men.');
  await backend.stop();
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText(/^The note could not be added\. It is still here\./)).toBeVisible();

  await backend.start();
  await page.reload();
  await expect(field).toHaveValue('Call on Monday.\nHer dog is afraid of men.');
  // The next attempt succeeds on the server, but its response is lost.
  await page.route(
    `**/api/admin/contact-submissions/${id}/notes`,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByText(/^The note could not be added/)).toBeVisible();
  await notes.getByRole('button', { name: 'Add note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(1);
  await expect(notes.getByRole('listitem')).toContainText('Her dog is afraid of men.');
  await expect(field).toHaveValue('');
  expect((await stored(id))?.notes).toHaveLength(1);

  await notes.getByRole('button', { name: /^Delete the note from/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete note' }).click();
  await expect(notes.getByRole('listitem')).toHaveCount(0);
});

test.describe('unsent text', () => {
  const storedHere = (page: Page) => page.evaluate(() => JSON.stringify(Object.entries(localStorage)));
  const answerOf = (page: Page) => page.getByLabel('Your reply');
  const noteOf = (page: Page) => page.getByLabel('New note');
  const logOut = async (page: Page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Settings' }).click();
    // A notification temporarily covers the bottom of a phone's screen, so the button is pressed with the
    // keyboard.
    await page.getByRole('button', { name: 'Log out' }).press('Enter');
  };

  const question = (page: Page) => page.getByRole('alertdialog', { name: 'Send them or discard them?' });

  async function typeBoth(page: Page): Promise<string> {
    const [id = ''] = await storeMessages({ name: 'Ana Rivera', email: 'ana@example.com', language: 'es' });
    await logIn(page, messagePath(id));
    await answerOf(page).fill('Hola, Ana: Rex puede venir el lunes.');
    await noteOf(page).fill('Rex mordió a Zoe.');
    return id;
  }

  async function logInAgain(page: Page): Promise<void> {
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
  }

  test('logging out shows links to all unsent text, and deletes the text if the owner discards it', async ({
    page,
  }) => {
    const id = await typeBoth(page);
    await logOut(page);
    await expect(question(page)).toBeVisible();
    await expectNoAxeFindings(page);
    await expectNoHorizontalScroll(page);
    const answer = question(page).getByRole('link', { name: 'You haven’t sent your reply to Ana Rivera.' });
    await expect(answer).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(page.getByRole('button', { name: 'Log out' })).toBeFocused();

    await page.keyboard.press('Enter');
    await answer.click();
    await expect(question(page)).toBeHidden();
    await expect(page).toHaveURL(`${messagePath(id)}#answer`);
    await expect(answerOf(page)).toBeFocused();
    await expect(answerOf(page)).toHaveValue('Hola, Ana: Rex puede venir el lunes.');
    await logOut(page);
    await question(page).getByRole('link', { name: 'You haven’t saved your note about Ana Rivera.' }).click();
    await expect(noteOf(page)).toBeFocused();

    await logOut(page);
    await question(page).getByRole('button', { name: 'Discard and log out' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    expect(await storedHere(page)).not.toMatch(/Rex|Ana|ana@/);
    await page.goto(messagePath(id));
    await logInAgain(page);
    await expect(answerOf(page)).toHaveValue('Hola, Ana:\n\n');
    await expect(noteOf(page)).toHaveValue('');
    // No unsent text remains, so logging out asks no question.
    await logOut(page);
    await expect(page).toHaveURL(ADMIN_PAGES.login);
  });

  test('logging out does not ask about text that was sent or saved', async ({ page }) => {
    await collectMails(page);
    await typeBoth(page);
    await page.getByRole('button', { name: 'Add note' }).click();
    await expect(noteOf(page)).toHaveValue('');
    await page.getByRole('link', { name: 'Reply by email' }).click();
    await expect(page.getByText(/^Answered on /)).toBeVisible();
    await logOut(page);
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    expect(await storedHere(page)).not.toMatch(/Rex|Ana|ana@/);
  });

  test('unsent text survives an expired session', async ({ page }) => {
    const id = await typeBoth(page);
    await revokeSession(page);
    await page.reload();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await logInAgain(page);
    await expect(page).toHaveURL(messagePath(id));
    await expect(answerOf(page)).toHaveValue('Hola, Ana: Rex puede venir el lunes.');
    await expect(noteOf(page)).toHaveValue('Rex mordió a Zoe.');
  });

  test('logging out with unsent text asks the owner whether to discard it, even without a connection', async ({
    page,
    context,
  }) => {
    await typeBoth(page);
    // Waits until the owner's area has prefetched the other screens.
    await expect
      .poll(() =>
        page.evaluate(() =>
          performance.getEntriesByType('resource').some(({ name }) => name.includes('/SettingsPage-')),
        ),
      )
      .toBe(true);
    await context.setOffline(true);
    await logOut(page);
    await question(page).getByRole('button', { name: 'Stay logged in' }).click();
    await page.goBack();
    await expect(noteOf(page)).toHaveValue('Rex mordió a Zoe.');
    expect(await storedHere(page)).toMatch(/Rex/);

    await logOut(page);
    await question(page).getByRole('button', { name: 'Discard and log out' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await expect(toast(page)).toContainText('Logged Out');
    await expect(toast(page)).toContainText('Your session there ends on its own within an hour.');
    expect(await page.evaluate((key) => sessionStorage.getItem(key), SESSION_FLAG_KEY)).toBeNull();
    expect(await storedHere(page)).not.toMatch(/Rex|Ana/);
    await context.setOffline(false);
  });
});
