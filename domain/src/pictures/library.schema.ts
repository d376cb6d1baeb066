import { boolean, object } from 'yup';
import { ALT_MAX_LENGTH } from '../blog/posts.limits';
import { focusSchema, optionalText, withoutCasting } from '../general/fields.schema';
import { code } from '../messages/codes';

/** The schema for the picture details that the owner can edit. */
export const pictureDetailsSchema = object({
  altEn: optionalText(ALT_MAX_LENGTH),
  altEs: optionalText(ALT_MAX_LENGTH),
  isDecorative: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .default(false),
  focus: focusSchema(),
});
