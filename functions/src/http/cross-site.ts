/** Refuses what another site makes a visitor's browser send. */
import type { Request, RequestHandler } from 'express';
import { ApiError } from './error';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Browsers say where a request comes from, in headers that pages cannot set; programs that are no browsers
 * say nothing.
 */
function isCrossSite(request: Request): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('Origin');
  if (origin === undefined) return false;
  // Behind Hosting, Host is the function's own name and X-Forwarded-Host the site's.
  const [host] = (request.get('X-Forwarded-Host') ?? request.get('Host') ?? '').split(',');
  return !URL.canParse(origin) || new URL(origin).host !== host?.trim();
}

export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!SAFE_METHODS.includes(request.method) && isCrossSite(request))
    throw new ApiError(403, 'api.crossSite');
  next();
};
