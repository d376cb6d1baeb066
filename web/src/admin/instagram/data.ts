import { REMOVE_POSTS_QUERY, type ConnectRequest, type InstagramStatus } from '@app/domain/instagram/posts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { callApi } from '../../shared/data/api';
import { ownerQuery } from '../platform/data/ownerQuery';
import { useReportFailure } from '../platform/useReportFailure';

const statusQuery = ownerQuery('GET /api/admin/instagram');
/** The timeout for fetching posts, in milliseconds: the longest that Hosting waits for a response. */
const FETCH_TIMEOUT_MS = 60_000;

export const useInstagramStatus = () => useQuery(statusQuery);

/** Returns a mutation that redirects the owner to Instagram to authorize the connection. */
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
 * Returns a mutation that changes the connection and caches the new status from the response. If
 * `failedTitle` is given, a notification with that title reports a failure.
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

/** Returns a mutation that disconnects the account and, if requested, removes its posts from the site. */
export const useDisconnect = () =>
  useStatusChange<{ removePosts: boolean }>(
    ({ removePosts }) =>
      callApi('DELETE /api/admin/instagram/connection', {
        query: removePosts ? { [REMOVE_POSTS_QUERY]: 'true' } : {},
      }),
    'disconnect.failed',
  );
