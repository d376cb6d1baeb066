/** The maximum lengths of a single line and of longer text, in UTF-16 code units. */
export const LINE_MAX_LENGTH = 200;
export const PARAGRAPH_MAX_LENGTH = 3000;
/** The maximum number of items in a list field, such as questions or credentials. */
export const LIST_MAX_LENGTH = 40;
/**
 * The maximum number of drafts of one kind, such as testimonials. Hidden drafts count, but those in the bin
 * don't. Because pages query up to this many items, they show all of them.
 */
export const DRAFTS_MAX = 100;
