/** Lengths are in characters (UTF-16 units). */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;
export const PHONE_MAX_LENGTH = 40;
/**
 * In digits, without the extension. The longest numbers have 15 digits (ITU-T E.164); the shortest local
 * ones, without area code, have 7.
 */
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;

/** The contact form's option for everything else. */
export const OTHER_SERVICE = 'other';
