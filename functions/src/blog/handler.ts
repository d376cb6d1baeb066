import { POSTS_LIMIT, POSTS_PER_PAGE } from '@perro-wisdom/domain/blog';
import { SLUG_PATTERN } from '@perro-wisdom/domain/slug';
import { cachePublicly } from '../http/cache';
import { ApiError } from '../http/error';
import { pathPart, type Handler } from '../http/handler';
import { linkNext, readPaging } from '../http/paging';
import { readPublishedPost, readPublishedPosts } from './store';

export const listPosts: Handler<'GET /api/blog'> = async (request, response) => {
  const paging = readPaging(request, POSTS_PER_PAGE, POSTS_LIMIT);
  const { items, next } = await readPublishedPosts(paging);
  linkNext(request, response, paging, next);
  cachePublicly(response);
  response.json(items);
};

/** A post that is missing or a draft is a 404 that no cache keeps, so that it appears once it is published. */
export const showPost: Handler<'GET /api/blog/{slug}'> = async (request, response) => {
  const slug = pathPart(request, 'slug');
  const post = SLUG_PATTERN.test(slug) ? await readPublishedPost(slug) : undefined;
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  cachePublicly(response);
  response.json(post);
};
