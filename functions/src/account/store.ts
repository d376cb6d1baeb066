/** Stores the owner's sessions. Only the browser has a session's id; Firestore stores the id's hash. */
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
/** The maximum number of listed sessions. The owner has only a handful of devices. */
const MAX_LISTED = 50;

const sessions = db.collection(COLLECTIONS.sessions);

function documentOf(id: string): DocumentReference {
  return sessions.doc(createHash('sha256').update(id).digest('hex'));
}

/**
 * Returns the expiration time of a session that is being used now: an hour from now, but no later than eight
 * hours after the session's start. Times are in milliseconds.
 */
export function sessionEnd(createdAt: number, now: number): number {
  return Math.min(createdAt + SESSION_MAX_AGE_MS, now + SESSION_IDLE_MS);
}

interface Login {
  now: number;
  /**
   * The password that the login was checked against. If it has changed since, the session is invalid from the
   * start.
   */
  password: OwnerPassword;
  device: Device;
  /** The device id sent by the browser. Without one, the device counts as new. */
  deviceId: string | undefined;
}

/**
 * A started session's id, and the id assigned to its device. The device id is null if the device was already
 * known.
 */
interface StartedSession {
  id: string;
  newDeviceId: string | null;
}

/** Starts a session. If the device is new, the same transaction queues an email about the login. */
export async function startSession({ now, password, device, deviceId }: Login): Promise<StartedSession> {
  const id = randomBytes(ID_BYTES).toString('base64url');
  // The name is a separate random value, so lists and emails contain nothing derived from the id.
  const name = randomBytes(NAME_BYTES).toString('base64url');
  const version = passwordVersion(password);
  const given = newDeviceId();
  const isNew = await db.runTransaction(async (transaction) => {
    const sent = deviceId === undefined ? null : await transaction.get(knownDevice(deviceKey(deviceId)));
    const known = sent && isKnown(sent, version, now) ? sent : null;
    // An unknown id sent by a browser is never stored, because only the server assigns device ids.
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

/** Returns a stored session's times in milliseconds, or null if the session has ended. */
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

/** Returns whether a session is valid. If it is, restarts its idle timeout of one hour. */
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

/** Returns the query for all sessions under the current password version, including expired ones. */
async function presentSessions(): Promise<{ query: Query; version: string }> {
  const version = passwordVersion(await readOwnerPassword());
  return { query: sessions.where('passwordVersion', '==', version), version };
}

/**
 * Returns the active sessions, most recently used first. `currentId` identifies the session that sent the
 * request.
 */
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

/** Ends the session listed under this name, if it still exists. */
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
 * Stores a new password and ends all sessions except `currentId`. Throws a 409 if `checked`, the old password
 * that the owner entered, is no longer current. Throws a 401 if the current session has ended in the
 * meantime.
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
