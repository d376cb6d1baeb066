/** The person whom a screen is about. No address of a page or of a call has the e-mail address: servers log them, and browsers remember them. */
import type { PersonSummary } from '@app/domain/inbox/people';
import { textProperty } from '@app/domain/general/property';

export const personState = (email: string): object => ({ email });

/** Returns the e-mail address in the state of a history entry; empty without one. */
export const personIn = (state: unknown): string => textProperty(state, 'email').trim();

export const sentBy = ({ messages, testimonials }: PersonSummary): number => messages + testimonials;
