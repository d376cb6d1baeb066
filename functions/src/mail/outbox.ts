/**
 * The outbox: one document for each mail to be sent, written in the transaction that stores the message. It names the message and has no
 * personal data of its own.
 */
import { createHash } from 'node:crypto';
import { FieldPath, Timestamp, type DocumentReference, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { MAIL_BACKOFF_MAX_MS, MAIL_BACKOFF_MS, MAIL_GIVE_UP_MS, MAIL_LEASE_MS } from '../config';
import { db } from '../firebase';

export const outbox = db.collection(COLLECTIONS.outbox);

/** `notice` tells the owner, `confirmation` the visitor. */
export type MailKind = 'notice' | 'confirmation';

/** How long the document of a mail is kept after it was written, for the owner's status. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

/** A mail that one sender has claimed. */
export interface ClaimedMail {
  ref: DocumentReference;
  kind: MailKind;
  submissionId: string;
  /** How often it was tried, this time included. */
  attempts: number;
  createdAt: number;
}

/** Returns the Message-ID of an entry: the same for every attempt. `host` is the part of the sender's address after the `@`. */
export const messageIdOf = (entryId: string, host: string): string =>
  `<${createHash('sha256').update(entryId).digest('hex').slice(0, 32)}@${host}>`;

/** Adds a mail to the outbox in the transaction that stores the message. A message has at most one mail of each kind. */
export function addToOutbox(transaction: Transaction, submissionId: string, kind: MailKind, now: Date): void {
  transaction.create(outbox.doc(`${submissionId}-${kind}`), {
    kind,
    submissionId,
    state: 'pending',
    attempts: 0,
    createdAt: Timestamp.fromDate(now),
    nextAttemptAt: Timestamp.fromDate(now),
    problem: null,
    // A time-to-live policy deletes expired entries.
    expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS),
  });
}

/** Returns the time to wait after this many failed attempts, in milliseconds. */
const backoff = (attempts: number): number => Math.min(MAIL_BACKOFF_MAX_MS, MAIL_BACKOFF_MS * 2 ** (attempts - 1));

/**
 * Claims a mail for one attempt; null if it is not due, or another sender has it. A claim whose sender died ends by itself: the mail is
 * due again after the lease.
 */
export function claimMail(id: string, now: number): Promise<ClaimedMail | null> {
  const ref = outbox.doc(id);
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(ref);
    const nextAttemptAt: unknown = entry.get('nextAttemptAt');
    if (entry.get('state') !== 'pending' || !(nextAttemptAt instanceof Timestamp) || nextAttemptAt.toMillis() > now) return null;
    const attempts = Number(entry.get('attempts')) + 1;
    transaction.update(ref, { attempts, nextAttemptAt: Timestamp.fromMillis(now + MAIL_LEASE_MS) });
    const createdAt = entry.get('createdAt') as Timestamp;
    return { ref, attempts, kind: entry.get('kind') as MailKind, submissionId: String(entry.get('submissionId')), createdAt: createdAt.toMillis() };
  });
}

export async function markSent({ ref }: ClaimedMail, now: number): Promise<void> {
  await ref.update({ state: 'sent', sentAt: Timestamp.fromMillis(now), problem: null });
}

/** Records a failed attempt: the mail is tried again later, or given up after a day, or at once if it can never succeed. */
export async function markFailed(mail: ClaimedMail, problem: string, isPermanent: boolean, now: number): Promise<void> {
  const isGivenUp = isPermanent || now - mail.createdAt >= MAIL_GIVE_UP_MS;
  await mail.ref.update({
    problem,
    ...(isGivenUp ? { state: 'givenUp' } : { nextAttemptAt: Timestamp.fromMillis(now + backoff(mail.attempts)) }),
  });
}

/** Returns the ids of mails that are due, the longest waiting first. */
export async function dueMails(now: number, limit: number): Promise<string[]> {
  const { docs } = await outbox
    .where('state', '==', 'pending')
    .where('nextAttemptAt', '<=', Timestamp.fromMillis(now))
    .orderBy('nextAttemptAt')
    .limit(limit)
    .select(FieldPath.documentId())
    .get();
  return docs.map(({ id }) => id);
}

/** Reads what the owner is told about mails to her: since when one has been failing, and how many were given up. */
export async function readOutboxStatus(): Promise<{ delayedSince: string | null; givenUp: number }> {
  const notices = outbox.where('kind', '==', 'notice');
  const [failing, givenUp] = await Promise.all([
    notices.where('state', '==', 'pending').where('problem', '!=', null).orderBy('problem').limit(50).get(),
    notices.where('state', '==', 'givenUp').count().get(),
  ]);
  const times = failing.docs.map((entry) => (entry.get('createdAt') as Timestamp).toDate().toISOString()).sort();
  return { delayedSince: times[0] ?? null, givenUp: givenUp.data().count };
}
