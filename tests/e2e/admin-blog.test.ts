import { API_PATHS } from '@perro-wisdom/domain/api';
import { CONTENT_ROWS, EXCERPT_ROWS, type BlogPost } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { test as withBackend } from './support/backend';
import { editorOf, field, fillPost, NEW, openOwnPost, PHONE, PHOTO, save } from './support/editor';
import { createPost, DEMO_PASSWORD, FAILURE, findPost, logIn, ownName, ownPost, removePost, removeStored, revokeSession, toast } from './support/owner';
import { expect, test } from './support/test';

test.afterEach(removeStored);

test.describe('writing a post', () => {
  test('stores it as a draft, with a slug from its title and its tags as a list', async ({ page }) => {
    const title = ownName('¿Perro Ágil?');
    await logIn(page, NEW);
    await expect(page.getByLabel('Excerpt').first()).toHaveAttribute('rows', String(EXCERPT_ROWS));
    await expect(page.getByLabel('Content').first()).toHaveAttribute('rows', String(CONTENT_ROWS));
    await fillPost(page, title);
    await field(page, 'tags').fill(' heat,, island life , heat');
    await expect(field(page, 'slug')).toHaveValue(/^perro-agil-[0-9a-f]{8}$/);
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    await expect(page).not.toHaveURL(NEW);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await findPost(title)).toMatchObject({
      tags: ['heat', 'island life'],
      published: false,
      publishedAt: null,
      titleEs: `${title} en español`,
    });

    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeVisible();
    await page.goBack();
    await expect(field(page, 'titleEn')).toHaveValue(title);
  });

  test('requires each field in both languages, side by side on a wide screen', async ({ page }) => {
    await logIn(page, NEW);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await save(page).click();
    await expect(page.getByText('8 fields need attention')).toBeVisible();
    await expect(field(page, 'titleEn')).toBeFocused();
    for (const name of ['titleEn', 'titleEs', 'categoryEn', 'categoryEs', 'excerptEn', 'excerptEs', 'contentEn', 'contentEs']) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(/This field is required/);
    }
    expect(calls).toBe(0);
    const [english, spanish] = await Promise.all([field(page, 'titleEn').boundingBox(), field(page, 'titleEs').boundingBox()]);
    expect(english?.y).toBe(spanish?.y);
    expect(english?.x).toBeLessThan(spanish?.x ?? 0);
    await field(page, 'titleEn').fill('A title');
    await expect(page.getByText('7 fields need attention')).toBeVisible();
  });

  test('switches to the other language for an error there, on a phone', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await logIn(page, NEW);
    await expect(field(page, 'titleEs')).toBeHidden();
    for (const name of ['titleEn', 'categoryEn', 'excerptEn', 'contentEn']) await field(page, name).fill('Text');
    await save(page).click();
    await expect(page.getByRole('tab', { name: /Spanish/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: /Spanish/ })).toContainText('4');
    await expect(field(page, 'titleEs')).toBeFocused();
    await expect(field(page, 'titleEn')).toBeHidden();

    await page.getByRole('tab', { name: /Spanish/ }).press('ArrowLeft');
    await expect(page.getByRole('tab', { name: 'English' })).toBeFocused();
    await expect(field(page, 'titleEn')).toHaveValue('Text');
  });

  test('normalizes the slug, and fills it again when it is empty', async ({ page }) => {
    await logIn(page, NEW);
    await field(page, 'titleEn').fill('Calm   at the door');
    await expect(field(page, 'slug')).toHaveValue('calm-at-the-door');
    await field(page, 'slug').fill('¡Mi Perro  & Yo!');
    await field(page, 'slug').blur();
    await expect(field(page, 'slug')).toHaveValue('mi-perro-yo');
    await field(page, 'titleEn').fill('Another title');
    await expect(field(page, 'slug')).toHaveValue('mi-perro-yo');
    await field(page, 'slug').fill('  ');
    await field(page, 'slug').blur();
    await expect(field(page, 'slug')).toHaveValue('another-title');
  });

  test('stores one post for a double click', async ({ page }) => {
    const title = ownName('Once');
    await logIn(page, NEW);
    await fillPost(page, title);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await save(page).dblclick();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    expect(calls).toBe(1);
    await findPost(title);
  });

  test('shows a live preview, in which no script runs', async ({ page }) => {
    await logIn(page, NEW);
    const content = field(page, 'contentEn');
    await content.fill('Sit and stay');
    await content.selectText();
    await page.getByRole('button', { name: 'Heading' }).first().click();
    await expect(content).toHaveValue('<h2>Sit and stay</h2>');
    const live = page.getByRole('region', { name: 'Live preview, English' });
    await expect(live.getByRole('heading', { level: 2, name: 'Sit and stay' })).toBeVisible();
    await content.focus();
    await page.keyboard.press('Control+Z');
    await expect(content).toHaveValue('Sit and stay');

    await content.fill('<p>Good dog<script>document.title = "owned"</script><img src="x" onerror="document.title=`owned`"></p>');
    await expect(live).toContainText('Good dog');
    await expect(live.locator('script, [onerror]')).toHaveCount(0);
    await expect(page).toHaveTitle(/New post/);
  });

  test('previews both languages as visitors would see them', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'titleEs').fill('Un título sin guardar');
    await page.getByRole('button', { name: 'Preview', exact: true }).click();
    const preview = page.getByRole('dialog', { name: 'Preview, as visitors see it' });
    await expect(preview.getByRole('heading', { level: 1, name: post.titleEn })).toBeVisible();
    await expect(preview.getByRole('heading', { level: 2, name: 'At length' })).toBeVisible();
    await preview.getByRole('button', { name: 'ES, Español' }).click();
    await expect(preview.getByRole('heading', { level: 1, name: 'Un título sin guardar' })).toBeVisible();
    await expect(preview).toContainText('5 min de lectura');
    // Links in the preview do not navigate.
    await preview.getByRole('link', { name: 'Cachorros' }).click();
    await expect(preview).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(preview).toBeHidden();
    await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  });
});

