/** Logging in and out. */
import { API_PATHS } from '@perro-wisdom/domain/api';
import { ApiError, callApi } from '../../platform/data/api';
import { queryClient } from '../../platform/data/queryClient';
import { OWNER_DATA } from '../../platform/data/usePagedList';
import { passesGate } from './gate';
import { setSessionState } from './session';

export type LoginAnswer = 'welcome' | 'incorrect' | 'tooMany';

/** Lets the owner in: the gate in the browser first, then the server. Rejects when neither a yes nor a no could be had. */
export async function logIn(password: string): Promise<LoginAnswer> {
  if (!(await passesGate(password))) return 'incorrect';
  const answer = await askServer(password);
  if (answer === 'welcome') setSessionState('loggedIn');
  return answer;
}

async function askServer(password: string): Promise<LoginAnswer> {
  try {
    await callApi(API_PATHS.session, { method: 'POST', body: { password } });
    return 'welcome';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    switch (error.status) {
      case 401:
        return 'incorrect';
      case 429:
        return 'tooMany';
      // A backend without sessions: the gate alone decides.
      case 404:
      case 405:
        return 'welcome';
      default:
        throw error;
    }
  }
}

/**
 * Logs out here at once, whatever becomes of the call, and forgets what only the owner may see. Resolves with whether the server has
 * ended the session too; otherwise it ends there by itself.
 */
export async function logOut(): Promise<boolean> {
  // Kept alive, so that closing the tab right away does not stop it.
  const ended = fetch(API_PATHS.session, { method: 'DELETE', credentials: 'include', keepalive: true });
  setSessionState('loggedOut');
  queryClient.removeQueries({ queryKey: [OWNER_DATA] });
  return ended.then(({ ok }) => ok).catch(() => false);
}
