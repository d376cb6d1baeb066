/** Lengths are in characters (UTF-16 units). */
export const LINE_MAX_LENGTH = 200;
export const PARAGRAPH_MAX_LENGTH = 3000;
/** The most items of a list in a draft, such as questions or credentials. */
export const LIST_MAX_LENGTH = 40;
/**
 * The most drafts of a kind, such as testimonials: hidden ones count, those in the bin do not. Pages read as
 * many, so none is left out.
 */
export const DRAFTS_MAX = 100;
