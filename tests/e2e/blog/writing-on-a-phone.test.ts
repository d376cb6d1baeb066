/** The whole way of a post with photos, on a phone with a slow connection, in Spanish. */
import { devices, type Page } from '@playwright/test';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectSaved, field, PHONE, publish } from '../support/editor';
import { findPost, logIn, ownName, removeStored, toast } from '../support/owner';
import { expect, test } from '../support/test';

const { userAgent, deviceScaleFactor } = devices['Pixel 5'];
test.use({ viewport: PHONE, isMobile: true, hasTouch: true, userAgent, deviceScaleFactor });
test.afterEach(removeStored);

/** Slow 4G, as Lighthouse defines it. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1_638_400 * 0.9) / 8,
  uploadThroughput: (675 * 1024) / 8,
};

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', SLOW_4G);
}

const MEGAPIXELS_12 = { width: 4000, height: 3000 };
/** As an app has already made it smaller. */
const SMALL = { width: 1200, height: 900 };

/** A photo with little detail: the time that the connection takes for more of it shows nothing. */
async function photo({ width, height }: typeof SMALL): Promise<Buffer> {
  const noise = await sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer();
  return sharp(noise).resize(width, height).jpeg({ quality: 90 }).toBuffer();
}

/** Uploads a photo in the open dialog, describes it, and uses it. */
async function usePhoto(page: Page, size: typeof SMALL, description: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog
    .getByLabel('Subir una foto')
    .setInputFiles({ name: 'luna.jpg', mimeType: 'image/jpeg', buffer: await photo(size) });
  await dialog.getByLabel('En español').fill(description);
  await dialog.getByRole('button', { name: 'Usar esta foto' }).tap();
  await expect(dialog).toBeHidden();
}

test('a post is written with a thumb, with two photos and a translation, and published', async ({ page }) => {
  test.slow();
  const title = ownName('La correa sin halar');
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  await logIn(page, ADMIN_PAGES.blog);
  const create = page.getByRole('link', { name: 'Artículo nuevo' });
  await expect(create).toBeVisible();
  // Not in the middle of a request.
  await slowDown(page);
  await create.tap();

  // The language of the owner's area comes first.
  await expect(page.getByRole('tab', { name: /Español/ })).toHaveAttribute('aria-selected', 'true');
  await field(page, 'titleEs').tap();
  await page.keyboard.type(title);
  await field(page, 'excerptEs').fill('Diez pies a la vez.');
  const text = field(page, 'contentEs');
  await text.tap();
  await page.keyboard.type('Empieza adentro.');
  // Taps fail where something covers a button.
  const toolbar = page.getByRole('toolbar', { name: 'Formato' });
  await toolbar.getByRole('button', { name: 'Negrita' }).tap();
  await page.keyboard.type(' Sin prisa.');
  await toolbar.getByRole('button', { name: 'Añadir una foto' }).tap();
  await usePhoto(page, MEGAPIXELS_12, 'Luna camina con la correa floja');
  await expect(text.getByRole('img', { name: 'Luna camina con la correa floja' })).toBeVisible();

  await page.locator('[data-field="featuredImage"]').getByRole('button', { name: 'Escoger una foto' }).tap();
  await usePhoto(page, SMALL, 'Luna en la playa');
  await field(page, 'category').selectOption({ label: 'Cachorros' });

  await page.getByRole('tab', { name: /Inglés/ }).tap();
  await page.getByRole('button', { name: 'Traducir del español' }).tap();
  await expect(field(page, 'titleEn')).toHaveValue(`[en] ${title}`);
  await expectSaved(page);
  await findPost(`[en] ${title}`);

  await publish(page).tap();
  const question = page.getByRole('alertdialog', { name: 'Te faltan por revisar 3 traducciones sugeridas' });
  await question.getByRole('button', { name: 'Publicar de todos modos' }).tap();
  await expect(toast(page)).toContainText('Artículo creado');
  const slug = await field(page, 'slug').inputValue();
  const response = await page.request.get(`/api/blog/${slug}`);
  expect(await response.json()).toMatchObject({ titleEs: title, featuredImageAltEs: 'Luna en la playa' });
});
