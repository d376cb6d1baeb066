import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

const environment = rulesEnvironment('testimonials', {
  'testimonials/olga-and-canela': { nameEn: 'Olga', order: 0 },
  'testimonials/olga-and-canela/notes/phone': { text: 'not for the public' },
});

describe.each(CLIENTS)('%s', (client) => {
  it('gets a testimonial', async () => {
    const testimonial = await assertSucceeds(environment.as(client).doc('testimonials/olga-and-canela').get());
    expect(testimonial.get('nameEn')).toBe('Olga');
  });

  it('lists the testimonials', async () => {
    const list = await assertSucceeds(environment.as(client).collection('testimonials').orderBy('order').limit(100).get());
    expect(list.size).toBe(1);
  });

  it('cannot create a testimonial', async () => {
    await assertFails(environment.as(client).doc('testimonials/new').set({ nameEn: 'Fake' }));
    await assertFails(environment.as(client).collection('testimonials').add({ nameEn: 'Fake' }));
  });

  it('cannot update a testimonial', async () => {
    await assertFails(environment.as(client).doc('testimonials/olga-and-canela').update({ nameEn: 'Fake' }));
    await assertFails(environment.as(client).doc('testimonials/olga-and-canela').set({ nameEn: 'Fake' }));
  });

  it('cannot delete a testimonial', async () => {
    await assertFails(environment.as(client).doc('testimonials/olga-and-canela').delete());
  });

  it('cannot read below a testimonial', async () => {
    await assertFails(environment.as(client).doc('testimonials/olga-and-canela/notes/phone').get());
    await assertFails(environment.as(client).collectionGroup('notes').get());
  });
});
