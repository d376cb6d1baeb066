/**
 * Testimonials that visitors have sent. Nobody but the owner sees them: she approves one, which makes a testimonial of it that she can correct
 * and translate before she publishes it.
 */
import type { InferType } from 'yup';
import { BIN_DAYS } from '../general/bin';
import { submissionExpiry } from './contact';
import type { Unparsed } from '../fields/answers';
import type { SpamAssessment } from './spam';
import { DAY_MS, wallTimeOf } from '../general/dates';
import type { Locale } from '../general/locale';
import { plainName } from '../general/plain-name';
import type { TestimonialFields } from '../content/testimonials';
import type { SubmittedStatus } from './testimonials.limits';
import type { FormValues } from '../fields/form';
import type { TESTIMONIAL_FORM } from './testimonial-form';
import type { testimonialRequestSchema } from './testimonials.schema';

export type TestimonialForm = FormValues<typeof TESTIMONIAL_FORM>;
export type TestimonialRequest = InferType<typeof testimonialRequestSchema>;

export interface SubmittedTestimonial extends TestimonialForm {
  id: string;
  language: Locale;
  /** Whether there is a photo that waits with it. That of an approved one is in the picture library. */
  hasPhoto: boolean;
  status: SubmittedStatus;
  /** ISO 8601. */
  createdAt: string;
  /** When the owner approved or declined it, or called it spam, as ISO 8601; null while it waits. */
  decidedAt: string | null;
  /** The testimonial that was made of it; empty until it is approved. */
  testimonialId: string;
  spam: SpamAssessment;
  /** Only read, never written. */
  unparsed?: Unparsed;
}

/** How many of one status the owner's screen shows, newest first. */
export const SUBMITTED_LIST_LIMIT = 100;

/** Returns when one is deleted for good: like a message, and sooner if it was declined. */
export function submittedExpiry({
  status,
  createdAt,
  decidedAt,
}: Pick<SubmittedTestimonial, 'status' | 'createdAt' | 'decidedAt'>): Date {
  const expiry = submissionExpiry(new Date(createdAt));
  if (status !== 'declined' || decidedAt === null) return expiry;
  return new Date(Math.min(expiry.getTime(), new Date(decidedAt).getTime() + BIN_DAYS * DAY_MS));
}

/** Returns the testimonial to begin with when one is approved: the words in their language, and the photo, if any, under its path. */
export function testimonialFrom(
  { name, town, dogName, words, rating, hasConsent, language, createdAt }: SubmittedTestimonial,
  image: string,
): Partial<TestimonialFields> {
  const dog = plainName(dogName);
  return {
    name: plainName(name),
    location: plainName(town),
    rating,
    [language === 'es' ? 'testimonialEs' : 'testimonialEn']: words,
    month: wallTimeOf(new Date(createdAt)).date.slice(0, 7),
    image,
    ...(image !== '' && { imageAltEn: dog, imageAltEs: dog }),
    hasConsent,
    originalText: words,
    originalLanguage: language,
  };
}
