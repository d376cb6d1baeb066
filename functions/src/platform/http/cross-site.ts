/**
 * Prevents cross-site request forgery (CSRF) by rejecting requests that another site makes a visitor's
 * browser send.
 */
import type { Request, RequestHandler } from 'express';
import { ApiError } from './error';

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Returns whether a request comes from another site, according to headers that browsers set and pages can't
 * change. Clients that don't send these headers aren't rejected.
 */
function isCrossSite(request: Request): boolean {
  const site = request.get('Sec-Fetch-Site');
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  const origin = request.get('Origin');
  if (origin === undefined) return false;
  // Behind Hosting, Host is the function's host and X-Forwarded-Host is the site's host.
  const [host] = (request.get('X-Forwarded-Host') ?? request.get('Host') ?? '').split(',');
  return !URL.canParse(origin) || new URL(origin).host !== host?.trim();
}

export const refuseCrossSite: RequestHandler = (request, _response, next) => {
  if (!SAFE_METHODS.includes(request.method) && isCrossSite(request))
    throw new ApiError(403, 'api.crossSite');
  next();
};
