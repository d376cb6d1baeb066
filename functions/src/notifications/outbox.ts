/**
 * Implements the outbox, where each email or push notification to send is a document. An entry is written in
 * the same transaction as the message, session or other data behind it. It refers to messages by id, so it
 * doesn't contain the visitor's personal data.
 */
import {
  FieldPath,
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { MAIL_REASONS, type MailFailure, type MailStatus } from '@app/domain/notifications/mail';
import { asDevice, type Device } from '@app/domain/general/user-agent';
import { asChoice, asNumber, asRecord, asText } from '@app/domain/stored/reader';
import {
  OUTBOX_BACKOFF_MAX_MS,
  OUTBOX_BACKOFF_MS,
  OUTBOX_GIVE_UP_MS,
  OUTBOX_LEASE_MS,
} from '../platform/config';
import { millisOf, readDocument } from '../platform/documents';
import { db } from '../platform/firebase';

export const outbox = db.collection(COLLECTIONS.outbox);

/**
 * An email to send. `notice` notifies the owner of a message, and `confirmation` confirms it to the visitor.
 * `testimonial` notifies the owner of a testimonial that awaits approval (`submissionId` is its id). `login`
 * notifies the owner of a session on a new device. A `login` entry includes the device, because the session
 * may be over by the time the email is sent. `recipientCode` sends the code that confirms a new address for
 * these emails, and `recipientChange` notifies the former address.
 */
export type MailDelivery =
  | { kind: 'notice' | 'confirmation' | 'testimonial'; submissionId: string }
  | { kind: 'login'; sessionName: string; device: Device }
  | { kind: 'recipientCode'; requestId: string }
  | { kind: 'recipientChange'; requestId: string; formerAddress: string };
export interface PushDelivery {
  kind: 'push';
  about: Subject;
  submissionId: string;
  deviceId: string;
}
export type Delivery = MailDelivery | PushDelivery;

export type Subject = 'message' | 'testimonial';

const KINDS = Object.keys({
  notice: true,
  confirmation: true,
  testimonial: true,
  login: true,
  recipientCode: true,
  recipientChange: true,
  push: true,
} satisfies Record<Delivery['kind'], true>) as Delivery['kind'][];

/**
 * Reads an entry with the properties of all kinds of deliveries. Any property that doesn't apply to the
 * entry's kind is empty.
 */
const asEntry = asRecord({
  kind: asChoice(KINDS, null),
  submissionId: asText,
  sessionName: asText,
  device: asDevice,
  requestId: asText,
  formerAddress: asText,
  about: asChoice<Subject>(['message', 'testimonial'], 'message'),
  deviceId: asText,
  attempts: asNumber,
});

const isDelivery = (entry: { kind: Delivery['kind'] | null }): entry is Delivery => entry.kind !== null;

/** Returns the time an entry was queued, in milliseconds. */
const createdAtOf = (entry: DocumentSnapshot): number =>
  millisOf(entry.get('createdAt')) ?? entry.createTime?.toMillis() ?? 0;

/**
 * The kinds of emails that tell the owner about visitors and logins. If these aren't delivered, the owner
 * sees a warning.
 */
const TO_OWNER: readonly Delivery['kind'][] = ['notice', 'testimonial', 'login'];

/** How long an entry is kept after it is written, so that the owner can still see its status. */
const KEPT_DAYS = 30;

export interface ClaimedEntry<Claimed extends Delivery = Delivery> {
  ref: DocumentReference;
  delivery: Claimed;
  /** The number of attempts, including this one. */
  attempts: number;
  createdAt: number;
}

export interface Failure extends Partial<MailFailure> {
  /** What went wrong, for the log. Contains no personal data. */
  problem: string;
  isPermanent?: boolean;
  /** How long the receiving server asked us to wait before retrying. */
  retryAfterMs?: number;
}

/**
 * Returns an entry's id. A message or testimonial has at most one entry per kind of email, and one push entry
 * per device. A session has at most one entry.
 */
export function entryIdOf(delivery: Delivery): string {
  switch (delivery.kind) {
    case 'push':
      return `${delivery.submissionId}-push-${delivery.deviceId}`;
    case 'login':
      return `${delivery.sessionName}-login`;
    case 'recipientCode':
    case 'recipientChange':
      return `${delivery.requestId}-${delivery.kind}`;
    default:
      return `${delivery.submissionId}-${delivery.kind}`;
  }
}

export function addToOutbox(transaction: Transaction, delivery: Delivery, now: Date): void {
  transaction.create(outbox.doc(entryIdOf(delivery)), {
    ...delivery,
    state: 'pending',
    attempts: 0,
    createdAt: Timestamp.fromDate(now),
    nextAttemptAt: Timestamp.fromDate(now),
    problem: null,
    // A time-to-live policy deletes expired entries.
    expiresAt: Timestamp.fromMillis(now.getTime() + KEPT_DAYS * DAY_MS),
  });
}

const backoff = (attempts: number): number =>
  Math.min(OUTBOX_BACKOFF_MAX_MS, OUTBOX_BACKOFF_MS * 2 ** (attempts - 1));

/**
 * Claims an entry for one attempt. Returns null if the entry isn't due or another sender has claimed it. The
 * claim is a lease: if the sender dies, the entry becomes due again when the lease expires.
 */
export function claimEntry(id: string, now: number): Promise<ClaimedEntry | null> {
  const ref = outbox.doc(id);
  return db.runTransaction(async (transaction) => {
    const entry = await transaction.get(ref);
    if (entry.get('state') !== 'pending' || (millisOf(entry.get('nextAttemptAt')) ?? Infinity) > now)
      return null;
    const { attempts: former, ...delivery } = readDocument(asEntry, entry);
    // The kind is unknown, so another version of the site queued this entry and will send it.
    if (!isDelivery(delivery)) return null;
    const attempts = former + 1;
    transaction.update(ref, { attempts, nextAttemptAt: Timestamp.fromMillis(now + OUTBOX_LEASE_MS) });
    return { ref, attempts, delivery, createdAt: createdAtOf(entry) };
  });
}

export async function markSent({ ref }: ClaimedEntry, now: number): Promise<void> {
  await ref.update({ state: 'sent', sentAt: Timestamp.fromMillis(now), problem: null });
}

/**
 * Records a failed attempt. The entry is retried later, or abandoned if it is a day old or can never succeed.
 */
export async function markFailed(
  entry: ClaimedEntry,
  { problem, reason = 'other', details = '', isPermanent = false, retryAfterMs = 0 }: Failure,
  now: number,
): Promise<void> {
  const isGivenUp = isPermanent || now - entry.createdAt >= OUTBOX_GIVE_UP_MS;
  const waitMs = Math.min(OUTBOX_GIVE_UP_MS, Math.max(backoff(entry.attempts), retryAfterMs));
  await entry.ref.update({
    problem,
    reason,
    details,
    ...(isGivenUp ? { state: 'givenUp' } : { nextAttemptAt: Timestamp.fromMillis(now + waitMs) }),
  });
}

/** Returns the ids of due entries, longest overdue first. */
export async function dueEntries(now: number, limit: number): Promise<string[]> {
  const { docs } = await outbox
    .where('state', '==', 'pending')
    .where('nextAttemptAt', '<=', Timestamp.fromMillis(now))
    .orderBy('nextAttemptAt')
    .limit(limit)
    .select(FieldPath.documentId())
    .get();
  return docs.map(({ id }) => id);
}

const asMailFailure = asRecord<MailFailure>({ reason: asChoice(MAIL_REASONS, 'other'), details: asText });

const failureIn = (entry: DocumentSnapshot | undefined): MailFailure | null =>
  entry?.exists && entry.get('problem') !== null ? readDocument(asMailFailure, entry) : null;

/** Returns why an entry has not been sent, or null if no attempt has failed. */
export const readFailure = async (delivery: Delivery): Promise<MailFailure | null> =>
  failureIn(await outbox.doc(entryIdOf(delivery)).get());

/**
 * Returns the problems with emails to the owner: when the oldest delayed email was queued, how many emails
 * were abandoned, and the reason for the last failure.
 */
export async function readMailProblems(): Promise<Pick<MailStatus, 'delayedSince' | 'givenUp' | 'failure'>> {
  const toOwner = outbox.where('kind', 'in', TO_OWNER);
  const givenUpMails = toOwner.where('state', '==', 'givenUp');
  const [failing, givenUp, lastGivenUp] = await Promise.all([
    toOwner.where('state', '==', 'pending').where('problem', '!=', null).orderBy('problem').limit(50).get(),
    givenUpMails.count().get(),
    givenUpMails.orderBy('createdAt', 'desc').limit(1).get(),
  ]);
  const [oldest, ...newer] = failing.docs.toSorted((one, other) => createdAtOf(one) - createdAtOf(other));
  return {
    delayedSince: oldest ? new Date(createdAtOf(oldest)).toISOString() : null,
    givenUp: givenUp.data().count,
    failure: failureIn(newer.at(-1) ?? oldest ?? lastGivenUp.docs[0]),
  };
}
