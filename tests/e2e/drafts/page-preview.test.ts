/** Tests the preview of a draft's page beside its fields. */
import { draftScreenPath } from '@app/domain/general/paths';
import type { FrameLocator, Page } from '@playwright/test';
import { expectNoAxeFindings } from '../support/axe';
import { editorOf, field, openOwnPost, PHONE } from '../support/editor';
import { createPost, logIn, ownPost, removeStored, startSession, visit } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

// `startSession` hides the preview by default, so these tests turn it on.
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    if (window === top) localStorage.setItem('editorPage', 'shown');
  }),
);

const LAPTOP = { width: 1440, height: 900 };

const frameOf = (page: Page): FrameLocator => page.frameLocator('iframe');
const title = (page: Page) => frameOf(page).getByRole('heading', { level: 1 });
const openPage = (page: Page) => page.getByRole('button', { name: 'Preview', exact: true });

test('on a laptop, the preview updates in the field’s language as the owner types, and clicking text in the preview focuses its field', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  const post = await openOwnPost(page, { contentEs: '<p>Con calma y con premios.</p>' });
  await expect(title(page)).toHaveText(post.titleEn);
  await title(page).click();
  await expect(field(page, 'titleEn')).toBeFocused();
  // The preview outlines the text of the focused field.
  await expect(title(page)).toHaveCSS('outline-style', 'solid');
  // Blocks saves, so that only the editor can provide the preview's text.
  await page.route('**/api/admin/drafts/**', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.fallback(),
  );
  await field(page, 'titleEn').fill('Typed just now');
  await expect(title(page)).toHaveText('Typed just now', { timeout: 1000 });
  await field(page, 'contentEn').fill('Every word of it.');
  await expect(frameOf(page).locator('article')).toContainText('Every word of it.');
  await page.getByRole('tab', { name: /Spanish/ }).click();
  await expect(title(page)).toHaveText(post.titleEs);
  await expectNoAxeFindings(page);

  await page.getByRole('tab', { name: /English/ }).click();
  await frameOf(page).getByRole('link', { name: /^ES/ }).click();
  await frameOf(page).getByText('Con calma y con premios.').click();
  await expect(field(page, 'contentEs')).toBeFocused();
  await expect(page.getByRole('tab', { name: /Spanish/ })).toHaveAttribute('aria-selected', 'true');
});

test('on a phone, one tap opens the preview, closing it restores the scroll position, and tapping text in it focuses the text’s field', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize(PHONE);
  await startSession(page);
  const post = await createPost(page, ownPost());
  await page.goto(editorOf(post));
  await field(page, 'excerptEn').fill('Shorter now.');
  const place = await page.evaluate(() => scrollY);
  await openPage(page).click();
  const excerpt = frameOf(page).locator('[data-field="excerptEn"]');
  await expect(excerpt).toHaveText('Shorter now.');
  await expect(excerpt).toHaveCSS('outline-style', 'solid');
  expect(
    await frameOf(page)
      .locator('html')
      .evaluate((root) => root.clientWidth),
  ).toBe(PHONE.width);
  await page.getByRole('button', { name: 'Desktop' }).click();
  expect(
    await frameOf(page)
      .locator('html')
      .evaluate((root) => root.clientWidth),
  ).toBe(LAPTOP.width);
  await page.getByRole('button', { name: 'Close preview' }).click();
  expect(await page.evaluate(() => scrollY)).toBe(place);
  await openPage(page).click();
  await title(page).click();
  await expect(field(page, 'titleEn')).toBeFocused();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the preview shows the draft within its list, and the previewed page can’t navigate or access cookies, browser storage or the editor', async ({
  page,
}) => {
  await page.setViewportSize(LAPTOP);
  await logIn(page, draftScreenPath('services', 'puppy-training'));
  await expect(frameOf(page).getByRole('heading', { name: 'Puppy Training' })).toBeInViewport();
  // Scrolling inside the preview doesn't scroll the editor.
  expect(await page.evaluate(() => scrollY)).toBe(0);

  await visit(page, draftScreenPath('pages', 'contact'));
  await expect(frameOf(page).getByRole('heading', { name: 'Puppy Training' })).toHaveCount(0);
  await expect(title(page)).toBeVisible();
  const frame = page.frames().find((each) => each !== page.mainFrame());
  const attempts: (() => unknown)[] = [
    () => document.cookie,
    () => localStorage.length,
    () => sessionStorage.length,
    () => parent.document.title,
    () => parent.sessionStorage.length,
    () => indexedDB.open('x').readyState,
  ];
  for (const attempt of attempts)
    await expect(frame?.evaluate(attempt), String(attempt)).rejects.toThrow('SecurityError');
  expect(await frame?.evaluate(() => origin)).toBe('null');
  // The sandbox also applies if the frame is opened on its own.
  const alone = await page.request.get('/preview-frame');
  expect(alone.headers()['content-security-policy']).toContain('sandbox allow-scripts');
  await frameOf(page).getByRole('contentinfo').getByRole('link').last().click();
  await expect(title(page)).toBeVisible();
  await expect(page).toHaveURL(/pages\/contact$/);
});
