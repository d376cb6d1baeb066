/**
 * Tests the outbox against a real SMTP server that can simulate every kind of failure. Uses a separate
 * database that triggers no functions.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { inParallel } from '@app/domain/general/in-parallel';
import type { Timestamp } from 'firebase-admin/firestore';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { OUTBOX_GIVE_UP_MS, OUTBOX_LEASE_MS } from '../../../functions/src/platform/config';
import { storeSubmission } from '../../../functions/src/inbox/store';
import { addToOutbox } from '../../../functions/src/notifications/outbox';
import { db } from '../../../functions/src/platform/firebase';
import { news } from '../../../functions/src/inbox/news';
import { mailChannel, messageIdOf } from '../../../functions/src/notifications/mail/channel';
import {
  confirmRecipient,
  readRecipient,
  RECIPIENT_CODE_MS,
  requestRecipient,
} from '../../../functions/src/notifications/mail/recipient';
import { saveMailSettings } from '../../../functions/src/notifications/mail/settings';
import { sendBySmtp } from '../../../functions/src/notifications/mail/smtp';
import { claimEntry, outbox, readMailProblems } from '../../../functions/src/notifications/outbox';
import { sendDueEntries, sendEntry, type Sending } from '../../../functions/src/notifications/sender';
import { contactRequest } from '../support/contact-request';
import { header, startSmtpServer, type SmtpBehavior, type TestSmtpServer } from '../support/smtp';

vi.hoisted(() => {
  // These variables turn email on. The sender gets the test server's address separately.
  process.env.FUNCTIONS_EMULATOR = 'true';
  process.env.MAIL_SERVER = 'smtp://127.0.0.1:9';
});
vi.mock('../../../functions/src/platform/firebase', async () => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
  ]);
  return { db: getFirestore(initializeApp({ projectId: `demo-${crypto.randomUUID()}` }, 'mail')) };
});

const MINUTE = 60_000;
const SCHEDULE_MS = 5 * MINUTE;
/**
 * The number of emails sent concurrently. The test server waits for 100 ms before its greeting, so sending
 * hundreds of emails one at a time would take minutes.
 */
const AT_ONCE = 20;
const OWNER = 'owner@example.com';
const submissions = db.collection(COLLECTIONS.contactSubmissions);

let smtp: TestSmtpServer;
let clock: number;
/** The Message-IDs of the emails whose receipt the server confirmed to the sender. */
let confirmed: string[] = [];
beforeAll(async () => {
  smtp = await startSmtpServer();
});
afterAll(() => smtp.stop());
beforeEach(async () => {
  clock = Date.now();
  smtp.behave(() => 'accept');
  smtp.received.length = 0;
  confirmed = [];
  await saveMailSettings({ language: 'en', confirmToVisitors: false });
  const used = [COLLECTIONS.credentials, COLLECTIONS.rateLimits].map((name) => db.collection(name));
  await Promise.all([outbox, submissions, ...used].map((collection) => db.recursiveDelete(collection)));
});

/** Returns the deployment's email settings. */
const config = () => ({ smtp: smtp.url, from: 'site@example.com', to: OWNER });

const sending = (): Sending => ({
  mail: mailChannel(config(), news, async (settings, mail, id) => {
    await sendBySmtp(settings, mail, id, { socketTimeout: 1000, greetingTimeout: 1000 });
    confirmed.push(id);
  }),
  push: () => Promise.reject(new Error('no push notification was expected')),
  now: () => clock,
});

/** Stores a message as the contact form does, and returns its id. */
async function submit(changes: Partial<ContactRequest> = {}, page = '/es/contact'): Promise<string> {
  const id = randomUUID();
  await storeSubmission(id, contactRequest(changes), { page });
  clock = Math.max(clock, Date.now());
  return id;
}

const stateOf = async (id: string, kind = 'notice') => (await outbox.doc(`${id}-${kind}`).get()).data();

