/** Sets the Cache-Control header. */
import type { Response } from 'express';

/** How long browsers and the CDN may cache public lists, in seconds. */
const LIST_MAX_AGE = 60;
const LIST_CDN_MAX_AGE = 300;

/** Prevents caching. Without `private`, Hosting would drop the response's session cookie. */
export const NO_STORE = 'private, no-store';

/** Allows browsers and the CDN to cache a public response for a short time. */
export function cachePublicly(response: Response): void {
  response.set('Cache-Control', `public, max-age=${LIST_MAX_AGE}, s-maxage=${LIST_CDN_MAX_AGE}`);
}
