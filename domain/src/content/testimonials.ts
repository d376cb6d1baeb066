/** Testimonials of clients. */
import type { InferType } from 'yup';
import { PIECES_MAX } from './limits';
import { formatMonth } from '../general/dates';
import { RATING_MAX } from './testimonials.limits';
import type { Shape } from '../general/shape';
import type { testimonialDraftSchema, testimonialSchema } from './testimonials.schema';

/** How many testimonials the home page shows; it links to the others only when there are more. */
export const HOME_TESTIMONIALS_LIMIT = 3;
/** How many the testimonials page reads: all that there may be. */
export const TESTIMONIALS_LIMIT = PIECES_MAX;

/** A testimonial as the owner edits it. */
export type TestimonialFields = InferType<typeof testimonialDraftSchema>;
/** What visitors read of a testimonial. */
export type Testimonial = InferType<typeof testimonialSchema>;

export const TESTIMONIAL_SHAPE: Shape<Testimonial> = {
  id: 'string',
  imageSrc: 'string',
  imageAltEn: 'string',
  imageAltEs: 'string',
  imageFocus: 'string',
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

/** Returns what visitors read of a testimonial that can be published. */
export const liveTestimonial = (
  fields: TestimonialFields,
  { id, order }: Pick<Testimonial, 'id' | 'order'>,
): Testimonial => ({
  id,
  imageSrc: fields.image,
  imageAltEn: fields.imageAltEn,
  imageAltEs: fields.imageAltEs,
  imageFocus: fields.imageFocus,
  nameEn: fields.name,
  nameEs: fields.name,
  locationEn: fields.location,
  locationEs: fields.location,
  ratingStars: fields.rating,
  testimonialEn: fields.testimonialEn,
  testimonialEs: fields.testimonialEs,
  dateEn: formatMonth(fields.month, 'en'),
  dateEs: formatMonth(fields.month, 'es'),
  serviceEn: fields.serviceEn,
  serviceEs: fields.serviceEs,
  order,
});

export interface Stars {
  full: number;
  half: 0 | 1;
  empty: number;
}

/** Splits a rating into full, half and empty stars, five in total. The rating is clamped to 0 to 5 and rounded to halves. */
export function splitStars(rating: number): Stars {
  const clamped = Number.isFinite(rating) ? Math.min(Math.max(rating, 0), RATING_MAX) : 0;
  const halves = Math.round(clamped * 2);
  const full = Math.floor(halves / 2);
  const half = halves % 2 === 1 ? 1 : 0;
  return { full, half, empty: RATING_MAX - full - half };
}
