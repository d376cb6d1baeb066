import type { Page } from '@playwright/test';
import { COLLECTIONS } from '@app/domain/general/collections';
import { UPLOAD_FIELD, UPLOAD_MAX_BYTES, imageRecordId } from '@app/domain/pictures/images';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { draftId } from '@app/domain/drafts/drafts';
import type { LibraryPicture } from '@app/domain/pictures/library';
import { randomBytes, randomUUID } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { database } from '../support/emulators';
import { PHONE } from '../support/editor';
import { HEIC } from '../support/heic.fixture';
import { logIn, startSession, toast } from '../support/owner';
import { expect, test } from '../support/test';

const SCREEN = ADMIN_PAGES.pictures;
const UPLOAD_CALL = '**/api/upload-image';

const chooser = (page: Page) => page.getByLabel('Upload a picture');
const dialog = (page: Page) => page.getByRole('dialog', { name: 'Picture details' });
const tiles = (page: Page) =>
  page.getByRole('region', { name: 'Uploaded pictures' }).getByRole('button', { name: /^Details: / });

/** Returns a unique picture with four colors: red and green at the top, blue and yellow at the bottom. */
async function newPicture(width: number, height: number) {
  const half = { width: width / 2, height: height / 2 };
  const tile = (background: string) => ({ create: { ...half, channels: 3, background } }) as const;
  const side = Math.ceil(width / 10);
  const mark = await sharp(randomBytes(48), { raw: { width: 4, height: 4, channels: 3 } })
    .resize(side, side, { kernel: 'nearest' })
    .png()
    .toBuffer();
  return sharp({ create: { width, height, channels: 3, background: '#c02020' } }).composite([
    { input: tile('#20c020'), left: half.width, top: 0 },
    { input: tile('#2020c0'), left: 0, top: half.height },
    { input: tile('#c0c020'), left: half.width, top: half.height },
    { input: mark, left: 0, top: 0 },
  ]);
}

const file = (buffer: Buffer, mimeType = 'image/png') => ({ name: 'perro.png', mimeType, buffer });
const smallFile = async () => file(await (await newPicture(60, 40)).png().toBuffer());

/** Uploads a picture through the API; returns its record. */
async function uploadPicture(page: Page): Promise<LibraryPicture> {
  const response = await page.request.post('/api/upload-image', {
    multipart: { image: await smallFile() },
  });
  const { path } = (await response.json()) as { path: string };
  const read = await page.request.get(`/api/admin/pictures/${imageRecordId(path) ?? ''}`);
  return (await read.json()) as LibraryPicture;
}

/** Makes the page store the last form it sent, because Playwright can't see the files in forms. */
const keepForms = (page: Page) =>
  page.addInitScript(() => {
    const send = Object.getOwnPropertyDescriptor(XMLHttpRequest.prototype, 'send')?.value as (
      body: FormData,
    ) => void;
    XMLHttpRequest.prototype.send = function (body) {
      Object.assign(window, { sentForm: body });
      send.call(this, body as FormData);
    };
  });

/** Returns the file in the last form that the page sent. */
async function sentFile(page: Page, field: string): Promise<Buffer> {
  const dataUrl = await page.evaluate(async (name) => {
    const file = (Reflect.get(window, 'sentForm') as FormData).get(name);
    return new Promise<string>((resolve) => {
      const reader = new FileReader();
      reader.onload = () => resolve(reader.result as string);
      reader.readAsDataURL(file as File);
    });
  }, field);
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}

/** Enlarges a JPEG by adding comments. */
function padded(jpeg: Buffer, bytes: number): Buffer {
  const comment = Buffer.alloc(65_535, 'dog ');
  comment.write('\xff\xfe\xff\xfd', 'latin1');
  const comments = Array.from({ length: Math.ceil(bytes / comment.length) }, () => comment);
  return Buffer.concat([jpeg.subarray(0, 2), ...comments, jpeg.subarray(2)]);
}

