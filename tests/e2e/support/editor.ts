/** Helpers for the post editor. */
import type { Page } from '@playwright/test';
import type { BlogPost, BlogPostInput } from '@app/domain/blog/posts';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { Draft } from '@app/domain/drafts/drafts';
import { createPost, ownPost, startSession } from './owner';
import { expect } from './test';

export const NEW = `${ADMIN_PAGES.blog}?post=new`;
export const editorOf = ({ id }: { id: string }) => `${ADMIN_PAGES.blog}?post=${id}`;
export const PHOTO = 'tests/pictures/portrait-320x400.webp';
export const PHONE = { width: 390, height: 844 };

/** Returns a field's control: for a post's content, the visual editor or the HTML textarea. */
export const field = (page: Page, name: string) =>
  page.locator(`[name="${name}"], [data-field="${name}"] [contenteditable="true"]`);
export const publish = (page: Page) =>
  page.getByRole('button', { name: /^(Publish|Publish changes|Publicar|Publicar cambios)$/ });
/** Returns the save state in the save bar. */
export const saveState = (page: Page) => page.locator('[data-save-state]');
export const expectSaved = (page: Page) =>
  expect(saveState(page)).toHaveAttribute('data-save-state', 'saved');
/** Saves with the keyboard shortcut instead of waiting for the automatic save. */
export async function save(page: Page): Promise<void> {
  await page.keyboard.press('Control+s');
  await expectSaved(page);
}

/** Switches one of a post's content fields to HTML and returns the textarea. */
export async function html(page: Page, name: 'contentEn' | 'contentEs') {
  await page.locator(`[data-field="${name}"]`).getByRole('button', { name: 'HTML', exact: true }).click();
  return page.locator(`textarea[name="${name}"]`);
}

/** Fills in every required field of a new post, except the slug, which the editor derives from the title. */
export async function fillPost(page: Page, title: string): Promise<void> {
  const texts = {
    titleEn: title,
    titleEs: `${title} en español`,
    excerptEn: 'In short.',
    excerptEs: 'En breve.',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
  await (await html(page, 'contentEn')).fill('<p>At length.</p>');
  await (await html(page, 'contentEs')).fill('<p>Con calma.</p>');
  await field(page, 'category').selectOption({ label: 'Puppies' });
}

/** Creates a post for this test and opens it in the editor. */
export async function openOwnPost(page: Page, changes: Partial<BlogPostInput> = {}): Promise<BlogPost> {
  await startSession(page);
  const post = await createPost(page, ownPost(changes));
  await page.goto(editorOf(post));
  await expect(field(page, 'titleEn')).toHaveValue(post.titleEn);
  return post;
}

/** Reads a post's draft with the page's session. */
export async function readDraft(page: Page, id: string): Promise<Draft<'posts'>> {
  const response = await page.request.get(`/api/admin/drafts/posts/${id}`);
  expect(response.status(), await response.text()).toBe(200);
  return (await response.json()) as Draft<'posts'>;
}

/** Changes a post's draft, as another device would. */
export async function changeElsewhere(
  page: Page,
  { id }: { id: string },
  changes: Partial<Draft<'posts'>['fields']>,
): Promise<void> {
  const { fields, suggested } = await readDraft(page, id);
  const response = await page.request.put(`/api/admin/drafts/posts/${id}`, {
    data: { fields: { ...fields, ...changes }, suggested },
  });
  expect(response.status(), await response.text()).toBe(200);
}
