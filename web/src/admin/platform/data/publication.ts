/**
 * The state of the owner's publications. Saving reports what changes for visitors, and the frame of her area
 * shows when it is live.
 */
import type { Locale } from '@app/domain/general/locale';
import type { PublicationStatus } from '@app/domain/publishing/api';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSessionExpired } from './failures';
import { ownerKey, ownerQuery } from './ownerQuery';

/** The polling interval until the changes are live, in milliseconds. */
const POLL_INTERVALS: Record<PublicationStatus['state'], number | false> = {
  publishing: 2_000,
  delayed: 30_000,
  live: false,
};

export const publicationQuery = queryOptions({
  ...ownerQuery('GET /api/admin/publication'),
  // A failed read is retried at the same interval, unless the session has ended.
  refetchInterval: ({ state: { data, error } }) =>
    data !== undefined && !isSessionExpired(error) && POLL_INTERVALS[data.state],
  refetchOnMount: false,
});

/**
 * Returns a function that tells whether what was published at a time (ISO 8601) is still on its way to
 * visitors.
 */
export function useIsAwaited(): (time: string | null) => boolean {
  const { data } = useQuery({ ...publicationQuery, enabled: false });
  return (time) =>
    data !== undefined && data.state !== 'live' && time !== null && time > (data.liveSince ?? '');
}

/**
 * The path in each language of the page that was published last in this tab; null if what was published has
 * no page of its own.
 */
export type PublishedPage = Record<Locale, string> | null;

export const publishedPageQuery = queryOptions<PublishedPage>({
  queryKey: ownerKey('publishedPage'),
  queryFn: skipToken,
});

/**
 * Returns a function to call after a save that changes what visitors see. It starts showing the progress of
 * the publication.
 */
export function useReportPublication(): (page: PublishedPage) => void {
  const client = useQueryClient();
  return useCallback(
    (page) => {
      client.setQueryData(publishedPageQuery.queryKey, page);
      client.setQueryData(publicationQuery.queryKey, (status) => ({
        liveSince: null,
        ...status,
        state: 'publishing' as const,
      }));
      // Also discards the response to a read that was sent before the save.
      void client.invalidateQueries({ queryKey: publicationQuery.queryKey });
    },
    [client],
  );
}
