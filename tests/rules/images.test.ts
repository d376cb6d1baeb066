import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { describe, expect, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

const environment = rulesEnvironment('images', { 'images/3f2a-1600x900': { placeholder: 'AAAA' } });

describe.each(CLIENTS)('%s', (client) => {
  it('gets the record of a picture by its path', async () => {
    const record = await assertSucceeds(environment.as(client).doc('images/3f2a-1600x900').get());
    expect(record.get('placeholder')).toBe('AAAA');
  });

  it('cannot list them', async () => {
    await assertFails(environment.as(client).collection('images').limit(1).get());
  });

  it('cannot create, update or delete one', async () => {
    await assertFails(environment.as(client).doc('images/new').set({ placeholder: '' }));
    await assertFails(environment.as(client).doc('images/3f2a-1600x900').update({ placeholder: '' }));
    await assertFails(environment.as(client).doc('images/3f2a-1600x900').delete());
  });
});
