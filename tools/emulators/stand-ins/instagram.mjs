// A local server in place of the Instagram API with Instagram Login: the window in which the owner allows the connection, tokens, the account,
// its posts in pages, and their pictures. It keeps nothing: codes and tokens say themselves whose they are and when they end.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { HOST } from '../ports.mjs';

const DAY_MS = 24 * 60 * 60 * 1000;
const SHORT_MS = 60 * 60 * 1000;
const LONG_MS = 60 * DAY_MS;
/** As functions/src/instagram/config.ts has it. */
const APP = { id: '1', secret: 'stand-in' };
const SCOPE = 'instagram_business_basic';
const PICTURES = new URL('pictures/', import.meta.url);

/**
 * @typedef {object} StandInPost
 * @property {string} id
 * @property {string} caption
 * @property {'IMAGE' | 'VIDEO' | 'CAROUSEL_ALBUM'} type
 * @property {string} [picture]  the file under /pictures; absent where Instagram gives no address
 * @property {string} time       ISO 8601
 */

/** @type {StandInPost[]} */
const DEMO_POSTS = [
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
 * How the server answers; tests change it. A call is `code`, `exchange`, `renewal`, `account` or `posts`.
 * @typedef {object} Behavior
 * @property {StandInPost[]} posts
 * @property {(call: string) => Failure | undefined} failure
 * @property {(file: string) => PictureAnswer | undefined | Promise<PictureAnswer>} picture  replaces the answer for a picture
 * @property {(body: any) => any} change                            changes an answer before it is sent
 * @property {number} pageSize
 * @property {string} account
 */
/** @typedef {{status?: number, code?: number, body?: string, silent?: boolean}} Failure */
/** @typedef {{status?: number, body?: Buffer | string, silent?: boolean}} PictureAnswer */

/** @param {string} text */
const escapeHtml = (text) => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

/** @param {string} kind @param {string} account @param {number} now */
const tokenFor = (kind, account, now) => `${kind}.${account}.${now}`;

/** Returns since when a token is valid, and whose it is; null if it is not, or no longer. @param {string | null} token @param {number} now */
function readToken(token, now) {
  const [kind = '', account = '', time = ''] = (token ?? '').split('.');
  const validMs = kind === 'long' ? LONG_MS : kind === 'short' ? SHORT_MS : 0;
  return Number(time) + validMs > now ? { kind, account, since: Number(time) } : null;
}

/** @param {URL} url */
function authorizePage(url) {
  const { searchParams } = url;
  const redirect = searchParams.get('redirect_uri') ?? '';
  if (
    searchParams.get('client_id') !== APP.id ||
    searchParams.get('scope') !== SCOPE ||
    searchParams.get('response_type') !== 'code' ||
    !URL.canParse(redirect)
  ) {
    return '<p>Invalid Request: the stand-in knows another app.';
  }
  /** @param {Record<string, string>} query */
  const back = (query) =>
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

/** The media of an answer. @param {StandInPost} post @param {string} origin */
function mediaOf({ id, caption, type, picture, time }, origin) {
  // As at Instagram, the address is signed and ends.
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

/** @param {import('node:http').IncomingMessage} request */
async function readForm(request) {
  let text = '';
  for await (const chunk of request) text += chunk;
  return new URLSearchParams(text);
}

/**
 * Starts the server; it does not keep the process running.
 * @param {number} port
 * @param {string} [host] under which browsers and the function reach it
 * @returns {Promise<{url: string, behavior: Behavior, calls: string[], close: () => void}>} `calls` are those that it has had
 */
export async function startInstagramStandIn(port, host = HOST) {
  /** @type {Behavior} */
  const behavior = {
    posts: DEMO_POSTS,
    failure: () => undefined,
    picture: () => undefined,
    change: (body) => body,
    pageSize: 25,
    account: 'standin',
  };
  /** @type {string[]} */
  const calls = [];
  let url = '';

  /** @param {import('node:http').ServerResponse} response @param {number} status @param {unknown} body */
  const send = (response, status, body) => {
    response
      .writeHead(status, { 'Content-Type': 'application/json' })
      .end(typeof body === 'string' ? body : JSON.stringify(body));
  };
  /** @param {import('node:http').ServerResponse} response @param {number} code */
  const refuse = (response, code, status = 400) =>
    send(response, status, {
      error: {
        message: 'The stand-in was asked for this.',
        type: 'OAuthException',
        code,
        fbtrace_id: 'stand-in',
      },
    });

  /** The calls of the API. @type {Record<string, (query: URLSearchParams) => unknown>} */
  const API = {
    code: (form) =>
      form.get('client_id') === APP.id &&
      form.get('client_secret') === APP.secret &&
      form.get('code') === 'a-code' &&
      form.get('redirect_uri')
        ? {
            data: [
              {
                access_token: tokenFor('short', behavior.account, Date.now()),
                user_id: '9001',
                permissions: SCOPE,
              },
            ],
          }
        : null,
    exchange: (query) => (query.get('client_secret') === APP.secret ? longToken(query) : null),
    renewal: (query) => longToken(query),
    account: (query) => {
      const account = readToken(query.get('access_token'), Date.now())?.account;
      return account
        ? { user_id: `id-of-${account}`, username: account, media_count: behavior.posts.length, id: '1' }
        : null;
    },
    posts: (query) => {
      if (!readToken(query.get('access_token'), Date.now())) return null;
      const from = Number(query.get('after') ?? 0);
      const to = from + Math.min(behavior.pageSize, Number(query.get('limit')));
      const data = behavior.posts.slice(from, to).map((post) => mediaOf(post, url));
      const cursors = { before: String(from), after: String(to) };
      return {
        data,
        ...(data.length > 0 && {
          paging: {
            cursors,
            ...(to < behavior.posts.length && { next: `${url}/elsewhere?access_token=leaked` }),
          },
        }),
      };
    },
  };

  /** @param {URLSearchParams} query */
  const longToken = (query) => {
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

  /** @type {Record<string, string>} */
  const PATHS = {
    'POST /oauth/access_token': 'code',
    'GET /access_token': 'exchange',
    'GET /refresh_access_token': 'renewal',
    'GET /v25.0/me': 'account',
    'GET /v25.0/me/media': 'posts',
  };

  /** @param {import('node:http').ServerResponse} response @param {string} file */
  const sendPicture = async (response, file) => {
    const answer = await behavior.picture(file);
    if (answer?.silent) return;
    const body =
      answer?.body ?? (answer?.status ? 'URL signature expired' : readFileSync(new URL(file, PICTURES)));
    response.writeHead(answer?.status ?? 200, { 'Content-Type': 'image/webp' }).end(body);
  };

  const server = createServer((request, response) => {
    void (async () => {
      const asked = new URL(request.url ?? '/', url);
      const { pathname, searchParams } = asked;
      if (pathname === '/oauth/authorize')
        return response
          .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
          .end(authorizePage(asked));
      const name = PATHS[`${request.method} ${pathname}`];
      calls.push(name ?? pathname);
      if (pathname.startsWith('/pictures/'))
        return sendPicture(response, pathname.slice('/pictures/'.length));
      const answer = name && API[name];
      if (!answer) return refuse(response, 2500, 404);
      const failure = behavior.failure(name);
      if (failure?.silent) return undefined;
      if (failure?.body !== undefined) return send(response, failure.status ?? 200, failure.body);
      if (failure) return refuse(response, failure.code ?? 2, failure.status);
      const body = answer(request.method === 'POST' ? await readForm(request) : searchParams);
      return body === null
        ? refuse(response, 190)
        : send(response, 200, name === 'posts' ? behavior.change(body) : body);
    })().catch(() => response.destroy());
  });
  await new Promise((resolve, reject) =>
    server.once('error', reject).listen(port, HOST, () => resolve(undefined)),
  );
  server.unref();
  const address = server.address();
  url = `http://${host}:${typeof address === 'object' && address ? address.port : port}`;
  return {
    url,
    behavior,
    calls,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
