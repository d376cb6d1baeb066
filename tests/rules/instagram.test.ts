import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

const environment = rulesEnvironment('instagram', {
  'instagramPosts/beach': { caption: 'At the beach', postedAt: new Date(0) },
  'instagramPosts/beach/notes/draft': { text: 'not for the public' },
});

describe.each(CLIENTS)('%s', (client) => {
  it('gets a post of the strip', async () => {
    const post = await assertSucceeds(environment.as(client).doc('instagramPosts/beach').get());
    expect(post.get('caption')).toBe('At the beach');
  });

  it('lists the posts, newest first', async () => {
    const list = await assertSucceeds(environment.as(client).collection('instagramPosts').orderBy('postedAt', 'desc').limit(4).get());
    expect(list.size).toBe(1);
  });

  it('cannot create a post', async () => {
    await assertFails(environment.as(client).doc('instagramPosts/new').set({ caption: 'Fake' }));
    await assertFails(environment.as(client).collection('instagramPosts').add({ caption: 'Fake' }));
  });

  it('cannot update a post', async () => {
    await assertFails(environment.as(client).doc('instagramPosts/beach').update({ caption: 'Fake' }));
    await assertFails(environment.as(client).doc('instagramPosts/beach').set({ caption: 'Fake' }));
  });

  it('cannot delete a post', async () => {
    await assertFails(environment.as(client).doc('instagramPosts/beach').delete());
  });

  it('cannot read below a post', async () => {
    await assertFails(environment.as(client).doc('instagramPosts/beach/notes/draft').get());
    await assertFails(environment.as(client).collectionGroup('notes').get());
  });
});
