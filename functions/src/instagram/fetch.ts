/** Fetches the newest posts, and renews the token in time. What goes wrong leaves the posts of before. */
import * as logger from 'firebase-functions/logger';
import { COLLECTIONS } from '@app/domain/general/collections';
import { INSTAGRAM_LIMIT, type InstagramProblem } from '@app/domain/instagram/posts';
import { Timestamp } from 'firebase-admin/firestore';
import { INSTAGRAM_MIN_AGE_MS, INSTAGRAM_RENEWAL_MS } from '../platform/config';
import { db } from '../platform/firebase';
import { recordPublication } from '../content/publications';
import { InstagramError } from './call';
import { readAccount, readPosts, type FoundPost, type FoundPosts } from './api';
import { renewToken } from './authorization';
import type { InstagramConfig } from './config';
import { claimConnection, outcome, storeRenewal, withClaim, type ClaimedConnection } from './connection';
import { removeUnusedPictures, storePicture } from './pictures';
import { changesOf, chooseShown, documentOf, shownPost, type ShownPost } from './posts';

const posts = db.collection(COLLECTIONS.instagramPosts);

/** How many posts are tried until enough of them have a picture. */
const CANDIDATES = 2 * INSTAGRAM_LIMIT;

/** Fetches the posts of the connected account. Does nothing without one, and while another function does the same. */
export async function fetchPosts(config: InstagramConfig, now = Date.now): Promise<void> {
  const claimed = await claimConnection(config, now());
  if (!claimed) return;
  try {
    const token = await validToken(claimed, config, now());
    if (await storePosts(claimed, await findPosts(claimed, token, config), now()))
      await removeUnusedPictures();
  } catch (error) {
    const problem = error instanceof InstagramError ? error.problem : 'failed';
    await storeProblem(claimed, problem, now());
    if (!(error instanceof InstagramError)) throw error;
  }
}

const storeProblem = (claimed: ClaimedConnection, problem: InstagramProblem, now: number): Promise<boolean> =>
  withClaim(claimed, (_transaction, update) => {
    update(outcome(claimed, problem, now));
    return Promise.resolve();
  });

/** Returns the token, renewed if it is time for that. A renewal that fails is tried again the next time, until the token ends. */
async function validToken(claimed: ClaimedConnection, config: InstagramConfig, now: number): Promise<string> {
  const { token, endsAt, renewedAt } = claimed;
  if (token === null)
    throw new InstagramError('ended', 'the token was encrypted with the secret of another app');
  if (endsAt <= now) throw new InstagramError('ended', 'the token has expired');
  if (endsAt - now > INSTAGRAM_RENEWAL_MS || now - renewedAt < INSTAGRAM_MIN_AGE_MS) return token;
  try {
    const renewed = await renewToken(config, token);
    await storeRenewal(claimed, renewed, config, now);
    return renewed.token;
  } catch (error) {
    if (!(error instanceof InstagramError) || error.problem === 'ended') throw error;
    return token;
  }
}

interface Found {
  found: FoundPosts;
  /** Since when no post is missing among those found, in milliseconds. */
  completeSince: number;
  withPicture: ShownPost[];
  /** `pictures` if one could not be loaded. */
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
  const shown = new Map((await posts.get()).docs.map(shownPost).map((post) => [post.id, post]));

  const withPicture: ShownPost[] = [];
  let problem: InstagramProblem | null = null;
  for (const { pictureUrl, ...post } of found.posts.slice(0, CANDIDATES)) {
    if (withPicture.length === INSTAGRAM_LIMIT) break;
    const stored = shown.get(post.id);
    const picture = await pictureOf(
      { ...post, pictureUrl },
      stored?.account === account ? stored : undefined,
      config,
    );
    if (!picture?.isCurrent) problem = 'pictures';
    if (picture) withPicture.push({ ...post, account, mediaUrl: picture.mediaUrl, source: picture.source });
  }
  // An answer that is shorter than the account may lack posts that are older.
  const completeSince = found.hasMore || found.ids.size < total ? found.oldest : 0;
  return { found, withPicture, problem, completeSince };
}

/** Returns our copy of a post's picture; that of before if the present one cannot be loaded, or null. */
async function pictureOf(
  { pictureUrl, source }: FoundPost,
  stored: ShownPost | undefined,
  config: InstagramConfig,
): Promise<{ mediaUrl: string; source: string; isCurrent: boolean } | null> {
  if (stored?.source === source) return { mediaUrl: stored.mediaUrl, source, isCurrent: true };
  const mediaUrl = await storePicture(pictureUrl, config);
  if (mediaUrl !== null) return { mediaUrl, source, isCurrent: true };
  return stored ? { mediaUrl: stored.mediaUrl, source: stored.source, isCurrent: false } : null;
}

/** Stores the posts to show, and records their publication; returns whether anything changed. */
async function storePosts(
  claimed: ClaimedConnection,
  { found, withPicture, problem, completeSince }: Found,
  now: number,
): Promise<boolean> {
  let hasChanged = false;
  await withClaim(claimed, async (transaction, update) => {
    const shown = (await transaction.get(posts)).docs.map(shownPost);
    const next = chooseShown(withPicture, shown, { ids: found.ids, completeSince }, claimed.account);
    update(outcome(claimed, problem, now));
    // Without any picture, what is shown is better than nothing.
    if (next.length === 0 && found.posts.length > 0) return;
    update({ fetchedAt: Timestamp.fromMillis(now) });
    const { write, remove, isVisible } = changesOf(shown, next);
    hasChanged = write.length > 0 || remove.length > 0;
    for (const post of write) transaction.set(posts.doc(post.id), documentOf(post));
    for (const id of remove) transaction.delete(posts.doc(id));
    if (isVisible) recordPublication(transaction, { collection: 'instagramPosts' });
    logger.info('Instagram posts fetched', {
      found: found.ids.size,
      written: write.length,
      removed: remove.length,
      isVisible,
    });
  });
  return hasChanged;
}
