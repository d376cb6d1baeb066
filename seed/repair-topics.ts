/** Collects the categories and tags of all posts, and gives posts and working copies their present names and slugs. */
import { isDeepStrictEqual } from 'node:util';
import { COLLECTIONS, TOPICS_ID } from '@perro-wisdom/domain/collections';
import { resolveNames, topicsOf, type PostTopicNames, type StoredTopic } from '@perro-wisdom/domain/topics';
import { topicsDocumentSchema } from '@perro-wisdom/domain/topics.schema';
import type { DocumentData, Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';

const NAMES = ['categoryEn', 'categoryEs', 'tags', 'tagsEs'] as const;
const SLUGS = ['categorySlug', 'tagSlugs'] as const;

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.map(text) : []);

/** The texts of a working copy are in its `fields`. */
const prefixOf = (document: QueryDocumentSnapshot): string => (document.ref.parent.id === COLLECTIONS.workingCopies ? 'fields.' : '');

function namesIn(document: QueryDocumentSnapshot): PostTopicNames {
  const read = (name: string): unknown => document.get(prefixOf(document) + name);
  return { categoryEn: text(read('categoryEn')), categoryEs: text(read('categoryEs')), tags: texts(read('tags')), tagsEs: texts(read('tagsEs')) };
}

/** Returns the fields that are missing or wrong. */
function changesOf(document: QueryDocumentSnapshot, topics: readonly StoredTopic[]): DocumentData {
  const resolved = resolveNames(topics, namesIn(document)).topics;
  const wanted = [
    ...NAMES.map((name): [string, unknown] => [prefixOf(document) + name, resolved[name]]),
    ...SLUGS.map((name): [string, unknown] => [name, resolved[name]]),
  ];
  return Object.fromEntries(wanted.filter(([field, value]) => !isDeepStrictEqual(document.get(field), value)));
}

/** Adds the topics that are missing. Uses a transaction, so that none is lost that is added meanwhile. */
function collectTopics(db: Firestore, posts: readonly PostTopicNames[]): Promise<StoredTopic[]> {
  const document = db.collection(COLLECTIONS.topics).doc(TOPICS_ID);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    const known = topicsDocumentSchema.isValidSync(stored.data()) ? topicsDocumentSchema.cast(stored.data()).topics : [];
    const topics = topicsOf(posts, known).map((topic) => ({ ...topic, isRenaming: false }));
    transaction.set(document, { topics });
    return topics;
  });
}

/** Returns how many posts and working copies were changed. Where posts name a topic differently, the one published last counts. */
export async function repairTopics(db: Firestore): Promise<number> {
  const read = async (collection: string, prefix: string) =>
    (await db.collection(collection).select('publishedAt', ...SLUGS, ...NAMES.map((name) => prefix + name)).get()).docs;
  const posts = await read(COLLECTIONS.posts, '');
  const copies = await read(COLLECTIONS.workingCopies, 'fields.');
  const publishedLast = (post: QueryDocumentSnapshot): number => (post.get('publishedAt') as { toMillis?: () => number } | null)?.toMillis?.() ?? 0;
  const newestFirst = posts.toSorted((a, b) => publishedLast(b) - publishedLast(a));
  const topics = await collectTopics(db, [...newestFirst, ...copies].map(namesIn));

  const writer = db.bulkWriter();
  let changed = 0;
  for (const document of [...posts, ...copies]) {
    const changes = changesOf(document, topics);
    if (Object.keys(changes).length === 0) continue;
    changed += 1;
    void writer
      // Fails for a post that is saved meanwhile, which has the present names by then.
      .update(document.ref, changes, { lastUpdateTime: document.updateTime })
      .catch((error: unknown) => { console.error(`${document.ref.path} was changed meanwhile and is not updated: ${String(error)}`); });
  }
  await writer.close();
  return changed;
}
