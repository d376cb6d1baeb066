/** Limits how many messages are taken in. Counted first: a message above the limits takes the server no other work. */
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

/** What comes from one address writes the same counter: in a queue, the transactions of a burst do not wait for each other's locks. */
const admissionQueue = createSerialQueue();

/** Counts what a visitor sends by the counters that `read` returns; null if a document with its id is stored: then it is a repetition. */
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
 * Reads the counters that a message counts on. Throws a 429 for a visitor above the limit. A message above the limit of its peer is part
 * of a flood (`isFlood`), which may contain real messages, so it is stored as suspected spam; throws a 503 when there are too many even
 * of those.
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

/** Takes a visitor's message in and stores it; a repetition changes nothing. Throws a 429 or 503 above the limits, and a 400 for an unknown service. */
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
