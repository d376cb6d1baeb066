/**
 * Reads and deletes all data about one person. Both operations scan all messages, because a query can't
 * ignore case in the addresses that all versions of the site have stored. Requests for personal data are
 * rare, and the results must be complete.
 */
import {
  FieldPath,
  type CollectionReference,
  type DocumentSnapshot,
  type QueryDocumentSnapshot,
} from 'firebase-admin/firestore';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import {
  isSamePerson,
  type PersonData,
  type PersonDeletion,
  type PersonMail,
  type PersonSummary,
} from '@app/domain/inbox/people';
import { chunks } from '../platform/chunks';
import { isoOf } from '../platform/documents';
import { db } from '../platform/firebase';
import { outbox } from '../notifications/outbox';
import { photos, storedSubmitted, submitted } from './testimonials/document';
import { storedSubmission, submissions } from './document';

const SCANNED_AT_ONCE = 1000;
/**
 * The maximum number of values in an `in` query:
 * https://firebase.google.com/docs/firestore/query-data/queries#limits_on_or_queries
 */
const IDS_PER_QUERY = 30;
/**
 * The number of submissions to delete per request, few enough for the request to finish well within Hosting's
 * limit of 60 seconds.
 */
const DELETED_AT_ONCE = 150;

/** Returns the ids of everything a person sent, in any state, even if it can't be read. */
async function idsOf(collection: CollectionReference, email: string): Promise<string[]> {
  const found: string[] = [];
  let last: QueryDocumentSnapshot | undefined;
  for (;;) {
    const query = collection.orderBy(FieldPath.documentId()).select('email').limit(SCANNED_AT_ONCE);
    const { docs } = await (last ? query.startAfter(last) : query).get();
    for (const document of docs) {
      const stored: unknown = document.get('email');
      if (typeof stored === 'string' && isSamePerson(stored, email)) found.push(document.id);
    }
    last = docs.at(-1);
    if (docs.length < SCANNED_AT_ONCE) return found;
  }
}

const mailsAbout = async (ids: readonly string[]): Promise<QueryDocumentSnapshot[]> =>
  (await outbox.where('submissionId', 'in', ids).get()).docs;

/** Reads a person's submissions from one collection, newest first. */
async function readSent<Sent extends { createdAt: string }>(
  collection: CollectionReference,
  read: (document: DocumentSnapshot) => Sent | undefined,
  email: string,
): Promise<Sent[]> {
  const sent: Sent[] = [];
  for (const ids of chunks(await idsOf(collection, email), IDS_PER_QUERY)) {
    const documents = await db.getAll(...ids.map((id) => collection.doc(id)));
    sent.push(...documents.flatMap((document) => read(document) ?? []));
  }
  return sent.sort((a, b) => b.createdAt.localeCompare(a.createdAt));
}

export const readPersonMessages = (email: string): Promise<ContactSubmission[]> =>
  readSent(submissions, storedSubmission, email);

const readAllSent = (email: string) =>
  Promise.all([readPersonMessages(email), readSent(submitted, storedSubmitted, email)]);

export async function summarizePerson(email: string): Promise<PersonSummary> {
  const [messages, testimonials] = await readAllSent(email);
  const times = [...messages, ...testimonials].map(({ createdAt }) => createdAt).sort();
  const states: PersonSummary['states'] = { new: 0, read: 0, answered: 0, archived: 0, spam: 0, bin: 0 };
  for (const { deletedAt, status } of messages) states[deletedAt === null ? status : 'bin'] += 1;
  return {
    email,
    states,
    messages: messages.length,
    notes: messages.reduce((sum, { notes }) => sum + notes.length, 0),
    testimonials: testimonials.length,
    firstAt: times[0] ?? null,
    lastAt: times.at(-1) ?? null,
  };
}

export async function readPersonData(email: string): Promise<PersonData> {
  const [messages, testimonials] = await readAllSent(email);
  const sentIds = [...messages, ...testimonials].map(({ id }) => id);
  const mails = new Map<string, PersonMail[]>(sentIds.map((id) => [id, []]));
  for (const ids of chunks(sentIds, IDS_PER_QUERY)) {
    for (const entry of await mailsAbout(ids))
      mails
        .get(String(entry.get('submissionId')))
        ?.push({ kind: String(entry.get('kind')), sentAt: isoOf(entry.get('sentAt')) });
  }
  const withMails = <Sent extends { id: string }>(sent: Sent) => ({
    ...sent,
    mails: mails.get(sent.id) ?? [],
  });
  return {
    email,
    exportedAt: new Date().toISOString(),
    messages: messages.map(withMails),
    testimonials: testimonials.map(withMails),
  };
}

/**
 * Permanently deletes a person's messages and submitted testimonials, along with all emails about them,
 * whether queued or sent. Deletes each group of submissions atomically with its emails, so if a call is
 * interrupted, the next one finds the rest. A testimonial that the owner made from a submission stays, but
 * can be deleted in its editor.
 */
export async function deletePerson(email: string): Promise<PersonDeletion> {
  const messageIds = await idsOf(submissions, email);
  const ids = [...messageIds, ...(await idsOf(submitted, email))];
  const now = ids.slice(0, DELETED_AT_ONCE);
  for (const group of chunks(now, IDS_PER_QUERY)) {
    const batch = db.batch();
    for (const mail of await mailsAbout(group)) batch.delete(mail.ref);
    // A submission isn't in all these collections, but deleting a missing document does no harm.
    for (const id of group)
      for (const collection of [submissions, submitted, photos]) batch.delete(collection.doc(id));
    await batch.commit();
  }
  return { deleted: now.length, remaining: ids.length - now.length };
}
