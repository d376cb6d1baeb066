/** The limits of the contact form. Lengths are in UTF-16 code units. */
export const NAME_MIN_LENGTH = 2;
export const NAME_MAX_LENGTH = 100;
export const EMAIL_MAX_LENGTH = 254;
export const MESSAGE_MIN_LENGTH = 10;
export const MESSAGE_MAX_LENGTH = 5000;
export const PHONE_MAX_LENGTH = 40;
/**
 * The numbers of digits in a phone number, without the extension. The longest phone numbers have 15 digits
 * (ITU-T E.164). The shortest have 7 digits, which are local numbers without an area code.
 */
export const PHONE_MIN_DIGITS = 7;
export const PHONE_MAX_DIGITS = 15;

/** The value of the contact form's option for requests that concern none of the services. */
export const OTHER_SERVICE = 'other';
