/**
 * The posts as the owner's area reads and writes them whole: each save replaces the working copy and, in the same transaction, publishes it
 * or withdraws the post.
 */
import type { Query, Transaction } from 'firebase-admin/firestore';
import { isDeepStrictEqual } from 'node:util';
import type { AdminPost, AdminPostSummary, BlogPostInput } from '@perro-wisdom/domain/blog/posts';
import { remainingSuggestions, type WorkingCopy } from '@perro-wisdom/domain/drafts/drafts';
import type { PostTopics } from '@perro-wisdom/domain/blog/topics';
import type { StoredWorkingCopy } from '@perro-wisdom/domain/drafts/post-document';
import { requireRevision, storeChange, type Changed } from '../drafts/changes';
import { preparePublication, prepareUnpublication } from '../drafts/publishing';
import { editedCopy } from '../drafts/store';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { documentIdFor } from '../platform/http/idempotency';
import { readPage, type Page, type Paging } from '../platform/http/paging';
import { resolveTopicsOf } from './topics/store';
import {
  emptyCopy,
  storedCopy,
  storedSummary,
  SUMMARY_FIELDS,
  workingCopies,
} from '../working-copies/document';
import { postKind, requireFreeSlug } from '../working-copies/kind';
import { publicationDate } from '../working-copies/publishing';
import { moveToBin, readWorkingCopy } from '../working-copies/store';
import { prepareSlugLock } from './live';

/** Drafts first, those saved last at the top; then published posts, newest first. */
const draftsFirst = (): Query =>
  workingCopies
    .where('deletedAt', '==', null)
    .orderBy('published', 'asc')
    .orderBy('publishedAt', 'desc')
    .orderBy('updatedAt', 'desc')
    .select(...SUMMARY_FIELDS, 'saveKey');

/** A post to be saved. */
export interface PostToSave {
  input: BlogPostInput;
  /** Keeps the publication date of a post that is already public. */
  keepPublishedAt: boolean;
  /** The request's Idempotency-Key, if any. */
  saveKey: string | undefined;
}

const adminFields = ({
  id,
  live,
  revision,
  updatedAt,
}: Pick<WorkingCopy, 'id' | 'live' | 'revision' | 'updatedAt'>) => ({
  id,
  published: live !== null,
  publishedAt: live?.publishedAt ?? null,
  revision,
  updatedAt,
});

const adminPost = (copy: WorkingCopy): AdminPost => ({
  ...copy.fields,
  ...adminFields(copy),
  saveKey: copy.saveKey,
});

/** Reads a page of all posts that are not in the bin, without their contents, in the order of `draftsFirst`. */
export async function readAllPosts(paging: Paging): Promise<Page<AdminPostSummary>> {
  const { items, next } = await readPage(workingCopies, draftsFirst, paging);
  const rows = items.flatMap((document) => {
    const summary = storedSummary(document);
    return summary
      ? { ...summary.fields, ...adminFields(summary), saveKey: String(document.get('saveKey')) }
      : [];
  });
  return { items: rows, next };
}

/** Reads a post with its contents, draft or published; undefined if there is no post with this id, or if it is in the bin. */
export async function readStoredPost(id: string): Promise<AdminPost | undefined> {
  const copy = await readWorkingCopy(id);
  return copy?.deletedAt === null ? adminPost(copy) : undefined;
}

/**
 * Creates a post; throws a 409 if another post has the slug. If a request with the same key has created the post before, returns the
 * post as it is now, and stores nothing.
 */
export function createPost(post: PostToSave): Promise<{ post: AdminPost; created: boolean }> {
  const id = documentIdFor(post.saveKey);
  return db.runTransaction(async (transaction) => {
    const stored = storedCopy(await transaction.get(workingCopies.doc(id)));
    if (stored) return { post: adminPost(stored), created: false };
    return { post: await savePost(transaction, emptyCopy(id), post), created: true };
  });
}

/**
 * Replaces a post; returns null if there is no post with this id. `ifMatch` is the ETag of the revision that was edited; throws a 412 if
 * the post has another revision by now. Without `ifMatch`, any revision is replaced.
 */
export function updatePost(
  id: string,
  post: PostToSave,
  ifMatch: string | undefined,
): Promise<AdminPost | null> {
  return db.runTransaction(async (transaction) => {
    const before = storedCopy(await transaction.get(workingCopies.doc(id)));
    if (before?.deletedAt !== null) return null;
    requireRevision(postKind, before, ifMatch);
    return savePost(transaction, before, post);
  });
}

/** Moves a post to the bin; returns whether it existed outside of it. */
export async function deletePost(id: string): Promise<boolean> {
  try {
    return await moveToBin(id);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}

async function savePost(
  transaction: Transaction,
  before: StoredWorkingCopy,
  { input: { published, ...input }, keepPublishedAt, saveKey }: PostToSave,
): Promise<AdminPost> {
  const now = new Date();
  const { fields, topics, record } = await resolveTopicsOf(transaction, input);
  const edited: StoredWorkingCopy = {
    ...editedCopy(postKind, before, { fields, suggested: remainingSuggestions(before, fields) }, now),
    hasChanges: before.live !== null && (before.hasChanges || !isDeepStrictEqual(fields, before.fields)),
  };
  const changed = await (published
    ? preparePublication(postKind, transaction, {
        copy: edited,
        publishedAt: publicationDate(edited, keepPublishedAt, now),
        now,
      })
    : prepareDraft(transaction, edited, { topics, record }));
  return adminPost(await storeChange(postKind, transaction, { before, changed, request: '', saveKey, now }));
}

async function prepareDraft(
  transaction: Transaction,
  copy: StoredWorkingCopy,
  { topics, record }: { topics: PostTopics; record: () => void },
): Promise<Changed<StoredWorkingCopy, PostTopics>> {
  await requireFreeSlug(transaction, copy.id, copy.fields.slug, copy.live?.slug);
  const changed: Changed<StoredWorkingCopy, PostTopics> = copy.live
    ? await prepareUnpublication(postKind, transaction, copy)
    : { copy, write: await prepareSlugLock(transaction) };
  return {
    ...changed,
    derived: topics,
    write: () => {
      changed.write?.();
      record();
    },
  };
}
