import type { en } from './en';

/** The code of a message. Every code has a message in both languages. */
export type MessageCode = keyof typeof en;

/**
 * Returns the code itself. Where a library accepts any string, this makes a misspelled code a compile error.
 */
export const code = (name: MessageCode): MessageCode => name;
