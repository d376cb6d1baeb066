import { boolean, number, object, string } from 'yup';
import { line, lines, paragraphs, picture } from './fields.schema';
import { PARAGRAPH_MAX_LENGTH } from './limits';
import { withoutCasting } from '../general/fields.schema';
import { LOCALES } from '../general/locale';
import { code } from '../messages/codes';
import { RATING_MAX } from './testimonials.limits';

/** 0 to 5, in steps of one half. */
const rating = () =>
  withoutCasting(number())
    .typeError(code('content.numberInvalid'))
    .min(0, code('content.numberInvalid'))
    .max(RATING_MAX, code('content.numberInvalid'))
    .test('halves', code('content.numberInvalid'), (value) => value === undefined || value % 0.5 === 0);

/** Whether the client has agreed that the picture is shown. */
const consent = () => withoutCasting(boolean()).nonNullable(code('api.invalidBody')).default(false);

/** A testimonial as the owner edits it: anything may be empty. */
export const testimonialDraftSchema = object({
  name: line(),
  /** The town. */
  location: line(),
  rating: rating().nonNullable(code('content.numberInvalid')).default(RATING_MAX),
  ...paragraphs('testimonial'),
  /** `YYYY-MM`; empty if unknown. */
  month: line(7).matches(/^(\d{4}-(0[1-9]|1[0-2]))?$/, code('content.dateInvalid')),
  /** What the client came for, as visitors read it. */
  ...lines('service'),
  ...picture('image'),
  hasConsent: consent(),
  /** What a visitor sent, as it was written; empty if the owner wrote the testimonial down. Not public. */
  originalText: line(PARAGRAPH_MAX_LENGTH),
  originalLanguage: string()
    .oneOf(['', ...LOCALES] as const)
    .default(''),
});

export const publishableTestimonialSchema = testimonialDraftSchema.shape({
  name: line().required(code('blog.fieldRequired')),
  testimonialEn: line(PARAGRAPH_MAX_LENGTH).required(code('blog.fieldRequired')),
  testimonialEs: line(PARAGRAPH_MAX_LENGTH).required(code('blog.fieldRequired')),
  hasConsent: consent().when('image', ([image], schema) =>
    image === '' ? schema : schema.oneOf([true], code('content.consentRequired')),
  ),
});

/** What visitors read of a testimonial: the document of `testimonials`. */
export const testimonialSchema = object({
  id: string().required(),
  /** The path of the picture; empty for none. */
  imageSrc: string().defined(),
  imageAltEn: string().default(''),
  imageAltEs: string().default(''),
  imageFocus: string().default(''),
  nameEn: string().required(),
  nameEs: string().required(),
  locationEn: string().defined(),
  locationEs: string().defined(),
  /** 0 to 5, in steps of one half. */
  ratingStars: number()
    .min(0)
    .max(RATING_MAX)
    .test(
      'halves',
      'ratingStars must be a multiple of one half',
      (value) => value === undefined || value % 0.5 === 0,
    )
    .required(),
  testimonialEn: string().required(),
  testimonialEs: string().required(),
  /** A month such as `March 2024`, or empty; pages pass it through `displayYear`. */
  dateEn: string().defined(),
  dateEs: string().defined(),
  serviceEn: string().defined(),
  serviceEs: string().defined(),
  /** The position in the list; the lowest comes first. */
  order: number().integer().min(0).required(),
});
