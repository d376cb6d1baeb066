/** Assigns each request an id, and logs one line about the request, without its content. */
import { randomUUID } from 'node:crypto';
import type { RequestHandler, Response } from 'express';
import * as logger from 'firebase-functions/logger';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** Returns the request's id, which is in a header of the response. */
export function requestId(response: Response): string {
  return response.get(REQUEST_ID_HEADER) ?? '';
}

/**
 * Matches private preview paths. Their tokens must not be logged, because a token grants access to the
 * preview.
 */
const PREVIEW_TOKEN = /^(\/preview\/)[^/]+/;

export const logRequest: RequestHandler = (request, response, next) => {
  const { method } = request;
  const path = request.path.replace(PREVIEW_TOKEN, '$1…');
  const start = performance.now();
  response.set(REQUEST_ID_HEADER, randomUUID());
  response.on('close', () => {
    const ms = Math.round(performance.now() - start);
    logger.info('request', { requestId: requestId(response), method, path, status: response.statusCode, ms });
  });
  next();
};
