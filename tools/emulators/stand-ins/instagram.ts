// A local stand-in for the Instagram API with Instagram Login. It serves the authorization page, tokens, the
// account, paginated posts, and pictures. The server is stateless: codes and tokens contain the account and
// the time.
import { readFileSync } from 'node:fs';
import { startStandIn, type Answer } from '../../../functions/src/platform/stand-in.fixture';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHORT_MS = 60 * 60 * 1000;
const LONG_MS = 60 * DAY_MS;
/** The app that functions/src/instagram/config.ts uses on the emulators. */
const APP = { id: '1', secret: 'stand-in' };
const SCOPE = 'instagram_business_basic';
const PICTURES = new URL('pictures/', import.meta.url);

interface StandInPost {
  id: string;
  caption: string;
  type: 'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM';
  /** The picture's file name, or undefined if Instagram returns no URL. */
  picture?: string;
  /** The time in ISO 8601 format. */
  time: string;
}

const DEMO_POSTS: StandInPost[] = [
  {
    id: '18006',
    type: 'IMAGE',
    picture: 'sunrise.webp',
    time: '2026-03-06T14:00:00+0000',
    caption: 'Sunrise class at the park 🌅🐾\n\n#dogtraining #puertorico',
  },
  {
    id: '18005',
    type: 'VIDEO',
    picture: 'trainer.webp',
    time: '2026-03-04T14:00:00+0000',
    caption: 'Marisol shows how to begin with “sit”.',
  },
  {
    id: '18004',
    type: 'CAROUSEL_ALBUM',
    picture: 'dusk.webp',
    time: '2026-03-02T14:00:00+0000',
    caption: '',
  },
  {
    id: '18003',
    type: 'IMAGE',
    time: '2026-02-27T14:00:00+0000',
    caption: 'A film with somebody else’s music: Instagram gives no picture.',
  },
  {
    id: '18002',
    type: 'IMAGE',
    picture: 'beach.webp',
    time: '2026-02-25T14:00:00+0000',
    caption: 'Caminata por la playa con Luna y Max. ¡Qué día! 🐕🐕',
  },
  {
    id: '18001',
    type: 'IMAGE',
    picture: 'puppy.webp',
    time: '2026-02-23T14:00:00+0000',
    caption: 'Puppy nap',
  },
];

/**
 * The server's behavior, which tests can change. `failure` receives the name of the call: `code`, `exchange`,
 * `renewal`, `account` or `posts`.
 */
interface Behavior {
  posts: StandInPost[];
  failure: (call: string) => Failure | undefined;
  /** Returns the response to send in place of the picture, or undefined to send the picture. */
  picture: (file: string) => PictureAnswer | undefined | Promise<PictureAnswer>;
  /** Changes the list of posts before it is sent. */
  change: (body: { data: object[] }) => object;
  pageSize: number;
  account: string;
}
interface Failure {
  status?: number;
  code?: number;
  body?: string;
  silent?: boolean;
}
interface PictureAnswer {
  status?: number;
  body?: Buffer | string;
  silent?: boolean;
}

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const tokenFor = (kind: string, account: string, now: number) => `${kind}.${account}.${now}`;

/** Returns a token's kind, account and issue time, or null if the token is invalid or expired. */
function readToken(token: string | null, now: number) {
  const [kind = '', account = '', time = ''] = (token ?? '').split('.');
  const validMs = kind === 'long' ? LONG_MS : kind === 'short' ? SHORT_MS : 0;
  return Number(time) + validMs > now ? { kind, account, since: Number(time) } : null;
}

function authorizePage(searchParams: URLSearchParams) {
  const redirect = searchParams.get('redirect_uri') ?? '';
  if (
    searchParams.get('client_id') !== APP.id ||
    searchParams.get('scope') !== SCOPE ||
    searchParams.get('response_type') !== 'code' ||
    !URL.canParse(redirect)
  ) {
    return '<p>Invalid Request: the stand-in expects another app.';
  }
  const back = (query: Record<string, string>) =>
    `${redirect}?${new URLSearchParams({ ...query, state: searchParams.get('state') ?? '' })}#_`;
  const denial = {
    error: 'access_denied',
    error_reason: 'user_denied',
    error_description: 'The user denied your request',
  };
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<title>Stand-in for Instagram</title><body style="font:1.1rem/1.5 system-ui;max-width:32rem;margin:4rem auto;padding:0 1rem">
<h1>Stand-in for Instagram</h1><p>This page is on your computer. The site at ${escapeHtml(new URL(redirect).origin)} asks to see your profile and your posts.
<p><a href="${escapeHtml(back({ code: 'a-code' }))}">Allow</a> &nbsp; <a href="${escapeHtml(back(denial))}">Do not allow</a>`;
}

/** Converts a post to the API's media object. */
function mediaOf({ id, caption, type, picture, time }: StandInPost, origin: string) {
  // The query changes with each call, as in Instagram's URLs, which are signed and expire.
  const url = picture && `${origin}/pictures/${picture}?oe=${Date.now()}`;
  const child = { id: `${id}-1`, media_type: 'IMAGE', media_url: url };
  return {
    id,
    ...(caption && { caption }),
    media_type: type,
    ...(url &&
      (type === 'VIDEO'
        ? { media_url: `${origin}/pictures/video.mp4`, thumbnail_url: url }
        : { media_url: url })),
    ...(type === 'CAROUSEL_ALBUM' && { children: { data: [child, { ...child, id: `${id}-2` }] } }),
    permalink: `https://www.instagram.com/p/${id}/`,
    timestamp: time,
    like_count: 12,
    comments_count: 3,
  };
}

