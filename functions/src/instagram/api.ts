/**
 * Calls the Instagram API with Instagram Login
 * (https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login).
 */
import * as logger from 'firebase-functions/logger';
import { array, number, object, string, ValidationError, type InferType } from 'yup';
import type { InstagramProblem } from '@perro-wisdom/domain/instagram/posts';
import type { Parser } from '../platform/documents';
import type { InstagramConfig } from './config';

/** Available until July 29, 2028 (https://developers.facebook.com/docs/graph-api/changelog); Meta then answers with the next version. */
const VERSION = 'v25.0';
/** Reading the account and its own posts. */
const SCOPE = 'instagram_business_basic';
/** Several more than are shown, for posts without a picture. */
const PAGE_SIZE = 12;
const MEDIA_FIELDS =
  'id,caption,media_type,media_url,thumbnail_url,permalink,timestamp,like_count,comments_count,children{id,media_type,media_url,thumbnail_url}';
/** Far more than any answer has, and little enough to be kept in memory. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** A failed call, and what that means for the owner. */
export class InstagramError extends Error {
  constructor(
    readonly problem: Exclude<InstagramProblem, 'pictures'>,
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

/** The codes of the Graph API's errors (https://developers.facebook.com/docs/graph-api/guides/error-handling). */
const ENDED_CODES: readonly number[] = [102, 190];
const BUSY_CODES: readonly number[] = [4, 17, 32, 341, 613];
const isPermissionCode = (code: number): boolean => code === 3 || code === 10 || (code >= 200 && code <= 299);

const errorSchema = object({
  error: object({ code: number().required(), error_subcode: number(), fbtrace_id: string() }),
});

/** Returns what a refusal means. */
function problemOf(status: number, code: number): InstagramError['problem'] {
  if (ENDED_CODES.includes(code)) return 'ended';
  if (BUSY_CODES.includes(code) || status === 429) return 'busy';
  if (isPermissionCode(code)) return 'permission';
  return 'failed';
}

/** Reads at most so many bytes of a response; undefined if there are more. */
export async function readBytes(response: Response, maxBytes: number): Promise<Buffer | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of (response.body ?? []) as AsyncIterable<Uint8Array>) {
    length += chunk.length;
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Firestore refuses strings with unpaired surrogates. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed) as unknown;
  } catch {
    // Unlike undefined, null is no object to a schema.
    return null;
  }
}

/** Calls an address, whose query has secrets and is not logged. Throws an `InstagramError` for every answer that has not this form. */
async function call<T>(
  { timeoutMs }: InstagramConfig,
  name: string,
  schema: Parser<T>,
  url: URL,
  init: RequestInit = {},
): Promise<T> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    status = response.status;
    body = parseJson((await readBytes(response, ANSWER_MAX_BYTES))?.toString('utf8') ?? '');
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown';
    logger.warn('Instagram did not answer', { call: name, cause });
    throw new InstagramError('failed', `${name}: ${cause}`);
  }
  const refusal = errorSchema.isValidSync(body) ? errorSchema.cast(body, { stripUnknown: true }).error : null;
  if (status !== 200 || refusal) {
    const problem = problemOf(status, refusal?.code ?? 0);
    logger.warn('Instagram refused a call', { call: name, status, problem, ...refusal });
    throw new InstagramError(problem, `${name}: ${status}`);
  }
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    logger.warn('Instagram sent an answer of another form', { call: name, field: error.path });
    throw new InstagramError('failed', `${name}: ${error.path ?? 'no JSON'}`);
  }
}

/** Returns the address at Instagram where the owner allows the connection, and which sends her to `redirectUri` with the state. */
export function authorizationUrl(
  { appId, hosts }: InstagramConfig,
  { redirectUri, state }: { redirectUri: string; state: string },
): string {
  const url = new URL('/oauth/authorize', hosts.authorize);
  url.search = new URLSearchParams({
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
  }).toString();
  return url.href;
}

export interface Token {
  token: string;
  /** For how long it is valid from now on, in milliseconds. */
  validMs: number;
}

/** The documentation shows a list with one element; Instagram also answers with that element itself. */
const shortTokenSchema = object({ access_token: string().required() });
const shortTokenListSchema = object({ data: array(shortTokenSchema.required()).required().length(1) });
const answeredTokenSchema: Parser<string> = {
  validateSync: (value, options) =>
    shortTokenListSchema.isValidSync(value, options)
      ? (shortTokenListSchema.cast(value).data[0]?.access_token ?? '')
      : shortTokenSchema.validateSync(value, options).access_token,
};

const longTokenSchema = object({
  access_token: string().required(),
  expires_in: number().required().positive(),
});

const asToken = ({ access_token: token, expires_in: seconds }: InferType<typeof longTokenSchema>): Token => ({
  token,
  validMs: seconds * 1000,
});

