/** Stores the testimonials that visitors submit and the owner's decisions about them. */
import type { Transaction } from 'firebase-admin/firestore';
import { storedValues } from '@app/domain/fields/form-values';
import type { SubmittedStatusRequest } from '@app/domain/inbox/status.schema';
import { isSpamScore, verdictAfter } from '@app/domain/inbox/spam';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import {
  SUBMITTED_LIST_LIMIT,
  submittedExpiry,
  type SubmittedTestimonial,
  type TestimonialRequest,
} from '@app/domain/inbox/testimonials';
import type { SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { TESTIMONIAL_LIMITS, type Limit } from '../../platform/config';
import { countNew } from '../admission';
import { assess, countVerdict } from '../spam';
import { textsOf, type UnknownAnswers } from '../unknown-answers';
import { db } from '../../platform/firebase';
import type { ClientAddress } from '../../platform/http/client-address';
import { ApiError } from '../../platform/http/error';
import { DOCUMENT_ID } from '../../platform/http/paging';
import { addressHash, readQuotas, retryAfter } from '../../platform/http/rate-limit';
import { imageQueue, makeImage } from '../../pictures/images/child-process';
import { requireImage } from '../../pictures/images/files';
import { addDeliveries } from '../../notifications/deliveries';
import { outbox } from '../../notifications/outbox';
import { photos, storedSubmitted, submitted, submittedDocument } from './document';

/**
 * Counts a submission before it causes any other work. Resolves to true if the submission should be stored,
 * or to false for a retry. Throws a 429 if the visitor's limit is exceeded, and a 503 if a limit shared by
 * all visitors is exceeded. Unlike messages, testimonials can be rejected during a flood: they are never
 * urgent, and the form keeps what the visitor entered.
 */
export async function admitSubmitted(id: string, { visitor, peer }: ClientAddress): Promise<boolean> {
  const quota = (name: string, limit: Limit) => ({ id: `testimonial-${name}`, limit });
  const visitors = visitor === null ? [] : [quota(addressHash(visitor), TESTIMONIAL_LIMITS.visitor)];
  const shared = [
    quota(`peer-${addressHash(peer)}`, TESTIMONIAL_LIMITS.peer),
    quota('all', TESTIMONIAL_LIMITS.all),
  ];
  const counted = await countNew(submitted.doc(id), async (transaction, now) => {
    const byVisitor = await readQuotas(transaction, visitors, now);
    const byAll = await readQuotas(transaction, shared, now);
    if (byVisitor.waitMs > 0)
      throw new ApiError(429, 'testimonials.tooMany', { headers: retryAfter(byVisitor.waitMs) });
    if (byAll.waitMs > 0) throw new ApiError(503, 'api.busy', { headers: retryAfter(byAll.waitMs) });
    return {
      consume: () => {
        byVisitor.consume();
        byAll.consume();
      },
    };
  });
  return counted !== null;
}

/**
 * Returns a photo as it is stored: upright, without metadata, and small enough for a document. Returns null
 * if the file is empty. Throws an `ApiError` if the file isn't a photo.
 */
const preparePhoto = async (file: Buffer): Promise<Buffer | null> =>
  file.length === 0
    ? null
    : imageQueue(() => makeImage({ task: 'shrink photo', kind: requireImage(file) }, file));

/**
 * Stores a submission and queues emails and push notifications about it. Does nothing if a submission with
 * this id already exists. `photo` is the file as sent, which may be empty. `others` contains answers to
 * questions that the form doesn't have.
 */
export async function storeSubmitted(
  id: string,
  request: Omit<TestimonialRequest, 'photo'>,
  photo: Buffer,
  others: UnknownAnswers,
): Promise<void> {
  const document = submitted.doc(id);
  const [bytes, spam] = await Promise.all([
    preparePhoto(photo),
    assess({ ...request, message: request.words }, { isFlood: false, otherTexts: textsOf(others) }),
  ]);
  const status = isSpamScore(spam.score) ? 'spam' : 'waiting';
  await db.runTransaction(async (transaction) => {
    if ((await transaction.get(document)).exists) return;
    const now = new Date();
    if (status !== 'spam')
      await addDeliveries(transaction, { submissionId: id, about: 'testimonial', email: request.email }, now);
    const testimonial: Omit<SubmittedTestimonial, 'id'> = {
      ...storedValues(TESTIMONIAL_FORM, request),
      language: request.language,
      hasPhoto: bytes !== null,
      status,
      createdAt: now.toISOString(),
      decidedAt: null,
      testimonialId: '',
      spam,
    };
    transaction.create(document, { ...others, ...submittedDocument(testimonial) });
    if (bytes) transaction.create(photos.doc(id), { bytes, expiresAt: submittedExpiry(testimonial) });
  });
}

export async function readSubmitted(status: SubmittedStatus): Promise<SubmittedTestimonial[]> {
  const { docs } = await submitted
    .where('status', '==', status)
    .orderBy('createdAt', 'desc')
    .limit(SUBMITTED_LIST_LIMIT)
    .get();
  return docs.flatMap((document) => storedSubmitted(document) ?? []);
}

/** Reads a submission's photo, which is a JPEG. Returns undefined if there is no photo. */
export async function readPhoto(id: string): Promise<Buffer | undefined> {
  if (!DOCUMENT_ID.test(id)) return undefined;
  const bytes: unknown = (await photos.doc(id).get()).get('bytes');
  return Buffer.isBuffer(bytes) ? bytes : undefined;
}

/** Reads a submission. Throws a 404 if the submission doesn't exist. */
export async function requireSubmitted(id: string, transaction?: Transaction): Promise<SubmittedTestimonial> {
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'submitted.notFound');
  const document = submitted.doc(id);
  const found = storedSubmitted(await (transaction ? transaction.get(document) : document.get()));
  if (!found) throw new ApiError(404, 'submitted.notFound');
  return found;
}

