/**
 * Testimonials submitted by visitors. Only the owner sees them. Approving one creates a testimonial, which
 * she can correct and translate before publishing it.
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
  /** Whether the submission has a photo. Approving it moves the photo to the picture library. */
  hasPhoto: boolean;
  status: SubmittedStatus;
  /** The time of submission in ISO 8601. */
  createdAt: string;
  /**
   * When the owner approved or declined the submission or marked it as spam, in ISO 8601. Null before that.
   */
  decidedAt: string | null;
  /** The id of the created testimonial, or '' until the submission is approved. */
  testimonialId: string;
  spam: SpamAssessment;
  /** The stored answers that this version cannot parse. Set when a submission is read, and never stored. */
  unparsed?: Unparsed;
}

/** The maximum number of submissions of one status on the owner's screen, newest first. */
export const SUBMITTED_LIST_LIMIT = 100;

/**
 * Returns the time at which a submission is permanently deleted: like a message, or earlier if it was
 * declined.
 */
export function submittedExpiry({
  status,
  createdAt,
  decidedAt,
}: Pick<SubmittedTestimonial, 'status' | 'createdAt' | 'decidedAt'>): Date {
  const expiry = submissionExpiry(new Date(createdAt));
  if (status !== 'declined' || decidedAt === null) return expiry;
  return new Date(Math.min(expiry.getTime(), new Date(decidedAt).getTime() + BIN_DAYS * DAY_MS));
}

/**
 * Returns the initial testimonial for an approved submission: the text in its language, and the photo's path,
 * if any.
 */
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
