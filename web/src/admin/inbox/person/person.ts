/**
 * Stores a person's email address in a history entry's state. The address is never part of a URL, because
 * servers log URLs and browsers remember them.
 */
import type { PersonSummary } from '@app/domain/inbox/people';
import { textProperty } from '@app/domain/general/property';

export const personState = (email: string): object => ({ email });

/** Returns the email address in a history entry's state, or an empty string if there is none. */
export const personIn = (state: unknown): string => textProperty(state, 'email').trim();

export const sentBy = ({ messages, testimonials }: PersonSummary): number => messages + testimonials;
