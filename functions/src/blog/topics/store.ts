/**
 * Stores all categories and tags of the blog in one document. Posts and their drafts duplicate the current
 * names of their topics, so that no page has to read that document.
 */
import type { DocumentSnapshot, Query, Transaction } from 'firebase-admin/firestore';
import { EMPTY_BLOG_INDEX, renameIndexedTopic } from '@app/domain/blog/list';
import { COLLECTIONS, TOPICS_ID } from '@app/domain/general/collections';
import { draftId, parseDraftId } from '@app/domain/drafts/drafts';
import { inParallel } from '@app/domain/general/in-parallel';
import { LOCALES } from '@app/domain/general/locale';
import {
  asTopicsDocument,
  findNamed,
  findTopic,
  newTopic,
  renamedTopic,
  renameInPost,
  resolveNames,
  type PostTopicNames,
  type PostTopics,
  type StoredTopic,
  type Topic,
  type TopicNames,
} from '@app/domain/blog/topics';
import type { TopicKind } from '@app/domain/blog/topics.limits';
import { readIndex } from '../live';
import { posts, publishedIndex } from '../store';
import { readWhole } from '../../platform/documents';
import { db } from '../../platform/firebase';
import { ApiError } from '../../platform/http/error';
import { queuePublication } from '../../content/queue-publication';
import { listedPost } from '../listed';

const drafts = db.collection(COLLECTIONS.drafts);
const topicsDocument = db.collection(COLLECTIONS.topics).doc(TOPICS_ID);

/**
 * The maximum number of posts updated per transaction. Each post takes three of the 500 writes that a
 * transaction may contain: the post, its draft and the queued change.
 */
const POSTS_PER_TRANSACTION = 100;
const COUNTS_AT_ONCE = 16;

/** The post fields that a rename reads. In drafts, they are inside `fields`. */
const TOPIC_NAMES = ['categoryEn', 'categoryEs', 'tags', 'tagsEs'] as const;
const TOPIC_SLUGS = ['categorySlug', 'tagSlugs'] as const;
const DRAFT_FIELDS = [...TOPIC_SLUGS, ...TOPIC_NAMES.map((field) => `fields.${field}`)];
const POST_FIELDS = [...TOPIC_SLUGS, ...TOPIC_NAMES, 'slug', 'published', 'publishedAt', 'listPage'];
/** The defaults for a post's missing topic fields. */
const NO_TOPICS: PostTopics = {
  categoryEn: '',
  categoryEs: '',
  categorySlug: '',
  tags: [],
  tagsEs: [],
  tagSlugs: [],
};

/**
 * Returns the topics stored in the document. Throws a 500 for a damaged document, because the next change
 * would discard its topics.
 */
function topicsIn(stored: DocumentSnapshot): StoredTopic[] {
  if (!stored.exists) return [];
  const document = readWhole(asTopicsDocument, stored, ['topics']);
  if (!document) throw new ApiError(500, 'topics.damaged');
  return document.topics;
}

const readTopics = async (transaction: Transaction): Promise<StoredTopic[]> =>
  topicsIn(await transaction.get(topicsDocument));

const storeTopics = (transaction: Transaction, topics: readonly StoredTopic[]): void => {
  transaction.set(topicsDocument, { topics }, { mergeFields: ['topics'] });
};

/**
 * Resolves a post's topics from their names, which may be former names. Must be called before the
 * transaction's first write. The returned `record` stores new topics.
 */
export async function resolveTopics(
  transaction: Transaction,
  names: PostTopicNames,
): Promise<{ topics: PostTopics; record: () => void }> {
  const stored = await readTopics(transaction);
  const { topics, added } = resolveNames(stored, names);
  return {
    topics,
    record: () => {
      if (added.length > 0) storeTopics(transaction, [...stored, ...added]);
    },
  };
}

/**
 * Returns the query for drafts of posts with a topic, including drafts in the bin. Every post has a draft.
 */
const withTopic = (kind: TopicKind, slug: string): Query =>
  kind === 'category'
    ? drafts.where('categorySlug', '==', slug)
    : drafts.where('tagSlugs', 'array-contains', slug);

async function countPostsOf({ kind, slug, en, es, isRenaming }: StoredTopic): Promise<Topic> {
  const { count } = (await withTopic(kind, slug).count().get()).data();
  return { kind, slug, en, es, isRenaming, posts: count };
}

/** Reads all topics, each with its number of posts. */
export async function readCountedTopics(): Promise<Topic[]> {
  const topics: Topic[] = [];
  await inParallel(topicsIn(await topicsDocument.get()), COUNTS_AT_ONCE, async (topic) => {
    topics.push(await countPostsOf(topic));
  });
  return topics;
}