/** Returns the color at a point of a picture as three bits: red, green and blue. */
async function colorAt(picture: Buffer, x: number, y: number): Promise<string> {
  const { width, height } = await sharp(picture).metadata();
  const area = { left: Math.floor(width * x), top: Math.floor(height * y), width: 4, height: 4 };
  const { channels } = await sharp(await sharp(picture).extract(area).png().toBuffer()).stats();
  return channels
    .slice(0, 3)
    .map(({ mean }) => (mean > 100 ? '1' : '0'))
    .join('');
}

test('a phone’s 24-megapixel photo is rotated upright, shrunk and stripped of its location before it is sent', async ({
  page,
}, info) => {
  await page.setViewportSize(PHONE);
  await keepForms(page);
  await logIn(page, SCREEN);
  const photo = (await newPicture(6000, 4000))
    .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitude: '18/1 28/1 0/1' } })
    .withMetadata({ orientation: 6 });
  const buffer = padded(await photo.jpeg().toBuffer(), UPLOAD_MAX_BYTES);
  expect(buffer.includes('Secret Camera')).toBe(true);
  const path = info.outputPath('IMG_0001.JPG');
  writeFileSync(path, buffer);
  await chooser(page).setInputFiles(path);
  await expect(toast(page)).toContainText('The picture is in the library.', { timeout: 30_000 });

  const received = await sentFile(page, UPLOAD_FIELD);
  expect(received.length).toBeLessThan(1024 * 1024);
  const metadata = await sharp(received).metadata();
  expect(metadata).toMatchObject({ format: 'jpeg', width: 1707, height: 2560 });
  expect(metadata).not.toHaveProperty('exif');
  expect(received.includes('Secret Camera')).toBe(false);
  // Rotated 90 degrees clockwise: blue and red at the top, yellow and green at the bottom.
  expect([
    await colorAt(received, 0.1, 0.1),
    await colorAt(received, 0.9, 0.1),
    await colorAt(received, 0.1, 0.9),
    await colorAt(received, 0.9, 0.9),
  ]).toEqual(['001', '100', '110', '010']);

  // Finds the picture by its size, because other tests also upload pictures.
  await tiles(page)
    .filter({ has: page.locator('img[src*="-1280x1920"]') })
    .first()
    .click();
  await expect(dialog(page)).toContainText('1280 × 1920 pixels');
});

test('a picture can be dropped or pasted, described, and given a focal point by tap or keyboard', async ({
  page,
}) => {
  await logIn(page, SCREEN);
  await expect(tiles(page).first()).toBeVisible();
  const { buffer } = await smallFile();
  const give = (how: 'drop' | 'paste') =>
    page.evaluate(
      ([type, base64]) => {
        const data = new DataTransfer();
        data.items.add(
          new File([Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))], 'perro.png', {
            type: 'image/png',
          }),
        );
        const target = document.querySelector('main section') ?? document.body;
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true })
            : new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      [how, buffer.toString('base64')] as const,
    );
  const uploaded = page.waitForResponse(UPLOAD_CALL);
  await give('drop');
  const { path } = (await (await uploaded).json()) as { path: string };
  await expect(toast(page)).toContainText('The picture is in the library.');
  const pasted = page.waitForResponse(UPLOAD_CALL);
  await give('paste');
  expect((await (await pasted).json()) as unknown).toEqual({ path });

  await page
    .getByRole('button', { name: /^Details: / })
    .filter({ has: page.locator(`img[src="${path}"]`) })
    .click();
  await expect(dialog(page)).toContainText('This picture is not used anywhere.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toHaveText('Describe the picture, or mark it as decorative');

  const surface = dialog(page).getByRole('button', { name: /^Focal point/ });
  const box = await surface.boundingBox();
  await surface.click({ position: { x: (box?.width ?? 0) * 0.25, y: (box?.height ?? 0) * 0.75 } });
  await expect(surface).toHaveAccessibleName('Focal point: 25 % from the left, 75 % from the top');
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('ArrowUp');
  await expect(surface).toHaveAccessibleName('Focal point: 20 % from the left, 70 % from the top');
  await expect(dialog(page).locator('[data-crop="page"] img')).toHaveCSS('object-position', '20% 70%');

  await dialog(page).getByLabel('In English').fill('Four colors');
  await dialog(page).getByLabel('In Spanish').fill('Cuatro colores');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Details: Four colors' }).first()).toBeVisible();
  const stored = await database()
    .collection(COLLECTIONS.pictures)
    .doc(imageRecordId(path) ?? '')
    .get();
  expect(stored.data()).toMatchObject({
    altEn: 'Four colors',
    altEs: 'Cuatro colores',
    isDecorative: false,
    focus: '20% 70%',
  });
});

