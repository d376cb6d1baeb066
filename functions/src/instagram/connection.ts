/** Stores the connection to the owner's account in documents that no browser can read. */
import { createHash, randomUUID } from 'node:crypto';
import { Timestamp, type DocumentSnapshot, type Transaction } from 'firebase-admin/firestore';
import { COLLECTIONS } from '@app/domain/general/collections';
import { asChoice, asNullableText, asRecord, asText } from '@app/domain/stored/reader';
import { INSTAGRAM_PROBLEMS, type InstagramProblem } from '@app/domain/instagram/posts';
import { INSTAGRAM_ATTEMPT_MS, INSTAGRAM_CLAIM_MS } from '../platform/config';
import { millisOf, readDocument } from '../platform/documents';
import { db } from '../platform/firebase';
import type { InstagramAccount } from './api';
import type { Token } from './authorization';
import type { InstagramConfig } from './config';
import { openToken, sealToken } from './token';

export const connectionDocument = db.collection(COLLECTIONS.instagram).doc('connection');
const attemptDocument = db.collection(COLLECTIONS.instagram).doc('attempt');

/** The stored connection. Times are in ISO 8601 format. */
export interface Connection {
  account: string;
  username: string;
  sealedToken: string;
  endsAt: string;
  renewedAt: string;
  fetchedAt: string | null;
  problem: InstagramProblem | null;
  problemSince: string | null;
}

const asConnection = asRecord<Connection>({
  account: asText,
  username: asText,
  sealedToken: asText,
  endsAt: asText,
  renewedAt: asText,
  fetchedAt: asNullableText,
  problem: asChoice(INSTAGRAM_PROBLEMS, null),
  problemSince: asNullableText,
});

const connectionOf = (document: DocumentSnapshot): Connection | undefined =>
  document.exists ? readDocument(asConnection, document) : undefined;

export const readConnection = async (): Promise<Connection | undefined> =>
  connectionOf(await connectionDocument.get());

export const tokenFields = ({ token, validMs }: Token, { appSecret }: InstagramConfig) => ({
  sealedToken: sealToken(token, appSecret),
  renewedAt: Timestamp.now(),
  endsAt: Timestamp.fromMillis(Date.now() + validMs),
});

/** Returns a hash of a value. Comparing hashes reveals nothing about the values through timing. */
const hash = (value: string): string => createHash('sha256').update(value).digest('hex');

/**
 * Starts an attempt to connect an account, replacing any earlier attempt. `state` can be used once, in the
 * given session, within 15 minutes.
 */
export async function beginAttempt(attempt: {
  state: string;
  session: string;
  redirectUri: string;
}): Promise<void> {
  await attemptDocument.set({
    state: hash(attempt.state),
    session: hash(attempt.session),
    redirectUri: attempt.redirectUri,
    expiresAt: Timestamp.fromMillis(Date.now() + INSTAGRAM_ATTEMPT_MS),
  });
}

/**
 * Ends the attempt with this state and returns its redirect URI. Returns null if no attempt has this state,
 * or if the attempt has expired or belongs to another session.
 */
export function endAttempt({ state, session }: { state: string; session: string }): Promise<string | null> {
  return db.runTransaction(async (transaction) => {
    const attempt = await transaction.get(attemptDocument);
    if (attempt.get('state') !== hash(state) || attempt.get('session') !== hash(session)) return null;
    transaction.delete(attemptDocument);
    return (millisOf(attempt.get('expiresAt')) ?? 0) > Date.now() ? String(attempt.get('redirectUri')) : null;
  });
}

/** Stores a connection, replacing any earlier connection. */
export async function storeConnection(
  account: InstagramAccount,
  token: Token,
  config: InstagramConfig,
): Promise<void> {
  await connectionDocument.set({
    account: account.user_id,
    username: account.username,
    ...tokenFields(token, config),
    fetchedAt: null,
    problem: null,
    problemSince: null,
    fetch: null,
  });
}

/**
 * A connection claimed for one fetch of the account's posts. While the claim is valid, no other fetch may
 * start.
 */
export interface ClaimedConnection extends Connection {
  /** The access token; null if it can't be decrypted. */
  token: string | null;
  fetch: string;
}

/**
 * Claims the connection for fetching the account's posts. Returns null if there is no connection, or if the
 * posts are already being fetched.
 */
export function claimConnection({ appSecret }: InstagramConfig): Promise<ClaimedConnection | null> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(connectionDocument);
    const connection = connectionOf(document);
    if (!connection || (millisOf(document.get('fetch.until')) ?? 0) > Date.now()) return null;
    const fetch = randomUUID();
    transaction.update(connectionDocument, {
      fetch: { id: fetch, until: Timestamp.fromMillis(Date.now() + INSTAGRAM_CLAIM_MS) },
    });
    return { ...connection, fetch, token: openToken(connection.sealedToken, appSecret) };
  });
}

/**
 * Updates the connection with the fields that `work` returns, in one transaction, if the claim is still
 * valid. A claim is lost when the account is disconnected or reconnected, or when a later fetch claims the
 * connection.
 */
export function withClaim(
  claimed: ClaimedConnection,
  work: (transaction: Transaction) => object | Promise<object>,
): Promise<void> {
  return db.runTransaction(async (transaction) => {
    const document = await transaction.get(connectionDocument);
    if (document.get('fetch.id') !== claimed.fetch) return;
    transaction.update(connectionDocument, { ...(await work(transaction)) });
  });
}

/**
 * Returns the connection's fields after an attempt to fetch the posts. The fields record the problem, if any,
 * and release the claim.
 */
export const outcome = (claimed: Connection, problem: InstagramProblem | null) => ({
  problem,
  problemSince: problem && Timestamp.fromDate(new Date(claimed.problemSince ?? Date.now())),
  fetch: null,
});
