/**
 * Limits how many messages are accepted. The limits are checked first, so that a message above them causes no
 * further work.
 */
import type { Request } from 'express';
import type { DocumentReference, Transaction } from 'firebase-admin/firestore';
import type { ContactRequest } from '@app/domain/inbox/contact';
import { CONTACT_LIMITS } from '../platform/config';
import { db } from '../platform/firebase';
import { clientAddress, type ClientAddress } from '../platform/http/client-address';
import { ApiError } from '../platform/http/error';
import { addressHash, readQuotas, retryAfter, type Quota } from '../platform/http/rate-limit';
import { createSerialQueue } from '../platform/serial-queue';
import { submissions } from './document';
import { requireKnownService } from './services';
import { pageOf } from './source';
import { storeSubmission } from './store';
import type { UnknownAnswers } from './unknown-answers';

/**
 * All requests from one address write the same counter. The queue keeps the transactions of a burst from
 * waiting for each other's locks.
 */
const admissionQueue = createSerialQueue();

/**
 * Counts a submission on the counters that `read` returns; null if a document with its id already exists,
 * because the request is a retry.
 */
export const countNew = <Counters extends { consume: () => void }>(
  document: DocumentReference,
  read: (transaction: Transaction, now: number) => Promise<Counters>,
): Promise<Counters | null> =>
  admissionQueue(() =>
    db.runTransaction(async (transaction) => {
      if ((await transaction.get(document)).exists) return null;
      const counters = await read(transaction, Date.now());
      counters.consume();
      return counters;
    }),
  );

const FLOOD: Quota = { id: 'contact-flood', limit: CONTACT_LIMITS.flood };

/**
 * Reads the counters for a message. Throws a 429 for a visitor above the limit. A message above the limit of
 * its peer is part of a flood (`isFlood`). A flood may contain real messages, so it is stored as suspected
 * spam. Throws a 503 if the flood exceeds its own limit.
 */
async function readContactQuotas(transaction: Transaction, { visitor, peer }: ClientAddress, now: number) {
  const visitorQuotas: Quota[] =
    visitor === null ? [] : [{ id: `contact-${addressHash(visitor)}`, limit: CONTACT_LIMITS.visitor }];
  const peerQuotas: Quota[] = [{ id: `contact-peer-${addressHash(peer)}`, limit: CONTACT_LIMITS.peer }];

  const byVisitor = await readQuotas(transaction, visitorQuotas, now);
  if (byVisitor.waitMs > 0)
    throw new ApiError(429, 'contact.tooMany', { headers: retryAfter(byVisitor.waitMs) });
  const byPeer = await readQuotas(transaction, peerQuotas, now);
  const isFlood = byPeer.waitMs > 0;
  const counted = isFlood ? await readQuotas(transaction, [FLOOD], now) : byPeer;
  if (counted.waitMs > 0) throw new ApiError(503, 'api.busy', { headers: retryAfter(counted.waitMs) });
  return {
    isFlood,
    consume: () => {
      byVisitor.consume();
      counted.consume();
    },
  };
}

/**
 * Accepts and stores a visitor's message; a no-op for a retry. Throws a 429 or 503 above the limits, and a
 * 400 for an unknown service.
 */
export async function receiveMessage(
  request: Request,
  id: string,
  contact: ContactRequest,
  others: UnknownAnswers,
): Promise<void> {
  const from = clientAddress(request);
  const counted = await countNew(submissions.doc(id), (transaction, now) =>
    readContactQuotas(transaction, from, now),
  );
  if (!counted) return;
  await requireKnownService(contact.service);
  const source = { page: pageOf(request.get('Referer')), isFlood: counted.isFlood };
  await storeSubmission(id, contact, source, others);
}
