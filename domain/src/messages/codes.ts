import type { en } from './en';

/** The code of a message; both languages have a text for each. */
export type MessageCode = keyof typeof en;

/** Returns the code itself. It makes a misspelt code a compile error where a library accepts any string. */
export const code = (name: MessageCode): MessageCode => name;
