import type { Page } from '@playwright/test';
import { PICTURES_PATHS } from '@app/domain/pictures/api';
import { PATH_CHECK_TIMEOUT_MS } from '@app/domain/pictures/images';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts } from '../../../seed/facts';
import { test as withBackend } from '../support/backend';
import { PHOTO } from '../support/editor';
import { FAILURE, logIn, revokeSession, startSession, toast } from '../support/owner';
import { expect, test } from '../support/test';

const SCREEN = ADMIN_PAGES.imageDiagnostics;
const UPLOAD_CALL = `**${PICTURES_PATHS.diagnosticsUploadImage}`;

const chooser = (page: Page) => page.getByLabel('Image file');
const path = (page: Page) => page.getByLabel('Image path');
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check path' });

test.describe('uploading an image', () => {
  test('shows a preview, and then the image at its path and in the list', async ({ page }) => {
    await logIn(page, SCREEN);
    await chooser(page).setInputFiles(PHOTO);
    await expect(page.getByRole('img', { name: 'Preview of the chosen file' })).toHaveAttribute(
      'src',
      /^data:image\/webp;base64,/,
    );
    const size = (readFileSync(PHOTO).length / 1024).toFixed(2).replace(/\.?0+$/, '');
    await expect(
      page.getByText(`portrait-320x400.webp · ${size} KB · image/webp · 320 × 400 pixels`),
    ).toBeVisible();

    await upload(page).click();
    await expect(toast(page)).toContainText('Image uploaded successfully!');
    await expect(path(page)).toHaveValue(/^\/images\/uploads\/[^/]+\.webp$/);
    await expect(page.getByText('Accessible: 320 × 400 pixels')).toBeVisible();
    const row = page.getByRole('row').filter({ hasText: await path(page).inputValue() });
    await expect(row).toContainText(/\d+(\.\d+)? (bytes|KB|MB)/);
    await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} - \d{1,2}:\d\d [AP]M/);
  });

  test('asks for a file, says when it is not an image, and why the server refuses it', async ({ page }) => {
    await logIn(page, SCREEN);
    await upload(page).click();
    await expect(chooser(page)).toHaveAccessibleDescription('Choose an image to upload');
    await chooser(page).setInputFiles({
      name: 'dog.png',
      mimeType: 'image/png',
      buffer: Buffer.from('not a dog'),
    });
    await expect(page.getByText('Failed to load image data')).toBeVisible();
    await upload(page).click();
    await expect(toast(page)).toContainText('Upload failed');
    await expect(page.getByRole('alert').filter({ hasText: 'Upload failed' })).toContainText(
      /: Only images can be uploaded/,
    );
  });

  test('says when the file cannot be read', async ({ page }) => {
    await logIn(page, SCREEN);
    await expect(chooser(page)).toBeVisible();
    // A file that no longer exists when it is read, as on a memory card that was removed. The browser checks no earlier.
    const devtools = await page.context().newCDPSession(page);
    const { result } = await devtools.send('Runtime.evaluate', {
      expression: 'document.querySelector("input[type=file]")',
    });
    const missing = {
      files: [join(tmpdir(), randomUUID(), 'dog.png')],
      ...(result.objectId && { objectId: result.objectId }),
    };
    await devtools.send('DOM.setFileInputFiles', missing);
    await expect(page.getByText('Failed to read file')).toBeVisible();
    await expect(chooser(page)).toHaveAccessibleDescription('Failed to read file');
  });

  test('can be cancelled during the upload', async ({ page }) => {
    await logIn(page, SCREEN);
    await page.route(UPLOAD_CALL, () => undefined);
    await chooser(page).setInputFiles(PHOTO);
    await upload(page).click();
    await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(page.getByText('Upload failed')).toHaveCount(0);
  });

  withBackend(
    'reports a server that cannot be reached, and works again afterwards',
    async ({ page, backend }) => {
      await logIn(page, SCREEN);
      await chooser(page).setInputFiles(PHOTO);
      await backend.stop();
      await upload(page).click();
      await expect(toast(page)).toContainText('Upload failed');
      await expect(page.getByRole('alert').filter({ hasText: 'Upload failed' })).toContainText(
        'The server could not be reached.',
      );
      await backend.start();
      await upload(page).click();
      await expect(toast(page)).toContainText('Image uploaded successfully!');
    },
  );
});

test.describe('checking a path', () => {
  test('asks for a path, and distinguishes an accessible image from a missing one', async ({ page }) => {
    await logIn(page, SCREEN);
    await check(page).click();
    await expect(page.getByText('No path to check')).toBeVisible();
    await path(page).fill(facts.portrait);
    await path(page).press('Enter');
    await expect(page.getByText('Accessible: 1000 × 1250 pixels')).toBeVisible();
    await path(page).fill('/images/site/no-such-dog.webp');
    await expect(page.getByText(/^Accessible/)).toHaveCount(0);
    await check(page).click();
    await expect(page.getByText('Not accessible')).toBeVisible();
  });

  test(`gives up after ${PATH_CHECK_TIMEOUT_MS} ms`, async ({ page }) => {
    await logIn(page, SCREEN);
    await page.route('**/images/site/slow.webp', () => undefined);
    await page.clock.install();
    await path(page).fill('/images/site/slow.webp');
    await check(page).click();
    await expect(page.getByText('Checking…')).toBeVisible();
    await page.clock.fastForward(PATH_CHECK_TIMEOUT_MS);
    await expect(page.getByText('Timed out')).toBeVisible();
  });

  test('checks an uploaded image from the list', async ({ page }) => {
    await logIn(page, SCREEN);
    const row = page
      .getByRole('row')
      .filter({ has: page.getByRole('button', { name: /^Check / }) })
      .first();
    const listed = await row.getByRole('link').getAttribute('href');
    await row.getByRole('button', { name: /^Check / }).click();
    await expect(path(page)).toHaveValue(listed ?? '');
    await expect(path(page)).toBeFocused();
    await expect(page.getByText(/^Accessible: \d+ × \d+ pixels$/)).toBeVisible();
  });
});

test.describe('the information about the server', () => {
  test('has its environment and its directories, or the error of a session that has expired', async ({
    page,
  }) => {
    await logIn(page, SCREEN);
    const fact = (name: string) =>
      page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
    await expect(fact('Node version')).toContainText(/v\d+\.\d+\.\d+/);
    await expect(fact('Platform')).toContainText(process.platform);
    await expect(fact('Working directory')).toContainText('/');
    await expect(fact('Public path')).toContainText('gs://');
    await expect(fact('Images path')).toContainText('/images/uploads');
    await expect(fact('Public exists')).toContainText('Yes');

    await revokeSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch diagnostic info' });
    await expect(alert).toContainText('Unauthorized');
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
  });

  withBackend(
    'is replaced by an error when the server fails, and loads on request',
    async ({ page, backend }) => {
      await startSession(page);
      await backend.fail();
      await page.goto(SCREEN);
      await expect(
        page.getByRole('alert').filter({ hasText: 'Failed to fetch diagnostic info' }),
      ).toContainText(FAILURE);
      backend.recover();
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('rowheader', { name: 'Node version' })).toBeVisible();
    },
  );
});
