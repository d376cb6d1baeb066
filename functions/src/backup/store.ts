/** The list of the copies: `backups/{id}`. The archives are in the bucket, under the same id. */
import { randomUUID } from 'node:crypto';
import type { Bucket, File } from '@google-cloud/storage';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import { mixed, number, object, string } from 'yup';
import {
  BACKUPS_FOLDER,
  isUnderWay,
  NIGHTLY_KEPT,
  OWNERS_KEPT,
  type Backup,
  type BackupKind,
  type BackupState,
} from '@perro-wisdom/domain/backup/archive';
import { COLLECTIONS } from '@perro-wisdom/domain/general/collections';
import { inParallel } from '@perro-wisdom/domain/general/in-parallel';
import { BACKUP_SILENCE_MS } from '../platform/config';
import { fieldsOf, parseFields } from '../platform/documents';
import { db } from '../platform/firebase';

const backups = db.collection(COLLECTIONS.backups);

const KEPT: Record<BackupKind, number> = { nightly: NIGHTLY_KEPT, owner: OWNERS_KEPT };

const REMOVED_AT_ONCE = 8;

const STATES: readonly BackupState[] = ['waiting', 'writing', 'checking', 'complete', 'failed', 'damaged'];
const UNDER_WAY: readonly BackupState[] = ['waiting', 'writing', 'checking'];

const count = () => number().defined().nullable();
const backupSchema = object({
  id: string().required(),
  kind: mixed<BackupKind>().oneOf(['owner', 'nightly']).required(),
  state: mixed<BackupState>().oneOf(STATES).required(),
  createdAt: string().required(),
  updatedAt: string().required(),
  checkedAt: string().defined().nullable(),
  progress: object({ done: number().required(), total: number().required() }).required(),
  bytes: count(),
  documents: count(),
  files: count(),
});

/** A copy whose maker has not been heard of for this long has ended with its process. */
function parseBackup(document: DocumentSnapshot, now: number): Backup[] {
  const fields = document.exists
    ? parseFields(backupSchema, document.ref.path, fieldsOf(document))
    : undefined;
  if (!fields) return [];
  const { updatedAt, ...backup } = fields;
  const isSilent = UNDER_WAY.includes(backup.state) && now - Date.parse(updatedAt) > BACKUP_SILENCE_MS;
  return [isSilent ? { ...backup, state: 'failed' } : backup];
}

/** Reads all records, newest first: `removeOldBackups` leaves few. */
async function readAll(now: number): Promise<Backup[]> {
  return (await backups.orderBy('createdAt', 'desc').get()).docs.flatMap((document) =>
    parseBackup(document, now),
  );
}

/**
 * Chooses the copies that are kept, by their state, so that no number of failures takes the place of a good copy: those that are being made, the newest
 * good ones, and the last that failed. One that is damaged is kept like a complete one, since most of it may be readable, but not instead of one.
 */
function keptOf(all: readonly Backup[]): Backup[] {
  const newest = (kind: BackupKind, states: readonly BackupState[]) =>
    all.filter((backup) => backup.kind === kind && states.includes(backup.state)).slice(0, KEPT[kind]);
  const kept = new Set([
    ...all.filter(isUnderWay),
    ...(['nightly', 'owner'] as const).flatMap((kind) => [
      ...newest(kind, ['complete']),
      ...newest(kind, ['complete', 'damaged']),
    ]),
    ...all.filter(({ state }) => state === 'failed').slice(0, 1),
  ]);
  return all.filter((backup) => kept.has(backup));
}

/** Lists the copies that are kept, newest first. */
export const readBackups = async (now = Date.now()): Promise<Backup[]> => keptOf(await readAll(now));

export async function readBackup(id: string): Promise<Backup | undefined> {
  return parseBackup(await backups.doc(id).get(), Date.now())[0];
}

/** Records that a copy is wanted; returns the one that is being made already, if there is one. */
export function requestBackup(kind: BackupKind, now = Date.now()): Promise<Backup> {
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(backups.where('state', 'in', UNDER_WAY));
    const current = docs.flatMap((document) => parseBackup(document, now)).find(isUnderWay);
    if (current) return current;
    const time = Timestamp.fromMillis(now);
    const backup = {
      kind,
      state: 'waiting' as const,
      progress: { done: 0, total: 0 },
      checkedAt: null,
      bytes: null,
      documents: null,
      files: null,
    };
    const ref = backups.doc(randomUUID());
    transaction.create(ref, { ...backup, createdAt: time, updatedAt: time });
    return { ...backup, id: ref.id, createdAt: time.toDate().toISOString() };
  });
}

/** Takes a copy that waits to be made; null if it does not, because another process makes it, or has made it. */
export function claimBackup(id: string): Promise<{ createdAt: Date } | null> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(backups.doc(id));
    if (document.get('state') !== 'waiting') return null;
    transaction.update(document.ref, { state: 'writing', updatedAt: Timestamp.now() });
    return { createdAt: (document.get('createdAt') as Timestamp).toDate() };
  });
}

type Changes = Partial<
  Pick<Backup, 'state' | 'progress' | 'bytes' | 'documents' | 'files'> & { checkedAt: Date; problem: string }
>;

/** Records how far a copy is, or how it ended; also that its maker is still there. */
export async function updateBackup(id: string, changes: Changes): Promise<void> {
  await backups.doc(id).update({ ...changes, updatedAt: Timestamp.now() });
}

/** Returns the archive of a copy in the bucket. */
export const archiveOf = (bucket: Bucket, id: string): File => bucket.file(`${BACKUPS_FOLDER}${id}.zip`);

/**
 * Removes the copies that are not kept, and what is left of the archive of one that failed. An archive without a record stays: if the
 * records were lost, the archives are what they are restored from.
 */
export async function removeOldBackups(bucket: Bucket, now = Date.now()): Promise<void> {
  const all = await readAll(now);
  const kept = new Set(keptOf(all));
  const removed = all.filter((backup) => !kept.has(backup) || backup.state === 'failed');
  await inParallel(removed, REMOVED_AT_ONCE, async (backup) => {
    await archiveOf(bucket, backup.id).delete({ ignoreNotFound: true });
    if (!kept.has(backup)) await backups.doc(backup.id).delete();
  });
}
