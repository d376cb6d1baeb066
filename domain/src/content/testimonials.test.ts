import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitStars, TESTIMONIAL_FIELDS } from './testimonials';
import { RATING_MAX } from './testimonials.limits';
import { sampleTestimonialFields } from './kinds.fixture';
import { draftSchema } from '../fields/schema';

describe('splitStars', () => {
  it.each([
    [0, { full: 0, half: 0, empty: 5 }],
    [0.5, { full: 0, half: 1, empty: 4 }],
    [4, { full: 4, half: 0, empty: 1 }],
    [4.5, { full: 4, half: 1, empty: 0 }],
    [5, { full: 5, half: 0, empty: 0 }],
  ])('splits %d into full, half and empty stars', (rating, stars) => {
    expect(splitStars(rating)).toEqual(stars);
  });

  it.each([
    [-1, 0],
    [7, RATING_MAX],
    [Number.NaN, 0],
    [Number.POSITIVE_INFINITY, 0],
    [4.3, 4.5],
    [4.2, 4],
  ])('clamps and rounds a rating of %d to %d', (rating, shown) => {
    const { full, half } = splitStars(rating);
    expect(full + half / 2).toBe(shown);
  });

  it('always returns five stars, with the filled ones adding up to the rating', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: RATING_MAX * 2 }), (halves) => {
        const { full, half, empty } = splitStars(halves / 2);
        expect(full + half + empty).toBe(RATING_MAX);
        expect(full + half / 2).toBe(halves / 2);
      }),
    );
  });

  it('returns exactly five stars and no negative counts for any rating', () => {
    fc.assert(
      fc.property(fc.double(), (rating) => {
        const stars = splitStars(rating);
        expect(stars.full + stars.half + stars.empty).toBe(RATING_MAX);
        expect(Math.min(stars.full, stars.half, stars.empty)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('the draft schema for testimonials', () => {
  const schema = draftSchema(TESTIMONIAL_FIELDS);
  const testimonial = sampleTestimonialFields();

  it.each([0, 0.5, 4, 4.5, 5])('accepts the rating %d', (rating) => {
    expect(schema.isValidSync({ ...testimonial, rating })).toBe(true);
  });

  it.each([-0.5, 5.5, 4.3, Number.NaN, '5', null])('rejects the rating %s', (rating) => {
    expect(schema.isValidSync({ ...testimonial, rating })).toBe(false);
  });
});
