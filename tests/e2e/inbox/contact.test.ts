import type { Page } from '@playwright/test';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { Locale } from '@app/domain/general/locale';
import { expectNoAxeFindings } from '../support/axe';
import { contactForm } from '../support/contact-form';
import { messagesFrom, ownEmail, writeFromOwnAddress } from '../support/inbox';
import { expect, test } from '../support/test';

const texts = {
  en: {
    heading: 'Tell us about your dog',
    name: 'Full Name',
    email: 'Email',
    phone: 'Phone (optional)',
    whatsApp: 'I prefer WhatsApp',
    service: 'Service Interested In',
    placeholder: 'Select a service',
    other: 'Other',
    message: 'Message',
    send: 'Send Message',
    success: 'Message sent successfully!',
    successDetail: 'We will contact you soon.',
    error: 'Error sending message',
    fallback: 'Please try again later.',
    notifications: 'Notifications (F8)',
    close: 'Close notification',
    words: 'My puppy bites everything that moves.',
  },
  es: {
    heading: 'Cuéntanos de tu perro',
    name: 'Nombre completo',
    email: 'Correo electrónico',
    phone: 'Teléfono (opcional)',
    whatsApp: 'Prefiero WhatsApp',
    service: 'Servicio de interés',
    placeholder: 'Escoge un servicio',
    other: 'Otro',
    message: 'Mensaje',
    send: 'Enviar mensaje',
    success: '¡Recibimos tu mensaje!',
    successDetail: 'Te contestamos pronto.',
    error: 'Error al enviar el mensaje',
    fallback: 'Por favor intenta más tarde.',
    notifications: 'Notificaciones (F8)',
    close: 'Cerrar notificación',
    words: 'Mi cachorra muerde todo lo que se mueve. ¿Cuándo empezamos?',
  },
} as const;

const form = (page: Page, locale: Locale) => {
  const text = texts[locale];
  const within = contactForm(page);
  return {
    name: within.getByLabel(text.name),
    email: within.getByRole('textbox', { name: text.email }),
    phone: within.getByRole('textbox', { name: text.phone }),
    whatsApp: within.getByRole('checkbox', { name: text.whatsApp }),
    service: within.getByLabel(text.service),
    message: within.getByRole('textbox', { name: text.message }),
    send: within.getByRole('button', { name: text.send }),
  };
};

/** Scrolls to the form, whose code loads once the form is near the viewport. */
const scrollToForm = (page: Page, locale: Locale) =>
  page.getByRole('heading', { name: texts[locale].heading }).scrollIntoViewIfNeeded();

async function fillIn(page: Page, locale: Locale, email: string): Promise<void> {
  const { name, email: address, phone, whatsApp, service, message } = form(page, locale);
  await scrollToForm(page, locale);
  await name.fill('Ana Núñez');
  await address.fill(email);
  await phone.fill('787-555-0134');
  await whatsApp.check();
  await service.selectOption('puppy-training');
  await message.fill(texts[locale].words);
}

async function expectFilledIn(
  page: Page,
  locale: Locale,
  email: string,
  words = texts[locale].words,
): Promise<void> {
  const { name, email: address, phone, whatsApp, service, message } = form(page, locale);
  await scrollToForm(page, locale);
  await expect(name).toHaveValue('Ana Núñez');
  await expect(address).toHaveValue(email);
  await expect(phone).toHaveValue('787-555-0134');
  await expect(whatsApp).toBeChecked();
  await expect(service).toHaveValue('puppy-training');
  await expect(message).toHaveValue(words);
}

async function expectEmpty(page: Page, locale: Locale): Promise<void> {
  const { name, email, phone, whatsApp, service, message } = form(page, locale);
  await scrollToForm(page, locale);
  for (const control of [name, email, phone, service, message])
    await expect(control).toHaveValue('', RESPONSE);
  await expect(whatsApp).not.toBeChecked();
}

/** The form's own request timeout, for assertions that wait for a response. */
const RESPONSE = { timeout: 20_000 };

const toast = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: texts[locale].notifications }).getByRole('listitem');

test.beforeEach(({ page }) => writeFromOwnAddress(page));

