import type { en } from './en';

/** The name of a text that both languages have. */
export type MessageCode = keyof typeof en;

/** Names a text where a library wants a plain string; a misspelt one does not compile. */
export const code = (name: MessageCode): MessageCode => name;
