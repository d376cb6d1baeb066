import { DEVICE_HEADER, LOGOUT_DEVICE_QUERY } from '@app/domain/account/api';
import { forgetAllKept } from '../inbox/unsent/keptTexts';
import { suspendOwnDevice } from '../inbox/notifications/pushDevice';
import { safeLocalStorage } from '../../shared/browser/storage';
import { ApiError, callApi, exchange } from '../../shared/data/api';
import { queryClient } from '../../shared/data/queryClient';
import { OWNER_DATA } from '../platform/data/ownerQuery';
import { passesGate } from './gate';
import { setSessionState } from './session';

/**
 * The storage key for the id that lets the server recognize a device that has logged in before. The server
 * assigns the id on the first login. The id is in local storage, because Hosting forwards only the session
 * cookie. If storage is blocked, every login looks like a login from a new device.
 */
const DEVICE_KEY = 'adminDevice';
const DEVICE_ID = /^[\w-]{43}$/;

function deviceId(): string | undefined {
  const kept = safeLocalStorage.read(DEVICE_KEY);
  return kept !== null && DEVICE_ID.test(kept) ? kept : undefined;
}

export type LoginResult = 'loggedIn' | 'incorrect' | 'tooMany';

/**
 * Checks the password in the browser (`gate.ts`) and then logs in to the server. A password that is newer
 * than the build fails the build's gate, so the server's current gate is checked next. Rejects if a check
 * could not be completed, for example because the browser is offline.
 */
export async function logIn(password: string): Promise<LoginResult> {
  if (!(await passesGate(password)) && !(await passesCurrentGate(password))) return 'incorrect';
  const result = await createSession(password);
  if (result === 'loggedIn') setSessionState('loggedIn');
  return result;
}

/**
 * Returns whether the password passes the server's current gate. Returns true if the server has no gate, so
 * that the login decides.
 */
async function passesCurrentGate(password: string): Promise<boolean> {
  try {
    const { gate } = await callApi('GET /api/admin/gate');
    return gate === null || (await passesGate(password, gate));
  } catch (error) {
    // A backend that doesn't support this call accepts only the build's password.
    if (error instanceof ApiError && [401, 404, 405].includes(error.status)) return false;
    throw error;
  }
}

async function createSession(password: string): Promise<LoginResult> {
  try {
    const { header } = await exchange('POST /api/admin/session', {
      body: { password, deviceId: deviceId() },
    });
    const given = header(DEVICE_HEADER);
    if (given !== null) safeLocalStorage.write(DEVICE_KEY, given);
    return 'loggedIn';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 401) return 'incorrect';
    if (error.status === 429) return 'tooMany';
    // If the backend doesn't support sessions, the check in the browser is sufficient.
    if (error.status === 404 || error.status === 405) return 'loggedIn';
    throw error;
  }
}

/**
 * Logs out in the browser immediately. Removes the owner's cached data and unsent text, and stops
 * notifications on this device. Resolves to true if the server has ended the session too; otherwise, the
 * session will expire on its own.
 */
export async function logOut(): Promise<boolean> {
  // `keepalive` lets the request finish even if the tab is closed.
  const device = suspendOwnDevice();
  const query = device === undefined ? {} : { [LOGOUT_DEVICE_QUERY]: device };
  const ended = callApi('DELETE /api/admin/session', { query, keepalive: true });
  setSessionState('loggedOut');
  queryClient.removeQueries({ queryKey: [OWNER_DATA] });
  forgetAllKept();
  return ended.then(
    () => true,
    () => false,
  );
}
