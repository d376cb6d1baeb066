import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { expect, it } from 'vitest';
import { emulatorHost, firestoreRules } from './environment';

it('the Firestore emulator runs', async () => {
  await expect(emulatorHost('FIRESTORE_EMULATOR_HOST')).resolves.toMatch(/:\d+$/);
});

it('the rules name the public collections and no others', () => {
  const {
    services,
    testimonials,
    siteContent,
    legalTexts,
    instagramPosts,
    posts,
    postContents,
    blogIndex,
    images,
  } = COLLECTIONS;
  const ruled = [...firestoreRules.matchAll(/match \/(?!databases\/)([^/\s]+)/g)].map(
    ([, collection]) => collection,
  );
  expect(ruled).toEqual([
    services,
    testimonials,
    siteContent,
    legalTexts,
    instagramPosts,
    posts,
    postContents,
    blogIndex,
    images,
  ]);
});
