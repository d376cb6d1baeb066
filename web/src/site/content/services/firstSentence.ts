/**
 * Matches the first sentence. Its final punctuation must follow a lowercase letter, a digit, or a closing
 * quotation mark or parenthesis. That rules out abbreviations such as `S.T.A.R`.
 */
const FIRST_SENTENCE = /^.*?[\p{Ll}\d»”)][.!?…](?=\s|$)/su;

export const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;
