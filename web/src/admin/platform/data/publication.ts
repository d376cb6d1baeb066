/**
 * Tracks the publication of the owner's changes. Screens report each save that changes what visitors see. The
 * frame around the screens then shows whether the changes are live yet.
 */
import type { Locale } from '@app/domain/general/locale';
import type { PublicationStatus } from '@app/domain/publishing/api';
import { queryOptions, skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { isSessionExpired } from './failures';
import { ownerKey, ownerQuery } from './ownerQuery';

/** The polling interval for each publication state, in milliseconds. `false` stops the polling. */
const POLL_INTERVALS: Record<PublicationStatus['state'], number | false> = {
  publishing: 2_000,
  delayed: 30_000,
  live: false,
};

export const publicationQuery = queryOptions({
  ...ownerQuery('GET /api/admin/publication'),
  // Failed reads are retried at the same interval, unless the session has ended.
  refetchInterval: ({ state: { data, error } }) =>
    data !== undefined && !isSessionExpired(error) && POLL_INTERVALS[data.state],
  refetchOnMount: false,
});

/**
 * Returns a function that takes a publication time (ISO 8601) and returns whether the version published then
 * is still waiting to go live.
 */
export function useIsAwaited(): (time: string | null) => boolean {
  const { data } = useQuery({ ...publicationQuery, enabled: false });
  return (time) =>
    data !== undefined && data.state !== 'live' && time !== null && time > (data.liveSince ?? '');
}

/**
 * The path, in each language, of the page that was last published from this tab. Null if the published
 * content has no page of its own.
 */
export type PublishedPage = Record<Locale, string> | null;

export const publishedPageQuery = queryOptions<PublishedPage>({
  queryKey: ownerKey('publishedPage'),
  queryFn: skipToken,
});

/**
 * Returns a function that starts showing a publication's progress. Call it after a save that changes what
 * visitors see.
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
      // This also discards the response to any read that was sent before the save.
      void client.invalidateQueries({ queryKey: publicationQuery.queryKey });
    },
    [client],
  );
}
