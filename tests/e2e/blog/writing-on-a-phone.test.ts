/** Tests writing a post with photos from start to finish, in Spanish, on a phone with a slow connection. */
import { devices, type Page } from '@playwright/test';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expectSaved, field, openOwnPost, PHONE, publish } from '../support/editor';
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
/** The size of a photo that an app has already shrunk. */
const SMALL = { width: 1200, height: 900 };

/** Returns a photo with little detail, because a larger file would only test the connection speed. */
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

test('the owner writes, translates and publishes a post with two photos on a phone', async ({ page }) => {
  test.slow();
  const title = ownName('La correa sin halar');
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  await logIn(page, ADMIN_PAGES.blog);
  const create = page.getByRole('link', { name: 'Artículo nuevo' });
  await expect(create).toBeVisible();
  // Starts throttling while no request is in progress.
  await slowDown(page);
  await create.tap();

  // The tab for the language of the owner's area is initially selected.
  await expect(page.getByRole('tab', { name: /Español/ })).toHaveAttribute('aria-selected', 'true');
  await field(page, 'titleEs').tap();
  await page.keyboard.type(title);
  await field(page, 'excerptEs').fill('Diez pies a la vez.');
  const text = field(page, 'contentEs');
  await text.tap();
  await page.keyboard.type('Empieza adentro.');
  // Playwright's taps fail if something covers the button.
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

/**
 * How browsers make room for the on-screen keyboard. iPhones and Chrome cover part of the page; other
 * browsers shrink the page.
 */
type Keyboard = 'covers' | 'shrinks';

async function openKeyboard(page: Page, keyboard: Keyboard, height: number): Promise<void> {
  const { width = 0, height: full = 0 } = page.viewportSize() ?? {};
  if (keyboard === 'shrinks') return page.setViewportSize({ width, height: full - height });
  await page.evaluate((visible) => {
    Object.defineProperty(visualViewport, 'height', { value: visible });
    visualViewport?.dispatchEvent(new Event('resize'));
  }, full - height);
}

/** Returns the share of visible pixel rows that show a matching element in the middle. */
const shareOf = (page: Page, selector: string): Promise<number> =>
  page.evaluate((wanted) => {
    const { height = 0, width = 0 } = visualViewport ?? {};
    const lines = Array.from({ length: Math.floor(height) }, (_, y) =>
      document.elementFromPoint(width / 2, y)?.closest(wanted),
    );
    return lines.filter((element) => element != null).length / height;
  }, selector);

for (const { width, height, keyboard } of [
  { width: 390, height: 844, keyboard: 'covers' },
  { width: 390, height: 844, keyboard: 'shrinks' },
  { width: 360, height: 640, keyboard: 'covers' },
  { width: 360, height: 640, keyboard: 'shrinks' },
] as const) {
  test(`at ${width} × ${height}, the text fills most of the screen while the owner types and the keyboard ${keyboard} the page`, async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
    await page.setViewportSize({ width, height });
    const items = '<li>Empieza adentro, sin prisa.</li>'.repeat(12);
    await openOwnPost(page, { contentEs: `<ol>${items}</ol><p>Después:</p><ol>${items}</ol>` });
    await page.getByRole('tab', { name: /Español/ }).tap();
    const text = field(page, 'contentEs');
    await text.getByText('Empieza').last().tap();
    await openKeyboard(page, keyboard, 340);
    await page.keyboard.press('End');
    await page.keyboard.type(' Y');
    await expect.poll(() => shareOf(page, '[contenteditable="true"]')).toBeGreaterThan(0.7);

    const tools = page.locator('[data-field="contentEs"]').getByRole('toolbar');
    await expect(tools).toHaveCount(1);
    await tools.getByRole('button', { name: 'Más formatos' }).tap();
    const reach = await page.evaluate(() =>
      [...document.querySelectorAll('[data-field="contentEs"] [role=toolbar] button')].map((button) => {
        button.scrollIntoView({ block: 'nearest' });
        const { x, y, width: w, height: h } = button.getBoundingClientRect();
        const isReached = document.elementFromPoint(x + w / 2, y + h / 2)?.closest('button') === button;
        return isReached && y + h <= (visualViewport?.height ?? 0);
      }),
    );
    // All 17 buttons can be tapped: the tools for text and lists, and the button that reveals them.
    expect(reach).toEqual(Array.from({ length: 17 }, () => true));
    await tools.getByRole('button', { name: 'Seguir la numeración' }).tap();
    await expect(text.locator('ol').last()).toHaveAttribute('start', '13');

    // The save bar returns when the owner stops typing.
    await page.keyboard.press('Escape');
    await text.blur();
    await expect(page.locator('[data-save-bar]')).toHaveCSS('opacity', '1');
  });
}