/**
 * Changes the status of a submission. Throws a 412 if the status is no longer `from`. Setting the current
 * status is a no-op.
 */
export const changeSubmittedStatus = (
  id: string,
  { status, from }: SubmittedStatusRequest,
  testimonialId = '',
): Promise<SubmittedTestimonial> =>
  db.runTransaction(async (transaction) => {
    const before = await requireSubmitted(id, transaction);
    if (before.status === status) return before;
    if (before.status !== from) throw new ApiError(412, 'submitted.changed');
    const verdict = verdictAfter(from, status, before.spam.verdict);
    const after: SubmittedTestimonial = {
      ...before,
      status,
      // After approval, the photo is in the picture library.
      hasPhoto: before.hasPhoto && status !== 'approved',
      decidedAt: status === 'waiting' ? null : new Date().toISOString(),
      testimonialId: testimonialId || before.testimonialId,
      spam: { ...before.spam, verdict },
    };
    transaction.update(submitted.doc(id), {
      status,
      hasPhoto: after.hasPhoto,
      decidedAt: after.decidedAt === null ? null : new Date(after.decidedAt),
      testimonialId: after.testimonialId,
      'spam.verdict': verdict,
      expiresAt: submittedExpiry(after),
    });
    if (before.hasPhoto && status === 'approved') transaction.delete(photos.doc(id));
    else if (before.hasPhoto) transaction.update(photos.doc(id), { expiresAt: submittedExpiry(after) });
    countVerdict(transaction, before.spam.signs, verdict, before.spam.verdict);
    return after;
  });

/**
 * Permanently deletes a submission with its photo and emails. Does nothing if the submission is already
 * deleted. Throws a 409 unless the submission was declined or is spam.
 */
export async function deleteSubmitted(id: string): Promise<void> {
  if (!DOCUMENT_ID.test(id)) return;
  const mails = await outbox.where('submissionId', '==', id).get();
  await db.runTransaction(async (transaction) => {
    const found = storedSubmitted(await transaction.get(submitted.doc(id)));
    if (found && found.status !== 'declined' && found.status !== 'spam')
      throw new ApiError(409, 'submitted.notDeclined');
    for (const { ref } of mails.docs) transaction.delete(ref);
    transaction.delete(submitted.doc(id));
    transaction.delete(photos.doc(id));
  });
}
