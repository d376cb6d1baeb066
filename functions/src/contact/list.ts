/** The owner's list of messages: finds them by their keys, without reading them all. */
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { INBOX_STATUSES, type ContactSubmission, type NewMessages, type SubmissionFilter } from '@perro-wisdom/domain/contact';
import { KEPT, requiredKeys, stateKey } from '@perro-wisdom/domain/contact-list';
import { readKeyedList, withKey } from '../http/keyed-list';
import type { Page, Paging } from '../http/paging';
import { storedSubmission, SUBMISSION_FIELDS, submissions } from './document';

/** How many messages the dashboard shows. */
const NEWEST = 3;

/** Whether a message is listed without a filter, or in the inbox. */
function isListed(document: DocumentSnapshot, inInbox: boolean): boolean {
  const message = storedSubmission(document);
  return message?.deletedAt === null && (!inInbox || INBOX_STATUSES.includes(message.status));
}

/** Known to be true for good: every message that is stored now has keys. */
let haveKeys = false;

/** Whether all messages have keys. Those of an earlier version get them by `npm run messages:repair`. */
async function allHaveKeys(): Promise<boolean> {
  if (haveKeys) return true;
  const queries = [submissions, withKey(submissions, KEPT), withKey(submissions, stateKey('bin'))];
  const [all = 0, kept = 0, binned = 0] = await Promise.all(queries.map(async (query) => (await query.count().get()).data().count));
  haveKeys = all === kept + binned;
  return haveKeys;
}

/** Reads a page of messages, newest first. A page may have fewer rows than its limit, or none, although `next` continues. */
export async function readSubmissions(filter: SubmissionFilter, paging: Paging): Promise<Page<ContactSubmission>> {
  const isUnfiltered = Object.keys(filter).length === 0;
  const isInbox = Object.keys(filter).length === 1 && filter.state === 'inbox';
  // These two lists must show messages without keys too: none may be overlooked.
  const inOrder = isUnfiltered || (isInbox && !(await allHaveKeys()));
  const list = { collection: submissions, latestBy: 'createdAt', fields: SUBMISSION_FIELDS };
  const { items, next } = await readKeyedList(
    inOrder ? { ...list, keys: [], passes: (document) => isListed(document, isInbox) } : { ...list, keys: requiredKeys(filter) },
    paging,
  );
  const now = new Date();
  return { items: items.flatMap((document) => storedSubmission(document, now) ?? []), next };
}

/** Counts the new messages, and reads the newest of them. */
export async function readNewMessages(): Promise<NewMessages> {
  const [counted, { items }] = await Promise.all([
    withKey(submissions, stateKey('new')).count().get(),
    readSubmissions({ state: 'new' }, { limit: NEWEST, after: undefined }),
  ]);
  return { count: counted.data().count, newest: items };
}
