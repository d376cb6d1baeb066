import { ValidationError } from 'yup';
import { describe, expect, it } from 'vitest';
import { submittedExpiry, testimonialFrom, type SubmittedTestimonial } from './testimonials';
import { PHOTO_MAX_BYTES } from './testimonials.limits';
import { submittedStatusSchema } from './status.schema';
import { testimonialRequestSchema } from './testimonials.schema';
import { problemsOf } from '../general/schema.fixture';
import { languagesOf } from '../fields/languages';
import { draftSchema, publishableSchema } from '../fields/schema';
import { TESTIMONIAL_FIELDS } from '../content/testimonials';

/** The maximum length of a base64-encoded photo. */
const PHOTO_MAX_LENGTH = Math.ceil(PHOTO_MAX_BYTES / 3) * 4;

const request = {
  name: 'Ana Rivera',
  email: 'ana@example.com',
  words: 'Luna ya camina sin halar.',
  rating: 4.5,
  hasConsent: true,
  language: 'es',
};

function problems(changes: object): string[] {
  try {
    testimonialRequestSchema.validateSync({ ...request, ...changes }, { abortEarly: false });
    return [];
  } catch (error) {
    if (error instanceof ValidationError) return error.errors;
    throw error;
  }
}

describe('the testimonial form', () => {
  it('doesn’t require a town, a dog or a photo', () => {
    expect(testimonialRequestSchema.validateSync(request)).toMatchObject({
      town: '',
      dogName: '',
      photo: '',
      website: '',
    });
  });

  it.each([
    [{ name: 'A' }, 'contact.nameRequired'],
    [{ email: 'ana@' }, 'contact.emailInvalid'],
    [{ words: '   muy bien   ' }, 'testimonials.wordsTooShort'],
    [{ words: 'x'.repeat(2001) }, 'testimonials.wordsTooLong'],
    [{ town: 'x'.repeat(101) }, 'testimonials.townTooLong'],
    [{ dogName: 'x'.repeat(61) }, 'testimonials.dogNameTooLong'],
    [{ rating: 0 }, 'testimonials.ratingRequired'],
    [{ rating: 4.3 }, 'testimonials.ratingRequired'],
    [{ rating: 5.5 }, 'testimonials.ratingRequired'],
    [{ rating: -1 }, 'testimonials.ratingRequired'],
    [{ rating: '5' }, 'testimonials.ratingRequired'],
    [{ rating: null }, 'testimonials.ratingRequired'],
    [{ hasConsent: false }, 'testimonials.consentRequired'],
    [{ hasConsent: undefined }, 'testimonials.consentRequired'],
    [{ hasConsent: 'true' }, 'testimonials.consentRequired'],
    [{ photo: 'A'.repeat(PHOTO_MAX_LENGTH + 1) }, 'testimonials.photoTooLarge'],
    [{ photo: null }, 'images.notAnImage'],
  ])('rejects invalid fields (case %#)', (changes, problem) => {
    expect(new Set(problems(changes))).toEqual(new Set([problem]));
  });

  it.each([{ rating: 0.5 }, { rating: 5 }, { photo: 'A'.repeat(PHOTO_MAX_LENGTH) }])(
    'accepts values at the limits (case %#)',
    (changes) => {
      expect(problems(changes)).toEqual([]);
    },
  );
});

it('a status change requires a valid former status and a valid new status', () => {
  expect(submittedStatusSchema.isValidSync({ status: 'declined', from: 'waiting' })).toBe(true);
  for (const wrong of [{ from: 'waiting' }, { status: 'declined' }, { status: 'gone', from: 'waiting' }]) {
    const codes = problemsOf(submittedStatusSchema, wrong).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['api.invalidBody']));
  }
});

const submitted: SubmittedTestimonial = {
  id: 'a',
  name: 'Ana\u202e Rivera',
  email: 'ana@example.com',
  town: 'Ponce',
  dogName: 'Luna',
  words: 'Luna ya camina sin halar.',
  rating: 4.5,
  hasConsent: true,
  language: 'es',
  hasPhoto: true,
  status: 'waiting',
  createdAt: '2026-03-01T02:00:00.000Z',
  decidedAt: null,
  testimonialId: '',
  spam: { score: 0, signs: [], verdict: null },
};

describe('an approved testimonial', () => {
  it('can be published in the language it was submitted in', () => {
    const fields = draftSchema(TESTIMONIAL_FIELDS).cast(
      testimonialFrom(submitted, '/images/uploads/a-640x640.webp'),
    );
    expect(fields).toMatchObject({
      name: 'Ana Rivera',
      testimonialEs: submitted.words,
      testimonialEn: '',
      originalText: submitted.words,
      originalLanguage: 'es',
      imageAltEs: 'Luna',
    });
    // In Puerto Rico, it was still February when the testimonial was submitted.
    expect(fields.month).toBe('2026-02');
    expect(publishableSchema(TESTIMONIAL_FIELDS).isValidSync(fields)).toBe(true);
    expect(languagesOf(TESTIMONIAL_FIELDS, fields)).toEqual({ en: false, es: true });
  });

  it('has no image description if there is no picture', () => {
    expect(testimonialFrom(submitted, '')).not.toHaveProperty('imageAltEn');
  });
});

it('a declined testimonial is deleted 30 days later, and others expire like messages', () => {
  const decidedAt = '2026-03-10T00:00:00.000Z';
  expect(submittedExpiry({ ...submitted, status: 'declined', decidedAt }).toISOString()).toBe(
    '2026-04-09T00:00:00.000Z',
  );
  expect(submittedExpiry({ ...submitted, status: 'approved', decidedAt }).getUTCFullYear()).toBe(2028);
});