/** Exchanges the code with which the owner came back for a token of 60 days. */
export async function exchangeCode(
  config: InstagramConfig,
  code: string,
  redirectUri: string,
): Promise<Token> {
  const { appId, appSecret, hosts } = config;
  const form = new URLSearchParams({
    client_id: appId,
    client_secret: appSecret,
    grant_type: 'authorization_code',
    redirect_uri: redirectUri,
    code,
  });
  const short = await call(config, 'code', answeredTokenSchema, new URL('/oauth/access_token', hosts.codes), {
    method: 'POST',
    body: form,
  });
  const url = new URL('/access_token', hosts.graph);
  url.search = new URLSearchParams({
    grant_type: 'ig_exchange_token',
    client_secret: appSecret,
    access_token: short,
  }).toString();
  return asToken(await call(config, 'exchange', longTokenSchema, url));
}

/** Renews a token that is at least a day old: the new one is valid for 60 days. */
export async function renewToken(config: InstagramConfig, token: string): Promise<Token> {
  const url = new URL('/refresh_access_token', config.hosts.graph);
  url.search = new URLSearchParams({ grant_type: 'ig_refresh_token', access_token: token }).toString();
  return asToken(await call(config, 'renewal', longTokenSchema, url));
}

const accountSchema = object({
  user_id: string().required(),
  username: string().required(),
  media_count: number().required().integer().min(0),
});

export type InstagramAccount = InferType<typeof accountSchema>;

/** Reads the name of the account, and how many posts it has. */
export function readAccount(config: InstagramConfig, token: string): Promise<InstagramAccount> {
  const url = new URL(`/${VERSION}/me`, config.hosts.graph);
  url.search = new URLSearchParams({
    fields: 'user_id,username,media_count',
    access_token: token,
  }).toString();
  return call(config, 'account', accountSchema, url);
}

const pictureSchema = object({
  id: string().required(),
  media_type: string().required(),
  /** Missing for posts with music or films that others own. */
  media_url: string(),
  /** Of videos only. */
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

/** A post that has a picture. */
export interface FoundPost {
  id: string;
  permalink: string;
  caption: string;
  likeCount: number;
  commentCount: number;
  /** In milliseconds. */
  postedAt: number;
  /** Where the picture is for now; the address expires. */
  pictureUrl: string;
  /** Names the picture: while it stays the same, the picture does. */
  source: string;
}

/** Returns the picture of a post: that of a photo, the first of an album, the thumbnail of a video. */
function pictureOf(media: Media): { id: string; url: string; isVideo: boolean } | null {
  const {
    id,
    media_type: type,
    media_url: mediaUrl,
    thumbnail_url: thumbnailUrl,
  } = media.children?.data[0] ?? media;
  const url = type === 'VIDEO' ? thumbnailUrl : (mediaUrl ?? thumbnailUrl);
  return url !== undefined && URL.canParse(url) ? { id, url, isVideo: type === 'VIDEO' } : null;
}

function foundPost(media: Media): FoundPost | null {
  const picture = pictureOf(media);
  if (!picture) return null;
  const { pathname } = new URL(picture.url);
  return {
    id: media.id,
    permalink: media.permalink,
    caption: media.caption ?? '',
    likeCount: media.like_count ?? 0,
    commentCount: media.comments_count ?? 0,
    postedAt: Date.parse(media.timestamp),
    pictureUrl: picture.url,
    // A photo cannot be replaced; the cover of a video can, and then has another file.
    source: picture.isVideo ? `${picture.id} ${pathname.slice(pathname.lastIndexOf('/') + 1)}` : picture.id,
  };
}

export interface FoundPosts {
  /** Newest first. */
  posts: FoundPost[];
  /** The ids of all posts in the answers, also of those without a picture. */
  ids: ReadonlySet<string>;
  /** When the oldest of them was posted, in milliseconds; 0 if there are none. */
  oldest: number;
  /** Whether the account has more posts. */
  hasMore: boolean;
}

/** The most pages that are read to find posts with a picture. */
const PAGES_MAX = 3;

/** Reads the newest posts, page by page until there are enough with a picture. Throws unless every page is complete. */
export async function readPosts(config: InstagramConfig, token: string, enough: number): Promise<FoundPosts> {
  const all: Media[] = [];
  let posts: FoundPost[] = [];
  let after: string | undefined;
  for (let page = 0; page < PAGES_MAX; page += 1) {
    const url = new URL(`/${VERSION}/me/media`, config.hosts.graph);
    url.search = new URLSearchParams({
      fields: MEDIA_FIELDS,
      limit: String(PAGE_SIZE),
      access_token: token,
      ...(after && { after }),
    }).toString();
    const { data, paging } = await call(config, 'posts', mediaPageSchema, url);
    all.push(...data);
    posts = all.flatMap((media) => foundPost(media) ?? []).sort((a, b) => b.postedAt - a.postedAt);
    // `next` has the token and names a host: only the cursor is used.
    after = paging?.next === undefined ? undefined : paging.cursors?.after;
    if (paging?.next !== undefined && after === undefined)
      throw new InstagramError('failed', 'posts: a further page without a cursor');
    if (after === undefined || posts.length >= enough) break;
  }
  return {
    posts,
    ids: new Set(all.map(({ id }) => id)),
    oldest: all.length === 0 ? 0 : Math.min(...all.map(({ timestamp }) => Date.parse(timestamp))),
    hasMore: after !== undefined,
  };
}
