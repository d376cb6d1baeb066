import type { en } from './en';

/** The code of a message, with a text in both languages. */
export type MessageCode = keyof typeof en;

/**
 * Returns the code itself. Turns a misspelled code into a compile error where a library accepts any string.
 */
export const code = (name: MessageCode): MessageCode => name;
