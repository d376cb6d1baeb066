import type { RequestHandler } from 'express';
import { ApiError } from '../platform/http/error';
import { readSessionCookie } from './cookie';
import { renewSession } from './store';

/** Middleware that throws a 401 unless the request has a valid session. */
export const requireSession: RequestHandler = async (request, _response, next) => {
  const id = readSessionCookie(request);
  if (id === undefined || !(await renewSession(id, Date.now()))) throw new ApiError(401, 'api.unauthorized');
  next();
};