test.describe('changing a post', () => {
  test('saves changes, also by keyboard', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'excerptEs').fill('Otro resumen.');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.keyboard.press('Control+s');
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await expect(page.getByText('All changes saved')).toBeVisible();
    expect(await findPost(post.titleEn)).toMatchObject({ excerptEs: 'Otro resumen.' });
  });

  test('sets its date when it is published, and removes it when it is a draft again', async ({ page }) => {
    const post = await openOwnPost(page);
    const before = Date.now();
    const saved: BlogPost[] = [];
    page.on('response', (response) => {
      if (response.request().method() === 'PUT') void response.json().then((answer: BlogPost) => saved.push(answer));
    });
    await page.getByRole('switch').check();
    await save(page).click();
    await expect.poll(() => saved.length).toBe(1);
    await page.getByRole('switch').uncheck();
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await save(page).click();
    await expect.poll(() => saved.length).toBe(2);
    const [published, draft] = saved;
    expect(published).toMatchObject({ id: post.id, published: true });
    expect(Date.parse(published?.publishedAt ?? '')).toBeGreaterThanOrEqual(before);
    expect(draft).toMatchObject({ id: post.id, published: false, publishedAt: null });
  });

  test('shows its HTML as the server has sanitized it', async ({ page }) => {
    await openOwnPost(page);
    await field(page, 'contentEn').fill('<p>Kept</p><iframe src="https://example.com"></iframe>');
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await expect(field(page, 'contentEn')).toHaveValue('<p>Kept</p>');
  });

  test('says so when the post does not exist', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await logIn(page, `${ADMIN_PAGES.blog}?post=no-such-post`);
    await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
    await expect(page.getByText('It may have been deleted meanwhile.')).toBeVisible();
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeFocused();
  });
});

