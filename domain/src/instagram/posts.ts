import type { InferType } from 'yup';
import type { connectRequestSchema } from './connection.schema';
import { asNumber, asRecord, asText, withEssential } from '../stored/reader';

/** The maximum number of posts in the strip, or of the site's own pictures if there are no posts. */
export const INSTAGRAM_LIMIT = 4;

export interface InstagramPost {
  id: string;
  permalink: string;
  mediaUrl: string;
  caption: string;
  likeCount: number;
  commentCount: number;
}

/** Reads a post, which needs its address and its picture. */
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
 * Why Instagram's responses can't be used. `ended`: the token has expired or was revoked. `permission`:
 * Instagram no longer gives this site access to the posts. `busy`: too many calls. `failed`: an error, no
 * response, or an unexpected one. `pictures`: none of the pictures could be loaded.
 */
export const INSTAGRAM_PROBLEMS = ['ended', 'permission', 'busy', 'failed', 'pictures'] as const;
export type InstagramProblem = (typeof INSTAGRAM_PROBLEMS)[number];

/** The state of the connection on the owner's screen. Times are ISO 8601. */
export interface InstagramStatus {
  isConfigured: boolean;
  /** Null while no account is connected. */
  connection: InstagramConnection | null;
  /** The number of posts on the site. */
  posts: number;
}

export interface InstagramConnection {
  username: string;
  /** When the connection expires unless it is renewed. */
  endsAt: string;
  /** Whether it expires within two weeks, because renewing it has failed for a while. */
  endsSoon: boolean;
  fetchedAt: string | null;
  /** Why the last attempt failed. `problemSince` is the time of the first failure in a row. */
  problem: InstagramProblem | null;
  problemSince: string | null;
}

/** The parameters of Instagram's redirect, which connect the account. */
export type ConnectRequest = InferType<typeof connectRequestSchema>;

/** The query parameter of a disconnection that also removes the posts from the site. */
export const REMOVE_POSTS_QUERY = 'removePosts';
