import { ChakraProvider } from '@chakra-ui/react';
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { NO_SITE } from '../../shared/content/site';
import { answerOf } from '../../shared/data/answer.fixture';
import { getSystem } from '../../shared/ui/theme';
import { toastStore } from '../../shared/ui/toast';
import { ContactForm } from './ContactForm';
import { keptContactForm } from './keptContactForm';

const WORDS = 'Mi perrita muerde las chancletas.';

let answer: () => Promise<Response>;
let sent: { key: string | null; request: ContactRequest }[];
const answers = (body: string | null, status: number, type?: string) => {
  answer = () =>
    Promise.resolve(new Response(body, { status, ...(type && { headers: { 'Content-Type': type } }) }));
};
const stores = () => {
  answer = () => Promise.resolve(answerOf({ id: 'x' }, 201));
};

async function open(locale: Locale): Promise<void> {
  cleanup();
  document.documentElement.lang = locale;
  const i18n = createTranslations(locale, await loadTexts(locale), NO_SITE);
  render(
    <ChakraProvider value={getSystem()}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={[`/${locale}/contact`]}>
          <ContactForm service="" />
        </MemoryRouter>
      </I18nextProvider>
    </ChakraProvider>,
  );
}

beforeEach(async () => {
  sessionStorage.clear();
  sent = [];
  vi.stubGlobal('fetch', (_path: string, { headers, body }: { headers: HeadersInit; body: string }) => {
    sent.push({
      key: new Headers(headers).get(IDEMPOTENCY_HEADER),
      request: JSON.parse(body) as ContactRequest,
    });
    return answer();
  });
  await open('es');
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const message = () => screen.getByLabelText<HTMLTextAreaElement>(/^Mensaje/);
const textOf = (role: 'alert' | 'status') =>
  [...document.querySelectorAll(`[role=${role}]`)].map(({ textContent }) => textContent).join('');
const alert = () => textOf('alert');
const status = () => textOf('status');

function fillIn(): void {
  fireEvent.change(screen.getByLabelText(/^Nombre completo/), { target: { value: 'Ana Rivera' } });
  fireEvent.change(screen.getByLabelText(/^Correo/), { target: { value: 'ana@example.com' } });
  fireEvent.change(message(), { target: { value: WORDS } });
}

/**
 * Sends the message. Once the form shows that sending is in progress, calls `meanwhile` and then lets the
 * server respond.
 */
async function send(meanwhile = (): void => undefined): Promise<void> {
  const given = answer;
  let release = (): void => undefined;
  const seen = new Promise<void>((resolve) => (release = resolve));
  answer = () => seen.then(given);
  fireEvent.click(screen.getByText('Enviar mensaje'));
  expect((await screen.findByText<HTMLButtonElement>('Enviando...')).disabled).toBe(true);
  meanwhile();
  release();
  await screen.findByText('Enviar mensaje');
}

it('the contact form moves focus back to the button after sending, even if a tap on the disabled button moved it elsewhere', async () => {
  stores();
  fillIn();
  const around = document.querySelector<HTMLElement>('[data-contact-form]')?.parentElement;
  around?.setAttribute('tabindex', '-1');
  await send(() => around?.focus());
  await eventually(() => expect(document.activeElement?.textContent).toBe('Enviar mensaje'));
  fillIn();
  await send(() => message().focus());
  expect(document.activeElement).toBe(message());
});

it('the contact form shows the button as pressed before validation, and ignores a second tap', async () => {
  const call = vi.fn(() => Promise.reject(new TypeError('Failed to fetch')));
  answer = call;
  fillIn();
  const button = screen.getByText('Enviar mensaje');
  fireEvent.click(button);
  expect(button.dataset.active).toBe('true');
  fireEvent.click(button);
  await waitFor(() => expect(alert()).toContain('Error al enviar el mensaje'));
  expect(button.dataset.active).toBeUndefined();
  expect(call).toHaveBeenCalledTimes(1);
});

it.each([
  ["a gateway's page", '<!doctype html><title>Wi-Fi</title>', 200, 'text/html'],
  ['an HTML page with the right status', '<!doctype html>', 201, 'text/html'],
  ['an empty body', '', 200, undefined],
  ['no content', null, 204, undefined],
  ['JSON from another server', '{"ok":true}', 201, 'application/json'],
])(
  'the contact form keeps the input and reports a failure when the response is %s',
  async (_what, body, code, type) => {
    answers(body, code, type);
    fillIn();
    await send();
    expect(message().value).toBe(WORDS);
    expect(keptContactForm.read()?.values.message).toBe(WORDS);
    expect(alert()).toBe('Error al enviar el mensajePor favor intenta más tarde.');
    expect(toastStore.get()).toMatchObject({
      title: 'Error al enviar el mensaje',
      description: 'Por favor intenta más tarde.',
      variant: 'destructive',
    });
  },
);

it.each([
  [
    'rejects the message',
    422,
    'text/plain; charset=utf-8',
    'Hoy estamos de mudanza.',
    'Hoy estamos de mudanza.',
  ],
  ['has an internal error', 500, 'text/plain; charset=utf-8', 'Ocurrió un error.', 'Ocurrió un error.'],
  ['is busy', 503, 'text/plain; charset=utf-8', 'Estamos ocupados.', 'Estamos ocupados.'],
  ['gives no reason', 503, 'text/plain', '', 'Por favor intenta más tarde.'],
  ['responds with an HTML page', 502, 'text/html', '<h1>Bad gateway</h1>', 'Por favor intenta más tarde.'],
])(
  'the contact form and the toast explain the failure when the server %s',
  async (_what, code, type, body, reason) => {
    answers(body, code, type);
    fillIn();
    await send();
    expect(alert()).toBe(`Error al enviar el mensaje${reason}`);
    expect(toastStore.get()?.description).toBe(reason);
    expect(message().value).toBe(WORDS);
  },
);

it('the contact form shows a success message until the visitor starts the next message, and removes an earlier failure message', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  fillIn();
  await send();
  expect(alert()).toBe('Error al enviar el mensajePor favor intenta más tarde.');
  stores();
  await send();
  expect(alert()).toBe('');
  expect(status()).toBe('¡Recibimos tu mensaje!Te contestamos pronto.');
  expect(message().value).toBe('');
  expect(keptContactForm.read()).toBeNull();
  fireEvent.change(message(), { target: { value: 'Otra cosa' } });
  expect(status()).toBe('');
});

it('the contact form reuses the idempotency key and the start time after a reload, and uses a new key for the next message', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  fillIn();
  await send();
  const kept = keptContactForm.read();
  if (!kept) throw new Error('The input is lost');
  keptContactForm.write({ ...kept, shownAt: kept.shownAt - 60_000 });

  await open('es');
  expect(message().value).toBe(WORDS);
  stores();
  await send();
  fillIn();
  await send();

  const [lost, again, next] = sent;
  expect(lost?.key).toMatch(/\w{8}/);
  expect(again?.key).toBe(lost?.key);
  expect(again?.request.elapsedMs).toBeGreaterThanOrEqual(60_000);
  expect(again?.request.elapsedMs).toBeLessThan(120_000);
  expect(next?.key).not.toBe(lost?.key);
  expect(next?.request.elapsedMs).toBeLessThan(60_000);
});

