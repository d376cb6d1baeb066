import type { Request, Response } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT, revisionTag } from '@perro-wisdom/domain/api';
import { POSTS_LIMIT, POSTS_PER_PAGE, type AdminPost, type AdminPostSummary, type BlogPost } from '@perro-wisdom/domain/blog';
import { CONTENT_MAX_LENGTH } from '@perro-wisdom/domain/blog.limits';
import { blogPostInputSchema, saveOptionsSchema } from '@perro-wisdom/domain/blog.schema';
import { isSlug } from '@perro-wisdom/domain/slug';
import { JSON_MAX_BYTES } from '../config';
import { readJson, validate } from '../http/body';
import { cachePublicly } from '../http/cache';
import { ApiError } from '../http/error';
import { pathParameter, type Handler } from '../http/handler';
import { readIdempotencyKey } from '../http/idempotency';
import { DOCUMENT_ID, setNextLink, readPaging } from '../http/paging';
import { sanitizePostHtml } from './html';
import {
  createPost,
  deletePost,
  readAllPosts,
  readPublishedPost,
  readPublishedPosts,
  readStoredPost,
  updatePost,
  type PostToSave,
} from './store';

export const listPosts: Handler<BlogPost[]> = async (request, response) => {
  const paging = readPaging(request, POSTS_PER_PAGE, POSTS_LIMIT);
  const { items, next } = await readPublishedPosts(paging);
  setNextLink(request, response, paging, next);
  cachePublicly(response);
  response.json(items);
};

/**
 * A post that is missing or a draft is a 404 that no cache keeps, so that it appears once it is published.
 */
export const showPost: Handler<BlogPost> = async (request, response) => {
  const slug = pathParameter(request, 'slug');
  const post = isSlug(slug) ? await readPublishedPost(slug) : undefined;
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  cachePublicly(response);
  response.json(post);
};

/** Summaries alone: a list of a hundred posts does not carry a hundred articles. */
export const listAllPosts: Handler<AdminPostSummary[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const { items, next } = await readAllPosts(paging);
  setNextLink(request, response, paging, next);
  response.json(items);
};

export const showStoredPost: Handler<AdminPost> = async (request, response) => {
  const post = await readStoredPost(postId(request));
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  sendPost(response, 200, post);
};

/**
 * Stores a new post: 201. The same Idempotency-Key again stores nothing more: 200 with the post that the first request created, as it
 * is now.
 */
export const addPost: Handler<AdminPost> = async (request, response) => {
  const { post, created } = await createPost(readPost(request));
  sendPost(response, created ? 201 : 200, post);
};

/**
 * Replaces a post. `If-Match` names the revision that the change was made to: a 412 when the post has changed since. The answer of a
 * later read carries the Idempotency-Key, so that a client whose answer was lost recognises its own change.
 */
export const changePost: Handler<AdminPost> = async (request, response) => {
  const post = await updatePost(postId(request), readPost(request), request.get('If-Match'));
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  sendPost(response, 200, post);
};

export const removePost: Handler<null> = async (request, response) => {
  if (!(await deletePost(postId(request)))) throw new ApiError(404, 'blog.postNotFound');
  response.status(204).end();
};

function sendPost(response: Response<AdminPost>, status: number, post: AdminPost): void {
  response.status(status).set('ETag', revisionTag(post.revision)).json(post);
}

function postId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'blog.postNotFound');
  return id;
}

/** The post that the owner sends. The server decides when it was published, whatever `publishedAt` says. */
function readPost(request: Request): PostToSave {
  const body = readJson(request, JSON_MAX_BYTES);
  const input = validate(blogPostInputSchema, body, { nameField: true });
  return {
    input: {
      ...input,
      contentEn: readContent('contentEn', input.contentEn),
      contentEs: readContent('contentEs', input.contentEs),
    },
    ...validate(saveOptionsSchema, body, { nameField: true }),
    saveKey: readIdempotencyKey(request),
  };
}

/** Sanitising may leave nothing of a text, or lengthen it: `&` becomes `&amp;`. */
function readContent(field: 'contentEn' | 'contentEs', html: string): string {
  const content = sanitizePostHtml(html);
  if (content === '') throw new ApiError(400, 'blog.fieldRequired', { field });
  if (content.length > CONTENT_MAX_LENGTH) throw new ApiError(400, 'blog.fieldTooLong', { field });
  return content;
}
