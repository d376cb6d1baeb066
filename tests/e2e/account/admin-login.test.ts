import type { Page } from '@playwright/test';
import { ACCOUNT_PATHS } from '@app/domain/account/api';
import { BLOG_PATHS } from '@app/domain/blog/api';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { SESSION_COOKIE, SESSION_FLAG_KEY } from '@app/domain/account/session';
import { hashPassword } from '../../../functions/passwords.mjs';
import { test as withBackend } from '../support/backend';
import { DEMO_PASSWORD, logIn, revokeSession, startSession, toast } from '../support/owner';
import { expect, test } from '../support/test';

const SESSION_CALL = `**${ACCOUNT_PATHS.session}`;
const GATE_CALL = `**${ACCOUNT_PATHS.adminGate}`;

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function attempt(page: Page, text: string): Promise<void> {
  await password(page).fill(text);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const flag = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), SESSION_FLAG_KEY);

test.describe('the login', () => {
  test('comes before every screen, and leads back to it', async ({ page }) => {
    for (const path of [
      ADMIN_PAGES.dashboard,
      ADMIN_PAGES.contactSubmissions,
      ADMIN_PAGES.viewSubmissions,
      ADMIN_PAGES.imageDiagnostics,
      `${ADMIN_PAGES.blog}?post=new`,
    ]) {
      await page.goto(path);
      await expect(page).toHaveURL(ADMIN_PAGES.login);
    }
    await attempt(page, DEMO_PASSWORD);
    await expect(page).toHaveURL(`${ADMIN_PAGES.blog}?post=new`);
    await expect(toast(page)).toContainText('Login Successful');
    await expect(toast(page)).toContainText('Welcome to the admin dashboard.');
  });

  test('opens the dashboard by default, and stores its flag in session storage', async ({ page }) => {
    await page.goto(ADMIN_PAGES.login);
    expect(await flag(page)).toBeNull();
    await attempt(page, DEMO_PASSWORD);
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeFocused();
    await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
    expect(await flag(page)).not.toBeNull();
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(SESSION_FLAG_KEY);
    const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
    expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });
  });

  test('is skipped for an owner who is logged in', async ({ page }) => {
    await startSession(page);
    await page.goto(ADMIN_PAGES.login);
    await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  });

  test('asks for a password where the field is empty', async ({ page }) => {
    await page.goto(ADMIN_PAGES.login);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(toast(page)).toContainText('Password Required');
    await expect(toast(page)).toContainText('Please enter the admin password.');
    await expect(password(page)).toBeFocused();
    await expect(password(page)).toHaveAccessibleDescription('Please enter the admin password.');
  });

  test('rejects a wrong password without sending it', async ({ page }) => {
    const calls: string[] = [];
    page.on('request', (request) => calls.push(request.url() + (request.postData() ?? '')));
    await page.goto(ADMIN_PAGES.login);
    await attempt(page, 'perros-y-palmas-2025');
    await expect(toast(page)).toContainText('Login Failed');
    await expect(toast(page)).toContainText('Incorrect password. Please try again.');
    expect(
      calls.filter((call) => call.includes(ACCOUNT_PATHS.session) || call.includes('perros-y-palmas-2025')),
    ).toEqual([]);
    expect(await flag(page)).toBeNull();
  });

  withBackend(
    'relies on the server, not on the browser, and asks to wait after five attempts',
    async ({ page, backend }) => {
      // The browser's gate still accepts a password that the server no longer does.
      await backend.useEmptyDatabase({ ADMIN_PASSWORD_HASH: hashPassword('another-password-since') });
      await page.goto(ADMIN_PAGES.login);
      for (let count = 0; count < 5; count += 1) {
        const answer = page.waitForResponse(SESSION_CALL);
        await attempt(page, DEMO_PASSWORD);
        expect((await answer).status()).toBe(401);
        await expect(toast(page)).toContainText('Login Failed');
        await expect(toast(page)).toContainText('Incorrect password. Please try again.');
        await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
      }
      const answer = page.waitForResponse(SESSION_CALL);
      await attempt(page, DEMO_PASSWORD);
      expect((await answer).status()).toBe(429);
      await expect(toast(page)).toContainText('Login Failed');
      await expect(toast(page)).toContainText('Too many attempts. Please wait a few minutes and try again.');
      await expect(password(page)).toBeFocused();
      await expect(page).toHaveURL(ADMIN_PAGES.login);
    },
  );

  withBackend(
    'reports a server that fails or cannot be reached, and works again afterwards',
    async ({ page, backend }) => {
      const expectLoginError = async () => {
        await expect(toast(page)).toContainText('Login Error');
        await expect(toast(page)).toContainText('An error occurred during login. Please try again.');
        await page.getByRole('button', { name: 'Close notification' }).click();
      };
      await page.goto(ADMIN_PAGES.login);
      await backend.fail();
      const answer = page.waitForResponse(SESSION_CALL);
      await attempt(page, DEMO_PASSWORD);
      expect((await answer).status()).toBe(500);
      await expectLoginError();

      await backend.stop();
      await page.getByRole('button', { name: 'Log in' }).click();
      await expectLoginError();
      // Nor can anybody know now whether this is a password that the owner has chosen since the build.
      await attempt(page, 'perros-y-palmas-2025');
      await expectLoginError();
      await password(page).fill(DEMO_PASSWORD);

      await backend.start();
      backend.recover();
      await page.getByRole('button', { name: 'Log in' }).click();
      await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
    },
  );

  for (const status of [404, 405]) {
    test(`relies on the gate alone where the backend responds with ${status}`, async ({ page }) => {
      for (const path of [SESSION_CALL, GATE_CALL])
        await page.route(path, (route) => route.fulfill({ status, body: 'No sessions here' }));
      await page.goto(ADMIN_PAGES.login);
      await attempt(page, 'not the password');
      await expect(toast(page)).toContainText('Login Failed');
      await attempt(page, DEMO_PASSWORD);
      await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
      // The data still requires the cookie.
      await expect(page.getByText('Unauthorized', { exact: true }).first()).toBeVisible();
    });
  }

  test('shows the password on request, warns about Caps Lock, and supports password managers', async ({
    page,
  }) => {
    await page.goto(ADMIN_PAGES.login);
    const field = password(page);
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', 'current-password');
    await expect(page.locator('input[autocomplete="username"]')).toHaveCount(1);
    await page.getByRole('button', { name: 'Show password' }).click();
    await expect(field).toHaveAttribute('type', 'text');
    await expect(page.getByRole('button', { name: 'Show password' })).toHaveAttribute('aria-pressed', 'true');

    const press = (on: boolean) =>
      field.evaluate((input, capsLock) => {
        input.dispatchEvent(
          new KeyboardEvent('keydown', { key: 'A', bubbles: true, modifierCapsLock: capsLock }),
        );
      }, on);
    await press(true);
    await expect(page.getByText('Caps Lock is on.')).toBeVisible();
    await press(false);
    await expect(page.getByText('Caps Lock is on.')).toBeHidden();
  });

  test('sends one attempt for a double click', async ({ page }) => {
    let calls = 0;
    page.on('request', (request) => {
      if (request.url().endsWith(ACCOUNT_PATHS.session)) calls += 1;
    });
    await page.goto(ADMIN_PAGES.login);
    await password(page).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).dblclick();
    await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
    expect(calls).toBe(1);
  });
});

