/**
 * A period ends a sentence only after a lowercase letter or a digit, and not after an abbreviation such as
 * `S.T.A.R`.
 */
const FIRST_SENTENCE = /^.*?[\p{Ll}\d»”)][.!?…](?=\s|$)/su;

export const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;
