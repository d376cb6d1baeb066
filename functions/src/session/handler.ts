import { sessionRequestSchema } from '@perro-wisdom/domain/session.schema';
import { ADMIN_PASSWORD_HASH, JSON_MAX_BYTES } from '../config';
import { readJson, validate } from '../http/body';
import { clientAddress } from '../http/client-address';
import { ApiError } from '../http/error';
import type { Handler } from '../http/handler';
import { clearSessionCookie, readSessionCookie, setSessionCookie } from './cookie';
import { verifyPassword } from './password';
import { endSession, startSession } from './store';
import { countAttempt, refundAttempt } from './throttle';

export const logIn: Handler<null> = async (request, response) => {
  const { password } = validate(sessionRequestSchema, readJson(request, JSON_MAX_BYTES));
  const { visitor, peer } = clientAddress(request);
  const address = visitor ?? peer;
  const attempt = await countAttempt(address);
  if (!(await verifyPassword(password, ADMIN_PASSWORD_HASH.value())))
    throw new ApiError(401, 'session.incorrect');
  await refundAttempt(address, attempt);
  setSessionCookie(response, await startSession(Date.now()));
  response.status(204).end();
};

/** Logging out always succeeds, even without a valid session. */
export const logOut: Handler<null> = async (request, response) => {
  const id = readSessionCookie(request);
  if (id !== undefined) await endSession(id);
  clearSessionCookie(response);
  response.status(204).end();
};
