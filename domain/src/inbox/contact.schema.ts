import { mixed, number } from 'yup';
import { formSchema } from '../fields/form.schema';
import { strictString, withoutCasting } from '../general/fields.schema';
import { LOCALES, type Locale } from '../general/locale';
import { code } from '../messages/codes';
import { CONTACT_FORM } from './contact-form';

/** The fields that the browser adds to every form it submits. */
export const SENT_WITH_FORM = {
  language: mixed<Locale>()
    .oneOf(LOCALES, code('contact.languageUnknown'))
    .required(code('contact.languageUnknown')),
  /** A honeypot. People can't see this field, but bots fill it in. */
  website: strictString(code('api.invalidBody')).max(200, code('api.invalidBody')).default(''),
  /** The time from showing the form to sending it, in milliseconds. */
  elapsedMs: withoutCasting(number())
    .typeError(code('api.invalidBody'))
    .nonNullable(code('api.invalidBody'))
    .min(0, code('api.invalidBody'))
    .optional(),
};

export const contactFormSchema = formSchema(CONTACT_FORM);

export const contactRequestSchema = contactFormSchema.shape(SENT_WITH_FORM);
