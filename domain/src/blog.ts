/** The blog: Perro Wisdom, Sabiduría Canina. */
import type { InferType } from 'yup';
import type { adminPostSchema, blogPostInputSchema, blogPostSchema } from './blog.schema';
import type { Shape } from './shape';
import { slugify } from './slug';

export const POSTS_PER_PAGE = 12;
/** The largest list of whole posts that the API answers. */
export const POSTS_LIMIT = 50;

export const TITLE_MAX_LENGTH = 160;
export const CATEGORY_MAX_LENGTH = 60;
export const EXCERPT_MAX_LENGTH = 600;
export const CONTENT_MAX_LENGTH = 100_000;
export const AUTHOR_MAX_LENGTH = 100;
export const TAG_MAX_LENGTH = 40;
export const TAGS_MAX_COUNT = 20;
export const META_MAX_LENGTH = 320;
export const IMAGE_PATH_MAX_LENGTH = 500;

/** The rows of the editor's fields. */
export const EXCERPT_ROWS = 3;
export const CONTENT_ROWS = 10;

export type BlogPostInput = InferType<typeof blogPostInputSchema>;
export type BlogPost = InferType<typeof blogPostSchema>;
/** A post as the owner's area reads it, with the revision that the next save must name. */
export type AdminPost = InferType<typeof adminPostSchema>;
/** A row of the owner's list. */
export type AdminPostSummary = Omit<AdminPost, 'contentEn' | 'contentEs'>;

/**
 * A post without its two long texts: what a card, a list and a link need. The texts are stored apart, so that a page of
 * twelve cards does not carry twelve articles over a phone's connection.
 */
export type BlogPostSummary = Omit<BlogPost, 'contentEn' | 'contentEs'>;
export type BlogPostContent = Pick<BlogPost, 'contentEn' | 'contentEs'>;

export const BLOG_POST_SUMMARY_SHAPE: Shape<BlogPostSummary> = {
  id: 'string',
  slug: 'string',
  titleEn: 'string',
  titleEs: 'string',
  excerptEn: 'string',
  excerptEs: 'string',
  categoryEn: 'string',
  categoryEs: 'string',
  authorEn: 'string',
  authorEs: 'string',
  tags: ['string'],
  metaTitleEn: 'string',
  metaTitleEs: 'string',
  metaDescriptionEn: 'string',
  metaDescriptionEs: 'string',
  featuredImage: 'string',
  published: 'boolean',
  publishedAt: 'string or null',
};
export const BLOG_POST_CONTENT_SHAPE: Shape<BlogPostContent> = { contentEn: 'string', contentEs: 'string' };

/** The short text and the long ones, apart. */
export function splitPost<T extends BlogPostContent>(post: T): [Omit<T, 'contentEn' | 'contentEs'>, BlogPostContent] {
  const { contentEn, contentEs, ...summary } = post;
  return [summary, { contentEn, contentEs }];
}

/** The revision of a post that has been saved once; each further save adds one. */
export const FIRST_REVISION = 1;

/** On save: the current time if published, otherwise null. */
export function publishedAtOnSave(published: boolean, now: Date): string | null {
  return published ? now.toISOString() : null;
}

/** Tags as the owner types them: comma-separated, trimmed, empty and repeated ones dropped. */
export function parseTags(text: string): string[] {
  return [...new Set(text.split(',').map((tag) => tag.trim()).filter((tag) => tag !== ''))];
}

/** The name of a category in an address, the same in both languages: the English one as a slug. */
export function categorySlug(post: Pick<BlogPost, 'categoryEn'>): string {
  return slugify(post.categoryEn);
}
