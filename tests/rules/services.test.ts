import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

const environment = rulesEnvironment('services', {
  'services/puppy-training': { slug: 'puppy-training', order: 0 },
  'services/puppy-training/notes/price': { text: 'not for the public' },
});

describe.each(CLIENTS)('%s', (client) => {
  it('gets a service', async () => {
    const service = await assertSucceeds(environment.as(client).doc('services/puppy-training').get());
    expect(service.get('slug')).toBe('puppy-training');
  });

  it('lists the services', async () => {
    const list = await assertSucceeds(environment.as(client).collection('services').orderBy('order').limit(3).get());
    expect(list.size).toBe(1);
  });

  it('cannot create a service', async () => {
    await assertFails(environment.as(client).doc('services/new').set({ slug: 'new' }));
    await assertFails(environment.as(client).collection('services').add({ slug: 'new' }));
  });

  it('cannot update a service', async () => {
    await assertFails(environment.as(client).doc('services/puppy-training').update({ slug: 'cat-training' }));
    await assertFails(environment.as(client).doc('services/puppy-training').set({ slug: 'cat-training' }));
  });

  it('cannot delete a service', async () => {
    await assertFails(environment.as(client).doc('services/puppy-training').delete());
  });

  it('cannot read below a service', async () => {
    await assertFails(environment.as(client).doc('services/puppy-training/notes/price').get());
    await assertFails(environment.as(client).collectionGroup('notes').get());
  });
});
