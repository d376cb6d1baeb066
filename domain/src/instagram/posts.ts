import type { InferType } from 'yup';
import type { connectRequestSchema } from './connection.schema';
import { asNumber, asRecord, asText, withEssential } from '../stored/reader';

/** How many posts the strip shows at most, and how many of the site's own pictures if there are no posts. */
export const INSTAGRAM_LIMIT = 4;

export interface InstagramPost {
  id: string;
  permalink: string;
  mediaUrl: string;
  caption: string;
  likeCount: number;
  commentCount: number;
}

/** A post can only be shown with its address and its picture. */
export const asInstagramPost = withEssential(
  asRecord<InstagramPost>({
    id: asText,
    permalink: asText,
    mediaUrl: asText,
    caption: asText,
    likeCount: asNumber,
    commentCount: asNumber,
  }),
  (post) => post.permalink !== '' && post.mediaUrl !== '',
);

/**
 * Why Instagram's answers cannot be used. `ended`: the token has expired or was revoked; `permission`: Instagram does not give the posts
 * to this site any more; `busy`: too many calls; `failed`: an error, no answer, or one that cannot be understood; `pictures`: none of the
 * pictures could be loaded.
 */
export const INSTAGRAM_PROBLEMS = ['ended', 'permission', 'busy', 'failed', 'pictures'] as const;
export type InstagramProblem = (typeof INSTAGRAM_PROBLEMS)[number];

/** What the owner is told about the connection. Times are ISO 8601. */
export interface InstagramStatus {
  isConfigured: boolean;
  /** Null while no account is connected. */
  connection: InstagramConnection | null;
  /** How many posts the site shows. */
  posts: number;
}

export interface InstagramConnection {
  username: string;
  /** When Instagram ends the connection unless it is renewed before. */
  endsAt: string;
  /** Whether it ends within two weeks: renewing it has failed for a while. */
  endsSoon: boolean;
  fetchedAt: string | null;
  /** Why the last attempt failed, and since when attempts have been failing. */
  problem: InstagramProblem | null;
  problemSince: string | null;
}

/** What Instagram sends the owner back with, which connects the account. */
export type ConnectRequest = InferType<typeof connectRequestSchema>;

/** The query parameter of a disconnection that also takes the posts off the site. */
export const REMOVE_POSTS_QUERY = 'removePosts';
