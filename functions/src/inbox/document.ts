import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { array, mixed, number, object, string } from 'yup';
import { storedFormSchema } from '@app/domain/fields/form.schema';
import { COLLECTIONS } from '@app/domain/general/collections';
import {
  SUBMISSION_STATUSES,
  type ContactSubmission,
  type SubmissionStatus,
} from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { isSpamSign, SPAM_VERDICTS, type SpamSign, type SpamVerdict } from '@app/domain/inbox/spam';
import { LOCALES, type Locale } from '@app/domain/general/locale';
import { fieldsOf, parseFields } from '../platform/documents';
import { db } from '../platform/firebase';

export const submissions = db.collection(COLLECTIONS.contactSubmissions);

export const spamSchema = object({
  score: number().required(),
  // Earlier versions stored other signs: those are dropped, and the message stays.
  signs: array(mixed<SpamSign>(isSpamSign).required())
    .required()
    .transform((stored: unknown) => (Array.isArray(stored) ? stored.filter(isSpamSign) : stored)),
  verdict: mixed<SpamVerdict>().oneOf(SPAM_VERDICTS).nullable().defined(),
}).required();

const submissionSchema = storedFormSchema(CONTACT_FORM).shape({
  id: string().required(),
  language: mixed<Locale>().oneOf(LOCALES).required(),
  page: string().defined(),
  status: mixed<SubmissionStatus>().oneOf(SUBMISSION_STATUSES).required(),
  createdAt: string().required(),
  readAt: string().nullable().defined(),
  answeredAt: string().nullable().defined(),
  deletedAt: string().nullable().defined(),
  notes: array()
    .of(object({ id: string().required(), text: string().defined(), createdAt: string().required() }))
    .required(),
  spam: spamSchema,
});

/** The fields that a list reads: not the keys by which it finds a message, which are many. */
export const SUBMISSION_FIELDS: readonly string[] = Object.keys(submissionSchema.fields).filter(
  (name) => name !== 'id',
);

/** Returns the message in a document; undefined if there is none, or if it is invalid, which is logged. */
export const storedSubmission = (document: DocumentSnapshot): ContactSubmission | undefined =>
  document.exists ? parseFields(submissionSchema, document.ref.path, fieldsOf(document)) : undefined;
