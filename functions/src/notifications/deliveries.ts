import type { Transaction } from 'firebase-admin/firestore';
import { DAY_MS } from '@app/domain/general/dates';
import type { Limit } from '../platform/config';
import { addressHash, readQuotas } from '../platform/http/rate-limit';
import { mailConfig } from './mail/config';
import { readMailSettings } from './mail/settings';
import { readDeviceIds } from './push/devices';
import { pushKeys } from './push/keys';
import { addToOutbox, type Delivery, type Subject } from './outbox';

/**
 * How many confirmations are sent to visitors: to one address, so that nobody is flooded, and in total. The
 * total ensures that an attack leaves most of a provider's quota (Gmail: 500 emails a day) to emails for the
 * owner. Above the limits, messages arrive without a confirmation.
 */
const CONFIRMATION_LIMITS = {
  address: { max: 2, windowMs: DAY_MS },
  all: { max: 100, windowMs: DAY_MS },
} as const satisfies Record<string, Limit>;

interface Submission {
  submissionId: string;
  about: Subject;
  email: string;
}

/**
 * Queues the notifications about a new message or testimonial: emails if email is on, and push notifications
 * if those are on. It reads before it writes, so the transaction must not write before the call, or read
 * after it.
 */
export async function addDeliveries(
  transaction: Transaction,
  { submissionId, about, email }: Submission,
  now: Date,
): Promise<void> {
  const isMailOn = mailConfig() !== null;
  const [deviceIds, countConfirmation] = await Promise.all([
    pushKeys() ? readDeviceIds(transaction) : [],
    isMailOn && about === 'message' ? readConfirmation(transaction, email, now) : null,
  ]);
  const add = (delivery: Delivery) => addToOutbox(transaction, delivery, now);
  if (isMailOn) add({ kind: about === 'message' ? 'notice' : 'testimonial', submissionId });
  for (const deviceId of deviceIds) add({ kind: 'push', about, submissionId, deviceId });
  if (countConfirmation) {
    countConfirmation();
    add({ kind: 'confirmation', submissionId });
  }
}

/**
 * Returns the function that counts the visitor's confirmation; null if confirmations are off, or if the limit
 * is reached. Anyone can enter someone else's address, so without the limit the site could be used to spam
 * people.
 */
async function readConfirmation(
  transaction: Transaction,
  email: string,
  now: Date,
): Promise<(() => void) | null> {
  const { confirmToVisitors } = await readMailSettings(transaction);
  if (!confirmToVisitors) return null;
  const quotas = [
    { id: `confirmation-${addressHash(mailboxOf(email))}`, limit: CONFIRMATION_LIMITS.address },
    { id: 'confirmation-all', limit: CONFIRMATION_LIMITS.all },
  ];
  const { waitMs, consume } = await readQuotas(transaction, quotas, now.getTime());
  return waitMs > 0 ? null : consume;
}

/**
 * Returns a normalized address, so that most spellings of one mailbox are counted together:
 * `Ana+perros@Example.com` becomes `ana@example.com`.
 */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
