import type { Page } from '@playwright/test';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { expectNoAxeFindings } from '../support/axe';
import { contactForm } from '../support/contact-form';
import { holdBack } from '../support/hold-back';
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
    sending: 'Sending...',
    success: 'Message sent successfully!',
    successDetail: 'We will contact you soon.',
    error: 'Error sending message',
    fallback: 'Please try again later.',
    errors: ['Name is required', 'Valid email is required', 'Message must be at least 10 characters'],
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
    sending: 'Enviando...',
    success: '¡Recibimos tu mensaje!',
    successDetail: 'Te contestamos pronto.',
    error: 'Error al enviar el mensaje',
    fallback: 'Por favor intenta más tarde.',
    errors: ['Escribe tu nombre', 'Escribe un correo válido', 'El mensaje debe tener al menos 10 caracteres'],
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

/** Scrolls to the form, whose code loads when it is near the viewport. */
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

/** The form's own timeout for a response. */
const RESPONSE = { timeout: 20_000 };

const toast = (page: Page, locale: Locale) =>
  page.getByRole('region', { name: texts[locale].notifications }).getByRole('listitem');

test.beforeEach(({ page }) => writeFromOwnAddress(page));

for (const locale of LOCALES) {
  const text = texts[locale];

  // The form is the same on every page; the home and the about page take one language each.
  for (const path of locale === 'en' ? [''] : ['/about', '/contact']) {
    test(`a visitor sends a message from /${locale}${path}, and it is in the inbox`, async ({ page }) => {
      const email = ownEmail();
      await page.goto(`/${locale}${path}`);
      await fillIn(page, locale, email);
      const before = Date.now();
      await form(page, locale).send.click();

      await expect(toast(page, locale)).toContainText(text.success, RESPONSE);
      await expect(toast(page, locale)).toContainText(text.successDetail);
      await expectEmpty(page, locale);
      await expect(form(page, locale).send).toBeFocused();
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
}

// Its texts and states in either language: web/src/site/inbox/ContactForm.test.tsx.
test('the form shows what is missing, accessibly, and focuses the first invalid field', async ({ page }) => {
  await page.goto('/es/contact');
  const { name, send } = form(page, 'es');
  await send.click();
  for (const error of texts.es.errors)
    await expect(page.locator('form p').getByText(error, { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await expect(name).toHaveAccessibleDescription(texts.es.errors[0]);
  await expectNoAxeFindings(page);
});

test('the form offers the services, and selects none', async ({ page }) => {
  await page.goto('/es/contact');
  const options = form(page, 'es').service.locator('option');
  await expect(options.first()).toHaveText(texts.es.placeholder);
  await expect(options.last()).toHaveText(texts.es.other);
  expect(await options.evaluateAll((all: HTMLOptionElement[]) => all.map(({ value }) => value))).toEqual([
    '',
    'show-dog-training',
    'obedience-training',
    'behavior-modification',
    'puppy-training',
    'other',
  ]);
  await expectEmpty(page, 'es');
});

test('the form keeps everything when the server refuses a message or cannot be reached, and sends it after a reload', async ({
  page,
}) => {
  const email = ownEmail();
  let attempts = 0;
  await page.route('**/api/contact', (route) => {
    attempts += 1;
    if (attempts === 1)
      return route.fulfill({ status: 422, contentType: 'text/plain', body: 'We are moving house today.' });
    return attempts === 2 ? route.abort() : route.fallback();
  });
  await page.goto('/es/contact');
  await fillIn(page, 'es', email);
  for (const words of ['We are moving house today.', texts.es.fallback]) {
    await form(page, 'es').send.click();
    await expect(toast(page, 'es')).toContainText(texts.es.error);
    await expect(toast(page, 'es')).toContainText(words);
    await expect(toast(page, 'es')).toHaveCount(1);
    await expectFilledIn(page, 'es', email);
    await page.getByRole('button', { name: texts.es.close }).click();
    await expect(toast(page, 'es')).toHaveCount(0);
    await expect(contactForm(page).getByRole('alert')).toContainText(words);
  }
  await page.reload();
  await expectFilledIn(page, 'es', email);
  await form(page, 'es').send.click();
  await expect(toast(page, 'es')).toContainText(texts.es.success, RESPONSE);
  expect(await messagesFrom(email)).toHaveLength(1);
});

test('the send button is disabled while a message is being sent, and a double click stores one message', async ({
  page,
}) => {
  const email = ownEmail();
  let requests = 0;
  const release = await holdBack(page, '**/api/contact', (route) => {
    requests += 1;
    return route.fallback();
  });
  await page.goto('/es/contact');
  await fillIn(page, 'es', email);
  await form(page, 'es').send.dblclick();
  const sending = page.getByRole('button', { name: texts.es.sending });
  await expect(sending).toBeDisabled();
  release();
  await expect(toast(page, 'es')).toContainText(texts.es.success, RESPONSE);
  expect(requests).toBe(1);
  expect(await messagesFrom(email)).toHaveLength(1);
});

test('a message whose response was lost is not stored twice when it is sent again', async ({ page }) => {
  const email = ownEmail();
  let losing = true;
  await page.route('**/api/contact', async (route) => {
    if (!losing) return route.fallback();
    losing = false;
    await route.fetch();
    await route.abort();
  });
  await page.goto('/en/contact');
  await fillIn(page, 'en', email);
  await form(page, 'en').send.click();
  await expect(toast(page, 'en')).toContainText('Error sending message');
  expect(await messagesFrom(email)).toHaveLength(1);

  await page.reload();
  await form(page, 'en').send.click();
  await expect(toast(page, 'en')).toContainText('Message sent successfully!', RESPONSE);
  expect(await messagesFrom(email)).toHaveLength(1);
});

test('two different messages are two messages', async ({ page }) => {
  const email = ownEmail();
  await page.goto('/en/contact');
  for (const words of ['The first of my messages.', 'The second of my messages.']) {
    await fillIn(page, 'en', email);
    await form(page, 'en').message.fill(words);
    await form(page, 'en').send.click();
    await expectEmpty(page, 'en');
  }
  expect((await messagesFrom(email)).map(({ message }) => message).sort()).toEqual([
    'The first of my messages.',
    'The second of my messages.',
  ]);
});

test('the server reports an error in the language of the page', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.fallback({ postData: '{"name":' }));
  await page.goto('/es/contact');
  await fillIn(page, 'es', ownEmail());
  await form(page, 'es').send.click();
  await expect(toast(page, 'es')).toContainText('El cuerpo de la solicitud no es JSON válido', RESPONSE);
});

test('the server is woken once, when the form gets the focus', async ({ page }) => {
  let calls = 0;
  page.on('request', (request) => (calls += request.url().endsWith('/api/contact/ready') ? 1 : 0));
  await page.goto('/en/contact');
  await expect(contactForm(page)).toBeVisible();
  expect(calls).toBe(0);
  const woken = page.waitForResponse('**/api/contact/ready');
  await form(page, 'en').name.focus();
  expect((await woken).status()).toBe(204);
  await form(page, 'en').message.focus();
  await form(page, 'en').name.focus();
  expect(calls).toBe(1);
});

test.describe('without a connection', () => {
  /** Sends a message while the browser is offline. The code for this is loaded with the form. */
  async function sendOffline(page: Page, locale: Locale, email: string): Promise<void> {
    const loaded = page.waitForResponse(/\/assets\/WaitingNotice-[^/]+\.js$/);
    await page.goto(`/${locale}/contact`);
    await fillIn(page, locale, email);
    await (await loaded).finished();
    await page.context().setOffline(true);
    await form(page, locale).send.click();
  }

  test('a message waits, is sent when the connection is back, and is stored once although the answer is lost', async ({
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
    // The message is stored before its answer is lost.
    await lost;
    await page.unroute('**/api/contact');

    // The next visit, to any page.
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

  test('a discarded message can be restored, and a refused one goes back into the form with the reason', async ({
    page,
    context,
  }) => {
    const email = ownEmail();
    const notice = page.getByRole('region', { name: 'Waiting messages' });
    await sendOffline(page, 'en', email);
    await notice.getByRole('button', { name: 'Discard' }).click();
    await expect(notice).toHaveCount(0);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice).toContainText('Your message is waiting to be sent.');

    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, contentType: 'text/plain', body: 'We are moving house today.' }),
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

test.describe('the draft', () => {
  test('that is restored and sent at once is not marked as spam: the time counts from when the form was first shown', async ({
    page,
  }) => {
    const email = ownEmail();
    const start = Date.now();
    await page.clock.install({ time: start });
    await page.goto('/en/contact');
    await fillIn(page, 'en', email);
    await page.clock.setFixedTime(start + 60_000);
    await page.reload();
    await expectFilledIn(page, 'en', email);
    await form(page, 'en').send.click();
    await expect(toast(page, 'en')).toContainText('Message sent successfully!', RESPONSE);
    expect(await messagesFrom(email)).toMatchObject([{ status: 'new' }]);
  });

  test('survives reloads and navigation in the same tab, in either language', async ({ page, context }) => {
    const email = ownEmail();
    await page.goto('/en/contact');
    await fillIn(page, 'en', email);
    await page.reload();
    await expectFilledIn(page, 'en', email);

    await page.goto('/es');
    await expectFilledIn(page, 'es', email, texts.en.words);
    const another = await context.newPage();
    await another.goto('/en/contact');
    await expectEmpty(another, 'en');
  });

  test('is kept when the language changes, with its errors', async ({ page }) => {
    const email = ownEmail();
    await page.goto('/en/contact?service=puppy-training');
    await fillIn(page, 'en', email);
    await form(page, 'en').name.fill('');
    await form(page, 'en').name.blur();
    await expect(page.getByText('Name is required').first()).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: /^ES/ }).click();

    await expect(page.getByText('Escribe tu nombre').first()).toBeVisible();
    await form(page, 'es').name.fill('Ana Núñez');
    await expectFilledIn(page, 'es', email, texts.en.words);
    await form(page, 'es').send.click();
    await expect(toast(page, 'es')).toContainText('¡Recibimos tu mensaje!', RESPONSE);
    expect(await messagesFrom(email)).toMatchObject([{ language: 'es', message: texts.en.words }]);
  });
});

test.describe('"Request This Service"', () => {
  test('of a service that the form has no option for opens it with "other" selected', async ({ page }) => {
    await page.goto('/es/services');
    await page.locator('#akc-certification').getByRole('link', { name: 'Solicitar este servicio' }).click();
    await expect(page).toHaveURL('/es/contact?service=akc-certification');
    await expect(form(page, 'es').service).toHaveValue('other');
  });

  test('overrides an older draft, and a later choice survives a reload', async ({ page }) => {
    await page.goto('/en/contact');
    await fillIn(page, 'en', ownEmail());
    await page.getByRole('contentinfo').getByRole('link', { name: 'Behavior Modification' }).click();
    await page.locator('#behavior-modification').getByRole('link', { name: 'Request This Service' }).click();
    await expect(form(page, 'en').service).toHaveValue('behavior-modification');
    await expect(form(page, 'en').name).toHaveValue('Ana Núñez');
    await form(page, 'en').service.selectOption('other');
    await page.reload();
    await expect(form(page, 'en').service).toHaveValue('other');
  });
});

test.describe('a notification', () => {
  /** Shows a notification, through a message that the server refuses. */
  async function showNotification(page: Page, words: string): Promise<void> {
    await page.route('**/api/contact', (route) =>
      route.fulfill({ status: 422, contentType: 'text/plain', body: words }),
    );
    await form(page, 'en').send.click();
    // The form answers the click before it checks its fields.
    await page.clock.runFor(100);
    await expect(toast(page, 'en').filter({ hasText: words })).toBeVisible();
  }

  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await page.goto('/en/contact');
    await fillIn(page, 'en', ownEmail());
  });

  test('disappears after five seconds', async ({ page }) => {
    await form(page, 'en').send.scrollIntoViewIfNeeded();
    await page.clock.pauseAt(Date.now() + 60_000);
    await showNotification(page, 'Not now.');
    // The pointer over the notification would keep it open.
    await page.mouse.move(5, 5);
    await page.clock.runFor(4_800);
    await expect(toast(page, 'en')).toHaveCount(1);
    await page.clock.runFor(300);
    await expect(toast(page, 'en')).toHaveCount(0);
  });

  test('is focused by F8 and can be closed from there', async ({ page }) => {
    await showNotification(page, 'Not now.');
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('ol')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(toast(page, 'en')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Close notification' })).toBeFocused();
    await expectNoAxeFindings(page);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'en')).toHaveCount(0);
  });

  test('is dismissed by a swipe of 50 px to the right, not by a shorter one or one to the left', async ({
    page,
  }) => {
    await showNotification(page, 'Not now.');
    const box = await toast(page, 'en').boundingBox();
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
    await expect(toast(page, 'en')).toHaveCount(1);
    await swipe(60);
    await expect(toast(page, 'en')).toHaveCount(0);
  });
});
