/** What requests about posts have in common: the id in the path, and the contents in the body. */
import type { Request } from 'express';
import { CONTENT_MAX_LENGTH } from '@perro-wisdom/domain/blog/posts.limits';
import type { BlogPostContent } from '@perro-wisdom/domain/blog/posts';
import { isEmptyText } from '@perro-wisdom/domain/general/empty-text';
import { ApiError } from '../platform/http/error';
import { pathParameter } from '../platform/http/handler';
import { DOCUMENT_ID } from '../platform/http/paging';
import { sanitizePostHtml } from './html';

const CONTENT_FIELDS = ['contentEn', 'contentEs'] as const;

/** Returns the id of the post in the path; throws a 404 for an id that no post can have. */
export function postId(request: Request): string {
  const id = pathParameter(request, 'id');
  if (!DOCUMENT_ID.test(id)) throw new ApiError(404, 'blog.postNotFound');
  return id;
}

/** Sanitises the contents of a post, and checks their length again: `&` becomes `&amp;`. */
export function withSanitizedContents<T extends BlogPostContent>(post: T): T {
  const sanitized = { ...post };
  for (const field of CONTENT_FIELDS) {
    sanitized[field] = sanitizePostHtml(post[field]);
    if (sanitized[field].length > CONTENT_MAX_LENGTH) throw new ApiError(400, 'blog.fieldTooLong', { field });
  }
  return sanitized;
}

/** Throws a 400 for contents that show nothing, such as an empty paragraph. */
export function requireContents(post: BlogPostContent): void {
  for (const field of CONTENT_FIELDS) {
    if (isEmptyText(post[field])) throw new ApiError(400, 'blog.fieldRequired', { field });
  }
}
