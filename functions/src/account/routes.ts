import type { Request } from 'express';
import { DEVICE_HEADER, LOGOUT_DEVICE_QUERY, type AccountApi } from '@app/domain/account/api';
import { passwordChangeSchema, sessionRequestSchema } from '@app/domain/account/session.schema';
import { deviceOf } from '@app/domain/general/user-agent';
import { DEMO_PASSWORD } from '../../passwords';
import { isEasyToGuess } from '../../password-strength';
import { JSON_MAX_BYTES } from '../platform/config';
import { readJson, validate } from '../platform/http/body';
import { clientAddress } from '../platform/http/client-address';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Routes } from '../platform/http/handler';
import { readIdempotencyKey } from '../platform/http/idempotency';
import { isDeviceId, removeDevice } from '../notifications/push/devices';
import { readRecentFacts } from '../content/site';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie';
import { derivePassword, readGate, readOwnerPassword, type OwnerPassword } from './owner-password';
import { verifyPassword } from './password';
import {
  endListedSession,
  endOtherSessions,
  endSession,
  listSessions,
  renewSession,
  replacePassword,
  startSession,
} from './store';
import { countAttempt, refundAttempt } from './throttle';

/** Runs `check` as a password attempt. The attempt counts toward the rate limit only if `check` throws. */
async function asAttempt<Result>(
  request: Request,
  check: () => Promise<Result>,
  deviceId?: string,
): Promise<Result> {
  const { visitor, peer } = clientAddress(request);
  const address = visitor ?? peer;
  const attempt = await countAttempt(address, deviceId);
  const result = await check();
  await refundAttempt(address, attempt);
  return result;
}

export const ACCOUNT_ROUTES: Routes<AccountApi> = {
  'POST /api/admin/session': async (request, response) => {
    const { password, deviceId } = validate(sessionRequestSchema, readJson(request, JSON_MAX_BYTES));
    const inForce = await asAttempt(
      request,
      async () => {
        const current = await readOwnerPassword();
        if (!(await verifyPassword(password, current.hash))) throw new ApiError(401, 'session.incorrect');
        return current;
      },
      deviceId,
    );
    const device = deviceOf(request.get('User-Agent'));
    const { id, newDeviceId } = await startSession({ now: Date.now(), password: inForce, device, deviceId });
    if (newDeviceId !== null) response.set(DEVICE_HEADER, newDeviceId);
    setSessionCookie(response, id);
  },
  /**
   * Logs out. Succeeds even without a valid session. Also turns off the device's notifications, because a
   * closing browser may not manage to send a second request.
   */
  'DELETE /api/admin/session': async (request, response) => {
    const id = readSessionCookie(request);
    if (id !== undefined) {
      const { [LOGOUT_DEVICE_QUERY]: device } = request.query;
      if (typeof device === 'string' && isDeviceId(device) && (await renewSession(id, Date.now())))
        await removeDevice(device);
      await endSession(id);
    }
    clearSessionCookie(response);
  },
  'GET /api/admin/gate': async () => ({ gate: await readGate() }),
  'PUT /api/admin/password': async (request) => {
    const key = readIdempotencyKey(request);
    const { currentPassword, newPassword } = validate(
      passwordChangeSchema,
      readJson(request, JSON_MAX_BYTES),
      {
        nameField: true,
      },
    );
    if (newPassword.normalize('NFC') === DEMO_PASSWORD)
      throw new ApiError(400, 'password.demo', { field: 'newPassword' });
    const { name, trainerName } = await readRecentFacts();
    if (await isEasyToGuess(newPassword, [name, trainerName]))
      throw new ApiError(400, 'password.easy', { field: 'newPassword' });
    const { inForce, isDone } = await asAttempt(request, async () => {
      const current = await readOwnerPassword();
      if (await isRepetition(key, newPassword, current)) return { inForce: current, isDone: true };
      // Throws a 403, because a 401 would mean that the session has ended.
      if (!(await verifyPassword(currentPassword, current.hash)))
        throw new ApiError(403, 'password.currentIncorrect', { field: 'currentPassword' });
      return { inForce: current, isDone: false };
    });
    if (!isDone)
      await replacePassword(
        sessionId(request),
        inForce,
        await derivePassword(newPassword, key ?? null),
        Date.now(),
      );
  },
  'GET /api/admin/sessions': (request) => listSessions(sessionId(request), Date.now()),
  'DELETE /api/admin/sessions': (request) => endOtherSessions(sessionId(request)),
  'DELETE /api/admin/sessions/{id}': (request) => endListedSession(pathParameter(request, 'id')),
};

/** Returns the id of the request's session, already checked by `requireSession`. */
const sessionId = (request: Request): string => readSessionCookie(request) ?? '';

/**
 * Returns whether a request repeats the change that set the current password. Clients retry if they don't get
 * a response.
 */
const isRepetition = async (
  key: string | undefined,
  newPassword: string,
  inForce: OwnerPassword,
): Promise<boolean> =>
  key !== undefined && key === inForce.changeKey && (await verifyPassword(newPassword, inForce.hash));
