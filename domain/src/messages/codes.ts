import type { en } from './en';

/** The code of a message. Every code has a message in both languages. */
export type MessageCode = keyof typeof en;

/** Returns the code itself. Makes a misspelled code a compile error where a library accepts any string. */
export const code = (name: MessageCode): MessageCode => name;
