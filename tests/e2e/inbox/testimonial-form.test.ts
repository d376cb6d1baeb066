/**
 * Tests a visitor's testimonial from the form to the owner's screen. The journey in tests/new-owner covers
 * the later steps.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { PHONE } from '../support/editor';
import { database } from '../support/emulators';
import { logIn, ownName } from '../support/owner';
import { expect, test } from '../support/test';

test.use({ viewport: PHONE });

/** Returns a unique photo at a phone camera's resolution. */
const photo = () =>
  sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(4000, 3000, { kernel: 'cubic' })
    .jpeg()
    .toBuffer();

test('a visitor consents and sends a testimonial with a phone photo, and the owner reads the testimonial', async ({
  page,
  browser,
}) => {
  const name = ownName('Ana');
  await page.goto('/es/testimonials');
  const form = page.getByRole('form', { name: 'Formulario de testimonio' });
  await page.getByRole('heading', { name: '¿Hemos trabajado juntos?' }).scrollIntoViewIfNeeded();
  await form.getByRole('button', { name: 'Enviar testimonio' }).click();
  await expect(form.getByText('Escribe tu nombre').first()).toBeVisible();
  await expect(form.getByLabel('Tu nombre')).toBeFocused();
  // The email link is a secondary option, so it is below the button and smaller than it.
  const send = await form.getByRole('button', { name: 'Enviar testimonio' }).boundingBox();
  const link = await page.getByRole('link', { name: 'Envía tu testimonio' }).boundingBox();
  expect(link?.y).toBeGreaterThan(send?.y ?? Infinity);
  expect(link?.height).toBeLessThan(send?.height ?? 0);

  await form.getByLabel('Tu nombre').fill(name);
  await form.getByLabel('Correo electrónico').fill('ana@example.com');
  await form.getByLabel('Tus palabras').fill('Luna ya camina sin alar. ¡Gracias!');
  // Selects the rating with the keyboard, as a screen reader user would.
  await form.getByRole('radio', { name: '5 de 5 estrellas', exact: true }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowLeft');
  await expect(form.getByRole('radio', { name: '4.5 de 5 estrellas' })).toBeChecked();
  await form
    .locator('[data-testimonial-photo]')
    .setInputFiles({ name: 'luna.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  await expect(form.getByRole('img', { name: 'Tu foto' })).toBeVisible();

  // A reload keeps the form's content, and nothing is sent without consent.
  await page.reload();
  await form.scrollIntoViewIfNeeded();
  await expect(form.getByLabel('Tu nombre')).toHaveValue(name);
  await expect(form.getByRole('img', { name: 'Tu foto' })).toBeVisible();
  await form.getByRole('button', { name: 'Enviar testimonio' }).click();
  await expect(form.getByText('Solo podemos publicarlo si estás de acuerdo').first()).toBeVisible();
  await form.getByRole('checkbox').check();
  const [request] = await Promise.all([
    page.waitForRequest((sent) => sent.method() === 'POST' && sent.url().endsWith('/api/testimonials')),
    form.getByRole('button', { name: 'Enviar testimonio' }).click(),
  ]);
  expect(request.postData()?.length).toBeLessThan(3_000_000);
  await expect(page.getByText('¡Gracias! Recibimos tu testimonio.')).toBeVisible();

  // All visitors in a test run share one IP address, and the server marks many testimonials from one address
  // as spam. The test undoes this.
  const received = await database()
    .collection(COLLECTIONS.testimonialSubmissions)
    .where('name', '==', name)
    .get();
  await Promise.all(received.docs.map(({ ref }) => ref.update({ status: 'waiting' })));

  const owner = await browser.newPage();
  await logIn(owner, ADMIN_PAGES.testimonialSubmissions);
  const card = owner.getByRole('listitem').filter({ hasText: name });
  await expect(card.getByText('Luna ya camina sin alar.')).toBeVisible();
  await expect(card.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  const shown = card.getByRole('img', { name: /^Photo from/ });
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await owner.close();
});