test.describe('logging out', () => {
  test('ends the session on the server, and going back does not reopen the area', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.dashboard);
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    const ended = page.waitForResponse((response) => response.url().endsWith(ACCOUNT_PATHS.session));
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await expect(toast(page)).toContainText('Logged Out');
    expect((await ended).status()).toBe(204);
    expect(await flag(page)).toBeNull();
    expect((await page.request.get(BLOG_PATHS.adminBlog)).status()).toBe(401);

    await page.goBack();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to your site' })).toBeVisible();
  });

  test('leads to the login even without a network', async ({ page, context }) => {
    const login = page.waitForResponse(/LoginPage/);
    await logIn(page);
    await login;
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await expect(toast(page)).toContainText('Logged Out');
    await expect(toast(page)).toContainText('The session there ends by itself within an hour.');
    expect(await flag(page)).toBeNull();
  });
});

test.describe('two tabs', () => {
  test('are logged in and out together', async ({ page, context }) => {
    await logIn(page);
    // Another tab learns from this one that the owner is logged in.
    await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
    const second = await context.newPage();
    await second.goto(ADMIN_PAGES.contactSubmissions);
    await expect(second).toHaveURL(ADMIN_PAGES.contactSubmissions);
    await expect(second.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeVisible();

    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(second).toHaveURL(ADMIN_PAGES.login);
    // A login in one tab returns the other to its screen.
    await attempt(page, DEMO_PASSWORD);
    await expect(second).toHaveURL(ADMIN_PAGES.contactSubmissions);

    // What was being typed in a tab that was logged out by another one is there after the login.
    await second.getByRole('link', { name: 'Blog', exact: true }).click();
    await second.getByRole('link', { name: 'New post' }).click();
    await second.locator('[name="titleEn"]').fill('Half a thought');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(second).toHaveURL(ADMIN_PAGES.login);
    await attempt(second, DEMO_PASSWORD);
    // The address is that of the post if it was saved before the session ended.
    await expect(second).toHaveURL(/\/admin\/blog\?post=/);
    await expect(second.locator('[name="titleEn"]')).toHaveValue('Half a thought');
  });
});

test.describe('an expired session', () => {
  test('shows the error, and a link to log in again that leads back', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.contactSubmissions);
    await expect(page.getByRole('button', { name: 'Refresh', exact: true })).toBeEnabled();
    await revokeSession(page);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(page.getByText('Failed to fetch submissions: 401: Unauthorized')).toBeVisible();
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await attempt(page, DEMO_PASSWORD);
    await expect(page).toHaveURL(ADMIN_PAGES.contactSubmissions);
    await expect(page.getByText('Failed to fetch submissions')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Log in again' })).toBeHidden();
  });
});

test.describe('the language of the owner’s area', () => {
  test('is English by default, and a choice is stored apart from the visitors’ language', async ({
    page,
  }) => {
    await page.goto('/es');
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.goto(ADMIN_PAGES.login);
    await expect(page.getByRole('heading', { level: 1, name: 'Log in to your site' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');

    await page.getByRole('button', { name: 'ES, Español' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Entra a tu sitio' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'es');
    await page.getByRole('button', { name: 'Entrar' }).click();
    await expect(toast(page)).toContainText('Falta la contraseña');

    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Entra a tu sitio' })).toBeVisible();
    await page.goto('/en');
    const remembered = () =>
      page.evaluate(() => [localStorage.getItem('adminLanguage'), localStorage.getItem('language')]);
    await expect.poll(remembered).toEqual(['es', 'en']);
  });
});