const TEXTS = {
  en: {
    send: 'Send Message',
    name: 'Name is required',
    email: 'Valid email is required',
    message: 'Message must be at least 10 characters',
    tooLong: 'Message must be at most 5000 characters',
    phoneMissing: 'Enter your phone number so we can reply on WhatsApp',
    phoneInvalid: 'Please enter a valid phone number, or leave it empty',
    sent: ['Message sent successfully!', 'We will contact you soon.'],
    failed: ['Error sending message', 'Please try again later.'],
  },
  es: {
    send: 'Enviar mensaje',
    name: 'Escribe tu nombre',
    email: 'Escribe un correo válido',
    message: 'El mensaje debe tener al menos 10 caracteres',
    tooLong: 'El mensaje puede tener hasta 5000 caracteres',
    phoneMissing: 'Escribe tu número de teléfono para contestarte por WhatsApp',
    phoneInvalid: 'Escribe un número de teléfono válido o deja el campo vacío',
    sent: ['¡Recibimos tu mensaje!', 'Te contestamos pronto.'],
    failed: ['Error al enviar el mensaje', 'Por favor intenta más tarde.'],
  },
} as const;

const control = (name: string): HTMLInputElement => {
  const found = document.querySelector<HTMLInputElement>(`[data-contact-form] [name="${name}"]`);
  if (!found) throw new Error(`The form has no ${name}`);
  return found;
};
const type = (name: string, value: string) => {
  fireEvent.change(control(name), { target: { value } });
  fireEvent.blur(control(name));
};
/** Waits until a check passes, even on a slow machine. */
const eventually = (check: () => void) => waitFor(check, { timeout: 10_000 });
/** Returns the description of a control, including its error. */
const descriptionOf = (name: string): string =>
  (control(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)
    .join(' ');

describe.each(LOCALES)('the contact form in %s', (locale) => {
  const text = TEXTS[locale];
  const press = () => {
    fireEvent.click(screen.getByText(text.send));
  };
  beforeEach(() => open(locale));

  it('shows an error beside each missing field until it is filled in, and focuses the first invalid field', async () => {
    press();
    await eventually(() => {
      expect(document.activeElement).toBe(control('name'));
    });
    for (const name of ['name', 'email', 'message'] as const)
      expect(descriptionOf(name)).toContain(text[name]);

    type('name', 'A');
    type('email', 'ana@nowhere');
    type('message', '  9 chars  ');
    press();
    await eventually(() => {
      for (const name of ['name', 'email', 'message'] as const)
        expect(descriptionOf(name)).toContain(text[name]);
    });

    type('name', 'Al');
    type('email', 'ana@example.com');
    type('message', 'Ten chars.');
    await eventually(() => {
      for (const name of ['name', 'email', 'message'] as const)
        expect(descriptionOf(name)).not.toContain(text[name]);
    });
  });

  it('requires a valid phone number for WhatsApp', async () => {
    type('name', 'Ana Rivera');
    type('email', 'ana@example.com');
    type('message', WORDS);
    fireEvent.click(control('prefersWhatsApp'));
    press();
    await eventually(() => {
      expect(document.activeElement).toBe(control('phone'));
    });
    expect(descriptionOf('phone')).toContain(text.phoneMissing);
    type('phone', 'call me');
    await eventually(() => {
      expect(descriptionOf('phone')).toContain(text.phoneInvalid);
    });
    type('phone', '(787) 555-0134');
    await eventually(() => {
      expect(control('phone').getAttribute('aria-invalid')).not.toBe('true');
    });
    expect(descriptionOf('phone')).not.toContain(text.phoneInvalid);
  });

  it('keeps the full text of a message that is too long, and shows an error', async () => {
    const long = 'guau '.repeat(1100);
    type('message', long);
    await eventually(() => {
      expect(descriptionOf('message')).toContain(text.tooLong);
    });
    expect(control('message').value).toBe(long);
  });

  it('reports whether the message was sent', async () => {
    type('name', 'Ana Rivera');
    type('email', 'ana@example.com');
    type('message', WORDS);
    answer = () => Promise.reject(new TypeError('Failed to fetch'));
    press();
    await eventually(() => {
      expect(alert()).toBe(text.failed.join(''));
    });
    expect(control('message').value).toBe(WORDS);
    stores();
    press();
    await eventually(() => {
      expect(status()).toContain(text.sent.join(''));
    });
    expect(toastStore.get()).toMatchObject({ title: text.sent[0], description: text.sent[1] });
  });
});

it('the stored form is deleted when the visitor clears all fields', async () => {
  type('name', 'Ana');
  await eventually(() => {
    expect(keptContactForm.read()?.values.name).toBe('Ana');
  });
  type('name', '');
  await eventually(() => {
    expect(keptContactForm.read()).toBeNull();
  });
});

it.each(['{"values":', '[]', '{"values":{"name":5,"service":"cat-training"}}', '"x"'])(
  'the contact form ignores an invalid stored form: %s',
  async (stored) => {
    cleanup();
    sessionStorage.setItem('keptContactForm', stored);
    await open('es');
    expect(control('name').value).toBe('');
    type('name', 'Ana');
    expect(control('name').value).toBe('Ana');
  },
);

describe('the suggested address for a mistyped email domain', () => {
  const email = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Correo electrónico' });
  const leaveWith = (value: string): void => {
    fireEvent.change(email(), { target: { value } });
    fireEvent.blur(email());
  };
  const question = () => screen.queryByRole('button', { name: /Quisiste decir/ });

  it('is filled in when the visitor presses the button', async () => {
    leaveWith('ana@gmial.com');
    const button = await screen.findByRole('button', { name: '¿Quisiste decir ana@gmail.com?' });
    expect(button.closest('[aria-live="polite"]')).not.toBeNull();
    fireEvent.click(button);
    await waitFor(() => {
      expect(email().value).toBe('ana@gmail.com');
    });
    expect(document.activeElement).toBe(email());
    expect(question()).toBeNull();
  });

  it('disappears once the message is sent', async () => {
    stores();
    fillIn();
    leaveWith('ana@gmial.com');
    await screen.findByRole('button', { name: /Quisiste decir/ });
    await send();
    await waitFor(() => expect(email().value).toBe(''));
    expect(question()).toBeNull();
  });

  it('is hidden while the visitor is typing and if the domain is valid', () => {
    fireEvent.change(email(), { target: { value: 'ana@gmial.com' } });
    expect(question()).toBeNull();
    leaveWith('ana@perrowisdom.com');
    expect(question()).toBeNull();
  });
});
