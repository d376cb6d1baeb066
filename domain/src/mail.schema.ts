import { boolean, mixed, object } from 'yup';
import { withoutCasting } from './fields.schema';
import { LOCALES, type Locale } from './locale';
import { code } from './messages/codes';

export const mailSettingsSchema = object({
  /** The language of the mails to the owner. */
  language: mixed<Locale>().oneOf(LOCALES, code('api.invalidBody')).required(code('api.invalidBody')),
  /** Whether visitors get a confirmation of their message. */
  confirmToVisitors: withoutCasting(boolean()).typeError(code('api.invalidBody')).required(code('api.invalidBody')),
});
