import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { Timestamp } from 'firebase-admin/firestore';
import { openArchive } from '../../../tools/backup/read-archive';
import { test } from '../support/backend';
import { databaseOf } from '../support/emulators';
import { FAILURE, logIn, toast } from '../support/owner';
import { expect } from '../support/test';

test('the owner creates a backup and downloads it as a valid file', async ({ page }) => {
  test.slow();
  await logIn(page, ADMIN_PAGES.settings);
  await page.getByRole('link', { name: 'Backup' }).click();
  await expect(page.getByText('It contains personal data')).toBeVisible();
  const downloading = page.waitForEvent('download', { timeout: 60_000 });
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(page.getByRole('button', { name: 'Making the backup…' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^backup-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.zip$/);
  await expect(page.getByText('The backup is ready, and your download has started.')).toBeVisible();

  const archive = await openArchive(await download.path());
  await archive.verify();
  archive.close();
  expect(archive.manifest.entries.map(({ path }) => path)).toEqual(
    expect.arrayContaining(['documents/posts.ndjson', 'documents/services.ndjson']),
  );
  expect(archive.manifest.files).toBeGreaterThan(100);

  // The backup can be downloaded again from the list.
  const again = page.waitForEvent('download');
  await page
    .getByRole('button', { name: /^Download the backup from/ })
    .first()
    .click();
  expect((await again).suggestedFilename()).toBe(download.suggestedFilename());
});

test('the screen shows a backup’s progress and reports a failure to create or download one', async ({
  page,
  backend,
}) => {
  const backups = databaseOf(await backend.useEmptyDatabase()).collection(COLLECTIONS.backups);
  const old = Timestamp.fromDate(new Date('2026-03-05T19:04:00.000Z'));
  const times = { createdAt: old, updatedAt: old };
  await backups.doc('old').set({
    ...times,
    state: 'complete',
    progress: { done: 5, total: 5 },
    bytes: 1_200_000_000,
  });
  await logIn(page, ADMIN_PAGES.backup);
  await expect(page.getByText('Google keeps a daily backup of your content and messages')).toBeVisible();
  await expect(page.getByText('1.2 GB')).toBeVisible();
  // The archive isn't in the project's bucket, so the download fails.
  await page.getByRole('button', { name: 'Download the backup from Mar 5, 2026 - 3:04 PM' }).click();
  await expect(toast(page).getByText('This backup no longer exists. Make a new one.')).toBeVisible();

  const now = Timestamp.now();
  await backups.doc('current').set({
    state: 'writing',
    createdAt: now,
    updatedAt: now,
    progress: { done: 500_000_000, total: 1_000_000_000 },
    bytes: null,
  });
  await page.getByRole('button', { name: 'Refresh' }).click();
  await expect(page.getByText('Collecting pictures: 500 MB of 1 GB')).toBeVisible();
  await backups.doc('current').update({ state: 'failed' });
  await expect(page.getByRole('alert')).toContainText('The last backup didn’t finish.');

  await page.route('**/api/admin/backups', (route) => route.fulfill({ status: 500, body: FAILURE }));
  await page.getByRole('button', { name: 'Download everything' }).click();
  await expect(toast(page).getByText('The backup could not be started')).toBeVisible();
});
