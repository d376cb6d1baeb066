import {
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query';
import { useEffect } from 'react';
import { isSessionExpired } from '../platform/data/failures';
import { setSessionState } from './session';

export function useSessionExpiry(): void {
  const client = useQueryClient();
  useEffect(() => {
    const onEvent = (event: QueryCacheNotifyEvent | MutationCacheNotifyEvent) => {
      if (event.type !== 'updated' || event.action.type !== 'error') return;
      if (isSessionExpired(event.action.error)) setSessionState('expired');
    };
    const unsubscribes = [
      client.getQueryCache().subscribe(onEvent),
      client.getMutationCache().subscribe(onEvent),
    ];
    return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
  }, [client]);
}
