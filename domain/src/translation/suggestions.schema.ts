import { array, boolean, object } from 'yup';
import { CONTENT_MAX_LENGTH } from '../blog/posts.limits';
import { strictString, withoutCasting } from '../general/fields.schema';
import { LOCALES } from '../general/locale';
import { code } from '../messages/codes';

/** The maximum number of strings in a request. No post has that many localized fields. */
const TEXTS_MAX = 20;

const INVALID = code('api.invalidBody');
const TOO_LONG = code('translation.tooLong');

const language = () => strictString(INVALID).required(INVALID).oneOf(LOCALES, INVALID);

export const translationRequestSchema = object({
  from: language(),
  to: language().test('other', INVALID, (to, { parent }) => to !== (parent as { from?: unknown }).from),
  texts: array()
    .of(
      object({
        text: strictString(INVALID).defined(INVALID).max(CONTENT_MAX_LENGTH, TOO_LONG),
        isHtml: withoutCasting(boolean()).typeError(INVALID).required(INVALID),
      }),
    )
    .required(INVALID)
    .min(1, INVALID)
    .max(TEXTS_MAX, TOO_LONG),
});
