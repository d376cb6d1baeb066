/** The blog: Perro Wisdom, Sabiduría Canina. */
import { array, boolean, object, string, type InferType } from 'yup';
import { code } from './messages/codes';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from './slug';
import { text, trimmedAndOnce, trimmedText } from './text';

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

const requiredText = (max: number) =>
  trimmedText(code('blog.fieldRequired')).required(code('blog.fieldRequired')).max(max, code('blog.fieldTooLong'));
const optionalText = (max: number) =>
  trimmedText(code('api.invalidBody')).default('').max(max, code('blog.fieldTooLong'));

/** What the owner writes. The slug is normalised, and filled from the English title when it is empty. */
export const blogPostInputSchema = object({
  slug: text(code('blog.slugInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? slugify(value) : value))
    .when('titleEn', ([titleEn], schema) => {
      const fromTitle = typeof titleEn === 'string' ? slugify(titleEn) : '';
      return schema.default(fromTitle).transform((slug: unknown) => (slug === '' || slug === null ? fromTitle : slug));
    })
    .required(code('blog.fieldRequired'))
    .max(SLUG_MAX_LENGTH, code('blog.fieldTooLong'))
    .matches(SLUG_PATTERN, { message: code('blog.slugInvalid'), excludeEmptyString: true }),
  titleEn: requiredText(TITLE_MAX_LENGTH),
  titleEs: requiredText(TITLE_MAX_LENGTH),
  excerptEn: requiredText(EXCERPT_MAX_LENGTH),
  excerptEs: requiredText(EXCERPT_MAX_LENGTH),
  /** HTML. */
  contentEn: requiredText(CONTENT_MAX_LENGTH),
  contentEs: requiredText(CONTENT_MAX_LENGTH),
  /** Its slug is the category's address, so there has to be one. */
  categoryEn: requiredText(CATEGORY_MAX_LENGTH).test('slug', code('blog.fieldRequired'), (value) => slugify(value) !== ''),
  categoryEs: requiredText(CATEGORY_MAX_LENGTH),
  authorEn: optionalText(AUTHOR_MAX_LENGTH),
  authorEs: optionalText(AUTHOR_MAX_LENGTH),
  tags: array()
    .transform(trimmedAndOnce)
    .typeError(code('blog.tagInvalid'))
    .nonNullable(code('blog.tagInvalid'))
    .of(text(code('blog.tagInvalid')).required(code('blog.tagInvalid')).max(TAG_MAX_LENGTH, code('blog.tagInvalid')))
    .max(TAGS_MAX_COUNT, code('blog.tooManyTags'))
    .default([]),
  metaTitleEn: optionalText(META_MAX_LENGTH),
  metaTitleEs: optionalText(META_MAX_LENGTH),
  metaDescriptionEn: optionalText(META_MAX_LENGTH),
  metaDescriptionEs: optionalText(META_MAX_LENGTH),
  /** A same-origin path, or empty. */
  featuredImage: trimmedText(code('blog.imagePathInvalid'))
    .default('')
    .max(IMAGE_PATH_MAX_LENGTH, code('blog.fieldTooLong'))
    // Browsers read a backslash as a slash, and two slashes as the beginning of another site's address.
    .matches(/^(\/(?![/\\])\S*)?$/, code('blog.imagePathInvalid')),
  published: boolean().typeError(code('api.invalidBody')).nonNullable(code('api.invalidBody')).default(false),
});
export type BlogPostInput = InferType<typeof blogPostInputSchema>;

export const blogPostSchema = blogPostInputSchema.shape({
  id: string().required(),
  /** ISO 8601 while published, otherwise null. */
  publishedAt: string().nullable().defined(),
});
export type BlogPost = InferType<typeof blogPostSchema>;

/**
 * A post without its two long texts: what a card, a list and a link need. The texts are stored apart, so that a page of
 * twelve cards does not carry twelve articles over a phone's connection.
 */
export type BlogPostSummary = Omit<BlogPost, 'contentEn' | 'contentEs'>;
export type BlogPostContent = Pick<BlogPost, 'contentEn' | 'contentEs'>;

/** The short text and the long ones, apart. */
export function splitPost<T extends BlogPostContent>(post: T): [Omit<T, 'contentEn' | 'contentEs'>, BlogPostContent] {
  const { contentEn, contentEs, ...summary } = post;
  return [summary, { contentEn, contentEs }];
}

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
