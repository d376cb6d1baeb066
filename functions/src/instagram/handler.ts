import type { InstagramPost } from '@perro-wisdom/domain/instagram';
import { cachePublicly } from '../http/cache';
import type { Handler } from '../http/handler';

/** No Instagram account is connected: the strip shows its own pictures. */
export const listInstagramPosts: Handler<InstagramPost[]> = (_request, response) => {
  cachePublicly(response);
  response.json([]);
};
