/** The blog: Perro Wisdom, Sabiduría Canina. */
import type { InferType } from 'yup';
import type { adminPostSchema, blogPostInputSchema, blogPostSchema } from './posts.schema';
import { LOCALES, type Locale } from '../general/locale';
import type { Shape } from '../general/shape';

export const POSTS_PER_PAGE = 12;
/** The most posts that the API returns at once with their contents. */
export const POSTS_LIMIT = 50;

/** The heights of the editor's fields, in rows. */
export const EXCERPT_ROWS = 3;
export const CONTENT_ROWS = 10;

/** The fields that exist in each language, in display order. */
export const LOCALIZED_FIELDS = [
  'title',
  'category',
  'excerpt',
  'content',
  'author',
  'metaTitle',
  'metaDescription',
] as const;
export type LocalizedField = (typeof LOCALIZED_FIELDS)[number];

/** Returns the name of a field in a language: `titleEs` for `title` in Spanish. */
export const fieldIn = <Field extends string>(locale: Locale, field: Field): `${Field}${'En' | 'Es'}` =>
  locale === 'en' ? `${field}En` : `${field}Es`;

/** The names of the localized fields in both languages. */
export const LOCALIZED_FIELD_NAMES = LOCALES.flatMap((locale) =>
  LOCALIZED_FIELDS.map((field) => fieldIn(locale, field)),
);

export type BlogPostInput = InferType<typeof blogPostInputSchema>;
export type BlogPost = InferType<typeof blogPostSchema>;
/** A post in the owner's area, with its revision, which the next save sends in `If-Match`. */
export type AdminPost = InferType<typeof adminPostSchema>;
/** A row of the owner's list. */
export type AdminPostSummary = Omit<AdminPost, 'contentEn' | 'contentEs'>;

/**
 * A post without its contents: enough for a card, a list and a link. The contents are stored in another document, so that a page of
 * twelve cards does not download twelve articles.
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
  categorySlug: 'string',
  tags: ['string'],
  tagsEs: ['string'],
  tagSlugs: ['string'],
  metaTitleEn: 'string',
  metaTitleEs: 'string',
  metaDescriptionEn: 'string',
  metaDescriptionEs: 'string',
  featuredImage: 'string',
  featuredImageAltEn: 'string',
  featuredImageAltEs: 'string',
  featuredImageFocus: 'string',
  published: 'boolean',
  publishedAt: 'string or null',
};
export const BLOG_POST_CONTENT_SHAPE: Shape<BlogPostContent> = { contentEn: 'string', contentEs: 'string' };

/** Splits a post into its summary and its contents, which are stored in two documents. */
export function splitPost<T extends BlogPostContent>(
  post: T,
): [Omit<T, 'contentEn' | 'contentEs'>, BlogPostContent] {
  const { contentEn, contentEs, ...summary } = post;
  return [summary, { contentEn, contentEs }];
}

/** The revision of a post that has been saved once; each further save adds one. */
export const FIRST_REVISION = 1;

/** Returns the `publishedAt` of a post saved now: the current time (ISO 8601) if it is published, otherwise null. */
export function publishedAtOnSave(published: boolean, now: Date): string | null {
  return published ? now.toISOString() : null;
}

/** Parses a comma-separated list of tags; trims them, and drops empty and repeated ones. */
export function parseTags(text: string): string[] {
  return [
    ...new Set(
      text
        .split(',')
        .map((tag) => tag.trim())
        .filter((tag) => tag !== ''),
    ),
  ];
}

/** Returns the names of a post's tags in a language; a tag that is unknown in Spanish keeps its English name. */
export function localizeTags({ tags, tagsEs }: Pick<BlogPost, 'tags' | 'tagsEs'>, locale: Locale): string[] {
  return locale === 'en' ? tags : tags.map((tag, index) => tagsEs[index] || tag);
}
