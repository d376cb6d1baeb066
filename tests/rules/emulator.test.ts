import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { expect, it } from 'vitest';
import { emulatorHost, firestoreRules } from './environment';

it('the Firestore emulator runs', async () => {
  await expect(emulatorHost('FIRESTORE_EMULATOR_HOST')).resolves.toMatch(/:\d+$/);
});

it('the rules speak of the public collections and of no other', () => {
  const { services, testimonials, posts, postContents, blogIndex, images } = COLLECTIONS;
  const ruled = [...firestoreRules.matchAll(/match \/(?!databases\/)([^/\s]+)/g)].map(([, collection]) => collection);
  expect(ruled).toEqual([services, testimonials, posts, postContents, blogIndex, images]);
});
