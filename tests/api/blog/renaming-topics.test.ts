/** Tests renaming a topic that many posts have, in a separate database. */
import { samplePostInput } from '@app/domain/blog/posts.fixture';
import { COLLECTIONS, TOPICS_ID } from '@app/domain/general/collections';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db } from '../../../functions/src/platform/firebase';
import { renameTopic } from '../../../functions/src/blog/topics/store';

vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'topics')) };
});

const POSTS = 600;
const PUBLISHED = 400;
const collection = (name: keyof typeof COLLECTIONS) => db.collection(COLLECTIONS[name]);
const newNames = { en: 'Young dogs', es: 'Perros jóvenes' };

beforeEach(async () => {
  const topics = { categorySlug: 'puppies', tagSlugs: ['leash'] };
  const names = { categoryEn: 'Puppies', categoryEs: 'Cachorros', tags: ['leash'], tagsEs: ['correa'] };
  const fields = { ...samplePostInput, ...names };
  const writer = db.bulkWriter();
  for (let number = 0; number < POSTS; number += 1) {
    const id = `post-${number}`;
    void writer.set(collection('drafts').doc(`posts~${id}`), {
      kind: 'posts',
      ...topics,
      fields,
      revision: 3,
    });
    if (number < PUBLISHED)
      void writer.set(collection('posts').doc(id), {
        ...topics,
        ...names,
        slug: id,
        published: true,
        listPage: { en: 1, es: 1 },
        titleEn: id,
      });
  }
  const topic = (kind: string, slug: string, en: string, es: string) => ({
    kind,
    slug,
    en,
    es,
    former: [],
    isRenaming: false,
  });
  void writer.set(collection('topics').doc(TOPICS_ID), {
    topics: [topic('category', 'puppies', 'Puppies', 'Cachorros'), topic('tag', 'leash', 'leash', 'correa')],
  });
  await writer.close();
  await db.recursiveDelete(collection('publications'));
});

/**
 * Counts the documents in a collection that have this value in `field`. Reads all documents, because draft
 * fields aren't indexed.
 */
const countNamed = async (name: 'posts' | 'drafts', field: string, value: string) =>
  (await collection(name).select(field).get()).docs.filter((document) => document.get(field) === value)
    .length;
const storedTopics = async () =>
  (await collection('topics').doc(TOPICS_ID).get()).get('topics') as {
    slug: string;
    en: string;
    isRenaming: boolean;
  }[];

async function expectRenamedEverywhere(): Promise<void> {
  expect(await countNamed('posts', 'categoryEs', newNames.es)).toBe(PUBLISHED);
  expect(await countNamed('drafts', 'fields.categoryEs', newNames.es)).toBe(POSTS);
  expect((await collection('publications').count().get()).data().count).toBe(PUBLISHED);
  expect((await storedTopics())[0]).toMatchObject({ slug: 'puppies', en: newNames.en, isRenaming: false });
}

describe('a category with 600 posts', () => {
  it('is renamed in all posts without other changes, and each public post is queued for publication once', async () => {
    expect(await renameTopic('category', 'puppies', newNames)).toMatchObject({
      ...newNames,
      slug: 'puppies',
      posts: POSTS,
    });
    await expectRenamedEverywhere();
    const [copy, post] = await Promise.all([
      collection('drafts').doc('posts~post-0').get(),
      collection('posts').doc('post-0').get(),
    ]);
    expect(copy.data()).toMatchObject({
      revision: 3,
      categorySlug: 'puppies',
      fields: { titleEn: samplePostInput.titleEn, tags: ['leash'] },
    });
    expect(post.data()).toMatchObject({
      titleEn: 'post-0',
      categoryEn: newNames.en,
      tags: ['leash'],
      slug: 'post-0',
    });
    await renameTopic('category', 'puppies', newNames);
    expect((await collection('publications').count().get()).data().count).toBe(PUBLISHED);
  });

  it('stays marked as being renamed if the process dies partway, and a retry completes the rename', async () => {
    const run = db.runTransaction.bind(db);
    const transactions = vi.spyOn(db, 'runTransaction');
    for (let done = 0; done < 3; done += 1) transactions.mockImplementationOnce(run);
    transactions.mockRejectedValueOnce(new Error('the process died'));
    await expect(renameTopic('category', 'puppies', newNames)).rejects.toThrow('the process died');
    transactions.mockRestore();

    const renamed = await countNamed('drafts', 'fields.categoryEs', newNames.es);
    expect(renamed).toBeGreaterThan(0);
    expect(renamed).toBeLessThan(POSTS);
    expect((await storedTopics())[0]).toMatchObject({ en: newNames.en, isRenaming: true });

    await renameTopic('category', 'puppies', newNames);
    await expectRenamedEverywhere();
  });

  it('has the same names everywhere after two concurrent renames', async () => {
    const other = { en: 'Pups', es: 'Perritos' };
    await Promise.all([
      renameTopic('category', 'puppies', newNames),
      renameTopic('category', 'puppies', other),
    ]);
    const [topic] = await storedTopics();
    expect(await countNamed('drafts', 'fields.categoryEn', topic?.en ?? '')).toBe(POSTS);
    expect(await countNamed('posts', 'categoryEn', topic?.en ?? '')).toBe(PUBLISHED);
  });
});

it('renameTopic renames a tag without changing a post’s other tags', async () => {
  await collection('drafts')
    .doc('posts~post-0')
    .update({
      tagSlugs: ['heat', 'leash'],
      'fields.tags': ['heat', 'leash'],
      'fields.tagsEs': ['calor', 'correa'],
    });
  await renameTopic('tag', 'leash', { en: 'lead', es: 'correa' });
  const copy = await collection('drafts').doc('posts~post-0').get();
  expect(copy.get('fields.tags')).toEqual(['heat', 'lead']);
  expect(copy.get('fields.tagsEs')).toEqual(['calor', 'correa']);
});
