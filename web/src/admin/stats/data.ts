import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { ownerQuery } from '../platform/data/ownerQuery';

/**
 * Reads the statistics for a month, or for all months if `month` is empty. While another month is loading,
 * the current data remains available.
 */
export function useStats(month: string) {
  return useQuery({
    ...ownerQuery('GET /api/admin/stats', month === '' ? {} : { query: { month } }),
    placeholderData: keepPreviousData,
  });
}
