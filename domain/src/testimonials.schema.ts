import { number, object, string } from 'yup';
import { RATING_MAX } from './testimonials.limits';

export const testimonialSchema = object({
  id: string().required(),
  imageSrc: string().required(),
  nameEn: string().required(),
  nameEs: string().required(),
  locationEn: string().required(),
  locationEs: string().required(),
  /** 0 to 5, in steps of one half. */
  ratingStars: number()
    .min(0)
    .max(RATING_MAX)
    .test('halves', 'ratingStars must be a multiple of one half', (value) => value === undefined || value % 0.5 === 0)
    .required(),
  testimonialEn: string().required(),
  testimonialEs: string().required(),
  /** A month such as `March 2024`; pages pass it through `displayYear`. */
  dateEn: string().required(),
  dateEs: string().required(),
  serviceEn: string().required(),
  serviceEs: string().required(),
  /** The position in the list; the lowest comes first. */
  order: number().integer().min(0).required(),
});
