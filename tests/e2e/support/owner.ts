/** Helpers for the owner's session, and for messages and posts that belong to a single test. */
import { draftId, parseDraftId } from '@app/domain/drafts/drafts';
import { expect, type Cookie, type Locator, type Page } from '@playwright/test';
import { DEVICE_HEADER } from '@app/domain/account/api';
import type { BlogPost, BlogPostInput } from '@app/domain/blog/posts';
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { reindex, type BlogIndex, type IndexedPost } from '@app/domain/blog/list';
import { BLOG_INDEX_ID, COLLECTIONS } from '@app/domain/general/collections';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import { submissionDocument } from '@app/domain/inbox/document';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { ADMIN_PAGES } from '@app/domain/general/paths';
import type { ListedPost, PublicChange } from '@app/domain/publishing/public-change';
import { SESSION_COOKIE, SESSION_FLAG_KEY } from '@app/domain/account/session';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { createHash, randomUUID } from 'node:crypto';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { database } from './emulators';

export { DEMO_PASSWORD };

/**
 * The device id for this worker's logins, assigned at the first login. It is reused, because every login from
 * a new device triggers an email to the owner.
 */
let deviceId: string | undefined;
/** The session cookie from this worker's last login. */
let session: Cookie | undefined;

/**
 * Gives the page a session without using the login form, which admin-login.test.ts tests. Doesn't open a
 * screen, so the test can store data first. Because checking a password is slow by design, reuses the
 * previous test's session unless it has ended or belongs to another database.
 */
export async function startSession(page: Page): Promise<void> {
  if (session) await page.context().addCookies([session]);
  const isOpen = session !== undefined && (await page.request.get('/api/admin/sessions')).ok();
  if (!isOpen) await openSession(page);
  await page.addInitScript(
    ({ flag, mark }) => {
      // Like a login, this script takes effect once per tab, so it doesn't undo a logout. It skips frames,
      // which may have no storage.
      if (window !== top || sessionStorage.getItem(mark)) return;
      sessionStorage.setItem(mark, 'true');
      sessionStorage.setItem(flag, 'true');
      // Hides the preview, because the editor doesn't have room for both languages next to it.
      if (localStorage.getItem('editorPage') === null) localStorage.setItem('editorPage', 'hidden');
    },
    { flag: SESSION_FLAG_KEY, mark: randomUUID() },
  );
}

async function openSession(page: Page): Promise<void> {
  const response = await page.request.post('/api/admin/session', {
    data: { password: DEMO_PASSWORD, deviceId },
  });
  expect(response.status(), await response.text()).toBe(204);
  deviceId = response.headers()[DEVICE_HEADER.toLowerCase()] ?? deviceId;
  session = await sessionCookie(page);
}

const sessionCookie = async (page: Page): Promise<Cookie | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === SESSION_COOKIE);

/** Starts a session and opens a screen in the owner's area. */
export async function logIn(page: Page, path: string = ADMIN_PAGES.dashboard): Promise<void> {
  await startSession(page);
  await page.goto(path);
  await expect(page).toHaveURL(path);
}

/** Navigates to another screen without a reload, as the browser's Forward button does. */
export const visit = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => {
    const { idx = 0 } = (history.state ?? {}) as { idx?: number };
    history.pushState({ idx: idx + 1, key: to, usr: null }, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as unknown }));
  }, path);

/** Deletes the session on the server but not in the browser, as if the session had expired. */
export async function revokeSession(page: Page): Promise<void> {
  const cookie = await sessionCookie(page);
  if (!cookie) throw new Error('This browser has no session to revoke.');
  const id = createHash('sha256').update(cookie.value).digest('hex');
  await database().collection(COLLECTIONS.sessions).doc(id).delete({ exists: true });
}

/**
 * Returns a name that no other test uses. It has no digits, because numbers must be the same in both
 * languages.
 */
export const ownName = (what: string): string =>
  `${what} ${randomUUID()
    .slice(0, 8)
    .replace(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)))}`;

type Message = Omit<ContactSubmission, 'id' | 'createdAt'> & { createdAt: Date };

const SAMPLE_MESSAGE: Omit<Message, 'createdAt' | 'name'> = {
  email: 'visitor@example.com',
  phone: '',
  prefersWhatsApp: false,
  service: '',
  message: 'Can you help us?',
  language: 'en',
  page: '/en/contact',
  spam: { score: 0, signs: [], verdict: null },
  status: 'new',
  readAt: null,
  answeredAt: null,
  deletedAt: null,
  notes: [],
};

/** The documents that this worker's current test stored. */
const stored: DocumentReference[] = [];

