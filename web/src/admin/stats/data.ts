import { ADMIN_STATS_PATH } from '@app/domain/stats/api';
import type { StatsReport } from '@app/domain/stats/report';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../platform/data/ownerQuery';

/** Reads the numbers of a month, or of all (empty). While those of another month load, the present ones stay. */
export function useStats(month: string) {
  const path = month === '' ? ADMIN_STATS_PATH : `${ADMIN_STATS_PATH}?month=${encodeURIComponent(month)}`;
  return useQuery({
    ...ownerQuery<StatsReport>(path),
    placeholderData: keepPreviousData,
  });
}
