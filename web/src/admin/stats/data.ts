import { ADMIN_STATS_PATH } from '@app/domain/stats/api';
import type { StatsReport } from '@app/domain/stats/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/data/api';
import { ownerKey } from '../platform/data/usePagedList';

/** Reads the numbers of a month, or of all (empty). While those of another month load, the present ones stay. */
export function useStats(month: string) {
  const path = month === '' ? ADMIN_STATS_PATH : `${ADMIN_STATS_PATH}?month=${encodeURIComponent(month)}`;
  return useQuery({
    queryKey: ownerKey(path),
    queryFn: () => callApi<StatsReport>(path),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
}
