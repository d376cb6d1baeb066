/** The person whom a screen is about. No address of a page or of a call has the e-mail address: servers log them, and browsers remember them. */
import { personHeaders } from '@app/domain/inbox/api';
import type { PersonSummary } from '@app/domain/inbox/people';
import { textProperty } from '@app/domain/general/shape';
import { callApi } from '../../../shared/data/api';

/** The state of a history entry that is about a person. */
export const personState = (email: string): object => ({ email });

/** Returns the e-mail address in the state of a history entry; empty without one. */
export const personIn = (state: unknown): string => textProperty(state, 'email').trim();

/** Reads what is stored about a person. */
export const readPerson = (email: string): Promise<PersonSummary> =>
  callApi('GET /api/admin/people', { headers: personHeaders(email) });

/** How many messages and testimonials they have sent. */
export const sentBy = ({ messages, testimonials }: PersonSummary): number => messages + testimonials;
