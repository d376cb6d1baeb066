import { array, boolean, number, object, string } from 'yup';
import {
  AUTHOR_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  META_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX_COUNT,
  TITLE_MAX_LENGTH,
} from './blog.limits';
import { code } from './messages/codes';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from './slug';
import { asSent, text, trimmedAndOnce, trimmedText } from './text';

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
  published: asSent(boolean()).typeError(code('api.invalidBody')).nonNullable(code('api.invalidBody')).default(false),
});

export const blogPostSchema = blogPostInputSchema.shape({
  id: string().required(),
  /** ISO 8601 while published, otherwise null. */
  publishedAt: string().nullable().defined(),
});

export const blogPostSummarySchema = blogPostSchema.omit(['contentEn', 'contentEs']);

/** What a save sends beside the post's own fields. */
export const saveOptionsSchema = object({
  /** Keeps the date of a post that is public already; otherwise a save dates it anew. */
  keepPublishedAt: asSent(boolean()).typeError(code('api.invalidBody')).nonNullable(code('api.invalidBody')).default(false),
});

export const adminPostSchema = blogPostSchema.shape({
  /** Grows by one with each save. 0: stored by something else than a save. */
  revision: number().integer().min(0).default(0),
  /** The Idempotency-Key of the save that stored this revision; empty where it had none. */
  saveKey: string().default(''),
  /** ISO 8601: when it was saved last; null where that was not recorded. */
  updatedAt: string().nullable().default(null),
});
export const adminPostSummarySchema = adminPostSchema.omit(['contentEn', 'contentEs']);
