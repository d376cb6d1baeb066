import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Unparsed } from '@app/domain/fields/answers';
import type { FormFields } from '@app/domain/fields/form';
import { formerNames, formReaders } from '@app/domain/fields/form-values';
import { COLLECTIONS } from '@app/domain/general/collections';
import { SUBMISSION_STATUSES, type ContactSubmission, type SubmissionNote } from '@app/domain/inbox/contact';
import { CONTACT_FORM } from '@app/domain/inbox/contact-form';
import { LIST_KEYS, SEARCH_KEYS } from '@app/domain/inbox/list';
import { SPAM_SIGNS, SPAM_VERDICTS, type SpamAssessment } from '@app/domain/inbox/spam';
import {
  asChoice,
  asChoices,
  asList,
  asNullableText,
  asNumber,
  asRecord,
  asText,
  selected,
  type RecordReader,
} from '@app/domain/stored/reader';
import { propertyOf } from '@app/domain/general/property';
import { LOCALES } from '@app/domain/general/locale';
import { fieldsOf, readDocument } from '../platform/documents';
import { db } from '../platform/firebase';

export const submissions = db.collection(COLLECTIONS.contactSubmissions);

/** Reads a spam assessment, dropping signs that this version doesn't know. */
export const asSpam = asRecord<SpamAssessment>({
  score: asNumber,
  signs: asChoices(SPAM_SIGNS),
  verdict: asChoice(SPAM_VERDICTS, null),
});

const asSubmission = asRecord<Omit<ContactSubmission, 'unparsed'>>(
  {
    ...formReaders(CONTACT_FORM),
    id: asText,
    language: asChoice(LOCALES, 'es'),
    page: asText,
    status: asChoice(SUBMISSION_STATUSES, 'new'),
    createdAt: asText,
    readAt: asNullableText,
    answeredAt: asNullableText,
    deletedAt: asNullableText,
    notes: asList(asRecord<SubmissionNote>({ id: asText, text: asText, createdAt: asText })),
    spam: asSpam,
  },
  formerNames(CONTACT_FORM),
);

/** The names of all properties in a message's document. */
export const SUBMISSION_NAMES: readonly string[] = documentNames(asSubmission, [LIST_KEYS, SEARCH_KEYS]);

/** The fields that the list of messages reads. They don't include the many keys that only queries use. */
export const SUBMISSION_FIELDS: readonly string[] = selected(asSubmission).filter((name) => name !== 'id');

/**
 * Returns the message stored in a document, or undefined if the document doesn't exist. Can read any message,
 * whatever it contains.
 */
export const storedSubmission = (document: DocumentSnapshot): ContactSubmission | undefined =>
  document.exists ? readSubmitted(asSubmission, CONTACT_FORM, document, SUBMISSION_NAMES) : undefined;

/** Returns the property names of a stored submission. `derived` lists the names that only queries use. */
export function documentNames(
  reader: RecordReader<object, unknown>,
  derived: readonly string[] = [],
): string[] {
  return [...selected(reader), ...derived, 'expiresAt'];
}

/**
 * Reads a submission. Answers that this version can't read, such as answers to a removed question, are
 * returned as they were stored.
 * @param names all property names that this version stores
 */
export function readSubmitted<Sent extends { createdAt: string }>(
  reader: RecordReader<Sent>,
  form: FormFields,
  document: DocumentSnapshot,
  names: readonly string[],
): Sent & { unparsed?: Unparsed } {
  const sent = readDocument(reader, document);
  const unparsed = Object.entries(fieldsOf(document)).filter(([name, stored]) =>
    name in form ? stored !== propertyOf(sent, name) : !names.includes(name),
  );
  return {
    ...sent,
    createdAt: Number.isNaN(Date.parse(sent.createdAt)) ? timeOfCreation(document) : sent.createdAt,
    ...(unparsed.length > 0 && {
      unparsed: Object.fromEntries(unparsed.map(([name, stored]) => [name, asStoredText(stored)])),
    }),
  };
}

const asStoredText = (stored: unknown): string =>
  typeof stored === 'string' ? stored : JSON.stringify(stored);

const timeOfCreation = ({ createTime }: DocumentSnapshot): string =>
  (createTime?.toDate() ?? new Date(0)).toISOString();
