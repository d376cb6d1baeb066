import type { InstagramPost } from '@perro-wisdom/domain/instagram';
import { cachePublicly } from '../http/cache';
import type { Handler } from '../http/handler';

/** Returns an empty list: no Instagram account is connected, so the strip shows the site's own pictures. */
export const listInstagramPosts: Handler<InstagramPost[]> = (_request, response) => {
  cachePublicly(response);
  response.json([]);
};
