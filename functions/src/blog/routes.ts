import type { BlogApi } from '@app/domain/blog/api';
import { POSTS_LIMIT, POSTS_PER_PAGE } from '@app/domain/blog/posts';
import { YOUTUBE_ID } from '@app/domain/blog/youtube';
import { isSlug } from '@app/domain/general/slug';
import { cachePublicly } from '../platform/http/cache';
import { ApiError } from '../platform/http/error';
import { pathParameter, type Routes } from '../platform/http/handler';
import { answerPage } from '../platform/http/paging';
import { readPublishedPost, readPublishedPosts } from './store';
import { TOPIC_ROUTES } from './topics/routes';
import { readVideo } from './video';

export const BLOG_ROUTES: Routes<BlogApi> = {
  ...TOPIC_ROUTES,
  'GET /api/blog': (request, response) => {
    cachePublicly(response);
    return answerPage(request, response, { limits: [POSTS_PER_PAGE, POSTS_LIMIT], read: readPublishedPosts });
  },
  /**
   * Returns a published post. The 404 for a missing or unpublished post isn't cached, so a post appears as
   * soon as it is published.
   */
  'GET /api/blog/{slug}': async (request, response) => {
    const slug = pathParameter(request, 'slug');
    const post = isSlug(slug) ? await readPublishedPost(slug) : undefined;
    if (!post) throw new ApiError(404, 'blog.postNotFound');
    cachePublicly(response);
    return post;
  },
  'POST /api/admin/videos/{id}': (request) => {
    const id = pathParameter(request, 'id');
    if (!YOUTUBE_ID.test(id)) throw new ApiError(404, 'api.notFound');
    return readVideo(id);
  },
};
