/** Reads the owner's list of messages through indexed keys, so it doesn't have to read all messages. */
import type {
  ContactSubmission,
  NewMessages,
  SubmissionFilter,
  SubmissionListState,
} from '@app/domain/inbox/contact';
import { finderOf, inboxQuery, LIST_KEYS, stateKey } from '@app/domain/inbox/list';
import { readKeyedList } from '../platform/http/keyed-list';
import type { Page, Paging } from '../platform/http/paging';
import { storedSubmission, SUBMISSION_FIELDS, submissions } from './document';

const NEWEST = 3;

/**
 * Reads a page of messages, newest first. A page may have fewer rows than its limit, or none, even if there
 * is a `next` page.
 */
export function readSubmissions(filter: SubmissionFilter, paging: Paging): Promise<Page<ContactSubmission>> {
  const { search, service, language } = filter;
  const isFound = finderOf(filter);
  return readKeyedList(
    {
      collection: submissions,
      ...inboxQuery(filter),
      latestBy: 'createdAt',
      fields: SUBMISSION_FIELDS,
      isWhole: !search && !service && !language,
      read: (document) => {
        const message = storedSubmission(document);
        return message && isFound(message) ? message : undefined;
      },
    },
    paging,
  );
}

async function countMessages(state: SubmissionListState): Promise<number> {
  const counted = await submissions.where(LIST_KEYS, 'array-contains', stateKey(state)).count().get();
  return counted.data().count;
}

export async function readNewMessages(): Promise<NewMessages> {
  const [count, spam, bin, { items }] = await Promise.all([
    countMessages('new'),
    countMessages('spam'),
    countMessages('bin'),
    readSubmissions({ state: 'new' }, { limit: NEWEST, after: undefined }),
  ]);
  return { count, newest: items, spam, bin };
}
