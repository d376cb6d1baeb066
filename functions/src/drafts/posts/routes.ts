/** Handles the API calls under `/api/admin/blog`, which read and write whole posts. */
import type { PostsApi } from '@app/domain/blog/api';
import type { Request } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT } from '@app/domain/general/api';
import type { BlogPostContent } from '@app/domain/blog/posts';
import { blogPostInputSchema, saveOptionsSchema } from '@app/domain/blog/posts.schema';
import { isEmptyText } from '@app/domain/fields/empty-text';
import { JSON_MAX_BYTES } from '../../platform/config';
import { readJson, validate } from '../../platform/http/body';
import { ApiError } from '../../platform/http/error';
import { withRevision, type Routes } from '../../platform/http/handler';
import { readIdempotencyKey } from '../../platform/http/idempotency';
import { answerPage } from '../../platform/http/paging';
import { sanitizeFields } from '../edit';
import { readDraftId } from '../request';
import { createPost, deletePost, readAllPosts, readStoredPost, updatePost, type PostToSave } from './store';

export const POST_ROUTES: Routes<PostsApi> = {
  'GET /api/admin/blog': (request, response) =>
    answerPage(request, response, { limits: [ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT], read: readAllPosts }),
  /**
   * Creates a post and responds with a 201. A retry with the same Idempotency-Key stores nothing and gets a
   * 200 with the post's current state.
   */
  'POST /api/admin/blog': async (request, response) => {
    const { post, created } = await createPost(readPost(request));
    return withRevision(response.status(created ? 201 : 200), post);
  },
  'GET /api/admin/blog/{id}': async (request, response) =>
    withRevision(response, await readStoredPost(readDraftId(request, 'posts'))),
  /**
   * Replaces a post. `If-Match` contains the ETag of the edited revision; if the post has changed since then,
   * the response is a 412. The Idempotency-Key is stored as the post's `saveKey`, so that a client that never
   * got the response can recognize its own save.
   */
  'PUT /api/admin/blog/{id}': async (request, response) => {
    const id = readDraftId(request, 'posts');
    return withRevision(response, await updatePost(id, readPost(request), request.get('If-Match')));
  },
  'DELETE /api/admin/blog/{id}': (request) => deletePost(readDraftId(request, 'posts')),
};

/** Reads and sanitizes the post in a request's body. Ignores `publishedAt`, which the server sets. */
function readPost(request: Request): PostToSave {
  const body = readJson(request, JSON_MAX_BYTES);
  const input = sanitizeFields(
    { kind: 'posts', id: '' },
    validate(blogPostInputSchema, body, { nameField: true }),
  );
  requireContents(input);
  return {
    input,
    ...validate(saveOptionsSchema, body, { nameField: true }),
    saveKey: readIdempotencyKey(request),
  };
}

/** Throws a 400 for contents without visible text, such as an empty paragraph. */
function requireContents(post: BlogPostContent): void {
  for (const field of ['contentEn', 'contentEs'] as const) {
    if (isEmptyText(post[field])) throw new ApiError(400, 'blog.fieldRequired', { field });
  }
}
