/**
 * Answers requests whose path cannot be decoded, such as `/api/%`, with our own 400.
 *
 * The Functions Framework matches every path against `/*` before it calls our code. Express decodes what the asterisk matches, fails, and
 * the request gets the framework's HTML page, or a 500: https://github.com/firebase/firebase-functions/issues/1646. So the percent signs
 * of such a path are escaped as the request arrives, and the app refuses it.
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

/** Lets requests with malformed paths reach the app in this process. To be called once, before the server starts. */
export function admitMalformedPaths(): void {
  onRequestStart((request) => {
    const [path = '', ...query] = (request.url ?? '').split('?');
    if (isDecodable(path)) return;
    request.url = [path.replaceAll('%', '%25'), ...query].join('?');
    malformed.add(request);
  });
}

/** Refuses them in the app, whether or not they were changed on their way. */
export const refuseMalformedPath: RequestHandler = (request, _response, next) => {
  if (malformed.has(request) || !isDecodable(request.path)) throw new ApiError(400, 'api.malformed');
  next();
};
