/** Logging in and out. */
import { API_PATHS } from '@perro-wisdom/domain/api';
import { ApiError, callApi } from '../../platform/data/api';
import { queryClient } from '../../platform/data/queryClient';
import { OWNER_DATA } from '../../platform/data/usePagedList';
import { passesGate } from './gate';
import { setSessionState } from './session';

export type LoginResult = 'loggedIn' | 'incorrect' | 'tooMany';

/** Checks the password in the browser (`gate.ts`), then on the server. Rejects when the server could not decide, for example offline. */
export async function logIn(password: string): Promise<LoginResult> {
  if (!(await passesGate(password))) return 'incorrect';
  const result = await createSession(password);
  if (result === 'loggedIn') setSessionState('loggedIn');
  return result;
}

async function createSession(password: string): Promise<LoginResult> {
  try {
    await callApi(API_PATHS.session, { method: 'POST', body: { password } });
    return 'loggedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    switch (error.status) {
      case 401:
        return 'incorrect';
      case 429:
        return 'tooMany';
      // A backend without sessions: only the check in the browser applies.
      case 404:
      case 405:
        return 'loggedIn';
      default:
        throw error;
    }
  }
}

/**
 * Logs out in the browser immediately and removes the owner's data from the cache. Resolves to whether the server has ended the session
 * too; if not, the session expires there.
 */
export async function logOut(): Promise<boolean> {
  // `keepalive` lets the request finish even if the tab is closed.
  const ended = fetch(API_PATHS.session, { method: 'DELETE', credentials: 'include', keepalive: true });
  setSessionState('loggedOut');
  queryClient.removeQueries({ queryKey: [OWNER_DATA] });
  return ended.then(({ ok }) => ok).catch(() => false);
}
