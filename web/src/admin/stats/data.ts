import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../platform/data/ownerQuery';

/** Reads the numbers of a month, or of all (empty). While those of another month load, the present ones stay. */
export function useStats(month: string) {
  return useQuery({
    ...ownerQuery('GET /api/admin/stats', month === '' ? {} : { query: { month } }),
    placeholderData: keepPreviousData,
  });
}
