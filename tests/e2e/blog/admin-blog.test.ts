import { POST_FIELDS, type BlogPost } from '@app/domain/blog/posts';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { PublicationStatus } from '@app/domain/publishing/api';
import { imageRecordId } from '@app/domain/pictures/images';
import type { Page } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import {
  editorOf,
  expectSaved,
  field,
  html,
  fillPost,
  NEW,
  openOwnPost,
  PHONE,
  publish,
  save,
  saveState,
  readDraft,
} from '../support/editor';
import { holdBack } from '../support/hold-back';
import {
  apiAnswer,
  DEMO_PASSWORD,
  findPost,
  keepForRemoval,
  logIn,
  ownName,
  removeStored,
  revokeSession,
  toast,
  visit,
} from '../support/owner';
import { expect, test } from '../support/test';

/** Uploads a unique picture with this description; returns its path. */
async function uploadPicture(page: Page, altEn: string): Promise<string> {
  const buffer = await sharp(randomBytes(8 * 6 * 3), { raw: { width: 8, height: 6, channels: 3 } })
    .png()
    .toBuffer();
  const image = { name: 'perro.png', mimeType: 'image/png', buffer };
  const response = await page.request.post('/api/upload-image', { multipart: { image } });
  const { path } = (await response.json()) as { path: string };
  const data = { altEn, altEs: altEn, isDecorative: false, focus: '' };
  await page.request.put(`/api/admin/pictures/${imageRecordId(path) ?? ''}`, { data });
  return path;
}

test.afterEach(removeStored);