test.describe('a save that fails', () => {
  test('keeps everything when another post has the slug, and names the field', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.blog);
    const other = await createPost(page, ownPost());
    const title = ownName('Taken');
    await page.goto(NEW);
    await fillPost(page, title);
    await field(page, 'slug').fill(other.slug);
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to create blog post');
    const alert = page.getByRole('alert').filter({ hasText: 'Failed to create post' });
    await expect(alert).toContainText('409: A post with this slug already exists');
    await expect(field(page, 'slug')).toHaveAccessibleDescription(/A post with this slug already exists/);
    await expect(field(page, 'contentEs')).toHaveValue('<p>Con calma.</p>');

    await field(page, 'slug').fill(`${other.slug}-2`);
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    await expect(alert).toBeHidden();
    await findPost(title);
  });

  test('keeps everything when the post was deleted', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'contentEn').fill('<p>Hours of work.</p>');
    await removePost(post.id);
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to update blog post');
    await expect(page.getByRole('alert').filter({ hasText: 'Failed to update post' })).toContainText('404: Post Not Found');
    await expect(field(page, 'contentEn')).toHaveValue('<p>Hours of work.</p>');
  });

  withBackend('keeps everything when the server fails or cannot be reached, and can be retried', async ({ page, backend }) => {
    const title = ownName('Tunnel');
    await logIn(page, NEW);
    await fillPost(page, title);
    const alert = (text: string) => page.getByRole('alert').filter({ hasText: text });

    await backend.fail();
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to create blog post');
    await expect(alert('Failed to create post')).toContainText(FAILURE);
    await expect(field(page, 'contentEs')).toHaveValue('<p>Con calma.</p>');

    backend.recover();
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    await expect(page.getByText('All changes saved')).toBeVisible();
    await findPost(title);

    await backend.stop();
    await field(page, 'excerptEn').fill('Written while it was gone.');
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to update blog post');
    await expect(alert('Failed to update post')).toContainText('The server could not be reached.');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('Failed to delete blog post');
    await page.getByLabel('Choose an image from this device').setInputFiles(PHOTO);
    await expect(toast(page)).toContainText('Failed to upload image');
    await expect(field(page, 'excerptEn')).toHaveValue('Written while it was gone.');

    await backend.start();
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });

  test('keeps everything when the session has expired, and after the next login', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'excerptEn').fill('Written for eight hours.');
    await revokeSession(page);
    await save(page).click();
    await expect(toast(page)).toContainText('Failed to update blog post');
    await expect(toast(page)).toContainText('401: Unauthorized');
    await page.getByRole('link', { name: 'Log in again' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.login);
    await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page).toHaveURL(editorOf(post));
    await expect(field(page, 'excerptEn')).toHaveValue('Written for eight hours.');
    await expect(page.getByText('Your unsaved text is back')).toBeVisible();
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    await expect(page.getByText('Your unsaved text is back')).toBeHidden();
  });
});

