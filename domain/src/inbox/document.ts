/**
 * Creates a message's Firestore document, which contains the message and derived fields for queries and
 * expiration.
 */
import { withFormerFields } from '../fields/form-values';
import { CONTACT_FORM } from './contact-form';
import { expiryOf, type ContactSubmission } from './contact';
import { LIST_KEYS, listKeys, SEARCH_KEYS, searchKeys } from './list';

const dateOf = (iso: string | null): Date | null => (iso === null ? null : new Date(iso));

export function submissionDocument(message: Omit<ContactSubmission, 'id'>) {
  return {
    ...withFormerFields(CONTACT_FORM, message),
    createdAt: new Date(message.createdAt),
    readAt: dateOf(message.readAt),
    answeredAt: dateOf(message.answeredAt),
    deletedAt: dateOf(message.deletedAt),
    [LIST_KEYS]: listKeys(message),
    [SEARCH_KEYS]: searchKeys(message),
    // A time-to-live policy deletes expired messages.
    expiresAt: expiryOf(message),
  };
}
