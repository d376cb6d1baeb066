/** Converts the seed's records to documents and writes them to Firestore. */
import { draftDocument, versionDocument } from '@app/domain/drafts/document';
import { draftId } from '@app/domain/drafts/drafts';
import { splitPost, type BlogPost } from '@app/domain/blog/posts';
import { indexPosts, numberListPages, type ListPages } from '@app/domain/blog/list';
import { BLOG_INDEX_ID, COLLECTIONS, TOPICS_ID, VERSIONS } from '@app/domain/general/collections';
import { topicsOf } from '@app/domain/blog/topics';
import { inParallel } from '@app/domain/general/in-parallel';
import { Timestamp, type DocumentData, type Firestore } from 'firebase-admin/firestore';
import { NO_RECORDS, type Records } from './records';

const NO_PAGES: ListPages = { en: null, es: null };

/** The documents in one collection, keyed by id. */
export type Documents = Map<string, DocumentData>;

/**
 * Returns the documents that contain the site's content, grouped by collection, in the order they are
 * written. Collections without records are empty. A deployment considers the seed complete if the database
 * has services or, for a seed without services, facts (tools/deploy).
 */
export function documentsOf({
  siteContent,
  services,
  ownPages,
  testimonials,
  posts,
  drafts,
}: Records): Map<string, Documents> {
  const pages = numberListPages(posts);
  const published = posts.filter((post) => post.published);
  const listed = published.map((post) => ({ ...post, listPage: pages.get(post.id) ?? NO_PAGES }));
  return new Map([
    [COLLECTIONS.postContents, byId(published.map(toContent))],
    [
      COLLECTIONS.drafts,
      new Map(drafts.map((draft) => [draftId(draft.kind, draft.id), draftDocument(draft)])),
    ],
    [COLLECTIONS.blogIndex, new Map(posts.length > 0 ? [[BLOG_INDEX_ID, indexPosts(listed)]] : [])],
    [COLLECTIONS.topics, new Map(posts.length > 0 ? [[TOPICS_ID, { topics: topicsOf(posts) }]] : [])],
    [COLLECTIONS.posts, byId(listed.map(toSummary))],
    [COLLECTIONS.testimonials, byId(testimonials)],
    [COLLECTIONS.ownPages, byId(ownPages)],
    [
      COLLECTIONS.siteContent,
      new Map(siteContent.map(({ id, fields }): [string, DocumentData] => [id, fields])),
    ],
    [COLLECTIONS.services, byId(services)],
  ]);
}

/** Returns the published versions, keyed by path within the drafts collection. */
export const versionsOf = ({ drafts }: Pick<Records, 'drafts'>): Documents =>
  new Map(
    drafts.flatMap(({ kind, id, fields, publishedAt, lastVersion }): [string, DocumentData][] =>
      publishedAt === null
        ? []
        : [
            [
              `${draftId(kind, id)}/${VERSIONS}/${lastVersion}`,
              versionDocument(lastVersion, fields, new Date(publishedAt)),
            ],
          ],
    ),
  );

const savedAt = ({ publishedAt }: BlogPost): Date =>
  publishedAt === null ? new Date() : new Date(publishedAt);

/** Returns documents keyed by id. The documents themselves don't contain the id. */
function byId(records: (DocumentData & { id: string })[]): Documents {
  return new Map(records.map(({ id, ...fields }) => [id, fields]));
}

function toSummary(post: BlogPost & { listPage: ListPages }) {
  const [summary] = splitPost(post);
  return {
    ...summary,
    // Publishing the post rewrites the whole document, which removes `isDemo`.
    isDemo: true,
    publishedAt: post.publishedAt === null ? null : Timestamp.fromDate(new Date(post.publishedAt)),
    updatedAt: Timestamp.fromDate(savedAt(post)),
  };
}

/**
 * Returns a post's content with a copy of `published` for the security rules. If the rules read `published`
 * from the post instead, each check would be billed as an extra read.
 */
function toContent(post: BlogPost) {
  const [, content] = splitPost(post);
  return { id: post.id, ...content, published: post.published };
}

/** The maximum number of writes in a Firestore batch. */
const WRITES_PER_BATCH = 500;
const CONCURRENT_BATCHES = 4;

/** Writes documents. Deletes a document if its data is null. */
async function applyChanges(
  db: Firestore,
  name: string,
  changes: readonly [id: string, data: DocumentData | null][],
): Promise<void> {
  const collection = db.collection(name);
  const batches = Array.from({ length: Math.ceil(changes.length / WRITES_PER_BATCH) }, (_, index) =>
    changes.slice(index * WRITES_PER_BATCH, (index + 1) * WRITES_PER_BATCH),
  );
  await inParallel(batches, CONCURRENT_BATCHES, async (writes) => {
    const batch = db.batch();
    for (const [id, data] of writes) {
      if (data) batch.set(collection.doc(id), data);
      else batch.delete(collection.doc(id));
    }
    await batch.commit();
  });
}

/** Writes documents to a collection, leaving its other documents unchanged. */
export const writeDocuments = (db: Firestore, name: string, documents: Documents): Promise<void> =>
  applyChanges(db, name, [...documents]);

/** Replaces the versions of all drafts. */
export async function replaceVersions(db: Firestore, versions: Documents): Promise<void> {
  const { docs } = await db.collectionGroup(VERSIONS).select().get();
  const paths = docs.map(({ ref }) => ref.path.split('/')).filter(([root]) => root === COLLECTIONS.drafts);
  const others = paths.map(([, ...path]) => path.join('/')).filter((id) => !versions.has(id));
  await applyChanges(db, COLLECTIONS.drafts, [
    ...versions,
    ...others.map((id): [string, null] => [id, null]),
  ]);
}

/** Returns the names of the non-empty collections that the seed would replace. */
export async function occupiedCollections(db: Firestore): Promise<string[]> {
  const names = [...documentsOf(NO_RECORDS).keys()];
  const first = await Promise.all(names.map((name) => db.collection(name).limit(1).select().get()));
  return names.filter((_, index) => first[index]?.empty === false);
}

/** Replaces all documents in a collection. Returns the number of deleted documents. */
export async function replaceCollection(db: Firestore, name: string, documents: Documents): Promise<number> {
  const { docs } = await db.collection(name).select().get();
  const others = docs.filter(({ id }) => !documents.has(id));
  await applyChanges(db, name, [...documents, ...others.map(({ id }): [string, null] => [id, null])]);
  return others.length;
}
