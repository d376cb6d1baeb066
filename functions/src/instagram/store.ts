import { COLLECTIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import {
  INSTAGRAM_LIMIT,
  asInstagramPost,
  type InstagramPost,
  type InstagramStatus,
} from '@app/domain/instagram/posts';
import { readDocuments } from '../platform/documents';
import { db } from '../platform/firebase';
import { queuePublication } from '../content/queue-publication';
import { instagramConfig } from './config';
import { connectionDocument, readConnection, type Connection } from './connection';
import { removeUnusedPictures } from './pictures';

/** The time between the warning to the owner and the token's expiration. */
const INSTAGRAM_WARNING_MS = 14 * DAY_MS;

const posts = db.collection(COLLECTIONS.instagramPosts);

export async function readInstagramPosts(): Promise<InstagramPost[]> {
  const { docs } = await posts.orderBy('postedAt', 'desc').limit(INSTAGRAM_LIMIT).get();
  return readDocuments(asInstagramPost, docs);
}

const describe = ({
  username,
  endsAt,
  fetchedAt,
  problem,
  problemSince,
}: Connection): InstagramStatus['connection'] => {
  const leftMs = Date.parse(endsAt) - Date.now();
  // Expired tokens are never used, so no failed call would reveal the problem.
  const state = leftMs <= 0 ? { problem: 'ended' as const, problemSince: endsAt } : { problem, problemSince };
  return { username, endsAt, endsSoon: leftMs <= INSTAGRAM_WARNING_MS, fetchedAt, ...state };
};

export async function readInstagramStatus(): Promise<InstagramStatus> {
  const [connection, shown] = await Promise.all([readConnection(), posts.count().get()]);
  return {
    isConfigured: instagramConfig() !== null,
    connection: connection ? describe(connection) : null,
    posts: Math.min(shown.data().count, INSTAGRAM_LIMIT),
  };
}

/** Deletes the connection and its token. The posts remain on the site unless `removePosts` is set. */
export async function disconnect({ removePosts }: { removePosts: boolean }): Promise<void> {
  await db.runTransaction(async (transaction) => {
    const { docs } = await transaction.get(posts);
    transaction.delete(connectionDocument);
    if (!removePosts || docs.length === 0) return;
    for (const { ref } of docs) transaction.delete(ref);
    queuePublication(transaction, { collection: 'instagramPosts' });
  });
  if (removePosts) await removeUnusedPictures();
}
