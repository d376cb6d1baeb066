/**
 * Tests that the owner's text survives slow, lost and repeated responses, closed tabs, a lost connection and
 * a second device.
 */
import type { Page } from '@playwright/test';
import { TITLE_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import {
  editorOf,
  expectSaved,
  field,
  html,
  NEW,
  openOwnPost,
  publish,
  saveState,
  readDraft,
} from '../support/editor';
import { findPost, keepForRemoval, logIn, ownName, removePost, removeStored, toast } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

/** Returns the id of the post in the editor, and marks the post for removal after the test. */
async function openedPost(page: Page): Promise<string> {
  await expect(page).not.toHaveURL(NEW);
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  keepForRemoval(id);
  return id;
}

test('text typed offline survives a killed tab, and the owner can continue in another tab', async ({
  page,
}) => {
  const post = await openOwnPost(page);
  await page.context().setOffline(true);
  await field(page, 'titleEs').fill('En el túnel');
  await expect(saveState(page)).toHaveText(
    'Failed to update post: no connection. Your text is safe on this device.',
  );
  await publish(page).click();
  await expect(toast(page)).toContainText('Failed to create blog post');
  await expect(toast(page)).toContainText('The server could not be reached.');
  await page.getByRole('button', { name: /^Delete/ }).press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(toast(page)).toContainText('Failed to delete blog post');
  await page.getByRole('link', { name: 'All posts' }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await expect(question).toContainText('It stays in this browser');
  await question.getByRole('button', { name: 'Keep writing' }).click();
  await page.context().setOffline(false);
  await expectSaved(page);
  expect((await readDraft(page, post.id)).fields.titleEs).toBe('En el túnel');

  await page.context().setOffline(true);
  await field(page, 'titleEs').fill('Medio pensamiento');
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'offline');
  await page.close();
  const tab = await page.context().newPage();
  await tab.context().setOffline(false);
  await logIn(tab, ADMIN_PAGES.blog);
  const list = tab.getByRole('region', { name: 'Not saved yet' });
  await list.getByRole('link', { name: post.titleEn }).click();
  await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
  await expect(tab.getByText(/Last typed: \w{3} \d+, \d{4} - \d+:\d\d [AP]M/)).toBeVisible();
  await expectSaved(tab);
  expect((await readDraft(tab, post.id)).fields.titleEs).toBe('Medio pensamiento');
  await tab.getByRole('button', { name: 'Go back' }).click();
  await expect(field(tab, 'titleEs')).toHaveValue('En el túnel');
  await tab.getByRole('status').getByRole('button', { name: 'Undo' }).click();
  await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
  await expectSaved(tab);
  await tab.getByRole('link', { name: 'All posts' }).click();
  await expect(tab.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
  await expect(list).toHaveCount(0);
});

test('each tab keeps its own text for a new post', async ({ page }) => {
  const [first, second] = [ownName('First'), ownName('Second')];
  await logIn(page, ADMIN_PAGES.blog);
  await page.route('**/api/admin/drafts/posts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('link', { name: 'New post' }).click();
  await field(page, 'titleEn').fill(first);
  await expect(saveState(page)).toHaveAttribute('data-save-state', 'offline');
  const tab = await page.context().newPage();
  await tab.route('**/api/admin/drafts/posts', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await tab.goto(NEW);
  await expect(field(tab, 'titleEn')).toHaveValue('');
  await field(tab, 'titleEn').fill(second);
  await expect(saveState(tab)).toHaveAttribute('data-save-state', 'offline');
  await tab.close();
  await page.getByRole('link', { name: 'All posts' }).click();
  await page
    .getByRole('alertdialog', { name: 'Leave without saving?' })
    .getByRole('button', { name: 'Leave' })
    .click();
  await expect(page).toHaveURL(ADMIN_PAGES.blog);
  const list = page.getByRole('region', { name: 'Not saved yet' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  await page.unroute('**/api/admin/drafts/posts');
  await list.getByRole('link', { name: first }).click();
  await expect(field(page, 'titleEn')).toHaveValue(first);
  await expectSaved(page);
  await openedPost(page);
});

test('unsaved text in a post that was deleted or is in the bin can be saved, even after a reload', async ({
  page,
}) => {
  const post = await openOwnPost(page);
  expect((await page.request.delete(`/api/admin/drafts/posts/${post.id}`)).status()).toBe(204);
  await (await html(page, 'contentEn')).fill('<p>Minutes of work.</p>');
  await expect(saveState(page)).toHaveText('This post is in the bin.');
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expectSaved(page);
  expect(await readDraft(page, post.id)).toMatchObject({
    deletedAt: null,
    fields: { contentEn: '<p>Minutes of work.</p>' },
  });

  await removePost(post.id);
  await page.locator('textarea[name="contentEn"]').fill('<p>Hours of work.</p>');
  await expect(saveState(page)).toHaveText('Not saved: this post was deleted elsewhere.');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(await html(page, 'contentEn')).toHaveValue('<p>Hours of work.</p>');
  await page
    .getByRole('alert')
    .filter({ hasText: 'This post was deleted elsewhere' })
    .getByRole('button', { name: 'Save as a new post' })
    .click();
  await expectSaved(page);
  await expect(page).not.toHaveURL(editorOf(post));
  expect(await findPost(post.titleEn)).toMatchObject({ contentEn: '<p>Hours of work.</p>' });
});

test('the editor warns when a published post’s URL changes, and publishing a correction keeps the post’s date unless the owner chooses today’s', async ({
  page,
}) => {
  const post = await openOwnPost(page, { published: true, titleEs: 'Con el error' });
  await field(page, 'slug').fill(ownName('another-address').replace(' ', '-'));
  await expect(field(page, 'slug')).toHaveAccessibleDescription(
    'This post is public. Links to its old address will go to the new one.',
  );
  const date = page.getByRole('group', { name: 'Date visitors see' });
  await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
  const long = 'x'.repeat(TITLE_MAX_LENGTH + 12);
  await field(page, 'titleEn').fill(long);
  await expect(field(page, 'titleEn')).toHaveAccessibleDescription(
    /This field is too long: 12 characters too many/,
  );
  await field(page, 'titleEn').fill('Without the typo');
  await publish(page).press('Enter');
  await expect(toast(page)).toContainText('Blog post updated successfully!');
  expect((await readDraft(page, post.id)).publishedAt).toBe(post.publishedAt);

  await date.getByRole('radio', { name: 'Publish with today’s date' }).check();
  // A toast temporarily covers the button, so it is pressed with the keyboard.
  await publish(page).press('Enter');
  await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
  const { publishedAt } = await readDraft(page, post.id);
  expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.parse(post.publishedAt ?? ''));
});
