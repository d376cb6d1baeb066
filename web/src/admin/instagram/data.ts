import { REMOVE_POSTS_QUERY, type ConnectRequest, type InstagramStatus } from '@app/domain/instagram/posts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useReportFailure } from '../platform/useReportFailure';

const statusQuery = ownerQuery('GET /api/admin/instagram');
/** The maximum time that Hosting waits for a response. */
const FETCH_TIMEOUT_MS = 60_000;

export const useInstagramStatus = () => useQuery(statusQuery);

/** Sends the owner to Instagram, where she authorizes the connection. */
export function useStartConnecting() {
  const { t } = useTranslation('adminInstagram');
  const reportFailure = useReportFailure();
  return useMutation({
    mutationFn: async () => {
      const { url } = await callApi('POST /api/admin/instagram/authorization');
      location.assign(url);
    },
    onError: (error) => reportFailure(t('connect.failed'), error),
  });
}

/**
 * Changes the connection; the response is its new state. If there is a `failedTitle`, a failure is shown in a
 * notification with that title.
 */
function useStatusChange<Variables = void>(
  change: (variables: Variables) => Promise<InstagramStatus>,
  failedTitle?: 'fetch.failed' | 'disconnect.failed',
) {
  const { t } = useTranslation('adminInstagram');
  const reportFailure = useReportFailure();
  const client = useQueryClient();
  return useMutation({
    mutationFn: change,
    onSuccess: (status) => client.setQueryData(statusQuery.queryKey, status),
    onError: (error) => failedTitle && reportFailure(t(failedTitle), error),
  });
}

export const useConnect = () =>
  useStatusChange((body: ConnectRequest) => callApi('POST /api/admin/instagram/connection', { body }));

export const useFetchNow = () =>
  useStatusChange(
    () => callApi('POST /api/admin/instagram/fetch', { timeoutMs: FETCH_TIMEOUT_MS }),
    'fetch.failed',
  );

export type Fetching = ReturnType<typeof useFetchNow>;

/** Disconnects the account. If requested, also removes its posts from the site. */
export const useDisconnect = () =>
  useStatusChange<{ removePosts: boolean }>(
    ({ removePosts }) =>
      callApi('DELETE /api/admin/instagram/connection', {
        query: removePosts ? { [REMOVE_POSTS_QUERY]: 'true' } : {},
      }),
    'disconnect.failed',
  );
