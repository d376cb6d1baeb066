/** The outbox against a real SMTP server that fails in every way. On a database of its own, which no function watches. */
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import type { ContactRequest } from '@perro-wisdom/domain/contact';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_GIVE_UP_MS, OUTBOX_LEASE_MS } from '../../functions/src/config';
import { storeSubmission } from '../../functions/src/contact/store';
import { db } from '../../functions/src/firebase';
import { mailChannel, messageIdOf } from '../../functions/src/mail/channel';
import { saveMailSettings } from '../../functions/src/mail/settings';
import { sendBySmtp } from '../../functions/src/mail/smtp';
import { claimEntry, outbox, readMailProblems } from '../../functions/src/outbox/outbox';
import { sendDueEntries, sendEntry, type Sending } from '../../functions/src/outbox/sender';
import { contactRequest } from './contact-request';
import { header, startSmtpServer, type SmtpBehavior, type TestSmtpServer } from './smtp';

vi.hoisted(() => {
  // E-mail is on; the sender is given the address of each test's own server.
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.MAIL_SERVER = 'smtp://127.0.0.1:9';
});
vi.mock('../../functions/src/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([import('firebase-admin/app'), import('firebase-admin/firestore')]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'mail')) };
});

const MINUTE = 60_000;
const SCHEDULE_MS = 5 * MINUTE;
/** The test server waits for 100 ms before it greets, so that a thousand mails take minutes unless many are sent at once. */
const AT_ONCE = 20;
const OWNER = 'owner@example.com';
const submissions = db.collection(COLLECTIONS.contactSubmissions);

let smtp: TestSmtpServer;
let clock: number;
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  clock = Date.now();
  smtp.behave(() => 'accept');
  smtp.received.length = 0;
  await saveMailSettings({ language: 'en', confirmToVisitors: false });
  await Promise.all([db.recursiveDelete(outbox), db.recursiveDelete(submissions)]);
});

const sending = (): Sending => ({
  mail: mailChannel({ smtp: smtp.url, from: 'site@example.com', to: OWNER }, (config, mail, id) =>
    sendBySmtp(config, mail, id, { socketTimeout: 1000, greetingTimeout: 1000 }),
  ),
  push: () => Promise.reject(new Error('no push notification was expected')),
  now: () => clock,
});

/** Stores a message as the contact form does; returns its id. */
async function submit(changes: Partial<ContactRequest> = {}, page = '/es/contact'): Promise<string> {
  const id = randomUUID();
  await storeSubmission(id, contactRequest(changes), { from: { visitor: randomUUID(), peer: randomUUID() }, page });
  clock = Math.max(clock, Date.now());
  return id;
}

const stateOf = async (id: string, kind = 'notice') => (await outbox.doc(`${id}-${kind}`).get()).data();

/** Runs the schedule until no mail is pending any more; returns how many runs it took. */
async function runUntilDone(atOnce?: number): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    await sendDueEntries(sending(), atOnce);
    const { empty } = await outbox.where('state', '==', 'pending').limit(1).get();
    if (empty) return runs;
    clock += SCHEDULE_MS;
  }
}

describe('a message', () => {
  it('reaches the owner, and a reply goes to the visitor', async () => {
    const id = await submit();
    await sendEntry(`${id}-notice`, sending());
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.recipients).toEqual([OWNER]);
    expect(mail && header(mail, 'Reply-To')).toBe('Ana Rivera <ana@example.com>');
    expect(mail?.messageId).toBe(messageIdOf(`${id}-notice`, 'example.com'));
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
  });

  it('is confirmed to the visitor if the owner has switched that on', async () => {
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    await submit();
    expect(await runUntilDone()).toBe(1);
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual(['ana@example.com', OWNER]);
  });

  it('that is suspected spam sends no mail', async () => {
    await submit({ website: 'https://spam.example' });
    expect((await submissions.get()).size).toBe(1);
    expect((await outbox.get()).size).toBe(0);
  });

  it('that is deleted before its mail is sent sends none', async () => {
    const id = await submit();
    await submissions.doc(id).delete();
    await runUntilDone();
    expect(smtp.received).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'givenUp', problem: 'the message was deleted' });
  });

  it('whose texts try to add headers and recipients adds none', async () => {
    await submit({ name: 'Ana\r\nBcc: victim@example.com', message: 'A text.\r\nBcc: victim@example.com\r\n.\r\nMAIL FROM:<evil@example.com>' });
    await runUntilDone();
    const [mail] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(mail?.recipients).toEqual([OWNER]);
    expect(mail && header(mail, 'Bcc')).toBe('');
  });
});

