/** How long answers may be kept. */
import type { Response } from 'express';
import { LIST_CDN_MAX_AGE, LIST_MAX_AGE } from '../config';

/** `private` also keeps Hosting from dropping the session's cookie. */
export const NO_STORE = 'private, no-store';

/** Lets browsers and the CDN keep a public answer for a while. */
export function cachePublicly(response: Response): void {
  response.set('Cache-Control', `public, max-age=${LIST_MAX_AGE}, s-maxage=${LIST_CDN_MAX_AGE}`);
}
