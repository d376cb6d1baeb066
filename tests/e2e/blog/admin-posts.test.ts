/**
 * Tests the owner's posts list, the bin, and the dialogs for version history, scheduling and private links.
 */
import type { Page } from '@playwright/test';
import { ERROR_FIELD_HEADER, revisionTag } from '@app/domain/general/api';
import type { BlogPost } from '@app/domain/blog/posts';
import { momentOf, wallTimeOf } from '@app/domain/general/dates';
import { ADMIN_PAGES, postPath } from '@app/domain/general/paths';
import type { PostFields } from '@app/domain/blog/posts';
import type { Draft } from '@app/domain/drafts/drafts';
import { toDraft } from '../../../seed/records';
import { formatDateTime } from '../../../web/src/admin/platform/i18n/dateTime';
import { test as withBackend } from '../support/backend';
import { editorOf, field, PHONE } from '../support/editor';
import { projectWith } from '../support/own-project';
import {
  apiAnswer,
  chooseFromMenu,
  createPost,
  FAILURE,
  logIn,
  ownName,
  ownPost,
  removeStored,
  startSession,
  toast,
  visit,
} from '../support/owner';
import { expect, test } from '../support/test';

const PAGE_SIZE = 25;

test.afterEach(removeStored);

const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 2 }) });
const row = (page: Page, title: string) =>
  rows(page).filter({ has: page.getByRole('heading', { name: title }) });
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search by title' });
const dialog = (page: Page) => page.getByRole('dialog');

const readDraft = async (page: Page, id: string) =>
  (await (await page.request.get(`/api/admin/drafts/posts/${id}`)).json()) as Draft<'posts'>;

/** Saves changes to a draft through the API, as if from another device. */
async function change(page: Page, id: string, changes: Partial<PostFields>): Promise<void> {
  const { fields, suggested, revision } = await readDraft(page, id);
  const headers = { 'If-Match': revisionTag(revision) };
  const response = await page.request.put(`/api/admin/drafts/posts/${id}`, {
    headers,
    data: { fields: { ...fields, ...changes }, suggested },
  });
  expect(response.status(), await response.text()).toBe(200);
}

test.describe('post list', () => {
  test('the posts list links to editors and public pages, and keeps its search and filters in the URL across Back and reloads', async ({
    page,
  }) => {
    // A list that is already filtered shows its filters even with only a few posts.
    await logIn(page, `${ADMIN_PAGES.blog}?search=zzzz`);
    const word = ownName('Zarzuela').replace(' ', '');
    const draft = await createPost(page, ownPost({ titleEn: `${word} one`, slug: `${word}-1` }));
    const live = await createPost(
      page,
      ownPost({ titleEn: `${word} two`, slug: `${word}-2`, published: true }),
    );
    await change(page, live.id, { titleEs: 'Cambiado' });
    await search(page).fill(word.slice(0, -2).toLowerCase());
    await expect(rows(page)).toHaveCount(2);
    await expect(search(page)).toBeFocused();
    await expect(page).toHaveURL(/[?&]search=zarzuela/);

    await page.getByLabel('Status').selectOption('Published, with changes');
    await expect(rows(page)).toHaveCount(1);
    const item = row(page, live.titleEn);
    await expect(item).toContainText('Published, with changes');
    await item.getByRole('button', { name: /^More: / }).click();
    await expect(dialog(page).getByRole('link', { name: 'View' })).toHaveAttribute(
      'href',
      `/en/blog/${live.slug}`,
    );
    await expect(dialog(page).getByRole('link', { name: 'Edit' })).toHaveAttribute('href', editorOf(live));
    await page.keyboard.press('Escape');
    await page.getByLabel('Status').selectOption('Drafts');
    await expect(row(page, draft.titleEn)).toBeVisible();
    await page.goBack();
    await expect(row(page, live.titleEn)).toBeVisible();
    // The whole row is a link to the editor.
    await item.click({ position: { x: 12, y: 12 } });
    await expect(field(page, 'titleEn')).toHaveValue(live.titleEn);
    await page.goBack();
    await expect(rows(page)).toHaveCount(1);
    await page.reload();
    await expect(rows(page)).toHaveCount(1);
    await expect(search(page)).toHaveValue(word.slice(0, -2).toLowerCase());

    await search(page).fill(`${word} nothing`);
    await expect(page.getByText('No post matches')).toBeVisible();
    await page
      .getByRole('main')
      .getByText('Try fewer words')
      .locator('..')
      .getByRole('button', { name: 'Clear filters' })
      .click();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    await expect(rows(page).nth(2)).toBeVisible();
  });

  test('the posts list reports a failure to load, reloads on request, and shows a notice if there are no posts', async ({
    page,
  }) => {
    const list = (url: URL) => url.pathname === '/api/admin/drafts/posts';
    await page.route(list, (route) =>
      route.fulfill({ status: 500, contentType: 'text/plain', body: FAILURE }),
    );
    await logIn(page, ADMIN_PAGES.blog);
    await expect(page.getByRole('alert').filter({ hasText: 'The posts could not be loaded' })).toContainText(
      FAILURE,
    );
    await page.unroute(list);
    await page.route(list, (route) => route.fulfill(apiAnswer([])));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByText('No posts yet')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await page.unroute(list);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(rows(page).first()).toBeVisible();
  });

  withBackend('has its drafts on the dashboard, and more pages on request', async ({ page, backend }) => {
    const post = (id: string, publishedAt: string | null): BlogPost => ({
      ...ownPost({ slug: id, titleEn: id, published: publishedAt !== null }),
      id,
      languages: { en: true, es: true },
      publishedAt,
      updatedAt: publishedAt,
      categorySlug: 'puppies',
      tagSlugs: [],
    });
    const published = Array.from({ length: PAGE_SIZE + 1 }, (_, index) =>
      post(`public-${index}`, new Date(Date.UTC(2024, 0, 1 + index)).toISOString()),
    );
    const posts = [...published, post('draft-1', null), post('draft-2', null)];
    const projectId = await projectWith({ posts, drafts: posts.map(toDraft) });
    await backend.useEmptyDatabase({ GCLOUD_PROJECT: projectId });
    await logIn(page);
    const part = page.getByRole('region', { name: 'Blog' });
    await expect(part).toContainText('2 drafts');
    expect((await part.getByRole('listitem').allTextContents()).toSorted()).toEqual(['draft-1', 'draft-2']);

    await visit(page, `${ADMIN_PAGES.blog}?state=published`);
    await expect(rows(page)).toHaveCount(PAGE_SIZE);
    await page.getByRole('button', { name: 'Show more posts' }).click();
    await expect(rows(page)).toHaveCount(published.length);
    await expect(page.getByRole('button', { name: 'Show more posts' })).toHaveCount(0);
  });
});

