import { useQuery, type UseQueryResult } from '@tanstack/react-query';

/**
 * A part of the page whose code comes by itself. Unlike React's `lazy`, one that cannot be fetched does not take the page down, and
 * can be tried again.
 */
export function useChunk<T>(name: string, load: () => Promise<T>, { enabled = true } = {}): UseQueryResult<T> {
  return useQuery({ queryKey: ['chunk', name], queryFn: load, structuralSharing: false, enabled });
}
