import { array, object } from 'yup';
import { LOCALIZED_FIELD_NAMES, POST_FIELDS } from '../blog/posts';
import { draftSchema } from '../fields/schema';
import { strictString } from '../general/fields.schema';
import { LOCALES } from '../general/locale';
import { code } from '../messages/codes';

/** The fields of a post's draft: any may be empty. */
export const draftFieldsSchema = draftSchema(POST_FIELDS);

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
