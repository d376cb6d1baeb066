import type { InferType } from 'yup';
import type { connectRequestSchema } from './connection.schema';
import { asNumber, asRecord, asText, withEssential } from '../stored/reader';

/**
 * The maximum number of posts in the Instagram strip. If there are no posts, the strip shows up to this many
 * of the site's own pictures.
 */
export const INSTAGRAM_LIMIT = 4;

export interface InstagramPost {
  id: string;
  permalink: string;
  mediaUrl: string;
  caption: string;
  likeCount: number;
  commentCount: number;
}

/** Reads a stored post. A post can't be shown without both a permalink and a picture. */
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
 * Problems with fetching posts. `ended`: the token has expired or was revoked. `permission`: Instagram no
 * longer gives this site access to the posts. `busy`: the site has made too many calls. `failed`: Instagram
 * didn't respond, or sent an error or an unexpected response. `pictures`: a picture couldn't be loaded.
 */
export const INSTAGRAM_PROBLEMS = ['ended', 'permission', 'busy', 'failed', 'pictures'] as const;
export type InstagramProblem = (typeof INSTAGRAM_PROBLEMS)[number];

/** The state of the connection, as shown to the owner. Times are in ISO 8601 format. */
export interface InstagramStatus {
  isConfigured: boolean;
  /** The connection, or null while no account is connected. */
  connection: InstagramConnection | null;
  /** The number of Instagram posts on the site. */
  posts: number;
}

export interface InstagramConnection {
  username: string;
  /** When the connection expires if it isn't renewed. */
  endsAt: string;
  /**
   * Whether the connection expires within two weeks. It never gets this close unless renewals have been
   * failing for some time.
   */
  endsSoon: boolean;
  fetchedAt: string | null;
  /**
   * Why the last attempt to fetch posts failed, or null if it succeeded. `problemSince` is when the current
   * series of failures began.
   */
  problem: InstagramProblem | null;
  problemSince: string | null;
}

/** The parameters in Instagram's redirect that are used to connect the account. */
export type ConnectRequest = InferType<typeof connectRequestSchema>;

/** The query parameter that makes disconnecting also remove the posts from the site. */
export const REMOVE_POSTS_QUERY = 'removePosts';
