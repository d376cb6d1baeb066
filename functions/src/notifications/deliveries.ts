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
 * The limits on confirmations to visitors. The limit per address protects people from being flooded. The
 * total limit ensures that an attack leaves most of a provider's quota (Gmail: 500 emails a day) for emails
 * to the owner. Above the limits, messages are still accepted, but no confirmation is sent.
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
 * Queues the notifications about a new message or testimonial: emails and push notifications, whichever are
 * on. This function reads and then writes, so the transaction must not write before the call or read after
 * it.
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
 * Returns a function that counts the visitor's confirmation toward the limits. Returns null if confirmations
 * are off or a limit has been reached. Anyone can enter someone else's address, so without limits the site
 * could be used to spam people.
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
 * Returns the normalized form of `email`, so that most spellings of one mailbox count as the same address:
 * `Ana+perros@Example.com` becomes `ana@example.com`.
 */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
