/** Tests that the owner's spam verdicts change the scores of later messages. */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactResponse } from '@app/domain/inbox/contact';
import type { SpamSign, SpamVerdict } from '@app/domain/inbox/spam';
import type { SubmissionStatusRequest } from '@app/domain/inbox/status.schema';
import { afterEach, expect, it } from 'vitest';
import { countVerdict } from '../../../functions/src/inbox/spam';
import { call, db, jsonOf, logIn } from '../support/environment';
import { sampleMessage } from '../support/messages';

const learned = db.collection(COLLECTIONS.settings).doc('spam');
const SIGNS: readonly SpamSign[] = ['tooFast', 'onlyCapitals'];

const judge = (verdict: SpamVerdict | null, previous: SpamVerdict | null) =>
  db.runTransaction((transaction) => {
    countVerdict(transaction, SIGNS, verdict, previous);
    return Promise.resolve();
  });

const counts = async (): Promise<unknown> => (await learned.get()).data();

/** Sends a message with the sign `onlyCapitals` and returns its id. */
async function send(): Promise<string> {
  const response = await call('/api/contact', {
    json: sampleMessage({ message: 'MI PERRO HALA MUCHO LA CORREA.' }),
  });
  return (await jsonOf<ContactResponse>(response)).id;
}

const stored = async (id: string, field: string): Promise<unknown> =>
  (await db.collection(COLLECTIONS.contactSubmissions).doc(id).get()).get(field);

/** Returns the score of a new message. */
const score = async (): Promise<number> => Number(await stored(await send(), 'spam.score'));

afterEach(() => learned.delete());

it('the spam filter counts each verdict once per learned sign', async () => {
  await judge('spam', null);
  await judge('spam', null);
  expect(await counts()).toEqual({ onlyCapitals: { spam: 2 } });
  await judge('notSpam', 'spam');
  expect(await counts()).toEqual({ onlyCapitals: { spam: 1, notSpam: 1 } });
  await judge('notSpam', 'notSpam');
  expect(await counts()).toEqual({ onlyCapitals: { spam: 1, notSpam: 1 } });
  await judge(null, 'notSpam');
  expect(await counts()).toEqual({ onlyCapitals: { spam: 1, notSpam: 0 } });
});

it('the verdicts change the scores of later messages', async () => {
  const first = await score();
  for (let times = 0; times < 5; times += 1) await judge('spam', null);
  const suspected = await score();
  expect(suspected).toBeGreaterThan(first);
  for (let times = 0; times < 20; times += 1) await judge('notSpam', null);
  expect(await score()).toBe(0);
});

it('a move to spam counts until the message is moved out, and the rest of the assessment is kept', async () => {
  const cookie = await logIn();
  const id = await send();
  const move = async (json: SubmissionStatusRequest) => {
    const response = await call(`/api/admin/contact-submissions/${id}/status`, {
      method: 'PUT',
      json,
      cookie,
    });
    expect(response.status).toBe(200);
  };
  const signs = await stored(id, 'spam.signs');
  await move({ status: 'spam', from: 'new' });
  expect(await counts()).toEqual({ onlyCapitals: { spam: 1 } });
  // Simulates a retry after a lost response.
  await move({ status: 'spam', from: 'new' });
  expect(await counts()).toEqual({ onlyCapitals: { spam: 1 } });
  await move({ status: 'new', from: 'spam' });
  expect(await counts()).toEqual({ onlyCapitals: { spam: 0, notSpam: 1 } });
  await move({ status: 'read', from: 'new' });
  expect(await counts()).toEqual({ onlyCapitals: { spam: 0, notSpam: 1 } });
  expect([await stored(id, 'spam.signs'), await stored(id, 'spam.verdict')]).toEqual([signs, 'notSpam']);
});
