import type { Page } from '@playwright/test';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { SESSION_COOKIE, SESSION_FLAG_KEY } from '@app/domain/account/session';
import { NEW } from '../support/editor';
import { DEMO_PASSWORD, logIn, toast } from '../support/owner';
import { expect, test } from '../support/test';

const password = (page: Page) => page.getByLabel('Password', { exact: true });

async function attempt(page: Page, text: string): Promise<void> {
  await password(page).fill(text);
  await page.getByRole('button', { name: 'Log in' }).click();
}

const flag = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), SESSION_FLAG_KEY);

test('without a session, every screen redirects to a login screen in the language of the owner’s area, and logging in returns to the requested screen', async ({
  page,
}) => {
  // The owner's area has its own language setting, English by default.
  await page.goto('/es');
  await page.goto(ADMIN_PAGES.dashboard);
  await expect(page).toHaveURL(ADMIN_PAGES.login);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to your site' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'ES, Español' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Entra a tu sitio' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await page.getByRole('button', { name: 'EN, English' }).click();
  expect(
    await page.evaluate(() => [localStorage.getItem('adminLanguage'), localStorage.getItem('language')]),
  ).toEqual(['en', 'es']);

  await page.goto(NEW);
  await expect(page).toHaveURL(ADMIN_PAGES.login);
  expect(await flag(page)).toBeNull();
  await attempt(page, DEMO_PASSWORD);
  await expect(page).toHaveURL(NEW);
  await expect(page.getByRole('heading', { level: 1, name: 'New post' })).toBeFocused();
  await expect(toast(page)).toContainText('Login Successful');
  await expect(toast(page)).toContainText('Welcome to the admin dashboard.');
  expect(await flag(page)).not.toBeNull();
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain(SESSION_FLAG_KEY);
  const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' });

  await page.goto(ADMIN_PAGES.login);
  await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
});

test('two tabs log in and out together, and going back does not reopen the owner’s area', async ({
  page,
  context,
}) => {
  await logIn(page);
  // Waits for the first tab, because the second tab gets the login state from it.
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible();
  const second = await context.newPage();
  await second.goto(ADMIN_PAGES.contactSubmissions);
  await expect(second).toHaveURL(ADMIN_PAGES.contactSubmissions);
  await expect(second.getByRole('heading', { level: 1, name: 'Contact Submissions' })).toBeVisible();

  await page.getByRole('link', { name: 'Blog', exact: true }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.blog);
  const ended = page.waitForResponse((response) => response.url().endsWith('/api/admin/session'));
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.login);
  await expect(toast(page)).toContainText('Logged Out');
  expect((await ended).status()).toBe(204);
  expect(await flag(page)).toBeNull();
  expect((await page.request.get('/api/admin/blog')).status()).toBe(401);
  await expect(second).toHaveURL(ADMIN_PAGES.login);
  await page.goBack();
  await expect(page).toHaveURL(ADMIN_PAGES.login);
  await expect(page.getByRole('heading', { level: 1, name: 'Log in to your site' })).toBeVisible();

  // After a login in one tab, the other tab returns to its screen.
  await attempt(page, DEMO_PASSWORD);
  await expect(second).toHaveURL(ADMIN_PAGES.contactSubmissions);

  // Unsaved text in one tab survives a logout in another until the next login.
  await second.getByRole('link', { name: 'Blog', exact: true }).click();
  await second.getByRole('link', { name: 'New post' }).click();
  await second.locator('[name="titleEn"]').fill('Half a thought');
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(second).toHaveURL(ADMIN_PAGES.login);
  await attempt(second, DEMO_PASSWORD);
  // The URL contains the post's id if the post was saved before the session ended; otherwise, it contains
  // `new`.
  await expect(second).toHaveURL(/\/admin\/blog\?post=/);
  await expect(second.locator('[name="titleEn"]')).toHaveValue('Half a thought');
});
