import type { RequestHandler } from 'express';
import { ApiError } from '../http/error';
import { readSessionCookie } from './cookie';
import { renewSession } from './store';

/** Lets the owner through, and nobody else. */
export const requireSession: RequestHandler = async (request, _response, next) => {
  const id = readSessionCookie(request);
  if (id === undefined || !(await renewSession(id, Date.now())))
    throw new ApiError(401, 'api.unauthorized');
  next();
};