/**
 * Starts the server, which browsers and the function reach at the hostname `host`. The result's `calls` array
 * records the calls it receives.
 */
export async function startInstagramStandIn(port: number, host?: string) {
  const behavior: Behavior = {
    posts: DEMO_POSTS,
    failure: () => undefined,
    picture: () => undefined,
    change: (body) => body,
    pageSize: 25,
    account: 'standin',
  };
  const calls: string[] = [];

  const refuse = (code: number, status = 400): Answer => {
    const message = 'The stand-in was told to fail.';
    return { status, body: { error: { message, type: 'OAuthException', code, fbtrace_id: 'stand-in' } } };
  };

  const shortToken = (form: URLSearchParams) => {
    const isExpected =
      form.get('client_id') === APP.id &&
      form.get('client_secret') === APP.secret &&
      form.get('code') === 'a-code' &&
      form.get('redirect_uri');
    const token = tokenFor('short', behavior.account, Date.now());
    return isExpected ? { data: [{ access_token: token, user_id: '9001', permissions: SCOPE }] } : null;
  };
  const longToken = (query: URLSearchParams) => {
    const now = Date.now();
    const token = readToken(query.get('access_token'), now);
    return (
      token && {
        access_token: tokenFor('long', token.account, now),
        token_type: 'bearer',
        expires_in: LONG_MS / 1000,
      }
    );
  };
  const account = (query: URLSearchParams) => {
    const username = readToken(query.get('access_token'), Date.now())?.account;
    return username
      ? { user_id: `id-of-${username}`, username, media_count: behavior.posts.length, id: '1' }
      : null;
  };
  const posts = (query: URLSearchParams) => {
    if (!readToken(query.get('access_token'), Date.now())) return null;
    const from = Number(query.get('after') ?? 0);
    const to = from + Math.min(behavior.pageSize, Number(query.get('limit')));
    const data = behavior.posts.slice(from, to).map((post) => mediaOf(post, standIn.url));
    const next = to < behavior.posts.length && { next: `${standIn.url}/elsewhere?access_token=leaked` };
    const paging = { cursors: { before: String(from), after: String(to) }, ...next };
    return behavior.change({ data, ...(data.length > 0 && { paging }) });
  };

  /**
   * The API's calls, each with its name and handler. A handler returns null to reject the token or the app.
   */
  const API: Record<string, [name: string, answer: (query: URLSearchParams) => object | null]> = {
    'POST /oauth/access_token': ['code', shortToken],
    'GET /access_token': [
      'exchange',
      (query) => (query.get('client_secret') === APP.secret ? longToken(query) : null),
    ],
    'GET /refresh_access_token': ['renewal', longToken],
    'GET /v25.0/me': ['account', account],
    'GET /v25.0/me/media': ['posts', posts],
  };

  const pictureAnswer = async (file: string): Promise<Answer | undefined> => {
    const { status, body, silent } = (await behavior.picture(file)) ?? {};
    if (silent) return undefined;
    return {
      status: status ?? 200,
      headers: { 'Content-Type': 'image/webp' },
      body: body ?? (status ? 'URL signature expired' : readFileSync(new URL(file, PICTURES))),
    };
  };

  const standIn = await startStandIn(
    async (method, { pathname, searchParams }, body) => {
      if (pathname === '/oauth/authorize') return { body: authorizePage(searchParams) };
      const [name, answer] = API[`${method} ${pathname}`] ?? [];
      calls.push(name ?? pathname);
      if (pathname.startsWith('/pictures/')) return pictureAnswer(pathname.slice('/pictures/'.length));
      if (!name || !answer) return refuse(2500, 404);
      const failure = behavior.failure(name);
      if (failure?.silent) return undefined;
      if (failure?.body !== undefined) return { status: failure.status ?? 200, body: failure.body };
      if (failure) return refuse(failure.code ?? 2, failure.status);
      const found = answer(method === 'POST' ? new URLSearchParams(String(body)) : searchParams);
      return found ? { body: found } : refuse(190);
    },
    port,
    host,
  );
  return { ...standIn, behavior, calls };
}
