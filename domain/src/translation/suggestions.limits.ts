/** How many texts a request may have: all localized fields of a post, and more. */
export const TRANSLATION_TEXTS_MAX = 20;
