/**
 * Responds to requests whose path can't be decoded, such as `/api/%`, with the site's own 400 error.
 *
 * The Functions Framework matches every path against `/*` before it calls the app. Express can't decode
 * the match, so the response would be the framework's HTML error page or a 500
 * (https://github.com/firebase/firebase-functions/issues/1646). The percent signs in such a path are
 * therefore escaped when the request arrives, and the app rejects the request later.
 */
import type { IncomingMessage } from 'node:http';
import type { RequestHandler } from 'express';
import { ApiError } from './error';
import { onRequestStart } from './request-start';

const malformed = new WeakSet<IncomingMessage>();

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lets requests with malformed paths reach the app in this process. Must be called once, before the server
 * starts.
 */
export function admitMalformedPaths(): void {
  onRequestStart((request) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (isDecodable(path)) return;
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
    malformed.add(request);
  });
}

/** Rejects requests with malformed paths, with or without escaped percent signs. */
export const refuseMalformedPath: RequestHandler = (request, _response, next) => {
  if (malformed.has(request) || !isDecodable(request.path)) throw new ApiError(400, 'api.malformed');
  next();
};
