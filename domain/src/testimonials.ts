/** What clients say. */
import type { InferType } from 'yup';
import type { Shape } from './shape';
import type { testimonialSchema } from './testimonials.schema';

/** How many testimonials the home page shows; the link to all of them appears only when there are more. */
export const HOME_TESTIMONIALS_LIMIT = 3;
/** How many the testimonials page asks for. */
export const TESTIMONIALS_LIMIT = 100;
export const RATING_MAX = 5;

export type Testimonial = InferType<typeof testimonialSchema>;

export const TESTIMONIAL_SHAPE: Shape<Testimonial> = {
  id: 'string',
  imageSrc: 'string',
  nameEn: 'string',
  nameEs: 'string',
  locationEn: 'string',
  locationEs: 'string',
  ratingStars: 'number',
  testimonialEn: 'string',
  testimonialEs: 'string',
  dateEn: 'string',
  dateEs: 'string',
  serviceEn: 'string',
  serviceEs: 'string',
  order: 'number',
};

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
