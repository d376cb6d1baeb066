import type { Draft } from '../drafts/drafts';
import type { BlogPost, BlogPostContent, BlogPostInput } from './posts';
import type { Topic, TopicNames } from './topics';
import type { VideoDetails } from './youtube';

/**
 * A complete post for editing. It has its topics' names but not their slugs, because the server looks those
 * up. `revision` is its ETag.
 */
export type AdminPost = Omit<BlogPost, 'languages' | 'categorySlug' | 'tagSlugs'> &
  Pick<Draft, 'revision' | 'saveKey' | 'updatedAt'>;
/** A row in the owner's list of posts. */
export type AdminPostSummary = Omit<AdminPost, keyof BlogPostContent>;

/**
 * The body of a request that saves a post. The server sets the publication date itself and ignores
 * `publishedAt`.
 */
export type SavePostRequest = BlogPostInput & { publishedAt: string | null; keepPublishedAt?: boolean };

/** The API calls that the specification defines for posts. They read and write whole posts. */
export interface PostsApi {
  'GET /api/admin/blog': { answer: AdminPostSummary[] };
  'POST /api/admin/blog': { body: SavePostRequest; answer: AdminPost };
  'GET /api/admin/blog/{id}': { answer: AdminPost };
  'PUT /api/admin/blog/{id}': { body: SavePostRequest; answer: AdminPost };
  'DELETE /api/admin/blog/{id}': { answer: null };
}

export interface BlogApi {
  'GET /api/blog': { answer: BlogPost[] };
  'GET /api/blog/{slug}': { answer: BlogPost };
  /** Returns the details of a YouTube video and adds its picture to the library. */
  'POST /api/admin/videos/{id}': { answer: VideoDetails };
  'GET /api/admin/topics': { answer: Topic[] };
  'POST /api/admin/topics/{kind}': { body: TopicNames; answer: Topic };
  /** Renames a topic in all posts. */
  'PUT /api/admin/topics/{kind}/{slug}': { body: TopicNames; answer: Topic };
  /** Deletes a topic. Responds with a 409 if any post has it. */
  'DELETE /api/admin/topics/{kind}/{slug}': { answer: null };
}
