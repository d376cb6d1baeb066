/** A full stop after a lower-case letter or a figure: one after `S.T.A.R` ends a name and no sentence. */
const FIRST_SENTENCE = /^.*?[\p{Ll}\d»”)][.!?…](?=\s|$)/su;

/** The first sentence of a text, which a card can show whole; all of it where it is a single one. */
export const firstSentence = (text: string): string => FIRST_SENTENCE.exec(text)?.[0] ?? text;