/** Runs the sender every `everyMs` until no email is pending, and returns how many runs it took. */
async function runUntilDone(atOnce?: number, everyMs = SCHEDULE_MS): Promise<number> {
  for (let runs = 1; ; runs += 1) {
    await sendDueEntries(sending(), atOnce);
    const { empty } = await outbox.where('state', '==', 'pending').limit(1).get();
    if (empty) return runs;
    clock += everyMs;
  }
}

describe('a message', () => {
  it('is emailed to the owner, and replies go to the visitor', async () => {
    const id = await submit();
    await sendEntry(`${id}-notice`, sending());
    expect(smtp.received).toHaveLength(1);
    const [mail] = smtp.received;
    expect(mail?.recipients).toEqual([OWNER]);
    expect(mail && header(mail, 'Reply-To')).toBe('Ana Rivera <ana@example.com>');
    expect(mail?.messageId).toBe(messageIdOf(`${id}-notice`, 'example.com'));
    expect(await stateOf(id)).toMatchObject({ state: 'sent', attempts: 1 });
    const { createdAt, expiresAt } = (await stateOf(id)) as Record<string, Timestamp>;
    expect(expiresAt?.toMillis()).toBe(Number(createdAt?.toMillis()) + 30 * 24 * 60 * MINUTE);
  });

  it('triggers a confirmation email to the visitor if the owner turned confirmations on', async () => {
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    await submit();
    expect(await runUntilDone()).toBe(1);
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual(['ana@example.com', OWNER]);
  });

  it('is always emailed to the owner, but confirmations are limited to two a day per mailbox and a hundred a day in total', async () => {
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    for (const email of ['ana@example.com', 'Ana@Example.com', 'ana+perros@example.com'])
      await submit({ email });
    const kinds = async () => (await outbox.get()).docs.map((entry) => entry.get('kind') as string).sort();
    expect(await kinds()).toEqual(['confirmation', 'confirmation', 'notice', 'notice', 'notice']);
    await db.collection(COLLECTIONS.rateLimits).doc('confirmation-all').update({ used: 99 });
    await submit({ email: 'luis@example.com' });
    await submit({ email: 'eva@example.com' });
    expect(await kinds()).toEqual([
      ...Array<string>(3).fill('confirmation'),
      ...Array<string>(5).fill('notice'),
    ]);
  });

  it('triggers no email if it is suspected spam', async () => {
    await submit({ website: 'https://spam.example' });
    expect((await submissions.get()).size).toBe(1);
    expect((await outbox.get()).size).toBe(0);
  });

  it('triggers no email if it is deleted before the email is sent', async () => {
    const id = await submit();
    await submissions.doc(id).delete();
    await runUntilDone();
    expect(smtp.received).toEqual([]);
    expect(await stateOf(id)).toMatchObject({ state: 'givenUp', problem: 'the message was deleted' });
  });

  it('cannot add headers or recipients to an email', async () => {
    await submit({
      name: 'Ana\r\nBcc: victim@example.com',
      message: 'A text.\r\nBcc: victim@example.com\r\n.\r\nMAIL FROM:<evil@example.com>',
    });
    await runUntilDone();
    const [mail] = smtp.received;
    expect(smtp.received).toHaveLength(1);
    expect(mail?.recipients).toEqual([OWNER]);
    expect(mail && header(mail, 'Bcc')).toBe('');
  });
});

