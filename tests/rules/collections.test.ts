/** Tests that each kind of client can perform only the allowed reads on each collection, and no writes. */
import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { COLLECTIONS, VERSIONS, type PUBLIC_COLLECTIONS } from '@app/domain/general/collections';
import { describe, expect, it } from 'vitest';
import { CLIENTS, firestoreRules, rulesEnvironment, type ClientFirestore } from './environment';

type Operation = (db: ClientFirestore, name: string) => Promise<unknown>;

const READS = {
  'get a document': (db, name) => db.doc(`${name}/known`).get(),
  'get a missing document': (db, name) => db.doc(`${name}/missing`).get(),
  'list all documents': (db, name) => db.collection(name).get(),
  'list published documents': (db, name) => db.collection(name).where('published', '==', true).get(),
  'list sorted documents': (db, name) => db.collection(name).orderBy('order').limit(3).get(),
  'list the collections of this name': (db, name) =>
    db.collectionGroup(name.slice(name.lastIndexOf('/') + 1)).get(),
  'get a document of a subcollection': (db, name) => db.doc(`${name}/known/notes/private`).get(),
  'list documents of a subcollection': (db, name) => db.collection(`${name}/known/notes`).get(),
} satisfies Record<string, Operation>;

const WRITES = {
  'create a document': (db, name) => db.doc(`${name}/new`).set({ published: true }),
  'add a document': (db, name) => db.collection(name).add({ published: true }),
  'update a document': (db, name) => db.doc(`${name}/known`).update({ order: 2 }),
  'replace a document': (db, name) => db.doc(`${name}/known`).set({ published: false }),
  'delete a document': (db, name) => db.doc(`${name}/known`).delete(),
  'create a document in a subcollection': (db, name) =>
    db.doc(`${name}/known/notes/new`).set({ published: true }),
} satisfies Record<string, Operation>;

const BY_ID = ['get a document', 'get a missing document'] as const;
const ALL = [...BY_ID, 'list all documents', 'list published documents', 'list sorted documents'] as const;
const PUBLISHED = ['get a document', 'list published documents'] as const;

const ALLOWED: Record<keyof typeof PUBLIC_COLLECTIONS, readonly (keyof typeof READS)[]> = {
  services: ALL,
  ownPages: ALL,
  testimonials: ALL,
  siteContent: ALL,
  legalTexts: ALL,
  instagramPosts: ALL,
  posts: PUBLISHED,
  postContents: PUBLISHED,
  blogIndex: ALL,
  images: BY_ID,
};
const allowed: Record<string, readonly string[]> = ALLOWED;

const NAMES = [...Object.values(COLLECTIONS), `${COLLECTIONS.drafts}/known/${VERSIONS}`, 'users', 'Posts'];

const environment = rulesEnvironment(
  'collections',
  Object.fromEntries(
    NAMES.flatMap((name) => [
      [`${name}/known`, { published: true, order: 1, expiresAt: new Date(0) }],
      [`${name}/known/notes/private`, { published: true }],
    ]),
  ),
);

it('the rules list exactly the public collections', () => {
  const ruled = [...firestoreRules.matchAll(/match \/(?!databases\/)([^/\s]+)/g)].map(([, name]) => name);
  expect(ruled).toEqual(Object.keys(ALLOWED));
});

const operations = Object.entries<Operation>({ ...READS, ...WRITES });
describe.each(CLIENTS)(
  `%s, attempting ${operations.length} operations on each of ${NAMES.length} collections,`,
  (client) => {
    it.each(NAMES)('can only read public documents in %s', async (name) => {
      for (const [what, operate] of operations) {
        const attempt = operate(environment.as(client), name);
        await (allowed[name]?.includes(what) ? assertSucceeds(attempt) : assertFails(attempt)).catch(
          (cause: unknown) => {
            throw new Error(`${what} of ${name}`, { cause });
          },
        );
      }
    });
  },
);
