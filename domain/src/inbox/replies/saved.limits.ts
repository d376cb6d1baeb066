/** Lengths are in characters (UTF-16 units). */
export const REPLY_TITLE_MAX_LENGTH = 80;
export const REPLY_TEXT_MAX_LENGTH = 2000;
/** All of them are read at once. */
export const SAVED_REPLIES_MAX = 100;
