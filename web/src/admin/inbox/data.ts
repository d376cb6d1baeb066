import type { ContactSubmission } from '@app/domain/inbox/contact';
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { callApi, callPath } from '../../shared/data/api';
import { ownerKey, ownerQuery } from '../platform/data/ownerQuery';
import { cachedItems, listsOf, usePagedList } from '../platform/data/usePagedList';
import { filterQuery, isMessagePath, isShownIn, type ShownFilter } from './list/list';

/** The path of the API call that lists messages, without a filter. */
export const SUBMISSIONS_PATH = callPath('GET /api/admin/contact-submissions');

export const newMessagesQuery = ownerQuery('GET /api/admin/new-messages');

/** The number of messages per request. Rendering more is noticeably slow on a phone. */
const PAGE_SIZE = 25;

const listPath = (filter: ShownFilter): string =>
  callPath('GET /api/admin/contact-submissions', {
    query: { ...filterQuery(filter), limit: String(PAGE_SIZE) },
  });

export function useSubmissions(filter: ShownFilter, { retry }: { retry: number }) {
  return usePagedList<ContactSubmission>(listPath(filter), {
    search: filter.search,
    retry,
    keepsPagesFor: isMessagePath,
  });
}

/**
 * Returns the ids of the next newer and the next older message in a cached list; undefined where there is
 * none.
 */
export function neighborsIn(client: QueryClient, filter: ShownFilter, id: string) {
  const items = cachedItems<ContactSubmission>(client, listPath(filter), filter.search);
  const at = items.findIndex((item) => item.id === id);
  const shown = (candidates: ContactSubmission[]) => candidates.find((item) => isShownIn(filter, item))?.id;
  return at === -1
    ? { newer: undefined, older: undefined }
    : { newer: shown(items.slice(0, at).reverse()), older: shown(items.slice(at + 1)) };
}

export const submissionQuery = (id: string) =>
  ownerQuery('GET /api/admin/contact-submissions/{id}', { params: { id } });

/** Fetches one message. Until it has loaded, shows the version cached with a list. */
export function useSubmission(id: string) {
  const client = useQueryClient();
  return useQuery({
    ...submissionQuery(id),
    placeholderData: () =>
      client
        .getQueriesData<{ pages: { items: ContactSubmission[] }[] }>(listsOf(SUBMISSIONS_PATH))
        .flatMap(([, data]) => data?.pages.flatMap(({ items }) => items) ?? [])
        .find((message) => message.id === id),
  });
}

/** Queries whether the owner has no messages at all, not even archived, in spam or in the bin. */
export function useNoMessages() {
  return useQuery({
    queryKey: ownerKey(`${SUBMISSIONS_PATH}/none`),
    queryFn: async () => {
      const lists = await Promise.all(
        [filterQuery({ state: 'all' }), filterQuery({ state: 'bin' })].map((filter) =>
          callApi('GET /api/admin/contact-submissions', { query: { ...filter, limit: '1' } }),
        ),
      );
      return lists.every((list) => list.length === 0);
    },
    refetchOnMount: 'always',
    gcTime: 0,
  });
}

export const useNewMessages = () => useQuery(newMessagesQuery);
