import * as logger from 'firebase-functions/logger';
import { inParallel } from '@app/domain/general/in-parallel';
import type { ContactSubmission } from '@app/domain/inbox/contact';
import type { SubmittedTestimonial } from '@app/domain/inbox/testimonials';
import type { MailedMessage } from './mail/compose';
import {
  claimEntry,
  dueEntries,
  markFailed,
  markSent,
  type ClaimedEntry,
  type Delivery,
  type Failure,
  type MailDelivery,
  type PushDelivery,
} from './outbox';

/**
 * The maximum number of entries to send at once. It is low, because email providers limit each account's
 * connections.
 */
const SENT_AT_ONCE = 2;
const ENTRIES_PER_RUN = 200;

/**
 * Reads the message or testimonial that an entry refers to. Each function returns null if the item has been
 * deleted since.
 */
export interface News {
  message: (id: string) => Promise<(ContactSubmission & MailedMessage) | null>;
  testimonial: (id: string) => Promise<SubmittedTestimonial | null>;
}

/** Tries once to deliver an entry. Returns why that failed, or null if it succeeded. */
export type Channel<Delivered extends Delivery> = (entry: ClaimedEntry<Delivered>) => Promise<Failure | null>;

/** The sender's channels and clock, which tests replace. */
export interface Sending {
  mail: Channel<MailDelivery>;
  push: Channel<PushDelivery>;
  now: () => number;
}

/**
 * Sends an entry if it is due and no other sender has claimed it. Records any failure instead of throwing it.
 */
export async function sendEntry(id: string, { mail, push, now }: Sending): Promise<void> {
  const entry = await claimEntry(id, now());
  if (!entry) return;
  const { delivery } = entry;
  const failure = await (delivery.kind === 'push'
    ? push({ ...entry, delivery })
    : mail({ ...entry, delivery }));
  if (!failure) return markSent(entry, now());
  logger.warn('an outbox entry could not be sent', {
    id,
    attempts: entry.attempts,
    problem: failure.problem,
  });
  await markFailed(entry, failure, now());
}

/** Sends all due entries, at most `atOnce` at a time. */
export async function sendDueEntries(sending: Sending, atOnce = SENT_AT_ONCE): Promise<void> {
  const ids = await dueEntries(sending.now(), ENTRIES_PER_RUN);
  await inParallel(ids, atOnce, (id) => sendEntry(id, sending));
}