test.describe('unsaved changes', () => {
  test('need a confirmation before the editor is left, also by Back, and are restored', async ({ page }) => {
    await logIn(page, ADMIN_PAGES.blog);
    await page.getByRole('link', { name: 'New post' }).click();
    await field(page, 'titleEn').fill('Half a thought');
    const confirmDialog = page.getByRole('alertdialog', { name: 'Leave without saving?' });

    await page.getByRole('link', { name: 'Dashboard' }).click();
    await confirmDialog.getByRole('button', { name: 'Keep writing' }).click();
    await expect(confirmDialog).toBeHidden();
    await expect(page).toHaveURL(NEW);
    await expect(field(page, 'titleEn')).toHaveValue('Half a thought');

    await page.goBack();
    await confirmDialog.getByRole('button', { name: 'Leave' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    await page.getByRole('link', { name: 'New post' }).click();
    await expect(field(page, 'titleEn')).toHaveValue('Half a thought');
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page, 'titleEn')).toHaveValue('');
  });

  test('are restored after a reload, and can be discarded', async ({ page }) => {
    const post = await openOwnPost(page);
    await field(page, 'titleEs').fill('Medio pensamiento');
    page.on('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await expect(field(page, 'titleEs')).toHaveValue('Medio pensamiento');
    await expect(page.getByText('Unsaved changes')).toBeVisible();
    await page.getByRole('button', { name: 'Discard it' }).click();
    await expect(field(page, 'titleEs')).toHaveValue(post.titleEs);
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});

test.describe('deleting a post', () => {
  const CONFIRM_TITLE = 'Are you sure you want to delete this blog post?';

  test('from the editor leads to the list', async ({ page }) => {
    await openOwnPost(page);
    await field(page, 'titleEn').fill('Changed before it went');
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog', { name: CONFIRM_TITLE }).getByRole('button', { name: 'Delete' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();
  });

  test('says so when it fails', async ({ page }) => {
    const post = await openOwnPost(page);
    await removePost(post.id);
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.getByRole('alertdialog', { name: CONFIRM_TITLE }).getByRole('button', { name: 'Delete' }).click();
    await expect(toast(page)).toContainText('Failed to delete blog post');
    await expect(toast(page)).toContainText('Failed to delete post (404: Post Not Found)');
  });
});

test.describe('the featured image', () => {
  const UPLOAD_CALL = `**${API_PATHS.uploadImage}`;

  test('is uploaded with a progress bar, shown, and saved with the post', async ({ page }) => {
    const post = await openOwnPost(page);
    await page.route(UPLOAD_CALL, async (route) => {
      await expect(page.getByRole('progressbar', { name: 'Upload progress' })).toBeVisible();
      await expect(page.getByText('The image is still on its way.')).toBeVisible();
      await route.continue();
    });
    await page.getByLabel('Choose an image from this device').setInputFiles(PHOTO);
    await expect(toast(page)).toContainText('Image uploaded successfully!');
    await expect(field(page, 'featuredImage')).toHaveValue(/^\/images\/uploads\/.+\.webp$/);
    const picture = page.getByRole('img', { name: 'The featured image' });
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await save(page).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    expect(await findPost(post.titleEn)).toMatchObject({ featuredImage: await field(page, 'featuredImage').inputValue() });

    await page.getByRole('button', { name: 'Remove' }).click();
    await expect(field(page, 'featuredImage')).toHaveValue('');
    await expect(page.getByText('No image yet')).toBeVisible();
  });

  test('is refused by the server when it is no image, and by the browser when its type is not one', async ({ page }) => {
    await openOwnPost(page);
    const chooser = page.getByLabel('Choose an image from this device');
    await chooser.setInputFiles({ name: 'dog.png', mimeType: 'image/png', buffer: Buffer.from('not a dog') });
    await expect(toast(page)).toContainText('Failed to upload image');
    await expect(toast(page)).toContainText('Only images can be uploaded');

    let calls = 0;
    await page.route(UPLOAD_CALL, (route) => {
      calls += 1;
      return route.continue();
    });
    await chooser.setInputFiles({ name: 'dog.txt', mimeType: 'text/plain', buffer: Buffer.from('a text') });
    await expect(toast(page)).toContainText('Failed to upload image');
    expect(calls).toBe(0);
    await expect(field(page, 'featuredImage')).toHaveValue('');
  });

  test('can be cancelled during the upload', async ({ page }) => {
    await openOwnPost(page);
    // The request stays pending.
    await page.route(UPLOAD_CALL, () => undefined);
    await page.getByLabel('Choose an image from this device').setInputFiles(PHOTO);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    await expect(toast(page)).not.toContainText('Failed');
    await expect(page.getByText('All changes saved')).toBeVisible();
  });
});
