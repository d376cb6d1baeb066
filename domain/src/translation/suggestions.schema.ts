import { array, boolean, object } from 'yup';
import { CONTENT_MAX_LENGTH } from '../blog/posts.limits';
import { strictString, withoutCasting } from '../general/fields.schema';
import { LOCALES } from '../general/locale';
import { code } from '../messages/codes';
import { TRANSLATION_TEXTS_MAX } from './suggestions.limits';

const language = () =>
  strictString(code('api.invalidBody'))
    .required(code('api.invalidBody'))
    .oneOf(LOCALES, code('api.invalidBody'));

export const translationRequestSchema = object({
  from: language(),
  to: language().test(
    'other',
    code('api.invalidBody'),
    (to, { parent }) => to !== (parent as { from?: unknown }).from,
  ),
  texts: array()
    .of(
      object({
        text: strictString(code('api.invalidBody'))
          .defined(code('api.invalidBody'))
          .max(CONTENT_MAX_LENGTH, code('translation.tooLong')),
        isHtml: withoutCasting(boolean())
          .typeError(code('api.invalidBody'))
          .required(code('api.invalidBody')),
      }),
    )
    .required(code('api.invalidBody'))
    .min(1, code('api.invalidBody'))
    .max(TRANSLATION_TEXTS_MAX, code('translation.tooLong')),
});
