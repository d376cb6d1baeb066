/** The maximum length of a note in UTF-16 code units. */
export const NOTE_MAX_LENGTH = 2000;
export const NOTES_MAX = 50;
