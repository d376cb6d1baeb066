/**
 * The type of a Spanish dictionary: it must have the keys of the English one, so that a missing text is a
 * type error.
 */
export type Texts<English> = Record<keyof English, string>;
