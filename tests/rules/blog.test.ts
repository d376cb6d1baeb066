import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { expectFullCoverage } from './coverage';
import { CLIENTS, rulesEnvironment } from './environment';

const published = {
  slug: 'leash',
  categorySlug: 'obedience',
  tagSlugs: ['leash'],
  languages: { en: true, es: true },
  listPage: { en: 1, es: 1 },
  published: true,
  publishedAt: new Date(2),
};
const earlier = {
  slug: 'crate',
  categorySlug: 'puppies',
  tagSlugs: ['crate'],
  languages: { en: false, es: true },
  listPage: { en: null, es: 2 },
  published: true,
  publishedAt: new Date(1),
};
const draft = {
  slug: 'draft',
  categorySlug: 'obedience',
  tagSlugs: ['leash'],
  languages: { en: true, es: true },
  listPage: { en: null, es: null },
  published: false,
  publishedAt: null,
};

const environment = rulesEnvironment('blog', {
  'posts/leash': published,
  'posts/crate': earlier,
  'posts/draft': draft,
  'posts/unmarked': { slug: 'unmarked' },
  'posts/mismarked': { slug: 'mismarked', published: 'true' },
  'postContents/leash': { contentEn: '<p>Walk</p>', contentEs: '<p>Camina</p>', published: true },
  'postContents/draft': { contentEn: '<p>Soon</p>', contentEs: '<p>Pronto</p>', published: false },
});

describe.each(CLIENTS)('%s accessing posts', (client) => {
  const posts = () => environment.as(client).collection('posts');
  const publishedPosts = () => posts().where('published', '==', true);

  it('can get a published post', async () => {
    const post = await assertSucceeds(posts().doc('leash').get());
    expect(post.get('slug')).toBe('leash');
  });

  it.each(['draft', 'unmarked', 'mismarked', 'missing'])('cannot get an unpublished post: %s', async (id) => {
    await assertFails(posts().doc(id).get());
  });

  it('can list the published posts, newest first', async () => {
    const list = await assertSucceeds(publishedPosts().orderBy('publishedAt', 'desc').limit(12).get());
    expect(list.docs.map(({ id }) => id)).toEqual(['leash', 'crate']);
  });

  it('can list the published posts after a cursor, in either order', async () => {
    const older = await assertSucceeds(
      publishedPosts().orderBy('publishedAt', 'desc').startAfter(published.publishedAt).limit(12).get(),
    );
    expect(older.docs.map(({ id }) => id)).toEqual(['crate']);
    const newer = await assertSucceeds(
      publishedPosts().orderBy('publishedAt', 'asc').startAfter(earlier.publishedAt).limit(12).get(),
    );
    expect(newer.docs.map(({ id }) => id)).toEqual(['leash']);
  });

  it('can list the published posts by language, category, tag, page number and slug', async () => {
    const filtered = [
      publishedPosts().where('languages.en', '==', true).orderBy('publishedAt', 'desc'),
      publishedPosts().where('categorySlug', '==', 'obedience').orderBy('publishedAt', 'desc'),
      publishedPosts().where('tagSlugs', 'array-contains', 'leash').orderBy('publishedAt', 'desc'),
      publishedPosts().where('listPage.en', '==', 1).orderBy('publishedAt', 'desc'),
      publishedPosts().where('slug', '==', 'leash'),
    ];
    for (const query of filtered) {
      const list = await assertSucceeds(query.limit(12).get());
      expect(list.docs.map(({ id }) => id)).toEqual(['leash']);
    }
  });

  it('cannot list posts without filtering for published posts', async () => {
    await assertFails(posts().get());
    await assertFails(posts().orderBy('publishedAt', 'desc').limit(12).get());
    await assertFails(posts().where('slug', '==', 'leash').get());
  });

  it('cannot list drafts, even along with published posts', async () => {
    await assertFails(posts().where('published', '==', false).get());
    await assertFails(posts().where('published', 'in', [true, false]).get());
    await assertFails(environment.as(client).collectionGroup('posts').where('published', '==', true).get());
  });

  it('cannot update a post, even to publish it', async () => {
    await assertFails(posts().doc('leash').update({ slug: 'changed' }));
    await assertFails(posts().doc('draft').update({ published: true }));
  });
});

describe.each(CLIENTS)('%s accessing post contents', (client) => {
  const contents = () => environment.as(client).collection('postContents');

  it('can get the content of a published post', async () => {
    const content = await assertSucceeds(contents().doc('leash').get());
    expect(content.get('contentEs')).toBe('<p>Camina</p>');
  });

  it.each(['draft', 'missing'])('cannot get unpublished content: %s', async (id) => {
    await assertFails(contents().doc(id).get());
  });

  it('can list post contents only when filtering for published posts', async () => {
    const list = await assertSucceeds(contents().where('published', '==', true).get());
    expect(list.docs.map(({ id }) => id)).toEqual(['leash']);
    await assertFails(contents().get());
    await assertFails(contents().where('published', '==', false).get());
  });
});

// Coverage is tested here, because only the blog's rules have conditions.
it('the tests cover both outcomes of every condition in the rules', (context) =>
  expectFullCoverage(environment, context));
