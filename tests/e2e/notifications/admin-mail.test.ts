import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { test } from '../support/backend';
import { databaseOf } from '../support/emulators';
import { logIn, visit } from '../support/owner';
import { expect } from '../support/test';

/** No server listens at this address. The status reports only that a server is configured. */
const MAIL_SERVER = 'smtp://127.0.0.1:9';

test('the inbox and the settings report that email is off', async ({ page, backend }) => {
  await backend.useEmptyDatabase();
  await logIn(page, ADMIN_PAGES.viewSubmissions);
  await expect(page.getByText('Email is off: new messages are only here.')).toBeVisible();
  await page.getByRole('link', { name: 'More about this' }).click();
  await expect(
    page.getByRole('region', { name: 'Email' }).getByText('Email is off', { exact: true }),
  ).toBeVisible();
});

test("the owner's email settings are saved, and failed emails are reported in the settings and above the inbox", async ({
  page,
  backend,
}) => {
  const projectId = await backend.useEmptyDatabase({ MAIL_SERVER });
  await logIn(page, ADMIN_PAGES.mailSettings);
  const panel = page.getByRole('region', { name: 'Email' });
  await expect(panel.getByText('New messages also come by email')).toBeVisible();
  await expect(panel.getByText(/^To ow…@/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'ES, Español' })).toHaveAttribute('aria-pressed', 'true');
  await panel.getByRole('button', { name: 'EN, English' }).click();
  const saved = page.waitForResponse(
    (response) =>
      response.request().method() === 'PUT' && response.request().postData()?.includes('true') === true,
  );
  // Uses `click`, because Playwright's `check` expects the new state right away.
  await panel.getByRole('switch', { name: 'Send a confirmation' }).click();
  await expect(panel.getByRole('switch', { name: 'Send a confirmation' })).toBeChecked();
  expect((await saved).status()).toBe(200);

  const outbox = databaseOf(projectId).collection(COLLECTIONS.outbox);
  const entry = {
    kind: 'notice',
    submissionId: 'a',
    attempts: 9,
    createdAt: Timestamp.fromDate(new Date('2026-03-05T19:04:00.000Z')),
  };
  await outbox.doc('given-up').set({
    ...entry,
    state: 'givenUp',
    problem: 'EAUTH 535',
    reason: 'loginRefused',
    details: '535 5.7.8 Not accepted',
  });
  await outbox.doc('delayed').set({
    ...entry,
    state: 'pending',
    problem: 'EENVELOPE 452',
    reason: 'mailboxFull',
    details: '452 4.2.2 Out of storage space',
    nextAttemptAt: entry.createdAt,
  });
  await page.reload();
  await expect(panel.getByRole('button', { name: 'EN, English' })).toHaveAttribute('aria-pressed', 'true');
  await expect(panel.getByRole('switch', { name: 'Send a confirmation' })).toBeChecked();
  await expect(panel.getByText('An email from Mar 5, 2026 - 3:04 PM has not reached you yet.')).toBeVisible();
  await expect(panel.getByText('In the last month, 1 email to you could not be sent.')).toBeVisible();
  // The panel shows the error for the email that is still being retried, not for the one that was given up
  // on.
  await expect(panel.getByText('Your mailbox is full.')).toBeVisible();
  await expect(panel.getByText('452 4.2.2 Out of storage space')).toBeHidden();
  await panel.getByText('Details').click();
  await expect(panel.getByText('452 4.2.2 Out of storage space')).toBeVisible();
  await visit(page, ADMIN_PAGES.contactSubmissions);
  await expect(
    page.getByText('Some emails to you could not be sent. All your messages are here.'),
  ).toBeVisible();
});

test('a new recipient address takes effect only after the owner confirms it with the emailed code', async ({
  page,
  backend,
}) => {
  const projectId = await backend.useEmptyDatabase({ MAIL_SERVER });
  await logIn(page, ADMIN_PAGES.mailSettings);
  const panel = page.getByRole('region', { name: 'Email' });
  await expect(panel.getByText(/^For now they go to ow…@/)).toBeVisible();
  await panel.getByLabel('Your email address').fill('nueva@example');
  await panel.getByRole('button', { name: 'Send the code' }).click();
  await expect(panel.getByText('Enter a complete email address, for example you@example.com')).toBeVisible();
  await panel.getByLabel('Your email address').fill('nueva@example.org');
  await panel.getByRole('button', { name: 'Send the code' }).click();
  await expect(
    panel.getByText(/^We sent a code to nueva@example\.org\. Until you type it here, emails go to ow…@/),
  ).toBeVisible();
  // The owner can correct a mistyped address.
  await panel.getByRole('button', { name: 'Use another address' }).click();
  await expect(panel.getByLabel('Your email address')).toHaveValue('nueva@example.org');
  await panel.getByRole('button', { name: 'Send the code' }).click();
  await expect(panel.getByLabel('Six-digit code')).toBeVisible();

  const recipient = databaseOf(projectId).collection(COLLECTIONS.credentials).doc('mailRecipient');
  const code = (await recipient.get()).get('pending.code') as string;
  await panel.getByLabel('Six-digit code').fill(code === '000000' ? '111111' : '000000');
  await panel.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(panel.getByText('This isn’t the code in the email. Check its six digits.')).toBeVisible();
  await panel.getByLabel('Six-digit code').fill(`${code.slice(0, 3)} ${code.slice(3)}`);
  await panel.getByRole('button', { name: 'Confirm the address' }).click();
  await expect(panel.getByText(/^To nu…@example\.org/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Change the address' })).toBeVisible();
});
