import type { Request } from 'express';
import { ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT } from '@perro-wisdom/domain/api';
import {
  CONTENT_MAX_LENGTH,
  POSTS_LIMIT,
  POSTS_PER_PAGE,
  type BlogPost,
  type BlogPostInput,
} from '@perro-wisdom/domain/blog';
import { blogPostInputSchema } from '@perro-wisdom/domain/blog.schema';
import { isSlug } from '@perro-wisdom/domain/slug';
import { JSON_MAX_BYTES } from '../config';
import { readJson, validate } from '../http/body';
import { cachePublicly } from '../http/cache';
import { ApiError } from '../http/error';
import { pathPart, type Handler } from '../http/handler';
import { DOCUMENT_ID, linkNext, readPaging } from '../http/paging';
import { sanitizePostHtml } from './html';
import {
  createPost,
  deletePost,
  readAllPosts,
  readPublishedPost,
  readPublishedPosts,
  updatePost,
} from './store';

export const listPosts: Handler<BlogPost[]> = async (request, response) => {
  const paging = readPaging(request, POSTS_PER_PAGE, POSTS_LIMIT);
  const { items, next } = await readPublishedPosts(paging);
  linkNext(request, response, paging, next);
  cachePublicly(response);
  response.json(items);
};

/**
 * A post that is missing or a draft is a 404 that no cache keeps, so that it appears once it is published.
 */
export const showPost: Handler<BlogPost> = async (request, response) => {
  const slug = pathPart(request, 'slug');
  const post = isSlug(slug) ? await readPublishedPost(slug) : undefined;
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  cachePublicly(response);
  response.json(post);
};

export const listAllPosts: Handler<BlogPost[]> = async (request, response) => {
  const paging = readPaging(request, ADMIN_LIST_LIMIT, ADMIN_LIST_MAX_LIMIT);
  const { items, next } = await readAllPosts(paging);
  linkNext(request, response, paging, next);
  response.json(items);
};

export const addPost: Handler<BlogPost> = async (request, response) => {
  response.status(201).json(await createPost(readPost(request)));
};

export const changePost: Handler<BlogPost> = async (request, response) => {
  const post = await updatePost(postId(request), readPost(request));
  if (!post) throw new ApiError(404, 'blog.postNotFound');
  response.json(post);
};

export const removePost: Handler<null> = async (request, response) => {
  if (!(await deletePost(postId(request)))) throw new ApiError(404, 'blog.postNotFound');
  response.status(204).end();
};

function postId(request: Request): string {
  const id = pathPart(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'blog.postNotFound');
  return id;
}

/** The post that the owner sends. The server decides when it was published, whatever `publishedAt` says. */
function readPost(request: Request): BlogPostInput {
  const input = validate(blogPostInputSchema, readJson(request, JSON_MAX_BYTES), { nameField: true });
  return {
    ...input,
    contentEn: readContent('contentEn', input.contentEn),
    contentEs: readContent('contentEs', input.contentEs),
  };
}

/** Sanitising may leave nothing of a text, or lengthen it: `&` becomes `&amp;`. */
function readContent(field: 'contentEn' | 'contentEs', html: string): string {
  const content = sanitizePostHtml(html);
  if (content === '') throw new ApiError(400, 'blog.fieldRequired', { field });
  if (content.length > CONTENT_MAX_LENGTH) throw new ApiError(400, 'blog.fieldTooLong', { field });
  return content;
}