/** Adds a topic. If an existing topic has or had one of the names, returns that topic instead. */
export async function addTopic(
  kind: TopicKind,
  names: TopicNames,
): Promise<{ topic: Topic; created: boolean }> {
  const { topic, created } = await db.runTransaction(async (transaction) => {
    const stored = await readTopics(transaction);
    const known = findTopic(stored, kind, names.en) ?? findTopic(stored, kind, names.es);
    if (known) return { topic: known, created: false };
    const added = newTopic(stored, kind, names);
    if (!added) throw new ApiError(400, 'topics.nameWithoutLetters', { field: 'en' });
    storeTopics(transaction, [...stored, added]);
    return { topic: added, created: true };
  });
  return { topic: await countPostsOf(topic), created };
}

/** Deletes a topic; throws a 409 if any post uses it. Returns whether the topic existed. */
export function deleteTopic(kind: TopicKind, slug: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const stored = await readTopics(transaction);
    const others = stored.filter((topic) => topic.kind !== kind || topic.slug !== slug);
    if (others.length === stored.length) return false;
    const { empty } = await transaction.get(withTopic(kind, slug).limit(1).select());
    if (!empty) throw new ApiError(409, 'topics.inUse');
    storeTopics(transaction, others);
    return true;
  });
}

/**
 * Renames a topic: first its own names, then the names in its posts, in several transactions. After an
 * interruption, the topic stays marked as being renamed, and the same call completes the rename. Returns null
 * if the topic doesn't exist.
 */
export async function renameTopic(kind: TopicKind, slug: string, names: TopicNames): Promise<Topic | null> {
  const topic = await storeNames(kind, slug, names);
  if (!topic) return null;
  const { docs } = await withTopic(kind, slug).select().get();
  const ids = docs.flatMap(({ id }) => parseDraftId(id)?.id ?? []);
  for (let start = 0; start < ids.length; start += POSTS_PER_TRANSACTION)
    await renameInPosts(kind, slug, ids.slice(start, start + POSTS_PER_TRANSACTION));
  await markRenamed(kind, slug, names);
  return countPostsOf({ ...topic, isRenaming: false });
}

/** Stores the new names of a topic. All later saves of posts use them. */
function storeNames(kind: TopicKind, slug: string, names: TopicNames): Promise<StoredTopic | null> {
  return db.runTransaction(async (transaction) => {
    const [stored, index] = await Promise.all([readTopics(transaction), readIndex(transaction)]);
    const topic = stored.find((one) => one.kind === kind && one.slug === slug);
    if (!topic) return null;
    const others = stored.filter((one) => one !== topic);
    // Checks only current names, because a topic can take another topic's former name.
    for (const field of LOCALES)
      if (findNamed(others, kind, names[field]))
        throw new ApiError(409, 'topics.nameTaken', { field, values: { name: names[field] } });

    const renamed = { ...renamedTopic(topic, names), isRenaming: true };
    storeTopics(transaction, [renamed, ...others]);
    if (index !== EMPTY_BLOG_INDEX)
      transaction.set(publishedIndex, renameIndexedTopic(index, kind, slug, names), {
        mergeFields: [...LOCALES],
      });
    return renamed;
  });
}

/**
 * Writes a topic's current names into posts, and queues these posts for publishing. Doesn't change revisions,
 * because the next save sets the names anyway.
 */
function renameInPosts(kind: TopicKind, slug: string, ids: readonly string[]): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const topic = (await readTopics(transaction)).find((one) => one.kind === kind && one.slug === slug);
    if (!topic) return;
    const [storedDrafts, storedPosts] = await Promise.all([
      transaction.getAll(...ids.map((id) => drafts.doc(draftId('posts', id))), { fieldMask: DRAFT_FIELDS }),
      transaction.getAll(...ids.map((id) => posts.doc(id)), { fieldMask: POST_FIELDS }),
    ]);
    for (const draft of storedDrafts) {
      const fields = draft.get('fields') as object | undefined;
      const renamed = renameInPost({ ...NO_TOPICS, ...draft.data(), ...fields }, topic);
      if (renamed) transaction.update(draft.ref, namesIn(renamed, 'fields.'));
    }
    for (const post of storedPosts) {
      const renamed = renameInPost({ ...NO_TOPICS, ...post.data() }, topic);
      if (!renamed) continue;
      transaction.update(post.ref, namesIn(renamed));
      const listed = listedPost(post.data());
      queuePublication(transaction, { collection: 'posts', before: listed, after: listed });
    }
  });
}

const namesIn = (post: PostTopics, path = ''): Record<string, string | string[]> =>
  Object.fromEntries(TOPIC_NAMES.map((field) => [path + field, post[field]]));

/** Marks the rename of a topic as complete, unless the topic was renamed again in the meantime. */
function markRenamed(kind: TopicKind, slug: string, { en, es }: TopicNames): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const stored = await readTopics(transaction);
    const isDone = (topic: StoredTopic) =>
      topic.kind === kind && topic.slug === slug && topic.en === en && topic.es === es;
    storeTopics(
      transaction,
      stored.map((topic) => (isDone(topic) ? { ...topic, isRenaming: false } : topic)),
    );
  });
}
