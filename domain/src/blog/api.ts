import type { Draft } from '../drafts/drafts';
import type { BlogPost, BlogPostContent, BlogPostInput } from './posts';
import type { Topic, TopicNames } from './topics';
import type { VideoDetails } from './youtube';

/**
 * A post as the owner edits it: it names its topics, whose slugs the server finds. `revision` is its ETag.
 */
export type AdminPost = Omit<BlogPost, 'languages' | 'categorySlug' | 'tagSlugs'> &
  Pick<Draft, 'revision' | 'saveKey' | 'updatedAt'>;
/** A row of the owner's list. */
export type AdminPostSummary = Omit<AdminPost, keyof BlogPostContent>;

/** The body that saves a post. The server sets the date of publication itself and ignores `publishedAt`. */
export type SavePostRequest = BlogPostInput & { publishedAt: string | null; keepPublishedAt?: boolean };

/** Posts, read and written whole. */
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
  /** Returns what YouTube says about a video, and adds the picture to the library. */
  'POST /api/admin/videos/{id}': { answer: VideoDetails };
  'GET /api/admin/topics': { answer: Topic[] };
  'POST /api/admin/topics/{kind}': { body: TopicNames; answer: Topic };
  /** Renames a topic everywhere. */
  'PUT /api/admin/topics/{kind}/{slug}': { body: TopicNames; answer: Topic };
  /** 409 if a post has it. */
  'DELETE /api/admin/topics/{kind}/{slug}': { answer: null };
}
