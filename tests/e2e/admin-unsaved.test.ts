/** Unsaved text survives slow, lost and repeated responses, closed tabs, and a second device. */
import type { Page, Route } from '@playwright/test';
import { API_PATHS, adminBlogPostPath } from '@perro-wisdom/domain/api';
import type { AdminPost } from '@perro-wisdom/domain/blog';
import { TITLE_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { editorOf, field, fillPost, NEW, openOwnPost, PHONE, PHOTO, save } from './support/editor';
import { createPost, findPost, logIn, ownName, ownPost, removePost, removeStored, toast } from './support/owner';
import { expect, test } from './support/test';

test.afterEach(removeStored);

const SAVED = 'All changes saved';
const UNSAVED = 'Unsaved changes';
const postCall = (method: string, path: string = API_PATHS.adminBlog) => ({
  matches: (route: Route) => route.request().method() === method,
  pattern: `**${path}`,
});
const creation = postCall('POST');
const updateOf = ({ id }: { id: string }) => postCall('PUT', adminBlogPostPath(id));

type Call = ReturnType<typeof postCall>;

function deferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((settle) => (resolve = settle));
  return { promise, resolve };
}

/** Holds every matching call back until `release` is called; `arrived` resolves with the first one. */
async function holdCall(page: Page, { pattern, matches }: Call): Promise<{ arrived: Promise<void>; release: () => void }> {
  const { promise: released, resolve: release } = deferred();
  const { promise: arrived, resolve: arrive } = deferred();
  await page.route(pattern, async (route) => {
    if (!matches(route)) return route.fallback();
    arrive();
    await released;
    return route.continue();
  });
  return { arrived, release };
}

/** Lets the next matching call reach the server, and drops its response. */
async function loseNextResponse(page: Page, { pattern, matches }: Call): Promise<void> {
  let isLost = false;
  await page.route(pattern, async (route) => {
    if (isLost || !matches(route)) return route.fallback();
    isLost = true;
    await route.fetch();
    return route.abort();
  });
}

const stored = async (page: Page, id: string): Promise<AdminPost> =>
  (await (await page.request.get(adminBlogPostPath(id))).json()) as AdminPost;

/** Changes a post as another device would. */
async function changeElsewhere(page: Page, { id }: { id: string }, changes: object): Promise<void> {
  const response = await page.request.put(adminBlogPostPath(id), { data: { ...(await stored(page, id)), ...changes } });
  expect(response.status(), await response.text()).toBe(200);
}

/** Opens a screen on another device of the owner, logged in. */
async function otherDevice(page: Page, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: new URL(page.url()).origin, viewport: PHONE });
  if (!context) throw new Error('This page has no browser');
  const other = await context.newPage();
  await logIn(other, path);
  return other;
}

test.describe('the editor opens the current version on the server', () => {
  test('after a post was created, changed, saved and opened again', async ({ page }) => {
    const title = ownName('Second version');
    await logIn(page, NEW);
    await fillPost(page, title);
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await findPost(title);
    await field(page, 'excerptEn').fill('The second version.');
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await page.getByRole('link', { name: 'All posts' }).click();
    await page.getByRole('link', { name: `Edit “${title}”` }).click();
    await expect(field(page, 'excerptEn')).toHaveValue('The second version.');
  });

  test('while the list is loading, and when the list was older', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.blog);
    const post = await createPost(page, ownPost());
    await page.getByRole('button', { name: 'Refresh' }).click();
    const link = page.getByRole('link', { name: `Edit “${post.titleEn}”` });
    await expect(link).toBeVisible();
    await changeElsewhere(page, post, { excerptEn: 'Newer than the list.' });
    await page.route(`**${API_PATHS.adminBlog}`, () => undefined);
    await link.click();
    await expect(field(page, 'excerptEn')).toHaveValue('Newer than the list.');
    await page.reload();
    await expect(field(page, 'excerptEn')).toHaveValue('Newer than the list.');
  });
});

