/** The post editor. */
import type { Page } from '@playwright/test';
import type { BlogPost, BlogPostInput } from '@perro-wisdom/domain/blog';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { createPost, logIn, ownPost } from './owner';
import { expect } from './test';

export const NEW = `${ADMIN_PAGES.blog}?post=new`;
export const editorOf = ({ id }: { id: string }) => `${ADMIN_PAGES.blog}?post=${id}`;
export const PHOTO = 'web/public/images/site/trainer-1000x1250-w320.webp';
export const PHONE = { width: 390, height: 844 };

export const field = (page: Page, name: string) => page.locator(`[name="${name}"]`);
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Guardar)$/ });

/** Fills every required field of a new post; the editor derives the slug from the title. */
export async function fillPost(page: Page, title: string): Promise<void> {
  const texts = {
    titleEn: title,
    titleEs: `${title} en español`,
    categoryEn: 'Puppies',
    categoryEs: 'Cachorros',
    excerptEn: 'In short.',
    excerptEs: 'En breve.',
    contentEn: '<p>At length.</p>',
    contentEs: '<p>Con calma.</p>',
  };
  for (const [name, text] of Object.entries(texts)) await field(page, name).fill(text);
}

/** Creates a post for this test and opens it in the editor. */
export async function openOwnPost(page: Page, changes: Partial<BlogPostInput> = {}): Promise<BlogPost> {
  await logIn(page, ADMIN_PAGES.blog);
  const post = await createPost(page, ownPost(changes));
  await page.goto(editorOf(post));
  await expect(field(page, 'titleEn')).toHaveValue(post.titleEn);
  return post;
}
