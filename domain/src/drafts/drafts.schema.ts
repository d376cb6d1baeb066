import { array, object } from 'yup';
import { LOCALES } from '../general/locale';
import { LOCALIZED_FIELD_NAMES } from '../blog/posts';
import {
  CATEGORY_MAX_LENGTH,
  CONTENT_MAX_LENGTH,
  EXCERPT_MAX_LENGTH,
  TITLE_MAX_LENGTH,
} from '../blog/posts.limits';
import { optionalPostFields, optionalText } from '../blog/posts.schema';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';
import { SLUG_MAX_LENGTH, slugify } from '../general/slug';

/** The fields of a working copy: as those of a post, but none is required. The slug stays empty until the owner or a publication sets it. */
export const draftFieldsSchema = object({
  slug: strictString(code('blog.slugInvalid'))
    .transform((value: unknown) => (typeof value === 'string' ? slugify(value) : value))
    .default('')
    .max(SLUG_MAX_LENGTH, code('blog.fieldTooLong')),
  titleEn: optionalText(TITLE_MAX_LENGTH),
  titleEs: optionalText(TITLE_MAX_LENGTH),
  excerptEn: optionalText(EXCERPT_MAX_LENGTH),
  excerptEs: optionalText(EXCERPT_MAX_LENGTH),
  /** HTML. */
  contentEn: optionalText(CONTENT_MAX_LENGTH),
  contentEs: optionalText(CONTENT_MAX_LENGTH),
  categoryEn: optionalText(CATEGORY_MAX_LENGTH),
  categoryEs: optionalText(CATEGORY_MAX_LENGTH),
  ...optionalPostFields,
});

export const saveWorkingCopySchema = object({
  // Without a default: a body that lacks the fields must not empty the working copy.
  fields: draftFieldsSchema.default(undefined).required(code('api.invalidBody')),
  suggested: array()
    .of(
      strictString(code('api.invalidBody'))
        .required(code('api.invalidBody'))
        .oneOf(LOCALIZED_FIELD_NAMES, code('api.invalidBody')),
    )
    .default([]),
});

export const confirmLanguageSchema = object({
  locale: strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .oneOf(LOCALES, code('api.invalidBody')),
});

/** When a post is to be published, as ISO 8601 in UTC; null takes the date back. */
export const scheduleSchema = object({
  publishAt: strictString(code('api.invalidBody'))
    .nullable()
    .defined(code('api.invalidBody'))
    .test('date', code('api.invalidBody'), (text) => text === null || isIsoTime(text)),
});

const isIsoTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));
