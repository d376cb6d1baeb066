/** The owner's inbox. */
import { createHash, randomUUID } from 'node:crypto';
import { FieldValue } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { looksLikeSpam, type ContactRequest } from '@perro-wisdom/domain/contact';
import { CONTACT_LIMITS } from '../config';
import { db } from '../firebase';
import type { ClientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import { addressQuota, openQuotas, retryAfter } from '../http/rate-limit';

const ID_LENGTH = 32;
const submissions = db.collection(COLLECTIONS.contactSubmissions);

/** The document id that belongs to an idempotency key, or a new one. */
export function submissionId(key: string | undefined): string {
  return createHash('sha256').update(key ?? randomUUID()).digest('hex').slice(0, ID_LENGTH);
}

/** Stores a message once. One that is there already is neither stored nor counted again. */
export async function storeSubmission(id: string, contact: ContactRequest, from: ClientAddress): Promise<void> {
  const document = submissions.doc(id);
  const quotas = [
    addressQuota('contact', from.visitor, CONTACT_LIMITS.visitor),
    addressQuota('contact-peer', from.peer, CONTACT_LIMITS.peer),
  ];
  await db.runTransaction(async (transaction) => {
    const stored = await transaction.get(document);
    if (stored.exists) return;
    const { waitMs, spend } = await openQuotas(transaction, quotas, Date.now());
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
    });
  });
}
