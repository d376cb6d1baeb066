import { array, boolean, number, object, string } from 'yup';
import {
  ALT_MAX_LENGTH,
  AUTHOR_MAX_LENGTH,
  CATEGORY_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  IMAGE_PATH_MAX_LENGTH,
  META_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX_COUNT,
  TITLE_MAX_LENGTH,
} from './posts.limits';
import { code } from '../messages/codes';
import { SLUG_MAX_LENGTH, SLUG_PATTERN, slugify } from '../general/slug';
import { strictString, trimAndDeduplicate, trimmedString, withoutCasting } from '../general/fields.schema';

const requiredText = (max: number) =>
  trimmedString(code('blog.fieldRequired'))
    .required(code('blog.fieldRequired'))
    .max(max, code('blog.fieldTooLong'));
export const optionalText = (max: number) =>
  trimmedString(code('api.invalidBody')).default('').max(max, code('blog.fieldTooLong'));

const tagsField = () =>
  array()
    .transform(trimAndDeduplicate)
    .typeError(code('blog.tagInvalid'))
    .nonNullable(code('blog.tagInvalid'))
    .of(
      strictString(code('blog.tagInvalid'))
        .required(code('blog.tagInvalid'))
        .max(TAG_MAX_LENGTH, code('blog.tagInvalid')),
    )
    .max(TAGS_MAX_COUNT, code('blog.tooManyTags'))
    .default([]);

/** The names of the tags in the other language, in the same order; empty where one is unknown. */
const translatedTagsField = () =>
  array()
    .typeError(code('blog.tagInvalid'))
    .nonNullable(code('blog.tagInvalid'))
    .of(
      trimmedString(code('blog.tagInvalid'))
        .defined(code('blog.tagInvalid'))
        .max(TAG_MAX_LENGTH, code('blog.tagInvalid')),
    )
    .max(TAGS_MAX_COUNT, code('blog.tooManyTags'))
    .default([]);

/** A same-origin path, or empty. */
const featuredImageField = () =>
  trimmedString(code('blog.imagePathInvalid'))
    .default('')
    .max(IMAGE_PATH_MAX_LENGTH, code('blog.fieldTooLong'))
    // Browsers treat a backslash as a slash, and `//` as the start of another site's address.
    .matches(/^(\/(?![/\\])\S*)?$/, code('blog.imagePathInvalid'));

/** The focal point of a picture as a CSS `object-position` in percent, such as `30% 62%`; empty for the center. */
export const focusField = () =>
  strictString(code('api.invalidBody'))
    .default('')
    .matches(/^(?:(?:100|\d{1,2})% (?:100|\d{1,2})%)?$/, code('api.invalidBody'));

/** The fields that a post need not have, and which its working copy has in the same form. */
export const optionalPostFields = {
  authorEn: optionalText(AUTHOR_MAX_LENGTH),
  authorEs: optionalText(AUTHOR_MAX_LENGTH),
  /** In English. */
  tags: tagsField(),
  /** The Spanish names of the tags, in the same order. The server sets those that are missing. */
  tagsEs: translatedTagsField(),
  metaTitleEn: optionalText(META_MAX_LENGTH),
  metaTitleEs: optionalText(META_MAX_LENGTH),
  metaDescriptionEn: optionalText(META_MAX_LENGTH),
  metaDescriptionEs: optionalText(META_MAX_LENGTH),
  featuredImage: featuredImageField(),
  /** What the featured image shows; empty for one that is decorative. */
  featuredImageAltEn: optionalText(ALT_MAX_LENGTH),
  featuredImageAltEs: optionalText(ALT_MAX_LENGTH),
  featuredImageFocus: focusField(),
};

/** The fields of a post that the owner edits. The slug is normalised; an empty one is made from the English title. */
export const blogPostInputSchema = object({
  slug: strictString(code('blog.slugInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? slugify(value) : value))
    .when('titleEn', ([titleEn], schema) => {
      const fromTitle = typeof titleEn === 'string' ? slugify(titleEn) : '';
      return schema
        .default(fromTitle)
        .transform((slug: unknown) => (slug === '' || slug === null ? fromTitle : slug));
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
  /** A new category gets its slug from this name, so that must not be empty. */
  categoryEn: requiredText(CATEGORY_MAX_LENGTH).test(
    'slug',
    code('blog.fieldRequired'),
    (value) => slugify(value) !== '',
  ),
  categoryEs: requiredText(CATEGORY_MAX_LENGTH),
  ...optionalPostFields,
  published: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
});

export const blogPostSchema = blogPostInputSchema.shape({
  id: string().required(),
  /** ISO 8601 while published, otherwise null. */
  publishedAt: string().nullable().defined(),
  /** By which addresses name the category and the tags, in both languages. They stay when the names change. */
  categorySlug: string().required(),
  /** In the order of the tags. Tags without letters or digits have none; they come last. */
  tagSlugs: array().of(string().required()).required(),
});

export const blogPostSummarySchema = blogPostSchema.omit(['contentEn', 'contentEs']);

/** The fields of a save request beside those of the post. */
export const saveOptionsSchema = object({
  /** Keeps the publication date of a post that is already public; otherwise a save sets it to the current time. */
  keepPublishedAt: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
});

/** Without the slugs of the topics: the owner's area names topics, and the server finds their slugs. */
export const adminPostSchema = blogPostSchema.omit(['categorySlug', 'tagSlugs']).shape({
  /** Incremented by each save. */
  revision: number().integer().min(0).required(),
  /** The Idempotency-Key of the save that stored this revision; empty if it had none. */
  saveKey: string().defined(),
  /** The time of the last save, as ISO 8601; null if it was not recorded. */
  updatedAt: string().nullable().defined(),
});
export const adminPostSummarySchema = adminPostSchema.omit(['contentEn', 'contentEs']);
