/**
 * The login state as the screens show it: a flag in session storage. It protects nothing; the data is protected by the server's HttpOnly
 * session cookie.
 */
import { SESSION_FLAG_KEY } from '@app/domain/account/session';
import { useSyncExternalStore } from 'react';

/** `expired`: the flag is set, but the server has responded that the session has ended. */
export type SessionState = 'loggedOut' | 'loggedIn' | 'expired';

const listeners = new Set<() => void>();
let expired = false;
/** Used when session storage is blocked. */
let flagInMemory = false;

function readFlag(): boolean {
  try {
    return sessionStorage.getItem(SESSION_FLAG_KEY) !== null;
  } catch {
    return flagInMemory;
  }
}

function writeFlag(flag: boolean): void {
  flagInMemory = flag;
  try {
    if (flag) sessionStorage.setItem(SESSION_FLAG_KEY, 'true');
    else sessionStorage.removeItem(SESSION_FLAG_KEY);
  } catch {
    // `flagInMemory` applies until the page is closed.
  }
}

function sessionState(): SessionState {
  if (!readFlag()) return 'loggedOut';
  return expired ? 'expired' : 'loggedIn';
}

function notify(): void {
  for (const listener of listeners) listener();
}

function set(state: SessionState): void {
  expired = state === 'expired';
  // An expired session does not change the flag: a tab that was logged out stays logged out.
  if (state !== 'expired') writeFlag(state === 'loggedIn');
  notify();
}

// All tabs share one cookie but not session storage: each tab broadcasts its changes, and a new tab requests the current state.
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

/** Sets the login state in every tab. */
export function setSessionState(state: SessionState): void {
  if (sessionState() === state) return;
  set(state);
  tabs.postMessage(state);
}