describe('an email', () => {
  it('is sent once, even if many senders try concurrently', async () => {
    const id = await submit();
    await Promise.all(Array.from({ length: 8 }, () => sendEntry(`${id}-notice`, sending())));
    // Neither a late second delivery of the entry's event nor the schedule may send the email again.
    clock += SCHEDULE_MS;
    await sendEntry(`${id}-notice`, sending());
    await Promise.all([sendDueEntries(sending()), sendDueEntries(sending())]);
    expect(smtp.received).toHaveLength(1);
  });

  it('is not retried before the next attempt is due', async () => {
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

  it('is sent by another sender if the first one dies and its lease expires', async () => {
    const id = await submit();
    expect(await claimEntry(`${id}-notice`, clock)).not.toBeNull();
    expect(await claimEntry(`${id}-notice`, clock + OUTBOX_LEASE_MS - 1)).toBeNull();
    clock += OUTBOX_LEASE_MS;
    await sendDueEntries(sending());
    expect(smtp.received).toHaveLength(1);
  });

  it('is resent with the same Message-ID if the server accepted it but the response was lost', async () => {
    await submit();
    const behaviors: SmtpBehavior[] = ['lostAnswer', 'accept'];
    smtp.behave(() => behaviors.shift() ?? 'accept');
    await runUntilDone();
    expect(smtp.received).toHaveLength(2);
    expect(new Set(smtp.received.map(({ messageId }) => messageId)).size).toBe(1);
  });

  it('to the owner is retried for a day regardless of the response, and is then abandoned and reported', async () => {
    const id = await submit();
    smtp.behave(() => 'refused');
    await sendDueEntries(sending());
    expect(await readMailProblems()).toMatchObject({ givenUp: 0 });
    expect((await readMailProblems()).delayedSince).not.toBeNull();
    const begun = clock;
    await runUntilDone();
    expect(clock - begun).toBeGreaterThanOrEqual(OUTBOX_GIVE_UP_MS - SCHEDULE_MS);
    expect(await stateOf(id)).toMatchObject({ state: 'givenUp', problem: 'EENVELOPE 550' });
    expect(await readMailProblems()).toEqual({
      delayedSince: null,
      givenUp: 1,
      failure: { reason: 'addressUnknown', details: '550 No such user' },
    });
  });

  it('to a visitor’s nonexistent address is abandoned immediately, without a report to the owner', async () => {
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    const id = await submit({ email: 'typo@example.com' });
    smtp.behave(() => 'refused');
    await sendEntry(`${id}-confirmation`, sending());
    expect(await stateOf(id, 'confirmation')).toMatchObject({ state: 'givenUp', attempts: 1 });
    expect(await readMailProblems()).toMatchObject({ givenUp: 0 });
  });
});

describe('the report on undelivered emails', () => {
  it.each([
    ['mailboxFull', 'mailboxFull', /^452 4\.2\.2 The inbox is out of storage space$/],
    ['refused', 'addressUnknown', /^550 No such user$/],
    ['wrongPassword', 'loginRefused', /^535 Authentication failed$/],
    ['busy', 'unreachable', /421/],
    ['greylisted', 'unreachable', /^451 Greylisted/],
    ['dropped', 'unreachable', /./],
    ['hangs', 'unreachable', /imeout/],
    ['tooLarge', 'other', /^552 5\.3\.4 Message too big$/],
  ] as const)('describes the server’s "%s" behavior as "%s"', async (behavior, reason, details) => {
    await submit();
    smtp.behave(() => behavior);
    await sendDueEntries(sending());
    const { failure } = await readMailProblems();
    expect(failure).toEqual({ reason, details: expect.stringMatching(details) as string });
  });

  it('describes a server that is down as unreachable', async () => {
    await submit();
    await smtp.stop();
    await sendDueEntries(sending());
    await smtp.start();
    expect((await readMailProblems()).failure?.reason).toBe('unreachable');
  });

  /** Queues an email about a login from a new device. */
  const addLogin = (sessionName: string, at: number) =>
    db.runTransaction(async (transaction) => {
      await transaction.get(outbox.limit(1));
      const device = { browser: 'Safari', system: 'iPhone' } as const;
      addToOutbox(transaction, { kind: 'login', sessionName, device }, new Date(at));
    });

  it('contains the oldest pending email’s time and the reason the last failed email wasn’t sent', async () => {
    const begun = clock;
    await addLogin('phone', begun);
    await addLogin('tablet', begun + 1);
    smtp.behave(() => 'refused');
    await sendEntry('phone-login', sending());
    clock += 1;
    smtp.behave(() => 'greylisted');
    await sendEntry('tablet-login', sending());
    expect(await readMailProblems()).toMatchObject({
      delayedSince: new Date(begun).toISOString(),
      failure: { reason: 'unreachable' },
    });
  });

  it('covers emails about messages, testimonials and logins', async () => {
    await submit();
    await addLogin('phone', clock);
    const stored = await outbox.get();
    expect(stored.docs.map((entry) => entry.get('kind') as string).sort()).toEqual(['login', 'notice']);
    smtp.behave(() => 'refused');
    await runUntilDone(undefined, 60 * MINUTE);
    expect(await readMailProblems()).toMatchObject({ delayedSince: null, givenUp: 2 });
    await outbox.doc('testimonial').set({
      kind: 'testimonial',
      submissionId: 'gone',
      state: 'givenUp',
      problem: 'ETIMEDOUT',
      reason: 'unreachable',
      details: '',
      createdAt: new Date(clock),
    });
    expect(await readMailProblems()).toMatchObject({
      givenUp: 3,
      failure: { reason: 'unreachable', details: '' },
    });
  });

  it('is empty once a delayed email has arrived', async () => {
    await submit();
    smtp.behave(() => 'greylisted');
    await sendDueEntries(sending());
    smtp.behave(() => 'accept');
    clock += SCHEDULE_MS;
    await sendDueEntries(sending());
    expect(await readMailProblems()).toEqual({ delayedSince: null, givenUp: 0, failure: null });
  });
});

describe('the address for emails to the owner', () => {
  const HERS = 'nueva@example.org';
  const codeIn = (raw = ''): string => /^(\d{6})$/m.exec(raw)?.[1] ?? '';
  const mailTo = (address: string) => smtp.received.filter(({ recipients }) => recipients.includes(address));

  /** Requests a code for an address and returns the code from the email. */
  async function codeFor(address: string): Promise<string> {
    smtp.received.length = 0;
    await requestRecipient(address, clock);
    await sendDueEntries(sending());
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[address]]);
    return codeIn(smtp.received[0]?.raw);
  }

  it('receives nothing but a code until the owner confirms it, and the former address is notified', async () => {
    const code = await codeFor(HERS);
    await submit();
    await sendDueEntries(sending());
    expect(mailTo(HERS)).toHaveLength(1);
    expect(mailTo(OWNER)).toHaveLength(1);

    await confirmRecipient(config(), code, clock);
    smtp.received.length = 0;
    await submit();
    await sendDueEntries(sending());
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual([HERS, OWNER]);
    const [alert] = mailTo(OWNER);
    expect(alert && header(alert, 'Subject')).toBe('Your emails now go to another address | Dog training');
    expect(alert?.raw).toContain('nu=E2=80=A6@example.org');
    expect(alert?.raw).not.toContain(HERS);

    // Once an address is confirmed, the address in the deployment's settings no longer gets emails.
    smtp.received.length = 0;
    await saveMailSettings({ language: 'en', confirmToVisitors: true });
    await submit();
    await sendDueEntries(sending());
    expect(smtp.received.map(({ recipients }) => recipients[0]).sort()).toEqual(['ana@example.com', HERS]);
    expect(mailTo('ana@example.com').map((mail) => header(mail, 'Reply-To'))).toEqual([
      `Adiestramiento canino <${HERS}>`,
    ]);
  });

  it('also receives emails that were pending when it was confirmed', async () => {
    const code = await codeFor(HERS);
    smtp.behave(() => 'greylisted');
    await submit();
    await sendDueEntries(sending());
    smtp.behave(() => 'accept');
    await confirmRecipient(config(), code, clock);
    clock += SCHEDULE_MS;
    await sendDueEntries(sending());
    expect(mailTo(HERS)).toHaveLength(2);
  });

  it('does not change until a new address is confirmed within five attempts', async () => {
    const code = await codeFor(HERS);
    const wrong = code === '000000' ? '111111' : '000000';
    for (let count = 0; count < 5; count += 1)
      await expect(confirmRecipient(config(), wrong, clock)).rejects.toMatchObject({
        status: 400,
        code: 'mail.codeWrong',
      });
    await expect(confirmRecipient(config(), code, clock)).rejects.toMatchObject({
      status: 409,
      code: 'mail.codeExpired',
    });
    expect((await readRecipient(clock)).confirmed).toBeNull();
  });

  it('is not confirmed by an expired or used code, or by a code for another address', async () => {
    const first = await codeFor(HERS);
    const second = await codeFor('otra@example.org');
    if (first !== second)
      await expect(confirmRecipient(config(), first, clock)).rejects.toMatchObject({
        code: 'mail.codeWrong',
      });
    await expect(confirmRecipient(config(), second, clock + RECIPIENT_CODE_MS)).rejects.toMatchObject({
      code: 'mail.codeExpired',
    });
    await confirmRecipient(config(), second, clock);
    await expect(confirmRecipient(config(), second, clock)).rejects.toMatchObject({
      code: 'mail.codeExpired',
    });
    expect(await readRecipient(clock)).toEqual({ confirmed: 'otra@example.org', pending: null });
  });

  it('is not sent the same code again after the server rejects it, or a pending code after another address replaces it', async () => {
    smtp.behave(() => 'refused');
    await requestRecipient('typo@example.org', clock);
    await sendDueEntries(sending());
    expect(
      (await outbox.get()).docs.map((entry) => [entry.get('state'), entry.get('reason')] as unknown[]),
    ).toEqual([['givenUp', 'addressUnknown']]);
    smtp.behave(() => 'greylisted');
    await requestRecipient('typo@example.org', clock);
    await sendDueEntries(sending());
    await requestRecipient(HERS, clock);
    smtp.behave(() => 'accept');
    clock += SCHEDULE_MS;
    await sendDueEntries(sending());
    expect(smtp.received.map(({ recipients }) => recipients)).toEqual([[HERS]]);
  });

  it('is limited to ten confirmation codes a day', async () => {
    for (let count = 0; count < 10; count += 1) await requestRecipient(HERS, clock);
    await expect(requestRecipient(HERS, clock)).rejects.toMatchObject({ status: 429 });
    await requestRecipient(HERS, clock + 24 * 60 * MINUTE);
  });
});

