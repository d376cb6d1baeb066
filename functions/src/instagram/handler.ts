import type { InstagramPost } from '@perro-wisdom/domain/instagram';
import { cachePublicly } from '../http/cache';
import type { Handler } from '../http/handler';
import { readInstagramPosts } from './store';

export const listInstagramPosts: Handler<InstagramPost[]> = async (_request, response) => {
  const posts = await readInstagramPosts();
  cachePublicly(response);
  response.json(posts);
};
