export const PASSWORD_MAX_LENGTH = 200;
/** functions/passwords.mjs repeats it for `npm run admin:password`. */
export const PASSWORD_MIN_LENGTH = 12;
