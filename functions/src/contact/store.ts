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
  CONTACT_SERVICES,
  SUBMISSION_STATUSES,
  looksLikeSpam,
  submissionExpiry,
  type ContactRequest,
  type ContactService,
  type ContactSubmission,
  type SubmissionStatus,
} from '@perro-wisdom/domain/contact';
import { LOCALES, type Locale } from '@perro-wisdom/domain/locale';
import { CONTACT_LIMITS } from '../config';
import { parseDocuments } from '../documents';
import { db } from '../firebase';
import type { ClientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import { readPage, type Page, type Paging } from '../http/paging';
import { oneAtATime } from '../one-at-a-time';
import { addressHash, openQuotas, retryAfter, type Quota } from '../http/rate-limit';

const submissions = db.collection(COLLECTIONS.contactSubmissions);

/**
 * Messages from one address count on one document: in turn, a burst of them does not wait for its own locks.
 */
const inTurn = oneAtATime();

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
});

/** Stores a message once. One that is there already is neither stored nor counted again. */
export async function storeSubmission(
  id: string,
  contact: ContactRequest,
  from: ClientAddress,
): Promise<void> {
  const document = submissions.doc(id);
  const quotas: Quota[] = [{ id: `contact-peer-${addressHash(from.peer)}`, limit: CONTACT_LIMITS.peer }];
  if (from.visitor !== null) {
    quotas.push({ id: `contact-${addressHash(from.visitor)}`, limit: CONTACT_LIMITS.visitor });
  }
  const store = async (transaction: Transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) return;
    const now = new Date();
    const { waitMs, spend } = await openQuotas(transaction, quotas, now.getTime());
    if (waitMs > 0) {
      throw new ApiError(429, 'contact.tooMany', { locale: contact.language, headers: retryAfter(waitMs) });
    }
    spend();
    transaction.create(document, {
      name: contact.name.trim(),
      email: contact.email.trim(),
      service: contact.service,
      message: contact.message.trim(),
      language: contact.language,
      status: looksLikeSpam(contact) ? 'spam' : 'new',
      createdAt: FieldValue.serverTimestamp(),
      // A time-to-live policy deletes what has expired.
      expiresAt: Timestamp.fromDate(submissionExpiry(now)),
    });
  };
  await inTurn(() => db.runTransaction(store));
}

/** A page of the inbox, newest first. */
export async function readSubmissions(paging: Paging): Promise<Page<ContactSubmission>> {
  const { items, next } = await readPage(submissions, newest, paging);
  return { items: parseDocuments(submissionSchema, items), next };
}
