/**
 * Whether this browser is logged in, as far as the screens are concerned: a flag in session storage, kept for the browser session. The
 * data is protected by the server's cookie, which no script can read.
 */
import { SESSION_FLAG_KEY } from '@perro-wisdom/domain/session';
import { useSyncExternalStore } from 'react';

/** `expired`: the flag is there, but the server has answered that the session is over. */
export type SessionState = 'loggedOut' | 'loggedIn' | 'expired';

const listeners = new Set<() => void>();
let expired = false;
/** Stands in where session storage is forbidden. */
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
    // The flag in memory holds until the page is closed.
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
  // A session that is over leaves a tab that knew of none alone.
  if (state !== 'expired') writeFlag(state === 'loggedIn');
  notify();
}

// The tabs of a browser share one cookie, so they should agree: whoever logs in or out tells the others, and a new tab asks.
const tabs = new BroadcastChannel(SESSION_FLAG_KEY);
const QUESTION = 'isAnyoneLoggedIn';

tabs.addEventListener('message', ({ data }: MessageEvent<SessionState | typeof QUESTION>) => {
  if (data !== QUESTION) set(data);
  else if (sessionState() === 'loggedIn') tabs.postMessage('loggedIn');
});
if (sessionState() === 'loggedOut') tabs.postMessage(QUESTION);

// A page that the browser kept aside and shows again may have missed something.
addEventListener('pageshow', notify);

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useSessionState(): SessionState {
  return useSyncExternalStore(subscribe, sessionState);
}

/** Changes the state in every tab. */
export function setSessionState(state: SessionState): void {
  if (sessionState() === state) return;
  set(state);
  tabs.postMessage(state);
}