it(
  'many messages are all stored and emailed to the owner, even if the server fails in every possible way',
  { timeout: 240_000 },
  async () => {
    // Enough messages for each fault to occur several times.
    const count = 120;
    const ids: string[] = [];
    const faults: SmtpBehavior[] = [
      'busy',
      'dropped',
      'greylisted',
      'refused',
      'wrongPassword',
      'tooLarge',
      'lostAnswer',
    ];
    let connections = 0;
    /**
     * Makes every third connection fail, each time with the next fault. A few connections hang until the
     * sender gives up.
     */
    const nextBehavior = (): SmtpBehavior => {
      connections += 1;
      if (connections % 50 === 0) return 'hangs';
      return connections % 3 === 0 ? (faults[(connections / 3) % faults.length] ?? 'accept') : 'accept';
    };
    smtp.behave(nextBehavior);

    await inParallel(
      Array.from({ length: count }, (_, index) => index),
      AT_ONCE,
      async (index) => {
        const id = await submit({ name: `Visitor ${index}` });
        ids.push(id);
        // Half of the emails are sent immediately, as if by the trigger. The events for the other half are
        // lost.
        if (index % 2 === 0) await sendEntry(`${id}-notice`, sending());
        if (index === count / 2) await smtp.stop();
        if (index === count / 2 + 20) await smtp.start();
      },
    );
    await runUntilDone(AT_ONCE);

    expect((await submissions.count().get()).data().count).toBe(count);
    const byMessageId = new Map(smtp.received.map((mail) => [mail.messageId, mail]));
    const expected = ids.map((id) => messageIdOf(`${id}-notice`, 'example.com')).sort();
    expect([...byMessageId.keys()].sort()).toEqual(expected);
    // An email arrives twice only if the server's confirmation was lost, so the sender could not know that it
    // had arrived.
    expect(confirmed.sort()).toEqual(expected);
    expect((await outbox.where('state', '!=', 'sent').get()).size).toBe(0);
  },
);
