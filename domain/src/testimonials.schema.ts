import { number, object, string } from 'yup';
import { RATING_MAX } from './testimonials.limits';

export const testimonialSchema = object({
  id: string().required(),
  imageSrc: string().required(),
  nameEn: string().required(),
  nameEs: string().required(),
  locationEn: string().required(),
  locationEs: string().required(),
  /** 0 to 5, in halves. */
  ratingStars: number()
    .min(0)
    .max(RATING_MAX)
    .test('halves', 'ratingStars must be a multiple of one half', (value) => value === undefined || value % 0.5 === 0)
    .required(),
  testimonialEn: string().required(),
  testimonialEs: string().required(),
  /** A text such as `March 2024`, shown with the year rule of `displayYear`. */
  dateEn: string().required(),
  dateEs: string().required(),
  serviceEn: string().required(),
  serviceEs: string().required(),
  /** The place in the list, lowest first. */
  order: number().integer().min(0).required(),
});