test.describe('text that is typed during a save', () => {
  test('is kept, marked as unsaved, and stored by the next save', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'excerptEn').fill('First.');
    await field(page, 'contentEn').fill('<p>Kept</p><iframe src="https://example.com"></iframe>');
    const call = await holdCall(page, updateOf(post));
    await save(page).click();
    await call.arrived;
    await field(page, 'excerptEn').fill('First, and second.');
    await field(page, 'titleEs').fill('Mientras tanto');
    call.release();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await expect(page.getByText(UNSAVED)).toBeVisible();
    await expect(field(page, 'excerptEn')).toHaveValue('First, and second.');
    await expect(field(page, 'titleEs')).toHaveValue('Mientras tanto');
    // A field that was not changed since takes the server's version.
    await expect(field(page, 'contentEn')).toHaveValue('<p>Kept</p>');
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'First.', titleEs: post.titleEs });
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'First, and second.', titleEs: 'Mientras tanto' });
  });

  test('is kept when the post is new', async ({ page }) => {
    const title = ownName('New');
    await logIn(page, NEW);
    await fillPost(page, title);
    const call = await holdCall(page, creation);
    await save(page).click();
    await call.arrived;
    await field(page, 'excerptEs').pressSequentially(' Y algo más.');
    const place = await page.evaluate(() => {
      scrollTo(0, 200);
      return scrollY;
    });
    call.release();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
    await expect(page).not.toHaveURL(NEW);
    await expect(field(page, 'excerptEs')).toHaveValue('En breve. Y algo más.');
    await expect(field(page, 'excerptEs')).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await expect(page.getByText(UNSAVED)).toBeVisible();
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await findPost(title)).toMatchObject({ excerptEs: 'En breve. Y algo más.' });
  });
});

test.describe('a lost response', () => {
  test('does not prevent a creation from being sent again, with later changes', async ({ page }) => {
    const title = ownName('Lost');
    await logIn(page, NEW);
    await fillPost(page, title);
    await loseNextResponse(page, creation);
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to create blog post');
    await field(page, 'excerptEn').fill('Written after the loss.');
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
    expect(await findPost(title)).toMatchObject({ excerptEn: 'Written after the loss.' });
  });

  test('is not mistaken for a change from elsewhere', async ({ page }) => {
    const post = await openOwnPost(page);
    await loseNextResponse(page, updateOf(post));
    await field(page, 'excerptEn').fill('Stored, and nobody knows.');
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to update blog post');
    await field(page, 'excerptEs').fill('Y algo más.');
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'Stored, and nobody knows.', excerptEs: 'Y algo más.' });
  });
});

test.describe('two devices', () => {
  test('never overwrite each other: the second one compares both versions and chooses field by field', async ({ page }) => {
    const post = await openOwnPost(page, { published: true });
    const phone = await otherDevice(page, editorOf(post));
    await expect(field(phone, 'titleEn')).toHaveValue(post.titleEn);
    await field(phone, 'excerptEn').fill('From the phone.');
    await phone.getByRole('tab', { name: 'Spanish' }).click();
    await field(phone, 'excerptEs').fill('Desde el teléfono.');
    await save(phone).click();
    await expect(toast(phone)).toContainText('Blog post updated successfully!');
    await phone.context().close();

    await field(page, 'excerptEn').fill('From the laptop.');
    await field(page, 'titleEs').fill('Título de la laptop');
    await page.getByRole('switch').uncheck();
    await save(page).click();
    const dialog = page.getByRole('dialog', { name: 'Two versions of this post' });
    await expect(dialog).toBeVisible();
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'From the phone.', published: true });
    // A change by one device only is preselected; where both changed a field, nothing is.
    const fieldChoice = (name: string) => dialog.getByRole('group', { name });
    await expect(dialog.getByRole('group')).toHaveCount(4);
    await expect(fieldChoice('Title, Spanish').getByRole('radio', { name: /Yours/ })).toBeChecked();
    await expect(fieldChoice('Excerpt, Spanish').getByRole('radio', { name: /Saved elsewhere/ })).toBeChecked();
    await expect(fieldChoice('Visible to visitors').getByRole('radio', { name: /Yours/ })).toBeChecked();
    for (const radio of await fieldChoice('Excerpt, English').getByRole('radio').all()) await expect(radio).not.toBeChecked();
    await expect(dialog.getByText('1 field left to choose')).toBeVisible();
    await fieldChoice('Excerpt, English').getByRole('radio', { name: /Yours/ }).check();
    await fieldChoice('Visible to visitors').getByRole('radio', { name: /Saved elsewhere/ }).check();
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('switch')).toBeChecked();

    // Another change between the choice and the save.
    await changeElsewhere(page, post, { titleEn: `${post.titleEn}!`, excerptEn: 'From the phone again.' });
    await save(page).click();
    await expect(dialog.getByRole('group')).toHaveCount(3);
    await dialog.getByRole('button', { name: 'All from mine' }).click();
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await stored(page, post.id)).toMatchObject({
      excerptEn: 'From the laptop.',
      excerptEs: 'Desde el teléfono.',
      titleEs: 'Título de la laptop',
      titleEn: post.titleEn,
      published: true,
    });
  });

  test('do not undo each other’s changes through restored text: it is compared with the stored version', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'excerptEn').fill('Half a thought.');
    await expect(page.getByText(UNSAVED)).toBeVisible();
    await page.close();
    const tab = await page.context().newPage();
    await changeElsewhere(tab, post, { titleEs: 'Publicado desde el teléfono', published: true });
    await logIn(tab, editorOf(post));
    await expect(field(tab, 'excerptEn')).toHaveValue('Half a thought.');
    await expect(tab.getByRole('alert').filter({ hasText: 'This post was changed elsewhere' })).toBeVisible();
    await save(tab).click();
    const dialog = tab.getByRole('dialog', { name: 'Two versions of this post' });
    await expect(dialog.getByText('Every field is chosen.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Go on with these' }).click();
    await save(tab).click();
    await expect(tab.getByText(SAVED)).toBeVisible();
    expect(await stored(tab, post.id)).toMatchObject({
      excerptEn: 'Half a thought.',
      titleEs: 'Publicado desde el teléfono',
      published: true,
    });
  });
});

