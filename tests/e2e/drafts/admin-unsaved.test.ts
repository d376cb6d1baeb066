/** What the owner types survives slow, lost and repeated responses, closed tabs, a lost connection and a second device. */
import type { Page, Route } from '@playwright/test';
import { TITLE_MAX_LENGTH } from '@app/domain/blog/posts.limits';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import { draftPath } from '@app/domain/drafts/api';
import { facts } from '../../../seed/facts';
import {
  changeElsewhere,
  editorOf,
  expectSaved,
  field,
  html,
  NEW,
  openOwnPost,
  PHONE,
  publish,
  saveState,
  readDraft,
} from '../support/editor';
import { findPost, keepForRemoval, logIn, ownName, removePost, removeStored, toast } from '../support/owner';
import { expect, test } from '../support/test';

test.afterEach(removeStored);

const creation = { method: 'POST', pattern: `**${draftPath('posts')}` };
const saveOf = ({ id }: { id: string }) => ({ method: 'PUT', pattern: `**${draftPath('posts', id)}` });

interface Call {
  method: string;
  pattern: string;
}

/** Holds every matching call back until `release` is called; `arrived` resolves with the first one. */
async function holdCall(
  page: Page,
  { pattern, method }: Call,
): Promise<{ arrived: Promise<void>; release: () => void }> {
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(pattern, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    arrive();
    await released;
    return route.continue();
  });
  return { arrived, release: () => release() };
}

/** Lets the next matching call reach the server, and drops its response; resolves when it has. */
function loseNextResponse(page: Page, { pattern, method }: Call): Promise<void> {
  return new Promise((resolve) => {
    let isLost = false;
    const handle = async (route: Route) => {
      if (isLost || route.request().method() !== method) return route.fallback();
      isLost = true;
      await route.fetch();
      await route.abort();
      resolve();
    };
    void page.route(pattern, handle);
  });
}

/** The id of the post in the editor, which is removed after the test. */
async function openedPost(page: Page): Promise<string> {
  await expect(page).not.toHaveURL(NEW);
  const id = new URL(page.url()).searchParams.get('post') ?? '';
  keepForRemoval(id);
  return id;
}

