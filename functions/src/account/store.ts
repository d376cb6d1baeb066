/** The owner's sessions. Only the browser has a session's id; Firestore stores its hash. */
import { createHash, randomBytes } from 'node:crypto';
import {
  Timestamp,
  type DocumentReference,
  type DocumentSnapshot,
  type Query,
} from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import {
  SESSION_IDLE_MS,
  SESSION_MAX_AGE_MS,
  SESSION_USE_STEP_MS,
  type SessionSummary,
} from '@app/domain/account/session';
import { asDevice, type Device } from '@app/domain/general/user-agent';
import { asText } from '@app/domain/stored/reader';
import { millisOf, readFields } from '../platform/documents';
import { db } from '../platform/firebase';
import { ApiError } from '../platform/http/error';
import { mailConfig } from '../notifications/mail/config';
import { addToOutbox } from '../notifications/outbox';
import { updateIfPresent } from '../platform/update-if-present';
import { deviceKey, isKnown, knownDevice, newDeviceId, rememberDevice } from './known-devices';
import {
  ownerPasswordDocument,
  ownerPasswordIn,
  passwordVersion,
  readOwnerPassword,
  storeOwnerPassword,
  type OwnerPassword,
} from './owner-password';

const ID_BYTES = 32;
const NAME_BYTES = 12;
/** The list is bounded; the owner has a handful of devices. */
const MAX_LISTED = 50;

const sessions = db.collection(COLLECTIONS.sessions);

function documentOf(id: string): DocumentReference {
  return sessions.doc(createHash('sha256').update(id).digest('hex'));
}

/** Returns when a session used now ends: after an hour without use, and at most eight hours after it began. Times are in milliseconds. */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(createdAt + SESSION_MAX_AGE_MS, now + SESSION_IDLE_MS);
}

interface Login {
  now: number;
  /** The password that was checked: if it has been changed since, the session has ended when it begins. */
  password: OwnerPassword;
  device: Device;
  /** Undefined if the browser sent none; then it counts as new. */
  deviceId: string | undefined;
}

/** A session's id, and the id for a device that is new; null if it is known. */
interface StartedSession {
  id: string;
  newDeviceId: string | null;
}

/** Starts a session. The same transaction adds the mail about a device that has not logged in before. */
export async function startSession({ now, password, device, deviceId }: Login): Promise<StartedSession> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  // Another random value than the id, so that lists and mails contain nothing that is derived from it.
  const name = randomBytes(NAME_BYTES).toString('base64url');
  const version = passwordVersion(password);
  const given = newDeviceId();
  const isNew = await db.runTransaction(async (transaction) => {
    const sent = deviceId === undefined ? null : await transaction.get(knownDevice(deviceKey(deviceId)));
    const known = sent && isKnown(sent, version, now) ? sent : null;
    // What a browser sends becomes no device: only the server gives ids.
    const own = known ?? (await transaction.get(knownDevice(deviceKey(given))));
    rememberDevice(transaction, own, version, now);
    if (!known && mailConfig())
      addToOutbox(transaction, { kind: 'login', sessionName: name, device }, new Date(now));
    transaction.create(documentOf(id), {
      name,
      device,
      deviceKey: own.id,
      createdAt: Timestamp.fromMillis(now),
      usedAt: Timestamp.fromMillis(now),
      expiresAt: Timestamp.fromMillis(sessionEnd(now, now)),
      passwordVersion: version,
    });
    return !known;
  });
  return { id, newDeviceId: isNew ? given : null };
}

/** The times of a stored session, in milliseconds; null if it has ended. */
function timesOf(
  session: DocumentSnapshot,
  version: string,
  now: number,
): { createdAt: number; usedAt: number } | null {
  if (session.get('passwordVersion') !== version) return null;
  const time = (name: string): number => millisOf(session.get(name)) ?? 0;
  const times = { createdAt: time('createdAt'), usedAt: time('usedAt') };
  return time('expiresAt') > now && sessionEnd(times.createdAt, now) > now ? times : null;
}

/** Whether a session is valid; if so, its hour without use starts again. */
export async function renewSession(id: string, now: number): Promise<boolean> {
  const document = documentOf(id);
  const [session, password] = await db.getAll(document, ownerPasswordDocument);
  if (!session || !password) return false;
  const times = timesOf(session, passwordVersion(ownerPasswordIn(password)), now);
  if (!times) return false;
  if (now - times.usedAt < SESSION_USE_STEP_MS) return true;
  return updateIfPresent(document, {
    usedAt: Timestamp.fromMillis(now),
    expiresAt: Timestamp.fromMillis(sessionEnd(times.createdAt, now)),
  });
}

export async function endSession(id: string): Promise<void> {
  await documentOf(id).delete();
}

/** The sessions that were started with the password in force, those that have expired since included. */
async function presentSessions(): Promise<{ query: Query; version: string }> {
  const version = passwordVersion(await readOwnerPassword());
  return { query: sessions.where('passwordVersion', '==', version), version };
}

/** Returns the sessions that have not ended, the last used first. `currentId` is the id of the session that asks. */
export async function listSessions(currentId: string, now: number): Promise<SessionSummary[]> {
  const { query, version } = await presentSessions();
  const { docs } = await query.orderBy('usedAt', 'desc').limit(MAX_LISTED).get();
  const current = documentOf(currentId).id;
  return docs.flatMap((session) => {
    const times = timesOf(session, version, now);
    if (!times) return [];
    return {
      id: readFields(asText, session.ref.path, session.get('name')),
      device: readFields(asDevice, session.ref.path, session.get('device')),
      startedAt: new Date(times.createdAt).toISOString(),
      usedAt: new Date(times.usedAt).toISOString(),
      isCurrent: session.id === current,
    };
  });
}

/** Ends the session that a list calls by this name, if it has not ended yet. */
export async function endListedSession(name: string): Promise<void> {
  const { docs } = await sessions.where('name', '==', name).select().get();
  await Promise.all(docs.map(({ ref }) => ref.delete()));
}

export async function endOtherSessions(currentId: string): Promise<void> {
  const { query } = await presentSessions();
  const { docs } = await query.select().get();
  const current = documentOf(currentId).id;
  await Promise.all(docs.filter(({ id }) => id !== current).map(({ ref }) => ref.delete()));
}

/**
 * Stores a new password. All sessions end except `currentId`. Throws a 409 if `checked`, the password that the owner gave as the old one,
 * is no longer in force, and a 401 if the session has ended meanwhile.
 */
export async function replacePassword(
  currentId: string,
  checked: OwnerPassword,
  next: OwnerPassword,
  now: number,
): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const [session, stored] = await transaction.getAll(documentOf(currentId), ownerPasswordDocument);
    if (!session || !stored) throw new Error('Firestore returned fewer documents than requested');
    const present = ownerPasswordIn(stored);
    if (present.hash !== checked.hash) throw new ApiError(409, 'password.changedElsewhere');
    if (!timesOf(session, passwordVersion(present), now)) throw new ApiError(401, 'api.unauthorized');
    const key: unknown = session.get('deviceKey');
    const version = passwordVersion(next);
    if (typeof key === 'string')
      rememberDevice(transaction, await transaction.get(knownDevice(key)), version, now);
    storeOwnerPassword(transaction, next);
    transaction.update(session.ref, { passwordVersion: version });
  });
}