test.describe('unsaved text', () => {
  test('survives its tab: another one offers it with its time, and discarding it can be undone', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'titleEs').fill('Medio pensamiento');
    await expect(page.getByText(UNSAVED)).toBeVisible();
    await page.close();

    const tab = await page.context().newPage();
    await logIn(tab, ADMIN_PAGES.blog);
    const list = tab.getByRole('region', { name: 'Not saved yet' });
    await list.getByRole('link', { name: post.titleEn }).click();
    await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
    await expect(tab.getByText(/Last typed: \w{3} \d+, \d{4} - \d+:\d\d [AP]M/)).toBeVisible();
    await tab.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(tab, 'titleEs')).toHaveValue(post.titleEs);
    await expect(tab.getByText(SAVED)).toBeVisible();
    await tab.getByRole('button', { name: 'Undo' }).click();
    await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
    await expect(tab.getByText(UNSAVED)).toBeVisible();
    tab.on('dialog', (dialog) => void dialog.accept());
    await tab.reload();
    await expect(field(tab, 'titleEs')).toHaveValue('Medio pensamiento');
    await save(tab).click();
    await expect(tab.getByText(SAVED)).toBeVisible();
    await tab.getByRole('link', { name: 'All posts' }).click();
    await expect(tab.getByRole('heading', { level: 2, name: post.titleEn })).toBeVisible();
    await expect(list).toHaveCount(0);
  });

  test('of a new post is kept when the editor is left, separately for each tab', async ({ page }) => {
    const [first, second] = [ownName('First'), ownName('Second')];
    await logIn(page, ADMIN_PAGES.blog);
    await page.getByRole('link', { name: 'New post' }).click();
    await field(page, 'titleEn').fill(first);
    const tab = await page.context().newPage();
    await tab.goto(NEW);
    await expect(field(tab, 'titleEn')).toHaveValue('');
    await field(tab, 'titleEn').fill(second);
    await expect(tab.getByText(UNSAVED)).toBeVisible();
    await tab.close();

    await page.getByRole('link', { name: 'Dashboard' }).click();
    const confirmDialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });
    await expect(confirmDialog).toContainText('It stays in this browser');
    await confirmDialog.getByRole('button', { name: 'Leave' }).click();
    await page.getByRole('link', { name: 'Blog', exact: true }).click();
    const list = page.getByRole('region', { name: 'Not saved yet' });
    await expect(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('link', { name: first }).click();
    await expect(field(page, 'titleEn')).toHaveValue(first);
  });

  test('of a post that was deleted elsewhere can be saved as a new post, also after a reload', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'contentEn').fill('<p>Hours of work.</p>');
    await removePost(post.id);
    await save(page).click();
    const alert = page.getByRole('alert').filter({ hasText: 'This post was deleted elsewhere' });
    await expect(alert).toContainText('404: Post Not Found');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'contentEn')).toHaveValue('<p>Hours of work.</p>');
    await alert.getByRole('button', { name: 'Save as a new post' }).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    await expect(page.getByText(SAVED)).toBeVisible();
    await findPost(post.titleEn);
    await expect(page).not.toHaveURL(editorOf(post));
    await page.reload();
    await expect(field(page, 'contentEn')).toHaveValue('<p>Hours of work.</p>');
  });

  test('that is too long is not cut, and its field says by how much', async ({ page }) => {
    await openOwnPost(page);
    const long = 'x'.repeat(TITLE_MAX_LENGTH + 12);
    await field(page, 'titleEn').fill('');
    await field(page, 'titleEn').focus();
    await page.keyboard.insertText(long);
    await expect(field(page, 'titleEn')).toHaveValue(long);
    await expect(field(page, 'titleEn')).toHaveAccessibleDescription(/This field is too long: 12 characters too many/);
  });
});

