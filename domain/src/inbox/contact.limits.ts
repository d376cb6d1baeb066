/** The limits of the contact form. Lengths are in UTF-16 code units. */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;
export const PHONE_MAX_LENGTH = 40;
/**
 * The minimum and maximum number of digits in a phone number, excluding the extension. The longest numbers
 * have 15 digits (ITU-T E.164). The shortest have 7: local numbers without an area code.
 */
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;

/** The value of the contact form's option for messages that aren't about any service. */
export const OTHER_SERVICE = 'other';
