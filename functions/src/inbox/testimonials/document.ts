import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { formerNames, formReaders, withFormerFields } from '@app/domain/fields/form-values';
import { COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES } from '@app/domain/general/locale';
import { asBoolean, asChoice, asNullableText, asRecord, asText } from '@app/domain/stored/reader';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { submittedExpiry, type SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { SUBMITTED_STATUSES } from '@app/domain/inbox/testimonials.limits';
import { db } from '../../platform/firebase';
import { asSpam, documentNames, readSubmitted } from '../document';

export const submitted = db.collection(COLLECTIONS.testimonialSubmissions);
/** The photos from submissions that haven't been approved. Each photo has its submission's id. */
export const photos = db.collection(COLLECTIONS.testimonialPhotos);

const asSubmitted = asRecord<Omit<SubmittedTestimonial, 'unparsed'>>(
  {
    ...formReaders(TESTIMONIAL_FORM),
    id: asText,
    language: asChoice(LOCALES, 'es'),
    hasPhoto: asBoolean,
    status: asChoice(SUBMITTED_STATUSES, 'waiting'),
    createdAt: asText,
    decidedAt: asNullableText,
    testimonialId: asText,
    spam: asSpam,
  },
  formerNames(TESTIMONIAL_FORM),
);

/** The names of all properties in a submission's document and in the request that submits it. */
export const SUBMITTED_NAMES: readonly string[] = [...documentNames(asSubmitted), 'photo'];

/** Returns the submission stored in a document, or undefined if the document doesn't exist. */
export const storedSubmitted = (document: DocumentSnapshot): SubmittedTestimonial | undefined =>
  document.exists ? readSubmitted(asSubmitted, TESTIMONIAL_FORM, document, SUBMITTED_NAMES) : undefined;

/**
 * Returns the document to store for a submission. A time-to-live policy deletes the document when it expires.
 */
export const submittedDocument = (fields: Omit<SubmittedTestimonial, 'id'>) => ({
  ...withFormerFields(TESTIMONIAL_FORM, fields),
  createdAt: new Date(fields.createdAt),
  decidedAt: fields.decidedAt === null ? null : new Date(fields.decidedAt),
  expiresAt: submittedExpiry(fields),
});