test.describe('leaving the editor', () => {
  test('during an upload needs a confirmation', async ({ page }) => {
    await openOwnPost(page);
    await page.route(`**${API_PATHS.uploadImage}`, () => undefined);
    await page.getByLabel('Choose an image from this device').setInputFiles(PHOTO);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    const confirmDialog = page.getByRole('alertdialog', { name: 'Leave during the upload?' });
    await confirmDialog.getByRole('button', { name: 'Wait' }).click();
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await confirmDialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
  });

  test('during a save waits for the response, and then navigates automatically', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'excerptEn').fill('On its way.');
    const call = await holdCall(page, updateOf(post));
    await save(page).click();
    await call.arrived;
    await page.getByRole('link', { name: 'All posts' }).click();
    const confirmDialog = page.getByRole('alertdialog', { name: 'Leave while it is being saved?' });
    await expect(confirmDialog).not.toContainText('lost');
    call.release();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0);
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'On its way.' });
  });
});

test.describe('the editor is right about', () => {
  test('the publication switch, before and after a save, and the address of a published post', async ({ page }) => {
    await openOwnPost(page);
    const bar = page.locator('[data-save-bar]');
    await expect(bar).toContainText('Draft');
    await page.getByRole('switch').check();
    await expect(bar).toContainText('Will be public');
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    await expect(bar).toContainText('Published');
    await field(page, 'slug').fill(ownName('another-address').replace(' ', '-'));
    await expect(field(page, 'slug')).toHaveAccessibleDescription('This post is public: links to its old address will lead to the new one.');
  });

  test('the date of a published post: a correction keeps it, unless the owner chooses today’s', async ({ page }) => {
    const post = await openOwnPost(page, { published: true });
    const date = page.getByRole('group', { name: 'Date that visitors see' });
    await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
    await field(page, 'excerptEn').fill('Without the typo.');
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
    expect(await stored(page, post.id)).toMatchObject({ excerptEn: 'Without the typo.', publishedAt: post.publishedAt });

    await date.getByRole('radio', { name: 'Publish with today’s date' }).check();
    await save(page).click();
    await expect(date.getByRole('radio', { name: /^Keep its original date/ })).toBeChecked();
    const { publishedAt } = await stored(page, post.id);
    expect(Date.parse(publishedAt ?? '')).toBeGreaterThan(Date.parse(post.publishedAt ?? ''));
  });

  test('an error that only the server finds, in the owner’s language, at its field', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
    await page.setViewportSize(PHONE);
    const post = await openOwnPost(page);
    await field(page, 'contentEn').fill('<script>alert(1)</script>');
    await page.getByRole('tab', { name: 'Español' }).click();
    await save(page).click();
    await expect(toast(page)).toContainText('No se pudo actualizar el artículo del blog');
    await expect(toast(page)).toContainText('400: Este campo es requerido');
    await expect(field(page, 'contentEn')).toHaveAccessibleDescription(/Este campo es requerido/);
    await expect(field(page, 'contentEn')).toBeFocused();
    expect(await stored(page, post.id)).toMatchObject({ contentEn: post.contentEn });
  });

  test('an image path that does not exist, at its field, before anything is saved', async ({ page }) => {
    const post = await openOwnPost(page);
    for (const path of ['/images/uploads/mistyped-800x600.webp', '/images/site/mistyped.webp', '/en/about']) {
      await field(page, 'featuredImage').fill(path);
      await save(page).click();
      await expect(field(page, 'featuredImage')).toHaveAccessibleDescription('There is no image at this path');
      await expect(field(page, 'featuredImage')).toBeFocused();
    }
    expect(await stored(page, post.id)).toMatchObject({ featuredImage: '', revision: 1 });
    await field(page, 'featuredImage').fill('/images/site/trainer-1000x1250.webp');
    await expect(page.getByText(UNSAVED)).toBeVisible();
    await save(page).click();
    await expect(page.getByText(SAVED)).toBeVisible();
  });
});
