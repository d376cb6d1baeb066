import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { boolean, mixed, string } from 'yup';
import { storedFormSchema } from '@app/domain/fields/form.schema';
import { COLLECTIONS } from '@app/domain/general/collections';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { TESTIMONIAL_FORM } from '@app/domain/inbox/testimonial-form';
import { submittedExpiry, type SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import { SUBMITTED_STATUSES, type SubmittedStatus } from '@app/domain/inbox/testimonials.limits';
import { fieldsOf, parseFields } from '../../platform/documents';
import { db } from '../../platform/firebase';
import { spamSchema } from '../document';

export const submitted = db.collection(COLLECTIONS.testimonialSubmissions);
/** The photo of each one that has one, until it is approved, under the same id. */
export const photos = db.collection(COLLECTIONS.testimonialPhotos);

const submittedSchema = storedFormSchema(TESTIMONIAL_FORM).shape({
  id: string().required(),
  language: mixed<Locale>().oneOf(LOCALES).required(),
  hasPhoto: boolean().required(),
  status: mixed<SubmittedStatus>().oneOf(SUBMITTED_STATUSES).required(),
  createdAt: string().required(),
  decidedAt: string().nullable().defined(),
  testimonialId: string().defined(),
  spam: spamSchema,
});

/** Returns what a visitor has sent; undefined if there is none, or if the document is invalid, which is logged. */
export const storedSubmitted = (document: DocumentSnapshot): SubmittedTestimonial | undefined =>
  document.exists ? parseFields(submittedSchema, document.ref.path, fieldsOf(document)) : undefined;

/** Returns the document of what a visitor has sent. A time-to-live policy deletes it when it expires. */
export const submittedDocument = (fields: Omit<SubmittedTestimonial, 'id'>) => ({
  ...fields,
  createdAt: new Date(fields.createdAt),
  decidedAt: fields.decidedAt === null ? null : new Date(fields.decidedAt),
  expiresAt: submittedExpiry(fields),
});
