/**
 * The type of a Spanish dictionary. It requires all keys of the English dictionary, so that a missing string
 * is a type error.
 */
export type Texts<English> = Record<keyof English, string>;
