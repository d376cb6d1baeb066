import type { Page } from '@playwright/test';
import { PATH_CHECK_TIMEOUT_MS } from '@app/domain/pictures/images';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { facts } from '../../../seed/facts';
import { PHOTO } from '../support/editor';
import { FAILURE, logIn, revokeSession, toast } from '../support/owner';
import { expect, test } from '../support/test';

const SCREEN = ADMIN_PAGES.imageDiagnostics;
const INFORMATION_CALL = '**/api/diagnostics/info';
const UPLOAD_CALL = '**/api/diagnostics/upload-image';

const chooser = (page: Page) => page.getByLabel('Image file');
const path = (page: Page) => page.getByLabel('Image path');
const upload = (page: Page) => page.getByRole('button', { name: 'Upload', exact: true });
const check = (page: Page) => page.getByRole('button', { name: 'Check path' });

test('the owner can upload an image, see progress and failures, and find the image by path and in the list', async ({
  page,
}) => {
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
  const failure = page.getByRole('alert').filter({ hasText: 'Upload failed' });
  await expect(failure).toContainText(/: Only images can be uploaded/);

  // Selects a file that doesn't exist, as if its memory card had been removed. The browser doesn't notice
  // until it reads the file.
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

  await chooser(page).setInputFiles(PHOTO);
  await expect(page.getByRole('img', { name: 'Preview of the chosen file' })).toHaveAttribute(
    'src',
    /^data:image\/webp;base64,/,
  );
  const size = (readFileSync(PHOTO).length / 1024).toFixed(2).replace(/\.?0+$/, '');
  await expect(
    page.getByText(`portrait-320x400.webp · ${size} KB · image/webp · 320 × 400 pixels`),
  ).toBeVisible();
  await page.route(UPLOAD_CALL, () => undefined, { times: 1 });
  await upload(page).click();
  await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText('Upload failed')).toHaveCount(0);
  await page.route(UPLOAD_CALL, (route) => route.abort('connectionfailed'), { times: 1 });
  await upload(page).click();
  await expect(failure).toContainText('The server could not be reached.');

  await upload(page).click();
  await expect(toast(page)).toContainText('Image uploaded successfully!');
  await expect(path(page)).toHaveValue(/^\/images\/uploads\/[^/]+\.webp$/);
  await expect(page.getByText('Accessible: 320 × 400 pixels')).toBeVisible();
  const uploaded = await path(page).inputValue();
  const row = page.getByRole('row').filter({ hasText: uploaded });
  await expect(row).toContainText(/\d+(\.\d+)? (bytes|KB|MB)/);
  await expect(row).toContainText(/[A-Z][a-z]{2} \d{1,2}, \d{4} - \d{1,2}:\d\d [AP]M/);

  await path(page).fill('');
  await check(page).click();
  await expect(page.getByText('No path to check')).toBeVisible();
  await path(page).fill(facts.portrait);
  await path(page).press('Enter');
  await expect(page.getByText('Accessible: 1000 × 1250 pixels')).toBeVisible();
  await path(page).fill('/images/site/no-such-dog.webp');
  await expect(page.getByText(/^Accessible/)).toHaveCount(0);
  await check(page).click();
  await expect(page.getByText('Not accessible')).toBeVisible();
  await row.getByRole('button', { name: /^Check / }).click();
  await expect(path(page)).toHaveValue(uploaded);
  await expect(path(page)).toBeFocused();
  await expect(page.getByText('Accessible: 320 × 400 pixels')).toBeVisible();

  await page.route('**/images/site/slow.webp', () => undefined);
  await page.clock.install();
  await path(page).fill('/images/site/slow.webp');
  await check(page).click();
  await expect(page.getByText('Checking…')).toBeVisible();
  await page.clock.fastForward(PATH_CHECK_TIMEOUT_MS);
  await expect(page.getByText('Timed out')).toBeVisible();
});

test('the server information shows the environment and directories, or an error if the server fails or the session has expired', async ({
  page,
}) => {
  await page.route(INFORMATION_CALL, (route) =>
    route.fulfill({ status: 500, contentType: 'text/plain', body: FAILURE }),
  );
  await logIn(page, SCREEN);
  const alert = page.getByRole('alert').filter({ hasText: 'Failed to fetch diagnostic info' });
  await expect(alert).toContainText(FAILURE);
  await page.unroute(INFORMATION_CALL);
  await page.getByRole('button', { name: 'Try again' }).click();
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
  await expect(alert).toContainText('Unauthorized');
  await expect(page.getByRole('link', { name: 'Log in again' })).toBeVisible();
});
