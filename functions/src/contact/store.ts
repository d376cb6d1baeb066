/** Stores and reads the messages of the contact form. */
import {
  FieldValue,
  Timestamp,
  type CollectionReference,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { mixed, object, string } from 'yup';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import {
  SUBMISSION_STATUSES,
  looksLikeSpam,
  submissionExpiry,
  submissionReadAt,
  type ContactRequest,
  type ContactSubmission,
  type SubmissionRead,
  type SubmissionStatus,
} from '@perro-wisdom/domain/contact';
import { CONTACT_SERVICES, type ContactService } from '@perro-wisdom/domain/contact.limits';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { CONTACT_LIMITS } from '../config';
import { parseDocuments } from '../documents';
import { db } from '../firebase';
import type { ClientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import { readPage, type Page, type Paging } from '../http/paging';
import { mailConfig } from '../mail/config';
import { addToOutbox, type MailKind } from '../mail/outbox';
import { readMailSettings } from '../mail/settings';
import type { MessageSource } from './source';
import { createSerialQueue } from '../serial-queue';
import { addressHash, readQuotas, retryAfter, type Quota } from '../http/rate-limit';

const submissions = db.collection(COLLECTIONS.contactSubmissions);

/** Messages from one address write the same counter: in a queue, the transactions of a burst do not wait for each other's locks. */
const submissionQueue = createSerialQueue();

const FLOOD: Quota = { id: 'contact-flood', limit: CONTACT_LIMITS.flood };

const newest = (collection: CollectionReference): Query => collection.orderBy('createdAt', 'desc');

/** More lenient than the schema of the form, so that messages stored under earlier limits are still shown. */
const submissionSchema = object({
  id: string().required(),
  name: string().defined(),
  email: string().defined(),
  service: mixed<ContactService | ''>()
    .oneOf(['', ...CONTACT_SERVICES])
    .required(),
  message: string().defined(),
  language: mixed<Locale>().oneOf(LOCALES).required(),
  status: mixed<SubmissionStatus>().oneOf(SUBMISSION_STATUSES).required(),
  createdAt: string().required(),
  readAt: string().nullable().optional(),
});

/**
 * Reads the counters that a message counts on. Throws a 429 for a visitor above the limit. A message above the limit of its peer is part
 * of a flood (`isFlood`), which may contain real messages, so it is stored as suspected spam; throws a 503 when there are too many even
 * of those.
 */
async function readContactQuotas(transaction: Transaction, { visitor, peer }: ClientAddress, now: number) {
  const visitorQuotas: Quota[] =
    visitor === null ? [] : [{ id: `contact-${addressHash(visitor)}`, limit: CONTACT_LIMITS.visitor }];
  const peerQuotas: Quota[] = [{ id: `contact-peer-${addressHash(peer)}`, limit: CONTACT_LIMITS.peer }];

  const byVisitor = await readQuotas(transaction, visitorQuotas, now);
  if (byVisitor.waitMs > 0) throw new ApiError(429, 'contact.tooMany', { headers: retryAfter(byVisitor.waitMs) });
  const byPeer = await readQuotas(transaction, peerQuotas, now);
  const isFlood = byPeer.waitMs > 0;
  const counted = isFlood ? await readQuotas(transaction, [FLOOD], now) : byPeer;
  if (counted.waitMs > 0) throw new ApiError(503, 'api.busy', { headers: retryAfter(counted.waitMs) });
  return {
    isFlood,
    consume: () => {
      byVisitor.consume();
      counted.consume();
    },
  };
}

/**
 * Stores a message, and the mails about it, unless one with this id exists, which is not counted again either. `page` is the path of the
 * page on which it was written; empty if unknown. Throws a 429 or 503 above the limits.
 */
export async function storeSubmission(
  id: string,
  contact: ContactRequest,
  { from, page }: MessageSource,
): Promise<void> {
  const document = submissions.doc(id);
  const store = async (transaction: Transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) return;
    const now = new Date();
    const { isFlood, consume } = await readContactQuotas(transaction, from, now.getTime());
    const status = isFlood || looksLikeSpam(contact) ? 'spam' : 'new';
    const mails = status === 'spam' ? [] : await mailsOfMessage(transaction);
    consume();
    for (const kind of mails) addToOutbox(transaction, id, kind, now);
    transaction.create(document, {
      name: contact.name.trim(),
      email: contact.email.trim(),
      service: contact.service,
      message: contact.message.trim(),
      language: contact.language,
      page,
      status,
      createdAt: FieldValue.serverTimestamp(),
      readAt: null,
      // A time-to-live policy deletes expired messages.
      expiresAt: Timestamp.fromDate(submissionExpiry(now)),
    });
  };
  await submissionQueue(() => db.runTransaction(store));
}

/** Returns the mails about a message: none while e-mail is off. Suspected spam has none, or a flood would reach the owner as mails. */
async function mailsOfMessage(transaction: Transaction): Promise<MailKind[]> {
  if (!mailConfig()) return [];
  const { confirmToVisitors } = await readMailSettings(transaction);
  return confirmToVisitors ? ['notice', 'confirmation'] : ['notice'];
}

/** Reads a page of messages, newest first. */
export async function readSubmissions(paging: Paging): Promise<Page<ContactSubmission>> {
  const { items, next } = await readPage(submissions, newest, paging);
  const now = new Date();
  const messages = parseDocuments(submissionSchema, items).map(({ readAt, ...message }) => ({
    ...message,
    readAt: submissionReadAt(readAt, message.createdAt, now),
  }));
  return { items: messages, next };
}

/** Stores whether a message was read; returns null if there is no message with this id. */
export function markSubmission(id: string, read: boolean): Promise<SubmissionRead | null> {
  const document = submissions.doc(id);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return null;
    const before: unknown = stored.get('readAt');
    const alreadyReadAt = read && before instanceof Timestamp ? before : null;
    const readAt = read ? (alreadyReadAt ?? Timestamp.now()) : null;
    if (!alreadyReadAt) transaction.update(document, { readAt });
    return { id, readAt: readAt?.toDate().toISOString() ?? null };
  });
}
