/**
 * Writes the public documents of a post: the summary in `posts`, the contents in `postContents` under the
 * same id, and the index of published posts. One transaction changes all of them and queues the change for
 * the publisher.
 */
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { asBlogPostContent, asBlogPostSummary, POST_FIELDS, splitPost } from '@app/domain/blog/posts';
import {
  asBlogIndex,
  asIndexedPost,
  EMPTY_BLOG_INDEX,
  indexSavedPost,
  reindex,
  type BlogIndex,
} from '@app/domain/blog/list';
import { liveValues } from '@app/domain/fields/public';
import { LOCALES } from '@app/domain/general/locale';
import type { StoredDraft } from '@app/domain/drafts/document';
import { withFormerNames } from '@app/domain/stored/reader';
import { isoOf, readDocument, readWhole } from '../platform/documents';
import { ApiError } from '../platform/http/error';
import { queuePublication } from '../content/queue-publication';
import { listedPost } from './listed';
import { contents, posts, publishedIndex } from './store';

/**
 * Reads the documents that publishing a post depends on, and returns a function that publishes the post.
 * `isChange` indicates whether visitors will see any difference.
 */
export async function preparePost(
  transaction: Transaction,
  { id, fields, categorySlug, tagSlugs, publishedAt }: StoredDraft<'posts'>,
  { now, isChange }: { now: Date; isChange: boolean },
): Promise<() => void> {
  const before = await transaction.get(posts.doc(id));
  const [summary, texts] = splitPost({
    ...liveValues(POST_FIELDS, fields),
    categorySlug,
    tagSlugs,
    published: true,
  });
  const { index, listPage } = indexSavedPost(await readIndex(transaction), {
    before: indexedPost(before),
    after: summary,
    keepsDate: publishedAt === publicationDate(before),
  });
  const document = {
    ...withFormerNames(asBlogPostSummary, summary),
    listPage,
    publishedAt: Timestamp.fromDate(new Date(publishedAt ?? now)),
    updatedAt: Timestamp.fromDate(now),
  };
  return () => {
    lockSlugs(transaction, index);
    transaction.set(posts.doc(id), document);
    // The security rules check `published` in the requested document, so `postContents` needs its own copy.
    transaction.set(contents.doc(id), { ...withFormerNames(asBlogPostContent, texts), published: true });
    if (isChange)
      queuePublication(transaction, {
        collection: 'posts',
        before: listedPost(before.data()),
        after: listedPost(document),
      });
  };
}

/** Reads the documents that withdrawing a post depends on, and returns a function that withdraws the post. */
export async function prepareWithdrawal(transaction: Transaction, id: string): Promise<() => void> {
  const before = await transaction.get(posts.doc(id));
  const index = reindex(await readIndex(transaction), indexedPost(before), null);
  return () => {
    lockSlugs(transaction, index);
    transaction.delete(posts.doc(id)).delete(contents.doc(id));
    queuePublication(transaction, { collection: 'posts', before: listedPost(before.data()), after: null });
  };
}

/**
 * Reads the index that locks the slugs, and returns a function that writes the index. Two concurrent saves
 * with the same slug conflict, because both write the index. The retried transaction then finds that the slug
 * is taken.
 */
export async function prepareSlugLock(transaction: Transaction): Promise<() => void> {
  const index = await readIndex(transaction);
  return () => lockSlugs(transaction, index);
}

/** Writes the index even if it hasn't changed (see `prepareSlugLock`). */
const lockSlugs = (transaction: Transaction, index: BlogIndex): void =>
  void transaction.set(publishedIndex, index, { mergeFields: [...LOCALES] });

/** Returns the publication date of a stored post in ISO 8601 format; null if the post isn't public. */
function publicationDate(document: DocumentSnapshot): string | null {
  return document.get('published') === true ? isoOf(document.get('publishedAt')) : null;
}

const indexedPost = (stored: DocumentSnapshot) =>
  stored.exists ? readDocument(asIndexedPost, stored) : null;

/**
 * Returns the index of published posts, or `EMPTY_BLOG_INDEX` if there is none. Throws a 500 for a damaged
 * index, because the next change would discard its counts.
 */
export async function readIndex(transaction: Transaction): Promise<BlogIndex> {
  const stored = await transaction.get(publishedIndex);
  if (!stored.exists) return EMPTY_BLOG_INDEX;
  const index = readWhole(asBlogIndex, stored, LOCALES);
  if (!index) throw new ApiError(500, 'blog.indexDamaged');
  return index;
}
