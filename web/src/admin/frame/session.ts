/**
 * Tracks the login state that the screens show, as a flag in session storage. The flag isn't a security
 * measure: the server's HttpOnly session cookie protects the data.
 */
import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import {
  useQueryClient,
  type MutationCacheNotifyEvent,
  type QueryCacheNotifyEvent,
} from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { isSessionExpired } from '../platform/data/failures';
import { safeSessionStorage } from '../../shared/browser/storage';

/** `expired` means that the flag is set but the server reported that the session has ended. */
export type SessionState = 'loggedOut' | 'loggedIn' | 'expired';

const listeners = new Set<() => void>();
let expired = false;
/** A copy of the flag in memory, for browsers that block session storage. Closing the page discards it. */
let flagInMemory = false;

function writeFlag(flag: boolean): void {
  flagInMemory = flag;
  if (flag) safeSessionStorage.write(SESSION_FLAG_KEY, 'true');
  else safeSessionStorage.remove(SESSION_FLAG_KEY);
}

function sessionState(): SessionState {
  if (!flagInMemory && safeSessionStorage.read(SESSION_FLAG_KEY) === null) return 'loggedOut';
  return expired ? 'expired' : 'loggedIn';
}

function notify(): void {
  for (const listener of listeners) listener();
}

function set(state: SessionState): void {
  expired = state === 'expired';
  // Expiration doesn't change the flag, so a tab that has logged out remains logged out.
  if (state !== 'expired') writeFlag(state === 'loggedIn');
  notify();
}

// Tabs share the session cookie but not session storage. Therefore, each tab broadcasts its changes, and a
// new tab requests the current state.
const tabs = new BroadcastChannel(SESSION_FLAG_KEY);
const STATE_REQUEST = 'isAnyoneLoggedIn';

tabs.addEventListener('message', ({ data }: MessageEvent<SessionState | typeof STATE_REQUEST>) => {
  if (data !== STATE_REQUEST) set(data);
  else if (sessionState() === 'loggedIn') tabs.postMessage('loggedIn');
});
if (sessionState() === 'loggedOut') tabs.postMessage(STATE_REQUEST);

// A page restored from the back/forward cache may have missed changes.
addEventListener('pageshow', notify);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

/** Sets the login state in all open tabs. */
export function setSessionState(state: SessionState): void {
  if (sessionState() === state) return;
  set(state);
  tabs.postMessage(state);
}

/** Marks the session as expired when the server responds to a query or mutation with a 401. */
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
