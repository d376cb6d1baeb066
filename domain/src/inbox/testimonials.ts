/**
 * Defines the testimonials that visitors submit. Submissions are visible only to the owner. Approving one
 * creates a testimonial that the owner can correct and translate before publishing it.
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
  /**
   * Whether a photo is stored with the submission. Once the submission is approved, its photo is in the
   * picture library instead.
   */
  hasPhoto: boolean;
  status: SubmittedStatus;
  /** When the submission arrived, in ISO 8601 format. */
  createdAt: string;
  /**
   * When the owner approved or declined the submission or marked it as spam, in ISO 8601 format; null while
   * it is waiting.
   */
  decidedAt: string | null;
  /** The id of the testimonial created from the submission, or '' before approval. */
  testimonialId: string;
  spam: SpamAssessment;
  /** Stored values that this version of the site can't read. They are never written back. */
  unparsed?: Unparsed;
}

/** The maximum number of submissions in a list, which contains the newest ones. */
export const SUBMITTED_LIST_LIMIT = 100;

/**
 * Returns when a submission will be permanently deleted: at the same age as a message, or earlier if it was
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
 * Returns the initial fields of the testimonial that approving a submission creates. `image` is the photo's
 * path, or ''.
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
