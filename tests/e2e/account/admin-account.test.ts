import type { APIRequestContext } from '@playwright/test';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { test } from '../support/backend';
import { DEMO_PASSWORD, logIn, toast } from '../support/owner';
import { expect } from '../support/test';

const CHOSEN = 'guineo maduro con queso';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:141.0) Gecko/20100101 Firefox/141.0';
const SESSION_CALL = '**/api/admin/session';

/** An outdated password gate, as in an older build. It matches no password. */
const OLD_GATE = 'pbkdf2:1:AAAAAAAAAAAAAAAAAAAAAA:0000';

test.use({ viewport: { width: 390, height: 844 } });

test('the owner can end other sessions, and changing the password logs out the other devices', async ({
  page,
  backend,
  playwright,
}) => {
  await backend.useEmptyDatabase();
  await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
  const device = () => playwright.request.newContext({ baseURL: backend.url, userAgent: FIREFOX });
  const laptop = await device();
  const others = [laptop, await device(), await device()];
  const logInElsewhere = async (other: APIRequestContext) =>
    expect((await other.post('/api/admin/session', { data: { password: DEMO_PASSWORD } })).status()).toBe(
      204,
    );
  const expectLoggedOut = async (other: APIRequestContext) =>
    expect((await other.get('/api/admin/mail')).status()).toBe(401);
  await Promise.all(others.map(logInElsewhere));

  await logIn(page, ADMIN_PAGES.settings);
  await page.getByRole('link', { name: 'Contraseña y sesiones' }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.account);
  const sessions = page.getByRole('region', { name: 'Dónde tienes la sesión abierta' }).getByRole('listitem');
  await expect(sessions).toHaveCount(4);
  await expect(sessions.filter({ hasText: 'Firefox en Windows' }).first()).not.toContainText(
    'Este dispositivo',
  );
  await expect(sessions.filter({ hasText: 'Este dispositivo' })).toContainText('Chrome en');
  await page.getByRole('button', { name: 'Cerrar la sesión: Firefox en Windows' }).first().click();
  await expect(toast(page)).toContainText('Sesión cerrada');
  await expect(sessions).toHaveCount(3);
  await expect(page.getByRole('heading', { level: 1, name: 'Cuenta' })).toBeFocused();
  // A notification temporarily covers the bottom of a phone's screen, so the button is pressed with the
  // keyboard.
  await page.getByRole('button', { name: 'Cerrar todas las demás' }).press('Enter');
  await expect(toast(page)).toContainText('Se cerraron todas las demás sesiones');
  await expect(page.getByText('No tienes la sesión abierta en ningún otro lugar.')).toBeVisible();
  await Promise.all(others.map(expectLoggedOut));
  await logInElsewhere(laptop);

  const current = page.getByLabel('Contraseña actual', { exact: true });
  const next = page.getByLabel('Contraseña nueva', { exact: true });
  const submit = page.getByRole('button', { name: 'Cambiar la contraseña' });
  await expect(current).toHaveAttribute('autocomplete', 'current-password');
  await expect(next).toHaveAttribute('autocomplete', 'new-password');
  await expect(page.locator('form input[autocomplete="username"]')).toHaveValue('Administración');

  // Errors appear next to their fields, and the typed values are kept.
  await submit.click();
  await expect(current).toHaveAccessibleDescription('Escribe tu contraseña actual');
  await expect(current).toBeFocused();
  await current.fill('no es la contraseña');
  await next.fill('corta');
  await submit.click();
  await expect(next).toHaveAccessibleDescription(/Usa al menos 12 caracteres/);
  await expect(next).toBeFocused();
  await next.fill(CHOSEN);
  await submit.click();
  await expect(current).toHaveAccessibleDescription('Esta no es tu contraseña actual');
  await expect(next).toHaveValue(CHOSEN);

  // The server changes the password, but its response is lost. Submitting the same form again succeeds.
  await page.route(
    '**/api/admin/password',
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await current.fill(DEMO_PASSWORD);
  await submit.click();
  await expect(toast(page)).toContainText('No se cambió la contraseña');
  await expect(current).toHaveValue(DEMO_PASSWORD);
  await submit.click();
  await expect(toast(page)).toContainText('Contraseña cambiada');
  await expect(current).toHaveValue('');
  await expect(next).toHaveValue('');
  await expect(sessions).toHaveCount(1);
  await expect(sessions).toContainText('Este dispositivo');
  await expectLoggedOut(laptop);
  await Promise.all(others.map((other) => other.dispose()));

  await page.getByRole('banner').getByRole('link', { name: 'Ajustes' }).click();
  await page.getByRole('button', { name: 'Salir' }).press('Enter');
  const password = page.getByLabel('Contraseña', { exact: true });
  const attempt = async (text: string) => {
    await password.fill(text);
    await page.getByRole('button', { name: 'Entrar' }).click();
  };
  // The build contains the gate for the old password, and the server returns the gate for the new one.
  // Passwords that match neither gate aren't sent.
  const attempts: string[] = [];
  await page.route(SESSION_CALL, (route) => {
    attempts.push(route.request().postData() ?? '');
    return route.continue();
  });
  await attempt('guineo verde con queso');
  await expect(toast(page)).toContainText('Contraseña incorrecta. Intenta de nuevo.');
  expect(attempts).toEqual([]);
  await attempt(DEMO_PASSWORD);
  await expect.poll(() => attempts.length).toBe(1);
  await expect(toast(page)).toContainText('Contraseña incorrecta. Intenta de nuevo.');
  await attempt(CHOSEN);
  await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
});

test('a login screen opened before a deployment accepts the new password and never sends a wrong one', async ({
  page,
}) => {
  let isOld = false;
  await page.route('**/assets/*.js', async (route) => {
    // Retries, because Playwright may reuse a connection that the server is closing.
    const response = await route.fetch({ maxRetries: 2 });
    const script = await response.text();
    const old = script.replace(/pbkdf2:\d+:[\w-]+:[0-9a-f]{4}/, OLD_GATE);
    isOld ||= old !== script;
    await route.fulfill({ response, body: old });
  });
  const attempts: string[] = [];
  await page.route(SESSION_CALL, (route) => {
    attempts.push(route.request().postData() ?? '');
    return route.continue();
  });
  await page.goto(ADMIN_PAGES.login);
  const attempt = async (text: string) => {
    await page.getByLabel('Password', { exact: true }).fill(text);
    await page.getByRole('button', { name: 'Log in' }).click();
  };
  await attempt('perros-y-palmas-2025');
  await expect(toast(page)).toContainText('Incorrect password. Please try again.');
  expect([isOld, attempts]).toEqual([true, []]);
  await attempt(DEMO_PASSWORD);
  await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
  expect(attempts).toHaveLength(1);
});
