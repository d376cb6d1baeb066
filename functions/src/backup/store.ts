/**
 * Stores a record at `backups/{id}` for each backup that the owner requests. The archives are in the bucket
 * under the same ids.
 */
import { randomUUID } from 'node:crypto';
import type { Bucket, File } from '@google-cloud/storage';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import {
  BACKUP_LIFE_DAYS,
  BACKUP_STATES,
  BACKUPS_FOLDER,
  isUnderWay,
  type Backup,
} from '@app/domain/backup/archive';
import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { asChoice, asNumber, asRecord, asText, nullable } from '@app/domain/stored/reader';
import { BACKUP_SILENCE_MS } from '../platform/config';
import { readDocument } from '../platform/documents';
import { db, getUploadsBucket } from '../platform/firebase';

const backups = db.collection(COLLECTIONS.backups);

interface StoredBackup extends Backup {
  /** The time of the backup's last heartbeat, in ISO 8601 format. */
  updatedAt: string;
}

const asBackup = asRecord<StoredBackup>({
  id: asText,
  state: asChoice(BACKUP_STATES, 'failed'),
  createdAt: asText,
  updatedAt: asText,
  progress: asRecord({ done: asNumber, total: asNumber }),
  bytes: nullable(0),
});

/**
 * Parses a backup. An unfinished backup whose last heartbeat is too old counts as failed, because its process
 * must have died.
 */
function parseBackup(document: DocumentSnapshot): Backup[] {
  if (!document.exists) return [];
  const { updatedAt, ...backup } = readDocument(asBackup, document);
  // A backup without a creation time is skipped, because the archive's name contains that time.
  if (backup.createdAt === '') return [];
  const isHeardOf = Date.now() - Date.parse(updatedAt) <= BACKUP_SILENCE_MS;
  return [isUnderWay(backup) && !isHeardOf ? { ...backup, state: 'failed' } : backup];
}

export async function readBackups(): Promise<Backup[]> {
  const { docs } = await backups.orderBy('createdAt', 'desc').get();
  return docs.flatMap(parseBackup);
}

export async function readBackup(id: string): Promise<Backup | undefined> {
  return parseBackup(await backups.doc(id).get())[0];
}

/** Records a request for a backup, or returns the backup that is already in progress. */
export function requestBackup(now = Date.now()): Promise<Backup> {
  return db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(backups.where('state', 'in', ['waiting', 'writing']));
    const current = docs.flatMap(parseBackup).find(isUnderWay);
    if (current) return current;
    const time = Timestamp.fromMillis(now);
    const backup = { state: 'waiting' as const, progress: { done: 0, total: 0 }, bytes: null };
    const ref = backups.doc(randomUUID());
    transaction.create(ref, { ...backup, createdAt: time, updatedAt: time });
    return { ...backup, id: ref.id, createdAt: time.toDate().toISOString() };
  });
}

/** Claims a waiting backup. Returns null if another process is making the backup or has already made it. */
export function claimBackup(id: string): Promise<{ createdAt: Date } | null> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(backups.doc(id));
    if (document.get('state') !== 'waiting') return null;
    transaction.update(document.ref, { state: 'writing', updatedAt: Timestamp.now() });
    return { createdAt: (document.get('createdAt') as Timestamp).toDate() };
  });
}

type Changes = Partial<Pick<Backup, 'state' | 'progress' | 'bytes'> & { problem: string }>;

/** Records a backup's progress or result. Each update counts as a heartbeat. */
export async function updateBackup(id: string, changes: Changes): Promise<void> {
  await backups.doc(id).update({ ...changes, updatedAt: Timestamp.now() });
}

export const archiveOf = (bucket: Bucket, id: string): File => bucket.file(`${BACKUPS_FOLDER}${id}.zip`);

/** Deletes expired archives, including archives without a record, and the records of expired backups. */
export async function deleteExpiredBackups(now = Date.now()): Promise<void> {
  const limit = now - BACKUP_LIFE_DAYS * DAY_MS;
  const [files] = await (await getUploadsBucket()).getFiles({ prefix: BACKUPS_FOLDER });
  for (const file of files)
    if (Date.parse(file.metadata.timeCreated ?? '') < limit) await file.delete({ ignoreNotFound: true });
  const { docs } = await backups.where('createdAt', '<', Timestamp.fromMillis(limit)).get();
  for (const { ref } of docs) await ref.delete();
}
