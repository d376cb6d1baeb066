// @vitest-environment jsdom
import { ChakraProvider } from '@chakra-ui/react';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTranslations, loadTexts } from '../../shared/i18n/i18n';
import { NO_SITE } from '../../shared/content/site';
import { getSystem } from '../../shared/ui/theme';
import { toastStore } from '../../shared/ui/toast';
import { ContactForm } from './ContactForm';
import { readDraft } from './draft';

const WORDS = 'Mi perrita muerde las chancletas.';

let answer: () => Promise<Response>;
const answers = (body: string | null, status: number, type?: string) => {
  answer = () =>
    Promise.resolve(new Response(body, { status, ...(type && { headers: { 'Content-Type': type } }) }));
};

beforeEach(async () => {
  document.documentElement.lang = 'es';
  sessionStorage.clear();
  vi.stubGlobal('fetch', () => answer());
  const i18n = createTranslations('es', await loadTexts('es'), NO_SITE);
  render(
    <ChakraProvider value={getSystem()}>
      <I18nextProvider i18n={i18n}>
        <MemoryRouter initialEntries={['/es/contact']}>
          <ContactForm service="" />
        </MemoryRouter>
      </I18nextProvider>
    </ChakraProvider>,
  );
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

async function send(): Promise<void> {
  fireEvent.click(screen.getByText('Enviar mensaje'));
  await screen.findByText('Enviando...');
  await screen.findByText('Enviar mensaje');
}

it.each([
  ['a gateway’s page', '<!doctype html><title>Wi-Fi</title>', 200, 'text/html'],
  ['a page with the right status', '<!doctype html>', 201, 'text/html'],
  ['an empty body', '', 200, undefined],
  ['no content', null, 204, undefined],
  ['JSON of something else', '{"ok":true}', 201, 'application/json'],
])(
  'what was typed stays when %s answers, and the form says that it was not sent',
  async (_what, body, code, type) => {
    answers(body, code, type);
    fillIn();
    await send();
    expect(message().value).toBe(WORDS);
    expect(readDraft()?.values.message).toBe(WORDS);
    expect(alert()).toBe('Error al enviar el mensajePor favor intenta más tarde.');
    expect(toastStore.get()).toMatchObject({
      title: 'Error al enviar el mensaje',
      description: 'Por favor intenta más tarde.',
      variant: 'destructive',
    });
  },
);

it.each([
  ['refuses', 422, 'text/plain; charset=utf-8', 'Hoy estamos de mudanza.', 'Hoy estamos de mudanza.'],
  ['has an error of its own', 500, 'text/plain; charset=utf-8', 'Ocurrió un error.', 'Ocurrió un error.'],
  ['is busy', 503, 'text/plain; charset=utf-8', 'Estamos ocupados.', 'Estamos ocupados.'],
  ['says nothing', 503, 'text/plain', '', 'Por favor intenta más tarde.'],
  ['sends a page', 502, 'text/html', '<h1>Bad gateway</h1>', 'Por favor intenta más tarde.'],
])('the form and the toast have the reason when the server %s', async (_what, code, type, body, reason) => {
  answers(body, code, type);
  fillIn();
  await send();
  expect(alert()).toBe(`Error al enviar el mensaje${reason}`);
  expect(toastStore.get()?.description).toBe(reason);
  expect(message().value).toBe(WORDS);
});

it('the form says that a message was sent until the next one is begun, and an earlier failure is gone', async () => {
  answer = () => Promise.reject(new TypeError('Failed to fetch'));
  fillIn();
  await send();
  expect(alert()).toBe('Error al enviar el mensajePor favor intenta más tarde.');
  answers('{"id":"x"}', 201, 'application/json; charset=utf-8');
  await send();
  expect(alert()).toBe('');
  expect(status()).toBe('¡Recibimos tu mensaje!Te contestamos pronto.');
  expect(message().value).toBe('');
  expect(readDraft()).toBeNull();
  fireEvent.change(message(), { target: { value: 'Otra cosa' } });
  expect(status()).toBe('');
});
