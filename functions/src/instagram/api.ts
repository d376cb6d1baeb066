import { array, number, object, string, type InferType } from 'yup';
import type { InstagramConfig } from './config';
import { addressWith, call, InstagramError } from './call';

/**
 * The Graph API version, available until July 29, 2028
 * (https://developers.facebook.com/docs/graph-api/changelog). After that, Meta responds with the next
 * version.
 */
const VERSION = 'v25.0';
/**
 * The number of posts per request. It is higher than the number shown on the site, because posts without a
 * picture are skipped.
 */
const PAGE_SIZE = 12;
const MEDIA_FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count,children{id,media_type,media_url,thumbnail_url}';

const accountSchema = object({
  user_id: string().required(),
  username: string().required(),
  media_count: number().required().integer().min(0),
});

export type InstagramAccount = InferType<typeof accountSchema>;

export function readAccount(config: InstagramConfig, token: string): Promise<InstagramAccount> {
  const query = { fields: 'user_id,username,media_count', access_token: token };
  return call(config, 'account', accountSchema, addressWith(`/${VERSION}/me`, config.hosts.graph, query));
}

const pictureSchema = object({
  id: string().required(),
  media_type: string().required(),
  /** The URL of the file. Missing for posts with copyrighted music or video. */
  media_url: string(),
  /** The URL of a video's cover. Set only for videos. */
  thumbnail_url: string(),
});

const PERMALINK = /^https:\/\/(?:www\.)?instagram\.com\//;

const mediaSchema = pictureSchema.shape({
  caption: string(),
  permalink: string().required().matches(PERMALINK),
  timestamp: string()
    .required()
    .test((value) => !Number.isNaN(Date.parse(value))),
  /** The number of likes. Missing if the owner hides it. */
  like_count: number().integer().min(0),
  comments_count: number().integer().min(0),
  children: object({ data: array(pictureSchema.required()).required() })
    .optional()
    .default(undefined),
});

const mediaPageSchema = object({
  data: array(mediaSchema.required()).required(),
  paging: object({ cursors: object({ after: string() }).optional().default(undefined), next: string() })
    .optional()
    .default(undefined),
});

type Media = InferType<typeof mediaSchema>;

/** A post with a picture. */
export interface FoundPost {
  id: string;
  permalink: string;
  caption: string;
  likeCount: number;
  commentCount: number;
  /** When the post was published, in milliseconds since 1970. */
  postedAt: number;
  /** The picture's current URL, which expires. */
  pictureUrl: string;
  /** Identifies the picture. The value changes whenever the picture changes. */
  source: string;
}

/**
 * Returns a post with its picture, in an array. The picture is the photo itself, an album's first picture or
 * a video's thumbnail. The array is empty if the post has no picture.
 */
function foundPost(media: Media): FoundPost[] {
  const picture = media.children?.data[0] ?? media;
  const isVideo = picture.media_type === 'VIDEO';
  const url = isVideo ? picture.thumbnail_url : (picture.media_url ?? picture.thumbnail_url);
  if (url === undefined || !URL.canParse(url)) return [];
  const file = new URL(url).pathname.split('/').at(-1) ?? '';
  return [
    {
      id: media.id,
      permalink: media.permalink,
      caption: media.caption ?? '',
      likeCount: media.like_count ?? 0,
      commentCount: media.comments_count ?? 0,
      postedAt: Date.parse(media.timestamp),
      pictureUrl: url,
      // A photo can't be replaced. A video's cover can be replaced, and then its file name changes.
      source: isVideo ? `${picture.id} ${file}` : picture.id,
    },
  ];
}

export interface FoundPosts {
  /** The posts with a picture, newest first. */
  posts: FoundPost[];
  /** The ids of all posts in the responses, including those without a picture. */
  ids: ReadonlySet<string>;
  /** When the oldest post in the responses was published, in milliseconds; 0 if there are no posts. */
  oldest: number;
  /** Whether the account has more posts. */
  hasMore: boolean;
}

/** The maximum number of pages read to find posts with a picture. */
const PAGES_MAX = 3;

/**
 * Reads the newest posts page by page, until enough of them have a picture. Throws if any page is incomplete.
 */
export async function readPosts(config: InstagramConfig, token: string, enough: number): Promise<FoundPosts> {
  const all: Media[] = [];
  let posts: FoundPost[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const url = addressWith(`/${VERSION}/me/media`, config.hosts.graph, {
      fields: MEDIA_FIELDS,
      limit: String(PAGE_SIZE),
      access_token: token,
      ...(after && { after }),
    });
    const { data, paging } = await call(config, 'posts', mediaPageSchema, url);
    all.push(...data);
    posts = all.flatMap(foundPost).sort((a, b) => b.postedAt - a.postedAt);
    // The URL in `next` contains the token and a host, so only the cursor is used.
    after = paging?.next === undefined ? undefined : paging.cursors?.after;
    if (paging?.next !== undefined && after === undefined)
      throw new InstagramError('failed', 'posts: a next page without a cursor');
    if (after === undefined || posts.length >= enough) break;
  }
  return {
    posts,
    ids: new Set(all.map(({ id }) => id)),
    oldest: all.length === 0 ? 0 : Math.min(...all.map(({ timestamp }) => Date.parse(timestamp))),
    hasMore: after !== undefined,
  };
}
