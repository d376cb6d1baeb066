import {
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { ApiError } from '../../shared/data/api';
import { setSessionState } from './session';

const isUnauthorized = (error: unknown): boolean => error instanceof ApiError && error.status === 401;

/** Sets the login state to `expired` when the server responds to a query or mutation with a 401. */
export function useSessionExpiry(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isUnauthorized(event.action.error)) setSessionState('expired');
    };
    const unsubscribes = [
      client.getQueryCache().subscribe(onEvent),
      client.getMutationCache().subscribe(onEvent),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [client]);
}
