import { assertFails } from '@firebase/rules-unit-testing';
import { COLLECTIONS, VERSIONS } from '@perro-wisdom/domain/general/collections';
import { describe, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

/** What visitors may read; each has tests of its own. */
const PUBLIC: readonly string[] = [
  COLLECTIONS.services,
  COLLECTIONS.testimonials,
  COLLECTIONS.siteContent,
  COLLECTIONS.legalTexts,
  COLLECTIONS.instagramPosts,
  COLLECTIONS.posts,
  COLLECTIONS.postContents,
  COLLECTIONS.blogIndex,
  COLLECTIONS.images,
];
/** All others, and names that no rule has. */
const CLOSED = [
  ...Object.values(COLLECTIONS).filter((name) => !PUBLIC.includes(name)),
  `${COLLECTIONS.drafts}/known/${VERSIONS}`,
  'users',
  'Posts',
];

const environment = rulesEnvironment(
  'closed',
  Object.fromEntries(
    CLOSED.map((collection) => [`${collection}/known`, { published: true, expiresAt: new Date(0) }]),
  ),
);

describe.each(CLIENTS)('%s', (client) => {
  describe.each(CLOSED)('and the collection %s', (name) => {
    const collection = () => environment.as(client).collection(name);

    it('cannot get a document, present or missing', async () => {
      await assertFails(collection().doc('known').get());
      await assertFails(collection().doc('missing').get());
    });

    it('cannot list it', async () => {
      await assertFails(collection().get());
      await assertFails(collection().where('published', '==', true).limit(1).get());
    });

    it('cannot create, update or delete a document', async () => {
      await assertFails(collection().doc('new').set({ published: true }));
      await assertFails(collection().doc('known').update({ published: false }));
      await assertFails(collection().doc('known').delete());
    });
  });

  it('cannot read across the whole database', async () => {
    await assertFails(environment.as(client).collectionGroup('sessions').get());
    await assertFails(environment.as(client).doc('a/b/sessions/known').get());
  });
});
