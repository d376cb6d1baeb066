/** The maximum length of a note in characters (UTF-16 units). */
export const NOTE_MAX_LENGTH = 2000;
export const NOTES_MAX = 50;
