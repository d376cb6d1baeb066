/** The limits of the testimonial form. Lengths are in UTF-16 code units. */
export const TOWN_MAX_LENGTH = 100;
export const DOG_NAME_MAX_LENGTH = 60;
export const WORDS_MIN_LENGTH = 20;
export const WORDS_MAX_LENGTH = 2000;

/** The maximum size of a photo in bytes. Browsers scale photos down before sending them. */
export const PHOTO_MAX_BYTES = 4 * 1024 * 1024;

/**
 * The statuses of a submitted testimonial. `approved`: a testimonial was created from it. `declined`: it is
 * in the bin and will eventually be deleted.
 */
export const SUBMITTED_STATUSES = ['waiting', 'approved', 'declined', 'spam'] as const;
export type SubmittedStatus = (typeof SUBMITTED_STATUSES)[number];
