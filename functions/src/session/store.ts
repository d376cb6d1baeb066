/** The owner's sessions. Only the browser has a session's id; Firestore stores its hash. */
import { createHash, createHmac, randomBytes } from 'node:crypto';
import { Timestamp, type DocumentReference } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@perro-wisdom/domain/collections';
import { SESSION_IDLE_MS, SESSION_MAX_AGE_MS } from '@perro-wisdom/domain/session';
import { ADMIN_PASSWORD_HASH } from '../config';
import { db } from '../firebase';

const ID_BYTES = 32;
/** The end of a session is only updated by at least this much, as each update is a write. */
const MIN_EXTENSION_MS = 60_000;
const NOT_FOUND = 5;

function documentOf(id: string): DocumentReference {
  return db.collection(COLLECTIONS.sessions).doc(createHash('sha256').update(id).digest('hex'));
}

/** Returns a value that changes with the password's hash: setting the password again ends all sessions. */
const passwordVersion = (): string =>
  createHmac('sha256', ADMIN_PASSWORD_HASH.value()).update('session').digest('base64url');

/** Returns when a session used now ends: after an hour without use, and at most eight hours after it began. Times are in milliseconds. */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(createdAt + SESSION_MAX_AGE_MS, now + SESSION_IDLE_MS);
}

/** Starts a session and returns its id. */
export async function startSession(now: number): Promise<string> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  await documentOf(id).create({
    createdAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(sessionEnd(now, now)),
    passwordVersion: passwordVersion(),
  });
  return id;
}

/** Whether a session is valid; if so, its hour without use starts again. */
export async function renewSession(id: string, now: number): Promise<boolean> {
  const document = documentOf(id);
  const { createdAt, expiresAt, passwordVersion: versionAtLogin } = (await document.get()).data() ?? {};
  if (versionAtLogin !== passwordVersion()) return false;
  if (!(createdAt instanceof Timestamp) || !(expiresAt instanceof Timestamp)) return false;
  const end = sessionEnd(createdAt.toMillis(), now);
  if (expiresAt.toMillis() <= now || end <= now) return false;
  if (end - expiresAt.toMillis() < MIN_EXTENSION_MS) return true;
  return postponeEnd(document, end);
}

/** Uses `update`, which unlike `set` does not recreate a session that was ended in the meantime; returns false in that case. */
async function postponeEnd(document: DocumentReference, end: number): Promise<boolean> {
  try {
    await document.update({ expiresAt: Timestamp.fromMillis(end) });
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === NOT_FOUND) return false;
    throw error;
  }
}

export async function endSession(id: string): Promise<void> {
  await documentOf(id).delete();
}
