/** Values of Cache-Control. */
import type { Response } from 'express';

/** For how long browsers and the CDN cache public lists, in seconds. */
const LIST_MAX_AGE = 60;
const LIST_CDN_MAX_AGE = 300;

/** Without `private`, Hosting would drop the session cookie of the response. */
export const NO_STORE = 'private, no-store';

/** Lets browsers and the CDN cache a public response for a short time. */
export function cachePublicly(response: Response): void {
  response.set('Cache-Control', `public, max-age=${LIST_MAX_AGE}, s-maxage=${LIST_CDN_MAX_AGE}`);
}
