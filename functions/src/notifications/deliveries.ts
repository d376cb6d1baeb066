import type { Transaction } from 'firebase-admin/firestore';
import { CONFIRMATION_LIMITS } from '../platform/config';
import { addressHash, readQuotas } from '../platform/http/rate-limit';
import { mailConfig } from './mail/config';
import { readMailSettings } from './mail/settings';
import { readDeviceIds } from './push/devices';
import { pushKeys } from './push/keys';
import { addToOutbox, type Delivery, type Subject } from './outbox';

/** What a visitor has sent. */
interface Submission {
  submissionId: string;
  about: Subject;
  email: string;
}

/**
 * Reads who is to be told about a new message or testimonial; nobody by e-mail while that is off, and no device while push notifications are.
 * Returns a function that adds the mails and notifications to the outbox, to be called after all reads of the transaction.
 */
export async function readDeliveries(
  transaction: Transaction,
  submission: Submission,
  now: Date,
): Promise<() => void> {
  const { submissionId, about } = submission;
  const isMailOn = mailConfig() !== null;
  const [deviceIds, confirm] = await Promise.all([
    pushKeys() ? readDeviceIds(transaction) : [],
    isMailOn && about === 'message' ? readConfirmation(transaction, submission, now) : null,
  ]);
  const toOwner: Delivery[] = isMailOn
    ? [{ kind: about === 'message' ? 'notice' : 'testimonial', submissionId }]
    : [];
  const toDevices = deviceIds.map((deviceId): Delivery => ({ kind: 'push', about, submissionId, deviceId }));
  return () => {
    for (const delivery of [...toOwner, ...toDevices]) addToOutbox(transaction, delivery, now);
    confirm?.();
  };
}

/**
 * Returns a function that adds the visitor's confirmation; null if the owner has not switched it on, or enough were sent today. Anybody can
 * enter anybody's address: more mails than these would make a nuisance of the site.
 */
async function readConfirmation(
  transaction: Transaction,
  { submissionId, email }: Submission,
  now: Date,
): Promise<(() => void) | null> {
  const { confirmToVisitors } = await readMailSettings(transaction);
  if (!confirmToVisitors) return null;
  const quotas = [
    { id: `confirmation-${addressHash(mailboxOf(email))}`, limit: CONFIRMATION_LIMITS.address },
    { id: 'confirmation-all', limit: CONFIRMATION_LIMITS.all },
  ];
  const { waitMs, consume } = await readQuotas(transaction, quotas, now.getTime());
  if (waitMs > 0) return null;
  return () => {
    consume();
    addToOutbox(transaction, { kind: 'confirmation', submissionId }, now);
  };
}

/** Returns an address by which most spellings of one mailbox are counted together: `Ana+perros@Example.com` is `ana@example.com`. */
const mailboxOf = (email: string): string =>
  email
    .trim()
    .toLowerCase()
    .replace(/\+[^@]*(?=@)/, '');
