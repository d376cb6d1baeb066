import { isDeepStrictEqual } from 'node:util';
import { FieldValue, type DocumentData, type DocumentSnapshot } from 'firebase-admin/firestore';
import { storedValues } from '@app/domain/fields/form-values';
import { withStatus, type ContactRequest, type ContactSubmission } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { submissionDocument } from '@app/domain/inbox/document';
import { isSpamScore, verdictAfter } from '@app/domain/inbox/spam';
import type { SubmissionStatusRequest } from '@app/domain/inbox/status.schema';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { DOCUMENT_ID } from '../platform/http/paging';
import { addDeliveries } from '../notifications/deliveries';
import { storedSubmission, submissions } from './document';
import type { MessageSource } from './source';
import { assess, countVerdict } from './spam';
import { textsOf, type UnknownAnswers } from './unknown-answers';

/**
 * Stores an admitted message and queues emails and push notifications about it. Does nothing if a message
 * with this id already exists. `page` is the path of the page where the message was written, or empty if
 * unknown. `others` contains answers to questions that the form doesn't have.
 */
export async function storeSubmission(
  id: string,
  contact: ContactRequest,
  { page, isFlood = false }: MessageSource,
  others: UnknownAnswers = {},
): Promise<void> {
  const document = submissions.doc(id);
  const spam = await assess(contact, { isFlood, otherTexts: textsOf(others) });
  const status = isSpamScore(spam.score) ? 'spam' : 'new';
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).exists) return;
    const now = new Date();
    // Suspected spam doesn't trigger emails or push notifications, so a flood of messages can't become a
    // flood of emails.
    if (status !== 'spam')
      await addDeliveries(transaction, { submissionId: id, about: 'message', email: contact.email }, now);
    const message: Omit<ContactSubmission, 'id'> = {
      ...storedValues(CONTACT_FORM, contact),
      language: contact.language,
      page,
      status,
      createdAt: now.toISOString(),
      readAt: null,
      answeredAt: null,
      deletedAt: null,
      notes: [],
      spam,
    };
    transaction.create(document, {
      ...others,
      ...submissionDocument(message),
      createdAt: FieldValue.serverTimestamp(),
    });
  });
}

function messageIn(document: DocumentSnapshot): ContactSubmission {
  const message = storedSubmission(document);
  if (!message) throw new ApiError(404, 'submissions.notFound');
  return message;
}

function documentOf(id: string) {
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'submissions.notFound');
  return submissions.doc(id);
}

/**
 * Reads a message, even if it is in the bin. Like the functions below, throws a 404 if the message doesn't
 * exist.
 */
export const readSubmission = async (id: string): Promise<ContactSubmission> =>
  messageIn(await documentOf(id).get());

/**
 * Changes a message and its derived data in a transaction and returns the resulting message. `change` returns
 * the changed message, or null to leave it unchanged.
 */
export function changeSubmission(
  id: string,
  change: (message: ContactSubmission, now: Date) => ContactSubmission | null,
): Promise<ContactSubmission> {
  const document = documentOf(id);
  return db.runTransaction(async (transaction) => {
    const message = messageIn(await transaction.get(document));
    const changed = change(message, new Date());
    if (!changed) return message;
    transaction.update(document, documentChanges(message, changed));
    countVerdict(transaction, changed.spam.signs, changed.spam.verdict, message.spam.verdict);
    return changed;
  });
}

/**
 * Returns the properties to write for a change. Only changed properties are written, because another version
 * of the site may have stored some that this one doesn't read.
 */
function documentChanges(before: ContactSubmission, after: ContactSubmission): DocumentData {
  const { spam: _before, ...former }: DocumentData = submissionDocument(before);
  // Only the assessment's verdict is written, because the stored assessment has more details than the owner
  // sees.
  const { spam: _after, ...present }: DocumentData = submissionDocument(after);
  const changes = Object.entries(present).filter(([name, value]) => !isDeepStrictEqual(value, former[name]));
  return { ...Object.fromEntries(changes), 'spam.verdict': after.spam.verdict };
}

/**
 * Changes the status of a message. Throws a 412 if the status is no longer `from` and a 409 if the message is
 * in the bin. Setting the current status is a no-op.
 */
export const changeStatus = (
  id: string,
  { status, from }: SubmissionStatusRequest,
): Promise<ContactSubmission> =>
  changeSubmission(id, (message, now) => {
    if (message.deletedAt !== null) throw new ApiError(409, 'submissions.inBin');
    if (message.status === status) return null;
    if (message.status !== from) throw new ApiError(412, 'submissions.changed');
    const spam = { ...message.spam, verdict: verdictAfter(from, status, message.spam.verdict) };
    return { ...withStatus(message, status, now), spam };
  });

/** Moves a message to the bin. Does nothing if the message is already in the bin. */
export const moveToBin = (id: string): Promise<ContactSubmission> =>
  changeSubmission(id, (message, now) =>
    message.deletedAt === null ? { ...message, deletedAt: now.toISOString() } : null,
  );

/** Restores a message from the bin with its previous status. Does nothing if the message isn't in the bin. */
export const takeFromBin = (id: string): Promise<ContactSubmission> =>
  changeSubmission(id, (message) => (message.deletedAt === null ? null : { ...message, deletedAt: null }));

/** Permanently deletes a message in the bin. Throws a 409 if the message isn't in the bin. */
export async function deletePermanently(id: string): Promise<void> {
  const document = documentOf(id);
  await db.runTransaction(async (transaction) => {
    const { deletedAt } = messageIn(await transaction.get(document));
    if (deletedAt === null) throw new ApiError(409, 'submissions.notInBin');
    transaction.delete(document);
  });
}
