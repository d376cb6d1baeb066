import { array, number, object, string, type InferType } from 'yup';
import type { InstagramConfig } from './config';
import { addressWith, call, InstagramError } from './call';

/**
 * Available until July 29, 2028 (https://developers.facebook.com/docs/graph-api/changelog); afterwards Meta
 * answers with the next version.
 */
const VERSION = 'v25.0';
/** More than the site shows, because posts without a picture are skipped. */
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
  /** Missing for posts with copyrighted music or video. */
  media_url: string(),
  /** Only for videos. */
  thumbnail_url: string(),
});

const PERMALINK = /^https:\/\/(?:www\.)?instagram\.com\//;

const mediaSchema = pictureSchema.shape({
  caption: string(),
  permalink: string().required().matches(PERMALINK),
  timestamp: string()
    .required()
    .test((value) => !Number.isNaN(Date.parse(value))),
  /** Missing if the owner hides it. */
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
  /** In milliseconds. */
  postedAt: number;
  /** The current URL of the picture, which expires. */
  pictureUrl: string;
  /** Identifies the picture: it changes whenever the picture does. */
  source: string;
}

/**
 * Returns a post with its picture: that of a photo, the first of an album, the thumbnail of a video. Empty
 * for a post without a picture.
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
      // A photo can't be replaced. The cover of a video can, and then has another file name.
      source: isVideo ? `${picture.id} ${file}` : picture.id,
    },
  ];
}

export interface FoundPosts {
  /** Newest first. */
  posts: FoundPost[];
  /** The ids of all posts in the responses, including those without a picture. */
  ids: ReadonlySet<string>;
  /** When the oldest of these posts was published, in milliseconds; 0 if there are none. */
  oldest: number;
  /** Whether the account has more posts. */
  hasMore: boolean;
}

/** The maximum number of pages read to find posts with a picture. */
const PAGES_MAX = 3;

/**
 * Reads the newest posts, page by page until enough of them have a picture. Throws unless every page is
 * complete.
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
    // `next` contains the token and a host, so only the cursor is used.
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