test.describe('text that is typed during a save', () => {
  test('is kept and saved next; the caret stays where it is', async ({ page }) => {
    const post = await openOwnPost(page);
    const call = await holdCall(page, saveOf(post));
    await field(page, 'excerptEn').fill('First.');
    await call.arrived;
    await expect(saveState(page)).toHaveText('Saving…');
    await field(page, 'titleEs').fill('Mientras tanto');
    await field(page, 'excerptEn').fill('First, and second.');
    await field(page, 'excerptEn').evaluate((control: HTMLTextAreaElement) =>
      control.setSelectionRange(5, 5),
    );
    call.release();
    await expectSaved(page);
    expect((await readDraft(page, post.id)).fields).toMatchObject({
      excerptEn: 'First, and second.',
      titleEs: 'Mientras tanto',
    });
    expect(
      await field(page, 'excerptEn').evaluate((control: HTMLTextAreaElement) => control.selectionStart),
    ).toBe(5);
  });

  test('is kept when the post is new, and the place, too', async ({ page }) => {
    await logIn(page, NEW);
    const call = await holdCall(page, creation);
    await field(page, 'excerptEs').fill('En breve.');
    await call.arrived;
    await field(page, 'excerptEs').pressSequentially(' Y algo más.');
    const place = await page.evaluate(() => {
      scrollTo(0, 200);
      return scrollY;
    });
    call.release();
    const id = await openedPost(page);
    await expect(field(page, 'excerptEs')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expectSaved(page);
    expect((await readDraft(page, id)).fields.excerptEs).toBe('En breve. Y algo más.');
  });

  test('is saved in the same post where the first response was lost', async ({ page }) => {
    const title = ownName('Lost');
    await logIn(page, NEW);
    const lost = loseNextResponse(page, creation);
    await field(page, 'titleEn').fill(title);
    await lost;
    await field(page, 'excerptEn').fill('Written after the loss.');
    await expectSaved(page);
    await openedPost(page);
    expect(await findPost(title)).toMatchObject({ excerptEn: 'Written after the loss.' });
  });
});

test.describe('two devices', () => {
  test('never overwrite each other: where both changed a field, the owner chooses', async ({ page }) => {
    const post = await openOwnPost(page, { published: true });
    await changeElsewhere(page, post, { excerptEn: 'From the phone.', excerptEs: 'Desde el teléfono.' });
    await field(page, 'excerptEn').fill('From the laptop.');
    await field(page, 'titleEs').fill('Título de la laptop');
    await expect(
      page.getByRole('alert').filter({ hasText: 'This post was changed elsewhere' }),
    ).toBeVisible();
    await expect(saveState(page)).toHaveText('Not saved: this was changed elsewhere, too.');
    expect((await readDraft(page, post.id)).fields).toMatchObject({
      excerptEn: 'From the phone.',
      titleEs: post.titleEs,
    });
    await page.locator('[data-save-bar]').getByRole('button', { name: 'Compare and choose' }).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this post' });
    // What only one device changed is joined without a question.
    await expect(dialog.getByRole('group')).toHaveCount(1);
    await expect(dialog.getByText('1 passage left to choose')).toBeVisible();
    await dialog
      .getByRole('group', { name: 'Excerpt, English' })
      .getByRole('radio', { name: /Yours/ })
      .check();
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await expectSaved(page);
    expect(await readDraft(page, post.id)).toMatchObject({
      hasChanges: true,
      fields: {
        excerptEn: 'From the laptop.',
        excerptEs: 'Desde el teléfono.',
        titleEs: 'Título de la laptop',
        titleEn: post.titleEn,
      },
    });
  });

  test('do not publish what was changed elsewhere before the owner has seen it', async ({ page }) => {
    const post = await openOwnPost(page);
    await changeElsewhere(page, post, { titleEs: 'Desde el teléfono' });
    await publish(page).click();
    await expect(toast(page)).toContainText('Failed to create blog post');
    await expect(field(page, 'titleEs')).toHaveValue('Desde el teléfono');
    expect((await readDraft(page, post.id)).publishedAt).toBeNull();
    await publish(page).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
  });
});

test.describe('without a connection', () => {
  test('text stays on the device, also in a closed tab, and goes up when the connection is back', async ({
    page,
  }) => {
    const post = await openOwnPost(page);
    await page.context().setOffline(true);
    await field(page, 'titleEs').fill('En el túnel');
    await expect(saveState(page)).toHaveText(
      'Failed to update post: no connection. Your text is safe on this device.',
    );
    await page.getByRole('link', { name: 'All posts' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(question).toContainText('It stays in this browser');
    await question.getByRole('button', { name: 'Keep writing' }).click();
    await page.context().setOffline(false);
    await expectSaved(page);
    expect((await readDraft(page, post.id)).fields.titleEs).toBe('En el túnel');
  });

  test('a killed tab loses nothing: the next one continues and saves, and discarding can be undone', async ({
    page,
  }) => {
    const post = await openOwnPost(page);
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
    await tab.getByRole('button', { name: 'Go back to that' }).click();
    await expect(field(tab, 'titleEs')).toHaveValue(post.titleEs);
    await tab.getByRole('status').getByRole('button', { name: 'Undo' }).click();
    await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
    await expectSaved(tab);
    await tab.getByRole('link', { name: 'All posts' }).click();
    await expect(tab.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  test('text of new posts is kept separately for each tab', async ({ page }) => {
    const [first, second] = [ownName('First'), ownName('Second')];
    await logIn(page, ADMIN_PAGES.blog);
    await page.route(`**${draftPath('posts')}`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await page.getByRole('link', { name: 'New post' }).click();
    await field(page, 'titleEn').fill(first);
    await expect(saveState(page)).toHaveAttribute('data-save-state', 'offline');
    const tab = await page.context().newPage();
    await tab.route(`**${draftPath('posts')}`, (route) =>
      route.request().method() === 'POST' ? route.abort() : route.fallback(),
    );
    await tab.goto(NEW);
    await expect(field(tab, 'titleEn')).toHaveValue('');
    await field(tab, 'titleEn').fill(second);
    await expect(saveState(tab)).toHaveAttribute('data-save-state', 'offline');
    await tab.close();
    await page.getByRole('link', { name: 'Dashboard' }).click();
    await page
      .getByRole('alertdialog', { name: 'Leave without saving?' })
      .getByRole('button', { name: 'Leave' })
      .click();
    await expect(page).toHaveURL(ADMIN_PAGES.dashboard);
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    const list = page.getByRole('region', { name: 'Not saved yet' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await page.unroute(`**${draftPath('posts')}`);
    await list.getByRole('link', { name: first }).click();
    await expect(field(page, 'titleEn')).toHaveValue(first);
    await expectSaved(page);
    await openedPost(page);
  });
});

test.describe('unsaved text', () => {
  test('of a post that was deleted for good elsewhere can be saved as a new post, also after a reload', async ({
    page,
  }) => {
    const post = await openOwnPost(page);
    await removePost(post.id);
    await (await html(page, 'contentEn')).fill('<p>Hours of work.</p>');
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
    await findPost(post.titleEn);
    await page.reload();
    await expect(await html(page, 'contentEn')).toHaveValue('<p>Hours of work.</p>');
  });

  test('of a post that is in the bin is saved when it is taken out', async ({ page }) => {
    const post = await openOwnPost(page);
    expect((await page.request.delete(draftPath('posts', post.id))).status()).toBe(204);
    await (await html(page, 'contentEn')).fill('<p>Hours of work.</p>');
    await expect(saveState(page)).toHaveText('This post is in the bin.');
    await page.getByRole('button', { name: 'Take it out of the bin' }).click();
    await expectSaved(page);
    expect(await readDraft(page, post.id)).toMatchObject({
      deletedAt: null,
      fields: { contentEn: '<p>Hours of work.</p>' },
    });
  });

  test('that is too long is not cut: its field says by how much, and the other fields are saved', async ({
    page,
  }) => {
    const post = await openOwnPost(page);
    const long = 'x'.repeat(TITLE_MAX_LENGTH + 12);
    await field(page, 'titleEn').fill(long);
    await field(page, 'titleEs').fill('Corto');
    await expect(field(page, 'titleEn')).toHaveAccessibleDescription(
      /This field is too long: 12 characters too many/,
    );
    await expect
      .poll(async () => (await readDraft(page, post.id)).fields)
      .toMatchObject({ titleEn: post.titleEn, titleEs: 'Corto' });
    await expect(saveState(page)).toHaveText('1 field needs attention');
    await expect(field(page, 'titleEn')).toHaveValue(long);
  });
});

test('leaving the editor saves first, and asks only when that takes long', async ({ page }) => {
  const post = await openOwnPost(page);
  await field(page, 'excerptEn').fill('On its way.');
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.blog);
  expect((await readDraft(page, post.id)).fields.excerptEn).toBe('On its way.');

  await page.goBack();
  const call = await holdCall(page, saveOf(post));
  await field(page, 'excerptEn').fill('Slowly.');
  await page.getByRole('link', { name: 'All posts' }).click();
  await call.arrived;
  await expect(page.getByRole('alertdialog', { name: 'Leave while it is being saved?' })).not.toContainText(
    'lost',
  );
  call.release();
  await expect(page).toHaveURL(ADMIN_PAGES.blog);
  await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0);
  expect((await readDraft(page, post.id)).fields.excerptEn).toBe('Slowly.');
});

test.describe('the editor is right about', () => {
  test('the address of a published post, and its date: a correction keeps it, unless the owner chooses today’s', async ({
    page,
  }) => {
    const post = await openOwnPost(page, { published: true });
    await field(page, 'slug').fill(ownName('another-address').replace(' ', '-'));
    await expect(field(page, 'slug')).toHaveAccessibleDescription(
      'This post is public: links to its old address will lead to the new one.',
    );
    const date = page.getByRole('group', { name: 'Date that visitors see' });
    await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
    await field(page, 'excerptEn').fill('Without the typo.');
    await publish(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    expect((await readDraft(page, post.id)).publishedAt).toBe(post.publishedAt);

    await date.getByRole('radio', { name: 'Publish with today’s date' }).check();
    await publish(page).click();
    await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
    const { publishedAt } = await readDraft(page, post.id);
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.parse(post.publishedAt ?? ''));
  });

  test('a text of which the server leaves nothing, in the owner’s language, at its field', async ({
    page,
  }) => {
    await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
    await page.setViewportSize(PHONE);
    await openOwnPost(page);
    await page.getByRole('tab', { name: /Inglés/ }).click();
    await (await html(page, 'contentEn')).fill('<script>alert(1)</script>');
    await page.getByRole('tab', { name: /Español/ }).click();
    await field(page, 'titleEs').fill('');
    await field(page, 'excerptEs').fill('');
    await publish(page).click();
    await expect(field(page, 'contentEn')).toHaveAccessibleDescription(/Hace falta en al menos uno/);
    await expect(field(page, 'contentEn')).toBeFocused();
  });

  test('an image path that does not exist, at its field, before anything is published', async ({ page }) => {
    const post = await openOwnPost(page);
    await page.getByText('Use a picture from the site').click();
    for (const path of ['/images/uploads/mistyped-800x600.webp', '/images/site/mistyped.webp', '/en/about']) {
      await field(page, 'featuredImage').fill(path);
      await publish(page).click();
      await expect(field(page, 'featuredImage')).toHaveAccessibleDescription(
        /There is no picture at this address/,
      );
      await expect(field(page, 'featuredImage')).toBeFocused();
    }
    expect((await readDraft(page, post.id)).publishedAt).toBeNull();
    await field(page, 'featuredImage').fill(facts.portrait);
    await publish(page).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
  });
});