const question = (page: Page) =>
  page.getByRole('alertdialog', { name: 'Are you sure you want to delete this blog post?' });

test('deleting a post moves it to the bin after confirmation, and the bin can restore it or delete it permanently', async ({
  page,
}) => {
  await startSession(page);
  const post = await createPost(page, ownPost());
  await page.goto(ADMIN_PAGES.blog);
  const item = row(page, post.titleEn);

  await chooseFromMenu(item, 'Delete');
  await expect(question(page).getByRole('button', { name: 'Keep it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(question(page)).toBeHidden();
  await expect(item.getByRole('button', { name: /^More: / })).toBeFocused();

  await chooseFromMenu(item, 'Delete');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(toast(page)).toContainText('Blog post deleted successfully!');
  await expect(item).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeFocused();
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('The post is back, as a draft');
  await chooseFromMenu(item, 'Delete');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(item).toHaveCount(0);

  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await expect(row(page, post.titleEn)).toContainText('29 days left');
  await chooseFromMenu(row(page, post.titleEn), 'Put back');
  await expect(row(page, post.titleEn)).toHaveCount(0);
  await page.getByRole('link', { name: 'Blog posts', exact: true }).click();
  await expect(row(page, post.titleEn)).toContainText('Draft');
  expect((await readDraft(page, post.id)).fields).toMatchObject({ slug: post.slug, titleEs: post.titleEs });

  await chooseFromMenu(row(page, post.titleEn), 'Delete');
  await question(page).getByRole('button', { name: 'Delete' }).click();
  await expect(item).toHaveCount(0);
  await page.getByRole('link', { name: 'Bin', exact: true }).click();
  await chooseFromMenu(row(page, post.titleEn), 'Delete for good');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete for good' }).click();
  await expect(toast(page)).toContainText('The post was deleted for good');
  await expect(row(page, post.titleEn)).toHaveCount(0);
  expect((await page.request.get(`/api/admin/drafts/posts/${post.id}`)).status()).toBe(404);
});

test('the owner can compare a published version with the current text, restore it, and undo that', async ({
  page,
}) => {
  await startSession(page);
  const post = await createPost(page, ownPost({ published: true, excerptEn: 'The first excerpt.' }));
  await change(page, post.id, { excerptEn: 'The second excerpt.', contentEs: '<p>Otro texto.</p>' });
  await page.goto(editorOf(post));
  await page.getByRole('button', { name: 'History' }).click();
  const excerpt = dialog(page).getByRole('region', { name: 'Excerpt, English' });
  await expect(excerpt.locator('mark')).toHaveText(['first', 'second']);
  await expect(dialog(page).getByRole('region', { name: 'Content, Spanish' })).toBeVisible();
  await expect(dialog(page)).toContainText('2 fields differ');

  await dialog(page).getByRole('button', { name: 'Restore this version' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Restore this version' }).click();
  await expect(field(page, 'excerptEn')).toHaveValue('The first excerpt.');
  expect((await readDraft(page, post.id)).fields.contentEs).toBe(post.contentEs);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(toast(page)).toContainText('Your text is back');
  await expect(field(page, 'excerptEn')).toHaveValue('The second excerpt.');
  expect((await readDraft(page, post.id)).fields).toMatchObject({
    excerptEn: 'The second excerpt.',
    contentEs: '<p>Otro texto.</p>',
  });
});

test.describe('scheduling a publication', () => {
  // Simulates an owner who is traveling. The times shown are still in Puerto Rico's time zone.
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('the owner can schedule a post in Puerto Rico’s time zone, and can remove the schedule', async ({
    page,
  }) => {
    await startSession(page);
    const post = await createPost(page, ownPost());
    await page.goto(editorOf(post));
    await page.getByRole('button', { name: /^Publish later/ }).click();
    const yesterday = wallTimeOf(new Date(Date.now() - 24 * 60 * 60 * 1000));
    await dialog(page).getByLabel('Date').fill(yesterday.date);
    await dialog(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog(page)).toContainText('Choose a time in the future');
    const wall = { date: wallTimeOf(new Date(Date.now() + 72 * 60 * 60 * 1000)).date, time: '18:30' };
    const publishAt = momentOf(wall)?.toISOString() ?? '';
    await dialog(page).getByLabel('Date').fill(wall.date);
    await dialog(page).getByLabel('Time').fill(wall.time);
    await expect(dialog(page)).toContainText(
      `It will be published on ${formatDateTime(publishAt, 'en')} (Puerto Rico time).`,
    );
    // Simulates the server rejecting an incomplete field.
    const headers = { [ERROR_FIELD_HEADER]: 'excerptEs' };
    await page.route(
      `**/api/admin/drafts/posts/${post.id}/schedule`,
      (route) =>
        route.fulfill({ status: 400, contentType: 'text/plain', headers, body: 'This field is required' }),
      { times: 1 },
    );
    await dialog(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog(page)).toContainText('Excerpt, Spanish: This field is required');
    await dialog(page).getByRole('button', { name: 'Schedule' }).click();
    await expect(dialog(page)).toBeHidden();
    expect((await readDraft(page, post.id)).publishAt).toBe(publishAt);

    await visit(page, `${ADMIN_PAGES.blog}?state=scheduled`);
    await row(page, post.titleEn)
      .filter({ hasText: `Scheduled for ${formatDateTime(publishAt, 'en')}` })
      .getByRole('link', { name: post.titleEn })
      .click();
    await page.getByRole('button', { name: /^Change the date/ }).click();
    await expect(dialog(page).getByLabel('Time')).toHaveValue('18:30');
    await dialog(page).getByRole('button', { name: 'Cancel', exact: true }).click();
    const panel = page.getByRole('region', { name: 'Publication' });
    await expect(panel).toContainText(`Scheduled for ${formatDateTime(publishAt, 'en')}`);
    await expect(panel).not.toContainText('Draft');
    await panel.getByRole('button', { name: 'Remove the schedule' }).click();
    const question = page.getByRole('alertdialog', { name: 'Remove the schedule?' });
    await question.getByRole('button', { name: 'Leave it scheduled' }).click();
    expect((await readDraft(page, post.id)).publishAt).toBe(publishAt);
    await panel.getByRole('button', { name: 'Remove the schedule' }).click();
    await question.getByRole('button', { name: 'Remove the schedule' }).click();
    await expect(panel).toContainText('Draft');
    expect((await readDraft(page, post.id)).publishAt).toBeNull();
  });
});

test('until it is revoked, a private link shows the unpublished text without a session', async ({
  page,
  browser,
}) => {
  await page.setViewportSize(PHONE);
  await startSession(page);
  const post = await createPost(page, ownPost({ published: true }));
  const title = { en: ownName('Not yet'), es: ownName('Todavía no') };
  await change(page, post.id, { titleEn: title.en, titleEs: title.es });
  await page.goto(editorOf(post));
  await page.getByRole('tab', { name: /Spanish/ }).click();
  const link = page.locator('details', { hasText: 'Private link' });
  await link.getByText('Private link', { exact: true }).click();
  await link.getByRole('button', { name: 'Make a private link' }).click();
  await expect(link).toContainText('Anyone with the link can see your latest text until');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await link.getByRole('button', { name: 'Copy the link' }).click();
  await expect(link).toContainText('Link copied');
  const url = await page.evaluate(() => navigator.clipboard.readText());

  const guest = await browser.newContext();
  const other = await guest.newPage();
  await other.goto(url);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title.es);
  await other.getByRole('link', { name: /^EN/ }).click();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(title.en);
  await other.goto(postPath(post.slug, 'es'));
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(post.titleEs);

  await link.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(link).toContainText('The link no longer works');
  await other.goto(url);
  await expect(other.getByRole('heading', { level: 1 })).toHaveText('Este enlace privado ya no funciona');
  await guest.close();
});
