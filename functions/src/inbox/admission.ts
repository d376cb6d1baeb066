/**
 * Limits how many messages are accepted. The limits are checked first, so no other work is done for rejected
 * messages.
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
 * All requests from one address write to the same counter. The queue keeps transactions in a burst from
 * waiting for each other's locks.
 */
const admissionQueue = createSerialQueue();

/**
 * Counts a submission in the counters that `read` returns. Returns null if it is a retry, which means its
 * document already exists.
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
 * Reads the counters for a message. Throws a 429 if the visitor is over the limit. If the peer is over its
 * limit, the message is part of a flood (`isFlood`). Floods may contain real messages, so they are stored as
 * suspected spam. Throws a 503 if the flood exceeds its own limit.
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
 * Accepts and stores a visitor's message. Does nothing if the request is a retry. Throws a 429 or 503 if a
 * limit is exceeded, or a 400 if the service is unknown.
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
