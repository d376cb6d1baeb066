/** The Spanish side of a dictionary: the same keys as the English one, so that a missing text does not compile. */
export type Texts<English> = Record<keyof English, string>;
