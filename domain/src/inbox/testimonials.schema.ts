import { boolean, mixed, number, object } from 'yup';
import { contactFormSchema, contactRequestSchema } from './contact.schema';
import { strictString, withoutCasting } from '../general/fields.schema';
import { code } from '../messages/codes';
import {
  DOG_NAME_MAX_LENGTH,
  PHOTO_MAX_BYTES,
  SUBMITTED_STATUSES,
  TOWN_MAX_LENGTH,
  WORDS_MAX_LENGTH,
  WORDS_MIN_LENGTH,
  type SubmittedStatus,
} from './testimonials.limits';
import { RATING_MAX } from '../content/testimonials.limits';

/** The fields of the form on the testimonials page. The e-mail address is not published: the owner asks back by it, and the visitor is known by it. */
export const testimonialFormSchema = contactFormSchema.pick(['name', 'email']).shape({
  town: strictString(code('api.invalidBody'))
    .default('')
    .max(TOWN_MAX_LENGTH, code('testimonials.townTooLong')),
  dogName: strictString(code('api.invalidBody'))
    .default('')
    .max(DOG_NAME_MAX_LENGTH, code('testimonials.dogNameTooLong')),
  words: strictString(code('testimonials.wordsTooShort'))
    .default('')
    .test('min', code('testimonials.wordsTooShort'), (value) => value.trim().length >= WORDS_MIN_LENGTH)
    .max(WORDS_MAX_LENGTH, code('testimonials.wordsTooLong')),
  /** In steps of one half; 0 until the visitor has chosen. */
  rating: withoutCasting(number())
    .typeError(code('testimonials.ratingRequired'))
    .nonNullable(code('testimonials.ratingRequired'))
    .default(0)
    .min(0.5, code('testimonials.ratingRequired'))
    .max(RATING_MAX, code('testimonials.ratingRequired'))
    .test('halves', code('testimonials.ratingRequired'), (value) => value % 0.5 === 0),
  /** Whether the visitor agrees that all of it but the e-mail address is published. */
  hasConsent: withoutCasting(boolean())
    .typeError(code('testimonials.consentRequired'))
    .nonNullable(code('testimonials.consentRequired'))
    .default(false)
    .oneOf([true], code('testimonials.consentRequired')),
});

/** Base64 makes four characters of three bytes. */
const PHOTO_MAX_LENGTH = Math.ceil(PHOTO_MAX_BYTES / 3) * 4;

/** The body that the form sends. */
export const testimonialRequestSchema = testimonialFormSchema
  .concat(contactRequestSchema.pick(['language', 'website', 'elapsedMs']))
  .shape({
    /** A file in base64; empty for none. */
    photo: strictString(code('images.notAnImage'))
      .default('')
      .max(PHOTO_MAX_LENGTH, code('testimonials.photoTooLarge')),
  });

const status = () =>
  mixed<SubmittedStatus>()
    .oneOf(SUBMITTED_STATUSES, code('api.invalidBody'))
    .required(code('api.invalidBody'));

/** The body that changes a state; `from` is the one that the owner's screen showed. */
export const submittedStatusSchema = object({ status: status(), from: status() });
