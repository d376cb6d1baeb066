import { assertFails } from '@firebase/rules-unit-testing';
import { describe, it } from 'vitest';
import { CLIENTS, rulesEnvironment } from './environment';

const message = {
  name: 'Ana',
  email: 'ana@example.com',
  message: '¿Tienen clases los sábados?',
  language: 'es',
  status: 'new',
};

const environment = rulesEnvironment('contact', { 'contactSubmissions/first': message });

describe.each(CLIENTS)('%s', (client) => {
  const inbox = () => environment.as(client).collection('contactSubmissions');

  it('cannot get a message, present or missing', async () => {
    await assertFails(inbox().doc('first').get());
    await assertFails(inbox().doc('missing').get());
  });

  it('cannot list the messages, not even their own', async () => {
    await assertFails(inbox().get());
    await assertFails(inbox().where('email', '==', 'ana@example.com').limit(1).get());
    await assertFails(environment.as(client).collectionGroup('contactSubmissions').get());
  });

  it('cannot create a message without the server', async () => {
    await assertFails(inbox().doc('new').set(message));
    await assertFails(inbox().add(message));
  });

  it('cannot update a message', async () => {
    await assertFails(inbox().doc('first').update({ status: 'spam' }));
  });

  it('cannot delete a message', async () => {
    await assertFails(inbox().doc('first').delete());
  });
});
