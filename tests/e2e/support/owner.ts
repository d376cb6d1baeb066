/** The owner at work: logged in on the real server, with messages and posts of the test's own. */
import { expect, type Page } from '@playwright/test';
import { API_PATHS } from '@perro-wisdom/domain/api';
import type { BlogPost, BlogPostInput } from '@perro-wisdom/domain/blog';
import { samplePostInput } from '@perro-wisdom/domain/blog.fixture';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import type { ContactSubmission } from '@perro-wisdom/domain/contact';
import { ADMIN_PAGES } from '@perro-wisdom/domain/paths';
import { SESSION_COOKIE } from '@perro-wisdom/domain/session';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { createHash, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../functions/passwords.mjs';
import { database } from './emulators';

export { DEMO_PASSWORD };

/** Goes to a screen of the owner's area, through the login. */
export async function logIn(page: Page, path: string = ADMIN_PAGES.dashboard): Promise<void> {
  await page.goto(path);
  await page.getByLabel(/^(Password|Contraseña)$/).fill(DEMO_PASSWORD);
  await page.getByRole('button', { name: /^(Log in|Entrar)$/ }).click();
  await expect(page).toHaveURL(path);
}

/** Ends the session behind the browser's back, as its eight hours would. */
export async function revokeSession(page: Page): Promise<void> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);
  if (!cookie) throw new Error('This browser has no session to revoke');
  const id = createHash('sha256').update(cookie.value).digest('hex');
  await database().collection(COLLECTIONS.sessions).doc(id).delete({ exists: true });
}

/** A name that no other test uses. */
export const ownName = (what: string): string => `${what} ${randomUUID().slice(0, 8)}`;

type Message = Omit<ContactSubmission, 'id' | 'createdAt'> & { createdAt: Date };

/** What the tests of this worker have put into the database and not taken out yet. */
const stored: DocumentReference[] = [];

/** Puts messages into the inbox. */
export async function storeMessages(...messages: (Partial<Message> & { name: string })[]): Promise<void> {
  const batch = database().batch();
  for (const { createdAt = new Date(), ...message } of messages) {
    const document = database().collection(COLLECTIONS.contactSubmissions).doc();
    const rest = { email: 'visitor@example.com', service: '', message: 'Can you help us?', language: 'en', status: 'new' };
    batch.create(document, { ...rest, ...message, createdAt: Timestamp.fromDate(createdAt) });
    stored.push(document);
  }
  await batch.commit();
}

/** Takes out what a test has put in, whatever became of the test. */
export async function removeStored(): Promise<void> {
  const removal = database().batch();
  for (const document of stored.splice(0)) removal.delete(document);
  await removal.commit();
}

/** A post that is ready to be stored: a draft, unless the test says otherwise. */
export function ownPost(changes: Partial<BlogPostInput> = {}): BlogPostInput {
  const title = ownName('Draft');
  return {
    ...samplePostInput,
    slug: title.toLowerCase().replaceAll(' ', '-'),
    titleEn: title,
    titleEs: `${title} (es)`,
    excerptEn: 'In short.',
    excerptEs: 'En breve.',
    contentEn: '<h2>At length</h2><p>An English text.</p>',
    contentEs: '<h2>Con calma</h2><p>Un texto en español.</p>',
    categoryEn: 'Puppies',
    categoryEs: 'Cachorros',
    published: false,
    ...changes,
  };
}

/** Stores a post by the API, in the session of the page. */
export async function createPost(page: Page, input: BlogPostInput): Promise<BlogPost> {
  const response = await page.request.post(API_PATHS.adminBlog, { data: { ...input, publishedAt: null } });
  expect(response.status(), await response.text()).toBe(201);
  const post = (await response.json()) as BlogPost;
  stored.push(...documentsOfPost(post.id));
  return post;
}

/** Removes a draft behind the editor's back. */
export async function removePost(id: string): Promise<void> {
  await Promise.all(documentsOfPost(id).map((document) => document.delete()));
}

/** The stored post with this English title, as it is; noted to be taken out after the test. */
export async function findPost(titleEn: string): Promise<Record<string, unknown> | undefined> {
  const { docs } = await database().collection(COLLECTIONS.posts).where('titleEn', '==', titleEn).get();
  stored.push(...docs.flatMap(({ id }) => documentsOfPost(id)));
  return docs[0]?.data();
}

const documentsOfPost = (id: string): DocumentReference[] =>
  [COLLECTIONS.posts, COLLECTIONS.postContents].map((name) => database().collection(name).doc(id));

/** What the page says of a call that the server could not answer. */
export const FAILURE = '500: Something went wrong on our side. Please try again later.';

/** The one notification. */
export const toast = (page: Page) => page.getByRole('region', { name: /^(Notifications|Notificaciones)/ });
