/**
 * Reads and writes whole posts for the API calls under `/api/admin/blog`. Each save replaces the draft and,
 * in the same transaction, publishes or withdraws the post.
 */
import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { AdminPost, AdminPostSummary } from '@app/domain/blog/api';
import { POST_FIELDS, type BlogPostInput } from '@app/domain/blog/posts';
import { parseDraftId } from '@app/domain/drafts/drafts';
import type { StoredDraft } from '@app/domain/drafts/document';
import { remainingSuggestions } from '@app/domain/drafts/texts';
import { storedReader } from '@app/domain/fields/reader';
import { asBoolean, asNullableText, asNumber, asRecord, asText, selected } from '@app/domain/stored/reader';
import { readDocument, readFields } from '../../platform/documents';
import { moveToBin } from '../bin';
import { readDraft, readDraftIn, requireRevision, storeChange, type Changed } from '../changes';
import { drafts } from '../document';
import type { DraftKey } from '../kind';
import { pageOf, pagingOf } from '../list';
import { preparePublication, prepareWithdrawal, publicationDate, requireFreeSlug } from '../publish-draft';
import { createAs, prepareEdit } from '../store';
import { db } from '../../platform/firebase';
import { ApiError } from '../../platform/http/error';
import { readPage, type Page, type Paging } from '../../platform/http/paging';
import { prepareSlugLock } from '../../blog/live';

const keyOf = (id: string): DraftKey => ({ kind: 'posts', id });

const { content: _content, ...LISTED_FIELDS } = POST_FIELDS;
const asListedFields = storedReader(LISTED_FIELDS);
const LISTED_STATE = {
  published: asBoolean,
  publishedAt: asNullableText,
  revision: asNumber,
  saveKey: asText,
  updatedAt: asNullableText,
};
const asListedState = asRecord(LISTED_STATE);

/**
 * Returns the query for posts outside the bin. Unpublished posts come first, starting with the most recently
 * saved. Published posts follow, starting with the newest.
 */
const draftsFirst = (): Query =>
  drafts
    .where('kind', '==', 'posts')
    .where('deletedAt', '==', null)
    .orderBy('published', 'asc')
    .orderBy('publishedAt', 'desc')
    .orderBy('updatedAt', 'desc')
    .select(...Object.keys(LISTED_STATE), ...selected(asListedFields).map((name) => `fields.${name}`));

/** A post to save, with options for the save. */
export interface PostToSave {
  input: BlogPostInput;
  /** Whether to keep the publication date of a post that is already public. */
  keepPublishedAt: boolean;
  /** The request's Idempotency-Key, if any. */
  saveKey: string | undefined;
}

const adminPost = (draft: StoredDraft): AdminPost => {
  const { id, fields, revision, saveKey, updatedAt, publishedAt } = draft as StoredDraft<'posts'>;
  return { ...fields, id, published: publishedAt !== null, publishedAt, revision, saveKey, updatedAt };
};

const adminSummary = (document: DocumentSnapshot): AdminPostSummary => ({
  ...readFields(asListedFields, `${document.ref.path}.fields`, document.get('fields')),
  ...readDocument(asListedState, document),
  id: parseDraftId(document.id)?.id ?? document.id,
});

/** Reads a page of the posts outside the bin, in `draftsFirst` order and without their contents. */
export async function readAllPosts(paging: Paging): Promise<Page<AdminPostSummary>> {
  const { items, next } = pageOf(await readPage(drafts, draftsFirst, pagingOf('posts', paging)));
  return { items: items.map(adminSummary), next };
}

/** Returns the post; throws a 404 if it doesn't exist or is in the bin. */
function requirePost(draft: StoredDraft | undefined): StoredDraft {
  if (draft?.deletedAt !== null) throw new ApiError(404, 'blog.postNotFound');
  return draft;
}

/** Reads a post with its contents, whether draft or published; throws a 404 if it doesn't exist. */
export const readStoredPost = async (id: string): Promise<AdminPost> =>
  adminPost(requirePost(await readDraft(keyOf(id))));

/** Creates a post; throws a 409 if another post has the slug. */
export async function createPost(post: PostToSave): Promise<{ post: AdminPost; created: boolean }> {
  const { draft, created } = await createAs('posts', post.saveKey, (transaction, empty, now) =>
    preparePostSave(transaction, empty, post, now),
  );
  return { post: adminPost(draft), created };
}

/**
 * Replaces a post; throws a 404 if it doesn't exist. `ifMatch` is the ETag of the edited revision. Throws a
 * 412 if the post has changed since then. Without `ifMatch`, replaces any revision.
 */
export function updatePost(id: string, post: PostToSave, ifMatch: string | undefined): Promise<AdminPost> {
  return db.runTransaction(async (transaction) => {
    const before = requirePost(await readDraftIn(transaction, keyOf(id)));
    requireRevision(before, ifMatch);
    const now = new Date();
    const changed = await preparePostSave(transaction, before, post, now);
    const { saveKey } = post;
    return adminPost(await storeChange(transaction, { before, changed, request: '', saveKey, now }));
  });
}

/** Moves a post to the bin; throws a 404 if it is already there or doesn't exist. */
export async function deletePost(id: string): Promise<void> {
  if (!(await moveToBin(keyOf(id)))) throw new ApiError(404, 'blog.postNotFound');
}

async function preparePostSave(
  transaction: Transaction,
  before: StoredDraft,
  { input: { published, ...fields }, keepPublishedAt }: PostToSave,
  now: Date,
): Promise<Changed> {
  const edit = { fields, suggested: remainingSuggestions(before, fields) };
  const { draft, write } = await prepareEdit(transaction, before, edit, now);
  const isChanged = before.hasChanges || !isDeepStrictEqual(draft.fields, before.fields);
  const edited = { ...draft, hasChanges: before.publishedAt !== null && isChanged };
  if (published) {
    const publishedAt = publicationDate(edited, keepPublishedAt, now);
    return preparePublication(transaction, edited, { publishedAt, now });
  }
  await requireFreeSlug(transaction, edited);
  const hidden: Changed =
    edited.publishedAt === null
      ? { draft: edited, write: await prepareSlugLock(transaction) }
      : await prepareWithdrawal(transaction, edited);
  return {
    ...hidden,
    write: () => {
      hidden.write?.();
      write?.();
    },
  };
}
