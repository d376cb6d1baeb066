/**
 * Gives the messages of an earlier version what the owner's list needs:
 *   npx tsx seed/repair-messages.ts [--project <id>]
 * Adds the keys by which messages are found, and fields that they lack. Safe to run at any time, and repeatedly; what visitors wrote, the
 * states and the expiry dates do not change. The target is chosen as in `load.ts`.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { submissionReadAt, submissionStatus, type ContactSubmission, type SubmissionStatus } from '@perro-wisdom/domain/contact';
import { listKeys } from '@perro-wisdom/domain/contact-list';
import { inParallel } from '@perro-wisdom/domain/in-parallel';
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, Timestamp, type DocumentData, type DocumentSnapshot, type Firestore } from 'firebase-admin/firestore';
import { chooseTarget } from './target';

const MESSAGES_AT_ONCE = 8;
const MESSAGES_PER_QUERY = 500;

/** The fields that earlier versions did not store. */
const ADDED = { phone: '', prefersWhatsApp: false, page: '', answeredAt: null, deletedAt: null, notes: [] } as const;

const timeOf = (value: unknown): string | null => (value instanceof Timestamp ? value.toDate().toISOString() : null);

/** Returns the fields of a message that are missing or wrong; null for an invalid message, which is left as it is. */
function changesOf(message: DocumentSnapshot, now: Date): DocumentData | null {
  const stored: DocumentData = { ...ADDED, ...message.data() };
  const createdAt = timeOf(stored.createdAt);
  if (createdAt === null || ['name', 'email', 'message', 'status', 'language', 'service'].some((field) => typeof stored[field] !== 'string')) return null;
  const readAt = submissionReadAt(stored.readAt === undefined ? undefined : timeOf(stored.readAt), createdAt, now);
  const status = submissionStatus(stored.status as SubmissionStatus, stored.status === 'spam' ? null : readAt);
  const keys = listKeys({ ...(stored as ContactSubmission), status, deletedAt: timeOf(stored.deletedAt) });
  return {
    ...Object.fromEntries(Object.entries(ADDED).filter(([field]) => message.get(field) === undefined)),
    ...(!isDeepStrictEqual(message.get('listKeys'), keys) && { listKeys: keys }),
  };
}

/** Repairs one message in a transaction, so that no change made meanwhile is overwritten; returns whether it changed. */
function repairMessage(db: Firestore, id: string): Promise<boolean> {
  return db.runTransaction(async (transaction) => {
    const message = await transaction.get(db.collection(COLLECTIONS.contactSubmissions).doc(id));
    if (!message.exists) return false;
    const changes = changesOf(message, new Date());
    if (changes === null) console.error(`${message.ref.path} is invalid and left as it is.`);
    if (changes === null || Object.keys(changes).length === 0) return false;
    transaction.update(message.ref, changes);
    return true;
  });
}

/** Returns how many messages were repaired. */
async function repairMessages(db: Firestore): Promise<number> {
  const inOrder = db.collection(COLLECTIONS.contactSubmissions).orderBy('createdAt', 'desc').select('createdAt').limit(MESSAGES_PER_QUERY);
  let repaired = 0;
  let last: DocumentSnapshot | undefined;
  do {
    const { docs } = await (last ? inOrder.startAfter(last) : inOrder).get();
    await inParallel(docs, MESSAGES_AT_ONCE, async ({ id }) => {
      if (await repairMessage(db, id)) repaired += 1;
    });
    last = docs.length < MESSAGES_PER_QUERY ? undefined : docs.at(-1);
  } while (last);
  return repaired;
}

async function repair(): Promise<void> {
  const { values } = parseArgs({ options: { project: { type: 'string' } } });
  const { projectId, onEmulators } = chooseTarget(process.env, values.project);
  if (onEmulators) process.env.METADATA_SERVER_DETECTION = 'none';
  initializeApp({ projectId });
  const db = getFirestore();
  console.log(`Repairing the messages of ${onEmulators ? 'the emulators, project' : 'the project'} ${projectId}`);
  console.log(`${COLLECTIONS.contactSubmissions}: ${await repairMessages(db)} brought up to date`);
  await db.terminate();
}

repair().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
