export const PASSWORD_MAX_LENGTH = 200;
/** functions/passwords.mjs repeats it for `npm run deploy:secret`. */
export const PASSWORD_MIN_LENGTH = 12;
