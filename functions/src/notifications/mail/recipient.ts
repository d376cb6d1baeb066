/**
 * Manages the address for emails to the owner: the one that the owner confirmed or, by default, the one in
 * the deployment's settings. A new address gets nothing but a code until the owner enters that code. A
 * mistyped address therefore never receives visitors' messages.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import type { Limit } from '../../platform/config';
import { millisOf } from '../../platform/documents';
import { db } from '../../platform/firebase';
import { ApiError } from '../../platform/http/error';
import { readQuotas, retryAfter } from '../../platform/http/rate-limit';
import { addToOutbox } from '../outbox';
import type { MailConfig } from './config';

/**
 * How long a confirmation code is valid, how many attempts to enter it are allowed, and how many codes may be
 * sent.
 */
export const RECIPIENT_CODE_MS = 60 * 60_000;
const RECIPIENT_CODE_TRIES = 5;
const RECIPIENT_CODES: Limit = { max: 10, windowMs: DAY_MS };

/**
 * The recipient's document. Like the password, it is excluded from backups, because it applies only to this
 * deployment.
 */
const document = db.collection(COLLECTIONS.credentials).doc('mailRecipient');

/**
 * An address awaiting confirmation. The code is stored in plain text, because hashing six digits would hide
 * nothing.
 */
interface Pending {
  id: string;
  address: string;
  code: string;
  tries: number;
  expiresAt: number;
}

interface Recipient {
  confirmed: string | null;
  pending: Pending | null;
}

function recipientIn(stored: DocumentSnapshot, now: number): Recipient {
  const confirmed: unknown = stored.get('address');
  const pending = stored.get('pending') as
    (Omit<Pending, 'expiresAt'> & { expiresAt?: unknown }) | null | undefined;
  const expiresAt = millisOf(pending?.expiresAt) ?? 0;
  return {
    confirmed: typeof confirmed === 'string' ? confirmed : null,
    pending: pending && expiresAt > now ? { ...pending, expiresAt } : null,
  };
}

export const readRecipient = async (now = Date.now()): Promise<Recipient> =>
  recipientIn(await document.get(), now);

export const recipientOf = ({ to }: MailConfig, { confirmed }: Recipient): string => confirmed ?? to;

/**
 * Queues an email to `address` with a confirmation code. Doesn't change the recipient yet. Throws a 429 if
 * the limit is exceeded.
 */
export async function requestRecipient(address: string, now = Date.now()): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { waitMs, consume } = await readQuotas(
      transaction,
      [{ id: 'mail-recipient', limit: RECIPIENT_CODES }],
      now,
    );
    if (waitMs > 0) throw new ApiError(429, 'mail.tooManyCodes', { headers: retryAfter(waitMs) });
    consume();
    const id = randomUUID();
    const code = String(randomInt(1_000_000)).padStart(6, '0');
    const pending = { id, address, code, tries: 0, expiresAt: Timestamp.fromMillis(now + RECIPIENT_CODE_MS) };
    transaction.set(document, { pending }, { merge: true });
    addToOutbox(transaction, { kind: 'recipientCode', requestId: id }, new Date(now));
  });
}

/**
 * Makes the pending address the recipient if the code is right, and notifies the former address. Throws a 400
 * if the code is wrong. Throws a 409 if no address is pending or no attempts are left.
 */
export async function confirmRecipient(config: MailConfig, code: string, now = Date.now()): Promise<void> {
  const isRight = await db.runTransaction(async (transaction) => {
    const recipient = recipientIn(await transaction.get(document), now);
    const { pending } = recipient;
    if (!pending || pending.tries >= RECIPIENT_CODE_TRIES)
      throw new ApiError(409, 'mail.codeExpired', { field: 'code' });
    if (pending.code !== code) {
      transaction.update(document, { 'pending.tries': pending.tries + 1 });
      return false;
    }
    const former = recipientOf(config, recipient);
    transaction.set(document, {
      address: pending.address,
      confirmedAt: Timestamp.fromMillis(now),
      pending: null,
    });
    if (former !== pending.address)
      addToOutbox(
        transaction,
        { kind: 'recipientChange', requestId: pending.id, formerAddress: former },
        new Date(now),
      );
    return true;
  });
  if (!isRight) throw new ApiError(400, 'mail.codeWrong', { field: 'code' });
}
