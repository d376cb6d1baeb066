/** Scores messages for spam, and learns from the owner's verdicts. */
import { createHash } from 'node:crypto';
import { FieldValue, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { asNumber, asRecord } from '@app/domain/stored/reader';
import type { ContactRequest } from '@app/domain/inbox/contact';
import {
  LEARNED_SIGNS,
  REPEATED_TEXT_MIN_LENGTH,
  REPEATED_TEXT_SENDERS,
  isLearned,
  spamScore,
  spamSigns,
  type SignCounts,
  type SpamAssessment,
  type SpamCircumstances,
  type SpamCounts,
  type SpamSign,
  type SpamVerdict,
} from '@app/domain/inbox/spam';
import { readFields } from '../platform/documents';
import { db } from '../platform/firebase';

/**
 * The document that counts, for each spam sign, how many messages with that sign the owner marked as spam and
 * how many as not spam. Browsers can't read it.
 */
const learned = db.collection(COLLECTIONS.settings).doc('spam');

const asSignCounts = asRecord<SignCounts>({ spam: asNumber, notSpam: asNumber });

async function readCounts(): Promise<SpamCounts> {
  const stored = await learned.get();
  const counts: SpamCounts = {};
  for (const sign of LEARNED_SIGNS) {
    const value: unknown = stored.get(sign);
    if (value !== undefined) counts[sign] = readFields(asSignCounts, `${learned.path}.${sign}`, value);
  }
  return counts;
}

/**
 * Returns a hash of the message that ignores white space and capitalization. Returns null if the message is
 * too short.
 */
function textHash(message: string): string | null {
  const text = message.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();
  return text.length < REPEATED_TEXT_MIN_LENGTH
    ? null
    : createHash('sha256').update(text).digest('hex').slice(0, 32);
}

/** The maximum number of messages to read when looking for `REPEATED_TEXT_SENDERS` other senders. */
const SAME_TEXT_LIMIT = 10 * REPEATED_TEXT_SENDERS;

async function countOtherSenders(hash: string | null, email: string): Promise<number> {
  if (hash === null) return 0;
  const { docs } = await db
    .collection(COLLECTIONS.contactSubmissions)
    .where('spam.textHash', '==', hash)
    .limit(SAME_TEXT_LIMIT)
    .select('email')
    .get();
  const senders = new Set(docs.map((document) => String(document.get('email')).toLowerCase()));
  senders.delete(email.trim().toLowerCase());
  return senders.size;
}

export interface StoredAssessment extends SpamAssessment {
  textHash: string | null;
}

/**
 * Assesses a message. `otherTexts` are its answers to questions that aren't part of the form. Runs outside
 * the transaction that stores the message, so that messages don't have to wait for each other's locks.
 */
export async function assess(
  contact: Pick<ContactRequest, 'name' | 'email' | 'message' | 'website' | 'elapsedMs'>,
  { isFlood, otherTexts }: Pick<SpamCircumstances, 'isFlood'> & { otherTexts: readonly string[] },
): Promise<StoredAssessment> {
  const hash = textHash(contact.message);
  const [counts, otherSenders] = await Promise.all([readCounts(), countOtherSenders(hash, contact.email)]);
  const message = [contact.message, ...otherTexts].join('\n');
  const signs = spamSigns({ ...contact, message }, { isFlood, otherSenders });
  return { signs, score: spamScore(signs, counts), verdict: null, textHash: hash };
}

/**
 * Counts the owner's verdict on a message with these signs and reverts the count of the previous verdict.
 * `verdictAfter` derives the verdict from the statuses. Runs in the transaction that changes the status.
 * Reads nothing, so it may be called after other writes.
 */
export function countVerdict(
  transaction: Transaction,
  signs: readonly SpamSign[],
  verdict: SpamVerdict | null,
  previousVerdict: SpamVerdict | null,
): void {
  const signsToCount = signs.filter(isLearned);
  if (verdict === previousVerdict || signsToCount.length === 0) return;
  const changes: Partial<Record<keyof SignCounts, FieldValue>> = {
    ...(previousVerdict && { [previousVerdict]: FieldValue.increment(-1) }),
    ...(verdict && { [verdict]: FieldValue.increment(1) }),
  };
  transaction.set(learned, Object.fromEntries(signsToCount.map((sign) => [sign, changes])), { merge: true });
}