test('an upload shows its progress, can be canceled, and keeps its file for a retry; a HEIC photo is sent as a JPEG', async ({
  page,
}) => {
  await keepForms(page);
  await logIn(page, SCREEN);
  await page.route(UPLOAD_CALL, () => undefined, { times: 1 });
  await chooser(page).setInputFiles(await smallFile());
  await expect(page.getByText('Sending… 0 %')).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(chooser(page)).toBeAttached();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  await page.route(UPLOAD_CALL, (route) => route.abort('connectionfailed'), { times: 1 });
  await chooser(page).setInputFiles(await smallFile());
  await expect(
    page.getByRole('alert').filter({ hasText: 'Failed to upload image' }).filter({ hasText: 'perro.png' }),
  ).toContainText('The server could not be reached.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(toast(page)).toContainText('The picture is in the library.');

  // This browser can't decode HEIC. The decoder is loaded only when it is needed.
  expect(
    await page.evaluate(
      () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('heic-to')).length,
    ),
  ).toBe(0);
  const decoder = page.waitForResponse(/\/heic-to-[^/]+\.js$/);
  const uploaded = page.waitForResponse(UPLOAD_CALL);
  // Some systems report no MIME type for HEIC.
  await chooser(page).setInputFiles({ name: 'IMG_0002.HEIC', mimeType: '', buffer: HEIC });
  expect((await decoder).status()).toBe(200);
  expect((await uploaded).status()).toBe(201);
  const received = await sentFile(page, UPLOAD_FIELD);
  expect(await sharp(received).metadata()).toMatchObject({ format: 'jpeg', width: 64, height: 48 });
  expect([await colorAt(received, 0.2, 0.5), await colorAt(received, 0.8, 0.5)]).toEqual(['100', '001']);
});

test('an unused picture can be deleted; a picture in use cannot, and the dialog lists its uses', async ({
  page,
}) => {
  await startSession(page);
  const [used, unused] = [await uploadPicture(page), await uploadPicture(page)];
  const id = randomUUID();
  const post = database().collection(COLLECTIONS.drafts).doc(draftId('posts', id));
  await post.set({
    kind: 'posts',
    fields: { titleEn: 'A walk', titleEs: 'Un paseo' },
    pictures: [used.id],
    deletedAt: null,
  });
  await page.goto(SCREEN);
  const tile = ({ path }: LibraryPicture) =>
    page.getByRole('button', { name: /^Details: / }).filter({ has: page.locator(`img[src="${path}"]`) });

  await tile(used).click();
  await expect(dialog(page).getByRole('link', { name: 'A walk' })).toHaveAttribute(
    'href',
    `${ADMIN_PAGES.blog}?post=${id}`,
  );
  await expect(dialog(page).getByText('Draft')).toBeVisible();
  await expect(dialog(page).getByRole('button', { name: 'Delete picture' })).toHaveCount(0);
  await page.keyboard.press('Escape');

  // Simulates another device starting to use the picture after this page fetched its details.
  const read = page.waitForResponse(`**/api/admin/pictures/${unused.id}`);
  await tile(unused).click();
  await read;
  await post.update({ pictures: [used.id, unused.id] });
  await dialog(page).getByRole('button', { name: 'Delete picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(dialog(page).getByRole('alert')).toContainText('This picture is in use and cannot be deleted');
  await expect(dialog(page).getByRole('link', { name: 'A walk' })).toBeVisible();
  await page.keyboard.press('Escape');

  await post.delete();
  await tile(unused).click();
  await dialog(page).getByRole('button', { name: 'Delete picture' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(toast(page)).toContainText('The picture was deleted');
  await expect(tile(unused)).toHaveCount(0);
});
