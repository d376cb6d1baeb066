/**
 * Fetches the newest posts and renews the access token before it expires. If anything fails, the previous
 * posts remain.
 */
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@app/domain/general/collections';
import { INSTAGRAM_LIMIT, type InstagramProblem } from '@app/domain/instagram/posts';
import { Timestamp } from 'firebase-admin/firestore';
import { INSTAGRAM_FETCH_MS, INSTAGRAM_MIN_AGE_MS, INSTAGRAM_RENEWAL_MS } from '../platform/config';
import { db } from '../platform/firebase';
import { queuePublication } from '../content/queue-publication';
import { InstagramError } from './call';
import { readAccount, readPosts, type FoundPosts } from './api';
import { renewToken } from './authorization';
import { instagramConfig, type InstagramConfig } from './config';
import { claimConnection, outcome, tokenFields, withClaim, type ClaimedConnection } from './connection';
import { removeUnusedPictures, storePicture } from './pictures';
import { changesOf, chooseShown, shownPost, type ShownPost } from './posts';

const posts = db.collection(COLLECTIONS.instagramPosts);

/** The maximum number of posts to try in order to find enough with pictures. */
const CANDIDATES = 2 * INSTAGRAM_LIMIT;

/** Fetches the posts if this deployment has an Instagram app. */
export async function fetchInstagramPosts(): Promise<void> {
  const config = instagramConfig();
  if (config) await fetchPosts(config);
}

/**
 * Fetches the connected account's posts. Does nothing and returns false if no account is connected or another
 * request is already fetching. Posts and pictures that haven't loaded by the deadline are left for the next
 * fetch.
 */
export async function fetchPosts(app: InstagramConfig): Promise<boolean> {
  const claimed = await claimConnection(app);
  if (!claimed) return false;
  const config = { ...app, deadline: AbortSignal.timeout(INSTAGRAM_FETCH_MS) };
  try {
    const token = await validToken(claimed, config);
    if (await storePosts(claimed, await findPosts(claimed, token, config))) await removeUnusedPictures();
  } catch (error) {
    const problem = error instanceof InstagramError ? error.problem : 'failed';
    await withClaim(claimed, () => outcome(claimed, problem));
    if (!(error instanceof InstagramError)) throw error;
  }
  return true;
}

/**
 * Returns the access token, renewing it first if that is due. If the renewal fails, every fetch tries again
 * until the token expires.
 */
async function validToken(claimed: ClaimedConnection, config: InstagramConfig): Promise<string> {
  const { token, endsAt, renewedAt } = claimed;
  if (token === null)
    throw new InstagramError('ended', 'the token was encrypted with the secret of another app');
  const leftMs = Date.parse(endsAt) - Date.now();
  if (leftMs <= 0) throw new InstagramError('ended', 'the token has expired');
  if (leftMs > INSTAGRAM_RENEWAL_MS || Date.now() - Date.parse(renewedAt) < INSTAGRAM_MIN_AGE_MS)
    return token;
  try {
    const renewed = await renewToken(config, token);
    await withClaim(claimed, () => tokenFields(renewed, config));
    return renewed.token;
  } catch (error) {
    if (!(error instanceof InstagramError) || error.problem === 'ended') throw error;
    return token;
  }
}

interface Found {
  found: FoundPosts;
  /**
   * The start of the period, in epoch milliseconds, for which `found` includes every post; 0 if it includes
   * all posts.
   */
  completeSince: number;
  withPicture: ShownPost[];
  /** `pictures` if any picture could not be loaded; otherwise null. */
  problem: InstagramProblem | null;
}

async function findPosts(
  { account }: ClaimedConnection,
  token: string,
  config: InstagramConfig,
): Promise<Found> {
  const { media_count: total } = await readAccount(config, token);
  const found = await readPosts(config, token, CANDIDATES);
  if (found.ids.size === 0 && total > 0) throw new InstagramError('failed', `none of ${total} posts`);
  const shown = (await posts.get()).docs.map(shownPost);

  const withPicture: ShownPost[] = [];
  let problem: InstagramProblem | null = null;
  for (const { pictureUrl, ...post } of found.posts.slice(0, CANDIDATES)) {
    if (withPicture.length === INSTAGRAM_LIMIT) break;
    const before = shown.find(({ id, account: of }) => id === post.id && of === account);
    const mediaUrl =
      before?.source === post.source ? before.mediaUrl : await storePicture(pictureUrl, config);
    if (mediaUrl === null) problem = 'pictures';
    // If the current picture can't be loaded, the previous one is better than none.
    const picture = mediaUrl === null ? before : { mediaUrl, source: post.source };
    if (picture) withPicture.push({ ...post, account, mediaUrl: picture.mediaUrl, source: picture.source });
  }
  // If the response has fewer posts than the account does, older posts may be missing.
  const completeSince = found.hasMore || found.ids.size < total ? found.oldest : 0;
  return { found, withPicture, problem, completeSince };
}

/**
 * Stores the posts to show and queues the change for publishing if visitors would see it. Returns whether
 * anything changed.
 */
async function storePosts(
  claimed: ClaimedConnection,
  { found, withPicture, problem, completeSince }: Found,
): Promise<boolean> {
  let hasChanged = false;
  await withClaim(claimed, async (transaction) => {
    const shown = (await transaction.get(posts)).docs.map(shownPost);
    const next = chooseShown(withPicture, shown, { ids: found.ids, completeSince }, claimed.account);
    // If no picture could be loaded, the posts shown so far are better than none.
    if (next.length === 0 && found.posts.length > 0) return outcome(claimed, problem);
    const { write, remove, isVisible } = changesOf(shown, next);
    hasChanged = write.length > 0 || remove.length > 0;
    for (const { id, postedAt, ...fields } of write)
      transaction.set(posts.doc(id), { ...fields, postedAt: Timestamp.fromMillis(postedAt) });
    for (const id of remove) transaction.delete(posts.doc(id));
    if (isVisible) queuePublication(transaction, { collection: 'instagramPosts' });
    logger.info('Instagram posts fetched', {
      found: found.ids.size,
      written: write.length,
      removed: remove.length,
      isVisible,
    });
    return { ...outcome(claimed, problem), fetchedAt: Timestamp.now() };
  });
  return hasChanged;
}
