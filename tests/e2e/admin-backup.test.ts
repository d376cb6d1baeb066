import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { Timestamp } from 'firebase-admin/firestore';
import { open } from 'node:fs/promises';
import { archiveOnDisk, openArchive } from '../../functions/src/backup/read-archive';
import { test } from './support/backend';
import { databaseOf } from './support/emulators';
import { logIn, toast } from './support/owner';
import { expect } from './support/test';

test('the owner makes a copy of everything and gets it as a file that can be read', async ({ page }) => {
  test.slow();
  await logIn(page);
  await page.getByRole('link', { name: 'Copies and download' }).click();
  await expect(page.getByText('It contains personal data')).toBeVisible();
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download a copy' }).click();
  await expect(page.getByRole('button', { name: 'Making a copy…' })).toHaveAttribute('aria-disabled', 'true');
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^perro-wisdom-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.zip$/);
  await expect(page.getByText('The copy is ready, and your download has begun.')).toBeVisible();
  await expect(page.getByText('Last good copy:')).toBeVisible();

  const handle = await open(await download.path());
  const archive = await openArchive(await archiveOnDisk(handle));
  await archive.verify();
  await handle.close();
  expect(archive.manifest.entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['documents/posts.ndjson', 'documents/services.ndjson']),
  );
  expect(archive.manifest.files).toBeGreaterThan(100);

  // It is also in the list, for later.
  const again = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the copy of/ })
    .first()
    .click();
  expect((await again).suggestedFilename()).toBe(download.suggestedFilename());
});

test('the dashboard and the screen warn of copies that are too old or damaged, and say when one cannot be made', async ({
  page,
  backend,
}) => {
  const copies = databaseOf(await backend.useEmptyDatabase()).collection(COLLECTIONS.backups);
  const old = Timestamp.fromDate(new Date('2026-03-05T19:04:00.000Z'));
  const copy = {
    kind: 'nightly',
    state: 'complete',
    progress: { done: 5, total: 5 },
    createdAt: old,
    updatedAt: old,
    checkedAt: old,
    bytes: 1_200_000_000,
    documents: 40,
    files: 1,
  };
  await logIn(page);
  const panel = page.getByRole('region', { name: 'Copy of everything' });
  await expect(panel.getByText('There is no copy yet')).toBeVisible();
  await copies.doc('old').set(copy);
  await page.reload();
  await expect(panel.getByText('Last good copy: Mar 5, 2026 - 3:04 PM')).toBeVisible();
  await expect(panel.getByRole('status')).toContainText('more than two days ago');

  const later = Timestamp.fromMillis(old.toMillis() + 1000);
  await copies.doc('damaged').set({ ...copy, state: 'damaged', createdAt: later });
  await panel.getByRole('link', { name: 'Copies and download' }).click();
  await expect(page.getByText('A newer one did not pass its check')).toBeVisible();
  await expect(page.getByText('Made at night · 1.2 GB · 40 documents · 1 picture file')).toHaveCount(2);
  // The archive itself is not in the bucket of this project.
  await page
    .getByRole('button', { name: /^Download the copy of/ })
    .first()
    .click();
  await expect(toast(page).getByText('This copy no longer exists. Make a new one.')).toBeVisible();

  const now = Timestamp.now();
  await copies.doc('current').set({
    ...copy,
    kind: 'owner',
    state: 'writing',
    createdAt: now,
    updatedAt: now,
    progress: { done: 500_000_000, total: 1_000_000_000 },
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Copying pictures: 500 MB of 1 GB')).toBeVisible();
  await copies.doc('current').update({ state: 'failed' });
  await expect(page.getByRole('alert')).toContainText('The last copy could not be finished.');

  await backend.fail();
  await page.getByRole('button', { name: 'Download a copy' }).click();
  await expect(toast(page).getByText('The copy could not be begun')).toBeVisible();
});
