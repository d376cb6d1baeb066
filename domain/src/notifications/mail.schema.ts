import { boolean, mixed, object } from 'yup';
import { EMAIL_MAX_LENGTH } from '../inbox/contact.limits';
import { EMAIL_PATTERN } from '../fields/form.schema';
import { strictString, trimmedString, withoutCasting } from '../general/fields.schema';
import { LOCALES, type Locale } from '../general/locale';
import { code } from '../messages/codes';

export const mailSettingsSchema = object({
  language: mixed<Locale>().oneOf(LOCALES, code('api.invalidBody')).required(code('api.invalidBody')),
  confirmToVisitors: withoutCasting(boolean())
    .typeError(code('api.invalidBody'))
    .required(code('api.invalidBody')),
});

export const recipientRequestSchema = object({
  address: trimmedString(code('content.emailInvalid'))
    .required(code('content.emailInvalid'))
    .matches(EMAIL_PATTERN, code('content.emailInvalid'))
    .max(EMAIL_MAX_LENGTH, code('content.emailInvalid')),
});

export const recipientConfirmationSchema = object({
  /** The six digits in the email. Spaces are removed, because email programs and people add them. */
  code: strictString(code('mail.codeWrong'))
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s/g, '') : value))
    .required(code('mail.codeWrong'))
    .matches(/^\d{6}$/, code('mail.codeWrong')),
});
