/** The owner's inbox. */
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
import { createSerialQueue } from '../serial-queue';
import { addressHash, readQuotas, retryAfter, type Quota } from '../http/rate-limit';

const submissions = db.collection(COLLECTIONS.contactSubmissions);

/**
 * Messages from one address count on one document: in turn, a burst of them does not wait for its own locks.
 */
const submissionQueue = createSerialQueue();

const FLOOD: Quota = { id: 'contact-flood', limit: CONTACT_LIMITS.flood };

const newest = (collection: CollectionReference): Query => collection.orderBy('createdAt', 'desc');

/** What was stored is shown, even where a limit of today is stricter. */
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
 * Where a message counts. A visitor who sends too many is told to wait. What comes in above the limit of its peer is
 * a flood: real messages may be among it, so it is kept, as suspected spam, until there are too many even of those.
 */
async function readContactQuotas(transaction: Transaction, { visitor, peer }: ClientAddress, now: number) {
  const ofVisitor: Quota[] =
    visitor === null ? [] : [{ id: `contact-${addressHash(visitor)}`, limit: CONTACT_LIMITS.visitor }];
  const ofPeer: Quota[] = [{ id: `contact-peer-${addressHash(peer)}`, limit: CONTACT_LIMITS.peer }];

  const own = await readQuotas(transaction, ofVisitor, now);
  if (own.waitMs > 0) throw new ApiError(429, 'contact.tooMany', { headers: retryAfter(own.waitMs) });
  const shared = await readQuotas(transaction, ofPeer, now);
  const isFlood = shared.waitMs > 0;
  const counted = isFlood ? await readQuotas(transaction, [FLOOD], now) : shared;
  if (counted.waitMs > 0) throw new ApiError(503, 'api.busy', { headers: retryAfter(counted.waitMs) });
  return {
    isFlood,
    consume: () => {
      own.consume();
      counted.consume();
    },
  };
}

/** Stores a message once. One that is there already is neither stored nor counted again. */
export async function storeSubmission(
  id: string,
  contact: ContactRequest,
  from: ClientAddress,
): Promise<void> {
  const document = submissions.doc(id);
  const store = async (transaction: Transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) return;
    const now = new Date();
    const { isFlood, consume } = await readContactQuotas(transaction, from, now.getTime());
    consume();
    transaction.create(document, {
      name: contact.name.trim(),
      email: contact.email.trim(),
      service: contact.service,
      message: contact.message.trim(),
      language: contact.language,
      status: isFlood || looksLikeSpam(contact) ? 'spam' : 'new',
      createdAt: FieldValue.serverTimestamp(),
      readAt: null,
      // A time-to-live policy deletes what has expired.
      expiresAt: Timestamp.fromDate(submissionExpiry(now)),
    });
  };
  await submissionQueue(() => db.runTransaction(store));
}

/** A page of the inbox, newest first. */
export async function readSubmissions(paging: Paging): Promise<Page<ContactSubmission>> {
  const { items, next } = await readPage(submissions, newest, paging);
  const now = new Date();
  const messages = parseDocuments(submissionSchema, items).map(({ readAt, ...message }) => ({
    ...message,
    readAt: submissionReadAt(readAt, message.createdAt, now),
  }));
  return { items: messages, next };
}

/** Stores whether a message was read; null when there is none of this id. */
export function markSubmission(id: string, read: boolean): Promise<SubmissionRead | null> {
  const document = submissions.doc(id);
  return db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (!stored.exists) return null;
    const before: unknown = stored.get('readAt');
    const known = read && before instanceof Timestamp ? before : null;
    const readAt = read ? (known ?? Timestamp.now()) : null;
    if (!known) transaction.update(document, { readAt });
    return { id, readAt: readAt?.toDate().toISOString() ?? null };
  });
}
