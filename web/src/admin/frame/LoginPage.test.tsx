import { ChakraProvider } from '@chakra-ui/react';
import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startI18n } from '../../shared/i18n/i18n';
import { getSystem } from '../../shared/ui/theme/index';
import { toastStore } from '../../shared/ui/toast';
import { showAdminLanguage } from '../platform/i18n/adminLanguage';
import { LoginPage } from './LoginPage';
import { setSessionState } from './session';
import { answerOf } from '../../shared/data/answer.fixture';

/** The password that matches `GATE`, as in `gate.test.ts`. */
const PASSWORD = 'ñandú y coquí';
const GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:8ed8';
/** A password that was deployed after this page was loaded. */
const NEW_PASSWORD = 'caña y café';
const NEW_GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:6c9e';

/** The passwords of the login attempts that reached the server. */
let attempts: unknown[];
/** The server's responses to login attempts and to requests for the current gate. */
let onAttempt: () => Promise<Response>;
let onGate: () => Promise<Response>;

const respond = (status: number) => () =>
  Promise.resolve(status === 204 ? answerOf(null) : new Response('Refused', { status }));
const respondWithGate = (gate: string | null) => () => Promise.resolve(answerOf({ gate }));
const disconnected = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(async () => {
  attempts = [];
  onAttempt = respond(204);
  onGate = respondWithGate(GATE);
  vi.stubEnv('VITE_ADMIN_GATE', GATE);
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit) => {
    if (path === '/api/admin/gate') return onGate();
    if (path !== '/api/admin/session') return respond(204)();
    attempts.push((JSON.parse(body as string) as { password: string }).password);
    return onAttempt();
  });
  startI18n('en');
  await showAdminLanguage('en');
  render(
    <ChakraProvider value={getSystem()}>
      <MemoryRouter initialEntries={[ADMIN_PAGES.login]}>
        <Routes>
          <Route path={ADMIN_PAGES.login} element={<LoginPage />} />
          <Route path={ADMIN_PAGES.dashboard} element={<h1>Dashboard</h1>} />
        </Routes>
      </MemoryRouter>
    </ChakraProvider>,
  );
});
afterEach(() => {
  cleanup();
  setSessionState('loggedOut');
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>(/^Password/);
const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));
function attempt(password: string): void {
  fireEvent.change(field(), { target: { value: password } });
  submit();
}
const expectProblem = (title: string, description: string) =>
  waitFor(() => {
    expect(toastStore.get()).toMatchObject({ title, description });
    expect(document.getElementById(field().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      description,
    );
    expect(document.activeElement).toBe(field());
  });
const expectLoggedIn = () => screen.findByRole('heading', { name: 'Dashboard' });

it('asks for a password when the field is empty', async () => {
  submit();
  await expectProblem('Password Required', 'Please enter the admin password.');
  expect(attempts).toEqual([]);
});

it('rejects a wrong password without sending it to the server', async () => {
  attempt('perros-y-palmas-2025');
  await expectProblem('Login Failed', 'Incorrect password. Please try again.');
  expect(attempts).toEqual([]);
  expect(sessionStorage.getItem(SESSION_FLAG_KEY)).toBeNull();
});

it("accepts a password deployed after the page was loaded, but still doesn't send wrong passwords", async () => {
  onGate = respondWithGate(NEW_GATE);
  attempt('perros-y-palmas-2025');
  await expectProblem('Login Failed', 'Incorrect password. Please try again.');
  expect(attempts).toEqual([]);
  attempt(NEW_PASSWORD);
  await expectLoggedIn();
  expect(attempts).toEqual([NEW_PASSWORD]);
});

it('sends every password to the server when the server has no gate', async () => {
  onGate = respondWithGate(null);
  attempt(NEW_PASSWORD);
  await expectLoggedIn();
  expect(attempts).toEqual([NEW_PASSWORD]);
});

it.each([404, 405])('relies on the gate alone when the backend responds with %i', async (status) => {
  onGate = respond(status);
  onAttempt = respond(status);
  attempt('not the password');
  await expectProblem('Login Failed', 'Incorrect password. Please try again.');
  attempt(PASSWORD);
  await expectLoggedIn();
});

it.each([
  ['rejects the password', respond(401), 'Login Failed', 'Incorrect password. Please try again.'],
  [
    'has received too many attempts',
    respond(429),
    'Login Failed',
    'Too many attempts. Please wait a few minutes and try again.',
  ],
  ['fails', respond(500), 'Login Error', 'An error occurred during login. Please try again.'],
  ['cannot be reached', disconnected, 'Login Error', 'An error occurred during login. Please try again.'],
] as const)(
  'shows the problem when the server %s, and allows another attempt afterward',
  async (_what, answer, title, detail) => {
    onAttempt = answer;
    attempt(PASSWORD);
    await expectProblem(title, detail);
    onAttempt = respond(204);
    submit();
    await expectLoggedIn();
    expect(attempts).toEqual([PASSWORD, PASSWORD]);
  },
);

it.each([
  ['fails', respond(500)],
  ['cannot be reached', disconnected],
])(
  'reports an error, not a wrong password, when the server %s during the request for the current gate',
  async (_what, answer) => {
    onGate = answer;
    attempt('chosen since');
    await expectProblem('Login Error', 'An error occurred during login. Please try again.');
    expect(attempts).toEqual([]);
  },
);

it('sends only one login attempt on a double click', async () => {
  fireEvent.change(field(), { target: { value: PASSWORD } });
  const button = screen.getByRole('button', { name: 'Log in' });
  fireEvent.click(button);
  fireEvent.click(button);
  await expectLoggedIn();
  expect(attempts).toEqual([PASSWORD]);
});

it('reveals the password on request, warns about Caps Lock and supports password managers', () => {
  expect(field().type).toBe('password');
  expect(field().autocomplete).toBe('current-password');
  expect(document.querySelectorAll('input[autocomplete="username"]')).toHaveLength(1);
  const show = screen.getByRole('button', { name: 'Show password' });
  fireEvent.click(show);
  expect(field().type).toBe('text');
  expect(show.ariaPressed).toBe('true');

  fireEvent.keyDown(field(), { key: 'A', modifierCapsLock: true });
  expect(screen.getByRole('status').textContent).toBe('Caps Lock is on.');
  fireEvent.keyUp(field(), { key: 'A', modifierCapsLock: false });
  expect(screen.getByRole('status', { hidden: true }).textContent).toBe('');
});