describe('a mail', () => {
  it('is sent once however many senders try at the same time', async () => {
    const id = await submit();
    await Promise.all(Array.from({ length: 8 }, () => sendEntry(`${id}-notice`, sending())));
    expect(smtp.received).toHaveLength(1);
  });

  it('is not tried again before its time', async () => {
    const id = await submit();
    smtp.behave(() => 'greylisted');
    await sendEntry(`${id}-notice`, sending());
    expect(await stateOf(id)).toMatchObject({ state: 'pending', attempts: 1, problem: 'EENVELOPE 451' });
    smtp.behave(() => 'accept');
    await sendEntry(`${id}-notice`, sending());
    expect(smtp.received).toEqual([]);
    clock += SCHEDULE_MS;
    await sendEntry(`${id}-notice`, sending());
    expect(smtp.received).toHaveLength(1);
  });

  it('whose sender died is sent by another one, after the lease', async () => {
    const id = await submit();
    expect(await claimEntry(`${id}-notice`, clock)).not.toBeNull();
    expect(await claimEntry(`${id}-notice`, clock + OUTBOX_LEASE_MS - 1)).toBeNull();
    clock += OUTBOX_LEASE_MS;
    await sendDueEntries(sending());
    expect(smtp.received).toHaveLength(1);
  });

  it('that the server took without saying so is sent again under the same Message-ID', async () => {
    await submit();
    const behaviors: SmtpBehavior[] = ['lostAnswer', 'accept'];
    smtp.behave(() => behaviors.shift() ?? 'accept');
    await runUntilDone();
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('to the owner is tried for a day, whatever the server says; then she is told', async () => {
    const id = await submit();
    smtp.behave(() => 'refused');
    await sendDueEntries(sending());
    expect(await readMailProblems()).toMatchObject({ givenUp: 0 });
    expect((await readMailProblems()).delayedSince).not.toBeNull();
    const begun = clock;
    await runUntilDone();
    expect(clock - begun).toBeGreaterThanOrEqual(OUTBOX_GIVE_UP_MS - SCHEDULE_MS);
    expect(await stateOf(id)).toMatchObject({ state: 'givenUp', problem: 'EENVELOPE 550' });
    expect(await readMailProblems()).toEqual({ delayedSince: null, givenUp: 1 });
  });

  it('to a visitor whose address does not exist is given up at once, and the owner is not told', async () => {
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    const id = await submit({ email: 'typo@example.com' });
    smtp.behave(() => 'refused');
    await sendEntry(`${id}-confirmation`, sending());
    expect(await stateOf(id, 'confirmation')).toMatchObject({ state: 'givenUp', attempts: 1 });
    expect(await readMailProblems()).toMatchObject({ givenUp: 0 });
  });
});

it('of a thousand messages while the server fails in every way, all are stored and each reaches the owner once', { timeout: 240_000 }, async () => {
  const count = 1000;
  const ids: string[] = [];
  const faults: SmtpBehavior[] = ['busy', 'dropped', 'greylisted', 'refused', 'wrongPassword', 'tooLarge', 'lostAnswer'];
  let connections = 0;
  let lostAnswers = 0;
  /** Every third connection fails, each time in the next way; a few hang until the sender gives up. */
  const nextBehavior = (): SmtpBehavior => {
    connections += 1;
    if (connections % 200 === 0) return 'hangs';
    return connections % 3 === 0 ? (faults[(connections / 3) % faults.length] ?? 'accept') : 'accept';
  };
  smtp.behave(() => {
    const behavior = nextBehavior();
    if (behavior === 'lostAnswer') lostAnswers += 1;
    return behavior;
  });

  await inParallel(Array.from({ length: count }, (_, index) => index), AT_ONCE, async (index) => {
    const id = await submit({ name: `Visitor ${index}` });
    ids.push(id);
    // Half are sent at once, as by the trigger; the events of the others are lost.
    if (index % 2 === 0) await sendEntry(`${id}-notice`, sending());
    if (index === count / 2) await smtp.stop();
    if (index === count / 2 + 20) await smtp.start();
  });
  await runUntilDone(AT_ONCE);

  expect((await submissions.count().get()).data().count).toBe(count);
  const byMessageId = new Map(smtp.received.map((mail) => [mail.messageId, mail]));
  expect([...byMessageId.keys()].sort()).toEqual(ids.map((id) => messageIdOf(`${id}-notice`, 'example.com')).sort());
  // A mail arrives a second time only where the server's confirmation was lost, and nobody could know that it had arrived.
  expect(smtp.received.length - byMessageId.size).toBeLessThanOrEqual(lostAnswers);
  expect((await outbox.where('state', '!=', 'sent').get()).size).toBe(0);
});
