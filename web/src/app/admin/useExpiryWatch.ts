import { useQueryClient, type MutationCacheNotifyEvent, type QueryCacheNotifyEvent } from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../platform/data/api';
import { setSessionState } from './session';

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Notices when the server answers any call of the owner's screens that there is no session any more. */
export function useExpiryWatch(): void {
  const client = useQueryClient();
  useEffect(() => {
    const watch = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isUnauthorized(event.action.error)) setSessionState('expired');
    };
    const unsubscribes = [client.getQueryCache().subscribe(watch), client.getMutationCache().subscribe(watch)];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [client]);
}
