/** Reads the documents of messages. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { array, boolean, mixed, number, object, string } from 'yup';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import {
  SUBMISSION_STATUSES,
  submissionReadAt,
  submissionStatus,
  type ContactSubmission,
  type SubmissionStatus,
} from '@perro-wisdom/domain/inbox/contact';
import { SPAM_SIGNS, SPAM_VERDICTS, type SpamSign, type SpamVerdict } from '@perro-wisdom/domain/inbox/spam';
import { LOCALES, type Locale } from '@perro-wisdom/domain/general/locale';
import { fieldsOf, parseFields } from '../documents';
import { db } from '../firebase';

export const submissions = db.collection(COLLECTIONS.contactSubmissions);

/** More lenient than the schema of the form, so that messages stored under earlier limits, or before a field existed, are still shown. */
const submissionSchema = object({
  id: string().required(),
  name: string().defined(),
  email: string().defined(),
  phone: string().default(''),
  prefersWhatsApp: boolean().default(false),
  service: string().defined(),
  message: string().defined(),
  language: mixed<Locale>().oneOf(LOCALES).required(),
  page: string().default(''),
  status: mixed<SubmissionStatus>().oneOf(SUBMISSION_STATUSES).required(),
  createdAt: string().required(),
  readAt: string().nullable().optional(),
  answeredAt: string().nullable().default(null),
  deletedAt: string().nullable().default(null),
  notes: array()
    .of(object({ id: string().required(), text: string().defined(), createdAt: string().required() }))
    .default([]),
  spam: object({
    score: number().required(),
    signs: array(mixed<SpamSign>().oneOf(SPAM_SIGNS).required()).required(),
    verdict: mixed<SpamVerdict>().oneOf(SPAM_VERDICTS).nullable().default(null),
  })
    .nullable()
    .default(null),
});

/** The fields that a list reads: not the keys by which it finds a message, which are many. */
export const SUBMISSION_FIELDS: readonly string[] = Object.keys(submissionSchema.fields).filter(
  (name) => name !== 'id',
);

/** Returns the message in a document; undefined if there is none, or if it is invalid, which is logged. */
export function storedSubmission(
  document: DocumentSnapshot,
  now = new Date(),
): ContactSubmission | undefined {
  if (!document.exists) return undefined;
  const stored = parseFields(submissionSchema, document.ref.path, fieldsOf(document));
  if (!stored) return undefined;
  const readAt =
    stored.status === 'spam'
      ? (stored.readAt ?? null)
      : submissionReadAt(stored.readAt, stored.createdAt, now);
  return { ...stored, readAt, status: submissionStatus(stored.status, readAt) };
}
