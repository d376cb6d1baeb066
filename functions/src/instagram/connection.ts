/** The connection to the owner's account, in documents that no browser can read. */
import { createHash, randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import type { InstagramProblem } from '@app/domain/instagram/posts';
import { INSTAGRAM_ATTEMPT_MS, INSTAGRAM_FETCH_MS } from '../platform/config';
import { millisOf } from '../platform/documents';
import { db } from '../platform/firebase';
import type { InstagramAccount } from './api';
import type { Token } from './authorization';
import type { InstagramConfig } from './config';
import { openToken, sealToken } from './token';

export const connectionDocument = db.collection(COLLECTIONS.instagram).doc('connection');
const attemptDocument = db.collection(COLLECTIONS.instagram).doc('attempt');
const fetches = db.collection(COLLECTIONS.instagramFetches);

/** The stored connection. Times are in milliseconds. */
export interface Connection {
  /** Another one for each time that an account was connected. */
  id: string;
  account: string;
  username: string;
  sealedToken: string;
  endsAt: number;
  renewedAt: number;
  fetchedAt: number | null;
  problem: InstagramProblem | null;
  problemSince: number | null;
}

function connectionOf(document: DocumentSnapshot): Connection | null {
  if (!document.exists) return null;
  const get = (name: string): unknown => document.get(name);
  return {
    id: String(get('id')),
    account: String(get('account')),
    username: String(get('username')),
    sealedToken: String(get('sealedToken')),
    endsAt: millisOf(get('endsAt')) ?? 0,
    renewedAt: millisOf(get('renewedAt')) ?? 0,
    fetchedAt: millisOf(get('fetchedAt')),
    problem: (get('problem') as InstagramProblem | null | undefined) ?? null,
    problemSince: millisOf(get('problemSince')),
  };
}

export const readConnection = async (): Promise<Connection | null> =>
  connectionOf(await connectionDocument.get());

export const tokenFields = ({ token, validMs }: Token, appSecret: string, now: number) => ({
  sealedToken: sealToken(token, appSecret),
  renewedAt: Timestamp.fromMillis(now),
  endsAt: Timestamp.fromMillis(now + validMs),
});

/** What is compared with a guess is a hash: how long that takes says nothing. */
const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/** Begins to connect an account, in place of an earlier attempt; `state` can be used once, with this session, for a quarter of an hour. */
export async function beginAttempt(
  attempt: { state: string; session: string; redirectUri: string },
  now: number,
): Promise<void> {
  await attemptDocument.set({
    state: hash(attempt.state),
    session: hash(attempt.session),
    redirectUri: attempt.redirectUri,
    expiresAt: Timestamp.fromMillis(now + INSTAGRAM_ATTEMPT_MS),
  });
}

/** Ends the attempt with this state and returns its redirect URI; null if there is none, it is over, or it belongs to another session. */
export function endAttempt(
  { state, session }: { state: string; session: string },
  now: number,
): Promise<string | null> {
  return db.runTransaction(async (transaction) => {
    const attempt = await transaction.get(attemptDocument);
    if (attempt.get('state') !== hash(state) || attempt.get('session') !== hash(session)) return null;
    transaction.delete(attemptDocument);
    return (millisOf(attempt.get('expiresAt')) ?? 0) > now ? String(attempt.get('redirectUri')) : null;
  });
}

/** Stores a connection in place of an earlier one, and asks for its posts. */
export async function storeConnection(
  account: InstagramAccount,
  token: Token,
  { appSecret }: InstagramConfig,
  now: number,
): Promise<void> {
  const batch = db.batch();
  batch.set(connectionDocument, {
    id: randomUUID(),
    account: account.user_id,
    username: account.username,
    ...tokenFields(token, appSecret, now),
    connectedAt: Timestamp.fromMillis(now),
    fetchedAt: null,
    problem: null,
    problemSince: null,
    fetch: null,
  });
  batch.create(fetches.doc(), { createdAt: Timestamp.fromMillis(now) });
  await batch.commit();
}

/** Asks for the posts to be fetched at once; the function that the new document triggers does it. */
export async function requestFetch(now: number): Promise<void> {
  await fetches.add({ createdAt: Timestamp.fromMillis(now) });
}

/** Whether this request to fetch the posts is still to be carried out. */
export const isRequested = async (id: string): Promise<boolean> => (await fetches.doc(id).get()).exists;

/** Whether a request to fetch the posts is waiting or being carried out; one that nobody took is forgotten after a while. */
export async function isFetchRequested(now: number): Promise<boolean> {
  const oldest = Timestamp.fromMillis(now - INSTAGRAM_FETCH_MS);
  return !(await fetches.where('createdAt', '>', oldest).limit(1).get()).empty;
}

/** Removes the requests that were there before this time, and the one with this id. */
export async function removeFetchRequests(before: number, id?: string): Promise<void> {
  const { docs } = await fetches.where('createdAt', '<=', Timestamp.fromMillis(before)).get();
  const refs = [...docs.map(({ ref }) => ref), ...(id === undefined ? [] : [fetches.doc(id)])];
  await Promise.all(refs.map((ref) => ref.delete()));
}

/** A connection whose posts are being fetched by one function only. */
export interface ClaimedConnection extends Connection {
  /** Null if it cannot be decrypted. */
  token: string | null;
  fetch: string;
}

/** Claims the connection for fetching its posts; null if there is none, or another function fetches them. */
export function claimConnection(
  { appSecret }: InstagramConfig,
  now: number,
): Promise<ClaimedConnection | null> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(connectionDocument);
    const connection = connectionOf(document);
    if (!connection || (millisOf(document.get('fetch.until')) ?? 0) > now) return null;
    const fetch = randomUUID();
    transaction.update(connectionDocument, {
      fetch: { id: fetch, until: Timestamp.fromMillis(now + INSTAGRAM_FETCH_MS) },
    });
    return { ...connection, fetch, token: openToken(connection.sealedToken, appSecret) };
  });
}

/**
 * Updates the connection with the fields that some work in a transaction returns, if the claim still holds: the account was neither
 * disconnected nor connected anew, and nobody else took it.
 */
export function withClaim(
  claimed: ClaimedConnection,
  work: (transaction: Transaction) => object | Promise<object>,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(connectionDocument);
    if (document.get('id') !== claimed.id || document.get('fetch.id') !== claimed.fetch) return;
    transaction.update(connectionDocument, { ...(await work(transaction)) });
  });
}

/** The fields after an attempt to fetch the posts: with a problem or without, and free for the next attempt. */
export const outcome = (claimed: Connection, problem: InstagramProblem | null, now: number) => ({
  problem,
  problemSince: problem && Timestamp.fromMillis(claimed.problemSince ?? now),
  fetch: null,
});
