import { array, object, string } from 'yup';
import { LOCALES } from '../general/locale';
import { strictString } from '../general/fields.schema';
import { code } from '../messages/codes';
import { draftSchemaOf, fieldSetOf } from '../content/schemas';
import { localizedNames } from '../fields/languages';
import type { DraftKind } from './drafts';

/** Returns the schema of the body that saves a draft. */
export function saveDraftSchema(kind: DraftKind, id: string) {
  const fields = draftSchemaOf(kind, id);
  return object({
    // Without a default: a body that lacks the fields must not empty the draft.
    fields: fields.default(undefined).required(code('api.invalidBody')),
    suggested: array()
      .of(
        strictString(code('api.invalidBody'))
          .required(code('api.invalidBody'))
          .oneOf(localizedNames(fieldSetOf(kind, id)), code('api.invalidBody')),
      )
      .default([]),
  });
}

export const confirmLanguageSchema = object({
  locale: strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .oneOf(LOCALES, code('api.invalidBody')),
});

/** When a draft is to be published, as ISO 8601 in UTC; null takes the date back. */
export const scheduleSchema = object({
  publishAt: strictString(code('api.invalidBody'))
    .nullable()
    .defined(code('api.invalidBody'))
    .test('date', code('api.invalidBody'), (text) => text === null || isIsoTime(text)),
});

const isIsoTime = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?Z$/.test(text) && !Number.isNaN(Date.parse(text));

/** The ids of the drafts of a kind in their order. */
export const orderSchema = object({
  ids: array().of(string().required()).required(code('api.invalidBody')),
});