// Every page has the same form, so this tests one language on the home page and the other on the about page.
for (const [locale, path] of [
  ['en', ''],
  ['es', '/about'],
] as const) {
  const text = texts[locale];

  test(`a visitor sends a message from /${locale}${path}, and a double click stores it only once`, async ({
    page,
  }) => {
    const email = ownEmail();
    let wakes = 0;
    page.on('request', (request) => (wakes += request.url().endsWith('/api/contact/ready') ? 1 : 0));
    await page.goto(`/${locale}${path}`);
    await scrollToForm(page, locale);
    const { name, send, service } = form(page, locale);
    const options = service.locator('option');
    await expect(options.first()).toHaveText(text.placeholder);
    await expect(options.last()).toHaveText(text.other);
    expect(await options.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))).toEqual([
      '',
      'show-dog-training',
      'obedience-training',
      'behavior-modification',
      'puppy-training',
      'other',
    ]);
    await expectEmpty(page, locale);

    // The server isn't woken until the form first receives focus.
    expect(wakes).toBe(0);
    const woken = page.waitForResponse('**/api/contact/ready');
    await name.focus();
    expect((await woken).status()).toBe(204);
    await fillIn(page, locale, email);
    expect(wakes).toBe(1);

    const before = Date.now();
    await send.dblclick();
    await expect(toast(page, locale)).toContainText(text.success, RESPONSE);
    await expect(toast(page, locale)).toContainText(text.successDetail);
    await expectEmpty(page, locale);
    await expect(send).toBeFocused();
    await expect(contactForm(page).getByRole('status').filter({ hasText: text.success })).toBeVisible();

    const [message, ...others] = await messagesFrom(email);
    expect(others).toEqual([]);
    expect(message).toMatchObject({
      name: 'Ana Núñez',
      email,
      phone: '787-555-0134',
      prefersWhatsApp: true,
      service: 'puppy-training',
      message: text.words,
      language: locale,
    });
    expect(Math.abs((message?.createdAt.toMillis() ?? 0) - before)).toBeLessThan(60_000);

    await page.reload();
    await expectEmpty(page, locale);
  });
}

// The form's strings and states, and the detection of duplicate messages, are tested in
// web/src/site/inbox/ContactForm.test.tsx.
test('the form keeps its content after a rejection, a lost connection or a lost response, and never sends a duplicate', async ({
  page,
}) => {
  const email = ownEmail();
  let attempts = 0;
  await page.route('**/api/contact', async (route) => {
    attempts += 1;
    if (attempts === 1)
      return route.fulfill({ status: 422, contentType: 'text/plain', body: 'We are moving house today.' });
    if (attempts > 3) return route.fallback();
    if (attempts === 3) await route.fetch();
    return route.abort();
  });
  await page.goto('/es/contact');
  await fillIn(page, 'es', email);
  for (const words of ['We are moving house today.', texts.es.fallback, texts.es.fallback]) {
    await form(page, 'es').send.click();
    await expect(toast(page, 'es')).toContainText(texts.es.error);
    await expect(toast(page, 'es')).toContainText(words);
    await expect(toast(page, 'es')).toHaveCount(1);
    await expectFilledIn(page, 'es', email);
    await page.getByRole('button', { name: texts.es.close }).click();
    await expect(toast(page, 'es')).toHaveCount(0);
    await expect(contactForm(page).getByRole('alert')).toContainText(words);
  }
  expect(await messagesFrom(email)).toHaveLength(1);
  await page.reload();
  await expectFilledIn(page, 'es', email);
  await form(page, 'es').send.click();
  await expect(toast(page, 'es')).toContainText(texts.es.success, RESPONSE);
  expect(await messagesFrom(email)).toHaveLength(1);
});

