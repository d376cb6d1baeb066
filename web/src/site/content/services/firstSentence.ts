/**
 * Matches the first sentence. A period ends a sentence only after a lowercase letter, a digit, a closing
 * quotation mark or a closing parenthesis. This excludes abbreviations such as `S.T.A.R`.
 */
const FIRST_SENTENCE = /^.*?[\p{Ll}\d»”)][.!?…](?=\s|$)/su;

export const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;