test.describe('writing a post', () => {
  test('a new post is saved automatically, even with empty fields or a whole language missing, without losing the owner’s place or becoming visible to visitors', async ({
    page,
  }) => {
    const title = ownName('Medio pensamiento');
    await logIn(page, NEW);
    await expect(page.getByText('Saved automatically.')).toBeVisible();
    await expect(field(page, 'excerptEn')).toHaveAttribute('rows', String(POST_FIELDS.excerpt.rows));
    const release = await holdBack(page, '**/api/admin/drafts/posts');
    const sent = page.waitForRequest((request) => request.method() === 'POST');
    await field(page, 'titleEs').fill('Medio');
    await expect(saveState(page)).toHaveText('Not saved yet');
    await sent;
    await field(page, 'titleEs').fill(title);
    await field(page, 'titleEs').evaluate((control: HTMLInputElement) => control.setSelectionRange(5, 5));
    await page.evaluate(() => scrollTo(0, 200));
    const place = (await field(page, 'titleEs').boundingBox())?.y;
    release();
    await expect(saveState(page)).toHaveText(/^Saved \d+:\d\d [AP]M$/);
    await expect(page).not.toHaveURL(NEW);
    await expect(page.getByRole('heading', { level: 1, name: 'Edit post' })).toBeVisible();
    await expect(field(page, 'titleEs')).toBeFocused();
    expect(await field(page, 'titleEs').evaluate((control: HTMLInputElement) => control.selectionStart)).toBe(
      5,
    );
    // The content above the field may be shorter now, but the field stays in place.
    expect((await field(page, 'titleEs').boundingBox())?.y).toBe(place);
    await (await html(page, 'contentEs')).fill('<p>Empieza adentro.</p>');
    await save(page);
    const id = new URL(page.url()).searchParams.get('post') ?? '';
    keepForRemoval(id);
    expect(await readDraft(page, id)).toMatchObject({
      publishedAt: null,
      fields: { titleEs: title, titleEn: '', contentEs: '<p>Empieza adentro.</p>' },
    });
    expect(await page.request.get('/api/blog').then((response) => response.text())).not.toContain(title);
    await page.reload();
    await expect(field(page, 'titleEs')).toHaveValue(title);
  });

  test('each field of a post is required in at least one language, a double click publishes only once, and later changes are published separately', async ({
    page,
  }) => {
    test.slow();
    const title = ownName('¿Perro Ágil?');
    await logIn(page, NEW);
    let calls = 0;
    page.on('request', (request) => {
      if (request.method() === 'POST') calls += 1;
    });
    await publish(page).click();
    await expect(page.getByText('7 fields need attention')).toBeVisible();
    await expect(field(page, 'titleEn')).toBeFocused();
    for (const name of [
      'titleEn',
      'titleEs',
      'category',
      'excerptEn',
      'excerptEs',
      'contentEn',
      'contentEs',
    ]) {
      await expect(field(page, name)).toHaveAttribute('aria-invalid', 'true');
      await expect(field(page, name)).toHaveAccessibleDescription(
        name === 'category' ? /This field is required/ : /Needed in at least one language/,
      );
    }
    expect(calls).toBe(0);
    const [left, right] = await Promise.all([
      field(page, 'titleEn').boundingBox(),
      field(page, 'titleEs').boundingBox(),
    ]);
    expect(left?.y).toBe(right?.y);
    expect(left?.x).toBeLessThan(right?.x ?? 0);
    await field(page, 'titleEn').fill('A title');
    // The category and this language's other required fields are still empty.
    await expect(page.getByText('3 fields need attention')).toBeVisible();

    await fillPost(page, title);
    await expect(field(page, 'slug')).toHaveValue(/^perro-agil-[a-p]{8}$/);
    const slug = await field(page, 'slug').inputValue();
    await field(page, 'slug').fill('¡Mi Perro  & Yo!');
    await field(page, 'slug').blur();
    await expect(field(page, 'slug')).toHaveValue('mi-perro-yo');
    await field(page, 'slug').fill('  ');
    await field(page, 'slug').blur();
    await expect(field(page, 'slug')).toHaveValue(slug);
    await expectSaved(page);
    await findPost(title);
    const english = page.getByRole('group', { name: 'English' });
    const spanish = page.getByRole('group', { name: 'Spanish' });
    await expect(english.getByText('Has what it needs')).toBeVisible();
    await field(page, 'excerptEs').fill('');
    await expect(spanish.getByText('Missing')).toBeVisible();
    await expect(spanish.getByText('excerpt', { exact: true })).toBeVisible();
    await field(page, 'excerptEs').fill('En breve.');
    await expect(spanish.getByText('Has what it needs')).toBeVisible();
    const picture = await uploadPicture(page, title);
    await page
      .locator('[data-field="featuredImage"]')
      .getByRole('button', { name: 'Choose a picture' })
      .click();
    const gallery = page.getByRole('dialog');
    await expect(gallery.getByRole('heading', { name: 'Use a picture from the site' })).toBeVisible();
    await gallery.getByRole('button', { name: `Use this picture: ${title}` }).click();
    await gallery.getByRole('button', { name: 'Use picture' }).click();
    await expect(gallery).toBeHidden();
    const shown = async () => (await page.request.get(`/api/blog/${slug}`)).status();
    expect(await shown()).toBe(404);
    let publications = 0;
    page.on('request', (request) => {
      if (request.url().endsWith('/publish')) publications += 1;
    });
    await publish(page).dblclick();
    await expect(toast(page)).toContainText('Blog post created successfully!');
    expect(publications).toBe(1);
    expect(await shown()).toBe(200);
    await expect(publish(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(publish(page)).toHaveAccessibleDescription(/Publishing…|Visitors already see all of this/);

    await field(page, 'excerptEs').fill('Otro resumen.');
    await save(page);
    await expect(page.getByText('Published, with changes')).toBeVisible();
    const live = async () => (await (await page.request.get(`/api/blog/${slug}`)).json()) as BlogPost;
    expect((await live()).excerptEs).toBe('En breve.');
    await expect(english.getByText('Out of date')).toBeVisible();
    await english.getByRole('button', { name: 'Still right' }).click();
    await expect(english.getByText('Has what it needs')).toBeVisible();
    await page.getByRole('button', { name: 'Publish changes' }).click();
    await expect(toast(page)).toContainText('Blog post updated successfully!');
    expect(await live()).toMatchObject({ excerptEs: 'Otro resumen.', featuredImage: picture });

    await page.getByRole('button', { name: 'Unpublish' }).click();
    const question = page.getByRole('alertdialog', { name: 'Take this post off the site?' });
    await question.getByRole('button', { name: 'Leave it published' }).click();
    expect(await shown()).toBe(200);
    await page.getByRole('button', { name: 'Unpublish' }).click();
    await question.getByRole('button', { name: 'Unpublish' }).click();
    await expect(toast(page)).toContainText('The post is a draft again');
    expect(await shown()).toBe(404);
    await expect(field(page, 'excerptEs')).toHaveValue('Otro resumen.');
  });

  test('on a phone, the editor opens in the language of the owner’s area, and switches languages to show an error in the other one', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    await page.addInitScript(() => localStorage.setItem('adminLanguage', 'es'));
    await openOwnPost(page);
    await expect(field(page, 'titleEs')).toBeVisible();
    await expect(field(page, 'titleEn')).toBeHidden();
    await page.getByRole('tab', { name: /Inglés/ }).click();
    // The server removes the script, so the content is empty.
    await (await html(page, 'contentEn')).fill('<script>alert(1)</script>');
    await page.getByRole('tab', { name: /Español/ }).click();
    for (const name of ['titleEs', 'excerptEs']) await field(page, name).fill('');
    await publish(page).click();
    // One language is enough, so only the language with fewer missing fields is checked.
    await expect(page.getByRole('tab', { name: /Inglés/ })).toHaveAttribute('aria-selected', 'true');
    await expect(page.getByRole('tab', { name: /Inglés/ })).toContainText('1');
    await expect(field(page, 'contentEn')).toHaveAccessibleDescription(/Hace falta en al menos uno/);
    await expect(field(page, 'contentEn')).toBeFocused();
    await expect(field(page, 'titleEs')).toBeHidden();

    await page.getByRole('tab', { name: /Inglés/ }).press('ArrowRight');
    await expect(page.getByRole('tab', { name: /Español/ })).toBeFocused();
    await expect(field(page, 'titleEs')).toBeVisible();
  });
});

test.describe('changing a post', () => {
  test('changes to a post are saved on Ctrl+S, on blur and on leaving, and the owner is asked whether to leave if the save on leaving is slow', async ({
    page,
  }) => {
    const post = await openOwnPost(page);
    await page.clock.install();
    await field(page, 'excerptEs').fill('Otro resumen.');
    await save(page);
    expect((await readDraft(page, post.id)).fields.excerptEs).toBe('Otro resumen.');
    await field(page, 'titleEs').fill('Otro título');
    await field(page, 'titleEn').focus();
    await expectSaved(page);
    expect((await readDraft(page, post.id)).fields.titleEs).toBe('Otro título');

    await field(page, 'excerptEn').fill('On its way.');
    await page.getByRole('link', { name: 'All posts' }).click();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    expect((await readDraft(page, post.id)).fields.excerptEn).toBe('On its way.');
    await page.clock.resume();
    await page.goBack();
    await expect(field(page, 'excerptEn')).toHaveValue('On its way.');
    const release = await holdBack(page, `**/api/admin/drafts/posts/${post.id}`);
    await field(page, 'excerptEn').fill('Slowly.');
    await page.getByRole('link', { name: 'All posts' }).click();
    const question = page.getByRole('alertdialog', { name: 'Leave while it’s saving?' });
    await expect(question).not.toContainText('lost');
    release();
    await expect(page).toHaveURL(ADMIN_PAGES.blog);
    await expect(page.getByRole('region', { name: 'Not saved yet' })).toHaveCount(0);
    expect((await readDraft(page, post.id)).fields.excerptEn).toBe('Slowly.');
  });

  test('on a phone, no bar covers a field in the editor, and saving does not lose the owner’s place', async ({
    page,
  }) => {
    await page.setViewportSize(PHONE);
    // Other tests publish too, and their publication status would appear above the fields and shift them.
    await page.route('**/api/admin/publication', (route) =>
      route.fulfill(apiAnswer({ state: 'live', liveSince: null } satisfies PublicationStatus)),
    );
    await openOwnPost(page);
    const bar = page.locator('[data-save-bar]');
    for (const name of ['titleEn', 'excerptEn', 'contentEn', 'authorEn', 'slug']) {
      await field(page, name).focus();
      const [box, barBox, tabs] = await Promise.all([
        field(page, name).boundingBox(),
        bar.boundingBox(),
        page.getByRole('tablist').boundingBox(),
      ]);
      if (!box || !barBox || !tabs) throw new Error('Something is not shown');
      // In a long field, the browser scrolls only the line with the caret into view.
      expect(box.y + Math.min(box.height, 60), name).toBeLessThanOrEqual(barBox.y);
      if (name !== 'slug') expect(box.y, name).toBeGreaterThanOrEqual(tabs.y + tabs.height);
      expect(
        await field(page, name).evaluate((control) => parseFloat(getComputedStyle(control).fontSize)),
        name,
      ).toBeGreaterThanOrEqual(16);
    }
    await field(page, 'excerptEn').fill('A longer excerpt.');
    await field(page, 'excerptEn').evaluate((control: HTMLTextAreaElement) =>
      control.setSelectionRange(2, 2),
    );
    await field(page, 'excerptEn').press('x');
    const place = await page.evaluate(() => scrollY);
    await expectSaved(page);
    await expect(field(page, 'excerptEn')).toBeFocused();
    expect(
      await field(page, 'excerptEn').evaluate((control: HTMLTextAreaElement) => control.selectionStart),
    ).toBe(3);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  });
});

test('if the session expires mid-sentence, the owner resumes at the same place after logging in again', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  const post = await openOwnPost(page);
  await page.getByRole('tab', { name: /Spanish/ }).click();
  const text = field(page, 'contentEs');
  await text.click();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Una oración que. Fin.');
  await save(page);
  await revokeSession(page);
  for (const key of Array<string>('. Fin.'.length).fill('ArrowLeft')) await page.keyboard.press(key);
  await page.keyboard.type(' no se');
  await expect(saveState(page)).toHaveText(
    'Failed to update post: log in again. Your text is safe on this device.',
  );
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('link', { name: 'Log in again' }).click();
  await expect(page).toHaveURL(ADMIN_PAGES.login);
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(editorOf(post));
  await expect(page.getByRole('tab', { name: /Spanish/ })).toHaveAttribute('aria-selected', 'true');
  await expect(text).toHaveText('Una oración que no se. Fin.');
  await expect(text).toBeFocused();
  // Allows for a small difference, because the notices above the fields have changed in the meantime.
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(250);
  await page.keyboard.type(' acaba');
  await expect(text).toHaveText('Una oración que no se acaba. Fin.');
  await save(page);
  expect((await readDraft(page, post.id)).fields.contentEs).toBe('<p>Una oración que no se acaba. Fin.</p>');
});

test('deleting a post returns the owner to the list, and the page for a missing post links to the list', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await openOwnPost(page);
  await field(page, 'titleEn').fill('Changed before it went');
  await page.getByRole('button', { name: /^Delete/ }).click();
  await page
    .getByRole('alertdialog', { name: 'Are you sure you want to delete this blog post?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(ADMIN_PAGES.blog);
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeVisible();

  await visit(page, `${ADMIN_PAGES.blog}?post=no-such-post`);
  await expect(page.getByRole('heading', { level: 1, name: 'Post Not Found' })).toBeVisible();
  await expect(page.getByText('It may have been deleted.')).toBeVisible();
  await page.getByRole('link', { name: 'All posts' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Blog posts' })).toBeFocused();
});