/** Returns the Firestore document for a message. */
const messageDocument = ({ createdAt = new Date(), ...message }: Partial<Message> & { name: string }) =>
  submissionDocument({ ...SAMPLE_MESSAGE, ...message, createdAt: createdAt.toISOString() });

/** Stores messages in the inbox and returns their ids. */
export async function storeMessages(...messages: (Partial<Message> & { name: string })[]): Promise<string[]> {
  const batch = database().batch();
  const ids = messages.map((message) => {
    const document = database().collection(COLLECTIONS.contactSubmissions).doc();
    batch.create(document, messageDocument(message));
    stored.push(document);
    return document.id;
  });
  await batch.commit();
  return ids;
}

/** Removes all documents that the test stored, even if the test failed. */
export async function removeStored(): Promise<void> {
  await database().runTransaction(async (transaction) => {
    // A post may have been marked for removal twice, so this removes duplicates.
    const published = [...new Map(stored.map((document) => [document.path, document])).values()].filter(
      ({ parent }) => parent.id === COLLECTIONS.posts,
    );
    if (published.length > 0) {
      // Updates the index. Otherwise, it would still count the removed posts, and the blog would keep their
      // lists and pages.
      const index = database().collection(COLLECTIONS.blogIndex).doc(BLOG_INDEX_ID);
      const [present, ...posts] = await transaction.getAll(index, ...published);
      const counted = posts.flatMap((post) => (post.exists ? (post.data() as IndexedPost) : []));
      // Queues a publication that deletes the removed posts' files.
      for (const post of posts) if (post.exists) recordRemoval(transaction, post);
      if (counted.length > 0)
        transaction.set(
          index,
          counted.reduce((rest, post) => reindex(rest, post, null), present?.data() as BlogIndex),
        );
    }
    for (const document of stored) transaction.delete(document);
  });
  stored.length = 0;
}

function recordRemoval(transaction: Transaction, post: DocumentSnapshot): void {
  const { slug, publishedAt, categorySlug, tagSlugs, listPage } = post.data() as Omit<
    ListedPost,
    'publishedAt'
  > & { publishedAt: Timestamp };
  const before: ListedPost = {
    slug,
    publishedAt: publishedAt.toDate().toISOString(),
    categorySlug,
    tagSlugs,
    listPage,
  };
  const change: PublicChange = { collection: 'posts', before, after: null };
  transaction.create(database().collection(COLLECTIONS.publications).doc(), {
    ...change,
    createdAt: Timestamp.now(),
  });
}

/** Returns the input for a complete post, by default a draft. */
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

/** Creates a post through the API with the page's session. */
export async function createPost(page: Page, input: BlogPostInput): Promise<BlogPost> {
  const response = await page.request.post('/api/admin/blog', { data: { ...input, publishedAt: null } });
  expect(response.status(), await response.text()).toBe(201);
  const post = (await response.json()) as BlogPost;
  stored.push(...documentsOfPost(post.id));
  return post;
}

/** Deletes a post from the database, even while it is open in the editor. */
export async function removePost(id: string): Promise<void> {
  await Promise.all(documentsOfPost(id).map((document) => document.delete()));
}

/** Returns the stored post with this English title, and marks the post for removal after the test. */
export async function findPost(titleEn: string): Promise<Record<string, unknown> | undefined> {
  const { docs } = await database()
    .collection(COLLECTIONS.drafts)
    .where('fields.titleEn', '==', titleEn)
    .get();
  stored.push(...docs.flatMap(({ id }) => documentsOfPost(parseDraftId(id)?.id ?? '')));
  const { fields, ...state } = docs[0]?.data() ?? {};
  return docs[0] && { ...state, ...(fields as Record<string, unknown>) };
}

/** Arranges for a post that the test created through the page to be removed after the test. */
export function keepForRemoval(id: string): void {
  stored.push(...documentsOfPost(id));
}

const documentsOfPost = (id: string): DocumentReference[] => [
  database().collection(COLLECTIONS.posts).doc(id),
  database().collection(COLLECTIONS.postContents).doc(id),
  database().collection(COLLECTIONS.drafts).doc(draftId('posts', id)),
];

/** The message shown for a response with status 500. */
export const FAILURE = 'Something went wrong on our side. Please try again later.';

/** Opens a list row's menu and chooses an action. */
export async function chooseFromMenu(row: Locator, action: string): Promise<void> {
  await row.getByRole('button', { name: /^(More|Más): / }).click();
  await row.page().getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
}

/** Returns the region for toasts, which shows at most one at a time. */
export const toast = (page: Page) =>
  page.getByRole('region', { name: /^(Notifications|Notificaciones) \(F8\)$/ });

/** Returns the `route.fulfill` options for an API response. */
export const apiAnswer = (json: unknown) => ({ json, headers: { [REQUEST_ID_HEADER]: 'an-id' } });
