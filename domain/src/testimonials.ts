/** What clients say. */
import { number, object, string, type InferType } from 'yup';

/** How many testimonials the home page shows; the link to all of them appears only when there are more. */
export const HOME_TESTIMONIALS_LIMIT = 3;
/** How many the testimonials page asks for. */
export const TESTIMONIALS_LIMIT = 100;
export const RATING_MAX = 5;

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
export type Testimonial = InferType<typeof testimonialSchema>;

export interface Stars {
  full: number;
  half: 0 | 1;
  empty: number;
}

/** A rating as full, half and empty stars, always five in all. Out-of-range ratings are clamped, others rounded to halves. */
export function splitStars(rating: number): Stars {
  const clamped = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), RATING_MAX) : 0;
  const halves = Math.round(clamped * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? 1 : 0;
  return { full, half, empty: RATING_MAX - full - half };
}