test.describe('without a connection', () => {
  /**
   * Sends a message while the browser is offline. First waits until the form has loaded its code for queuing
   * messages and showing notifications.
   */
  async function sendOffline(page: Page, locale: Locale, email: string): Promise<void> {
    const loaded = ['WaitingNotice', 'Toaster'].map((name) =>
      page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`)),
    );
    await page.goto(`/${locale}/contact`);
    await fillIn(page, locale, email);
    for (const response of await Promise.all(loaded)) await response.finished();
    await page.context().setOffline(true);
    await form(page, locale).send.click();
  }

  test('a message is queued while the browser is offline, sent when the connection is restored, and stored only once despite a lost response', async ({
    page,
    context,
  }) => {
    const email = ownEmail();
    const notice = page.getByRole('region', { name: 'Mensajes pendientes' });
    await sendOffline(page, 'es', email);
    await expect(toast(page, 'es')).toContainText('No tienes conexión. Guardamos tu mensaje.');
    await expect(notice).toContainText('Tu mensaje está pendiente de enviarse.');
    await expectEmpty(page, 'es');
    await expectNoAxeFindings(page);
    await notice.getByRole('button', { name: 'Enviar ahora' }).click();
    await expect(notice).toContainText('Todavía no hay conexión.');
    expect(await messagesFrom(email)).toEqual([]);

    await page.route('**/api/contact', async (route) => {
      await route.fetch();
      await route.abort();
    });
    const lost = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/api/contact'));
    await context.setOffline(false);
    await expect.poll(() => messagesFrom(email), RESPONSE).toHaveLength(1);
    // The server has stored the message, but the response is lost.
    await lost;
    await page.unroute('**/api/contact');

    // The queued message can be sent from any page.
    await page.goto('/es/about');
    await expect(notice).toContainText('Tu mensaje está pendiente de enviarse.');
    await notice.getByRole('button', { name: 'Enviar ahora' }).click();
    await expect(toast(page, 'es')).toContainText('¡Recibimos tu mensaje!', RESPONSE);
    await expect(notice).toHaveCount(0);
    expect(await messagesFrom(email)).toMatchObject([
      { phone: '787-555-0134', message: texts.es.words, language: 'es' },
    ]);
    expect(await page.evaluate(() => localStorage.getItem('waitingMessages'))).toBeNull();
  });

  test('a discarded message can be restored, and a rejected message goes back into the form along with the reason', async ({
    page,
    context,
  }) => {
    const email = ownEmail();
    const notice = page.getByRole('region', { name: 'Unsent messages' });
    await sendOffline(page, 'en', email);
    await notice.getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('Your message is waiting to be sent.');

    await page.route('**/api/contact', (route) =>
      route.fulfill({
        status: 422,
        contentType: 'text/plain',
        // Without this header, the site would not recognize the response as coming from the function.
        headers: { [REQUEST_ID_HEADER]: 'a' },
        body: 'We are moving house today.',
      }),
    );
    await context.setOffline(false);
    await expect(notice).toContainText('Your message could not be sent: We are moving house today.');
    await page.unroute('**/api/contact');
    await notice.getByRole('link', { name: 'Correct it' }).click();
    await expect(contactForm(page).getByRole('alert')).toContainText('We are moving house today.');
    await expectFilledIn(page, 'en', email);
    await expect(notice).toHaveCount(0);
    await form(page, 'en').send.click();
    await expect(toast(page, 'en')).toContainText('Message sent successfully!', RESPONSE);
    expect(await messagesFrom(email)).toHaveLength(1);
  });
});

test('the form’s text and errors survive a language change, and the text survives navigation within the tab', async ({
  page,
  context,
}) => {
  const email = ownEmail();
  await page.goto('/en/contact');
  await fillIn(page, 'en', email);
  await form(page, 'en').name.fill('');
  await form(page, 'en').name.blur();
  await expect(page.getByText('Name is required').first()).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();

  await expect(page.getByText('Escribe tu nombre').first()).toBeVisible();
  await form(page, 'es').name.fill('Ana Núñez');
  await expectFilledIn(page, 'es', email, texts.en.words);

  await page.goto('/es');
  await expectFilledIn(page, 'es', email, texts.en.words);
  const another = await context.newPage();
  await another.goto('/en/contact');
  await expectEmpty(another, 'en');
  await form(page, 'es').send.click();
  await expect(toast(page, 'es')).toContainText('¡Recibimos tu mensaje!', RESPONSE);
  expect(await messagesFrom(email)).toMatchObject([{ language: 'es', message: texts.en.words }]);
});

test('"Request This Service" selects that service, or "other" if the form does not list it, even in a saved form, and a later choice survives a reload', async ({
  page,
}) => {
  await page.goto('/en/services');
  await page.locator('#akc-certification').getByRole('link', { name: 'Request This Service' }).click();
  await expect(page).toHaveURL('/en/contact?service=akc-certification');
  await expect(form(page, 'en').service).toHaveValue('other');
  await form(page, 'en').name.fill('Ana Núñez');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Behavior Modification' }).click();
  await page.locator('#behavior-modification').getByRole('link', { name: 'Request This Service' }).click();
  await expect(form(page, 'en').service).toHaveValue('behavior-modification');
  await expect(form(page, 'en').name).toHaveValue('Ana Núñez');
  await form(page, 'en').service.selectOption('other');
  await page.reload();
  await expect(form(page, 'en').service).toHaveValue('other');
});

test('F8 moves focus to the notifications, which can be closed with the keyboard or a 50 px swipe to the right, and otherwise close after five seconds', async ({
  page,
}) => {
  const notice = toast(page, 'en');
  /** Shows a notification by sending a message that the server rejects. */
  const showNotification = async () => {
    await form(page, 'en').send.click();
    // The form validates its fields in the task that follows the click.
    await page.clock.runFor(100);
    await expect(notice).toHaveCount(1);
  };
  await page.clock.install();
  await page.goto('/en/contact');
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 422, contentType: 'text/plain', body: 'Not now.' }),
  );
  await fillIn(page, 'en', ownEmail());

  await showNotification();
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: texts.en.notifications }).locator('ol')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(notice).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: texts.en.close })).toBeFocused();
  await expectNoAxeFindings(page);
  await page.keyboard.press('Enter');
  await expect(notice).toHaveCount(0);

  await showNotification();
  const box = await notice.boundingBox();
  const [x, y] = [(box?.x ?? 0) + 30, (box?.y ?? 0) + 20];
  const swipe = async (distance: number) => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + distance / 2, y);
    await page.mouse.move(x + distance, y);
    await page.mouse.up();
  };
  await swipe(45);
  await swipe(-80);
  await expect(notice).toHaveCount(1);
  await swipe(60);
  await expect(notice).toHaveCount(0);

  await form(page, 'en').send.scrollIntoViewIfNeeded();
  await page.clock.pauseAt(Date.now() + 60_000);
  await showNotification();
  // Hovering over the notification would keep it open.
  await page.mouse.move(5, 5);
  await page.clock.runFor(4_800);
  await expect(notice).toHaveCount(1);
  await page.clock.runFor(300);
  await expect(notice).toHaveCount(0);
});
