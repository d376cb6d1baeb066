import type { InstagramApi } from '@app/domain/instagram/api';
import { randomBytes } from 'node:crypto';
import type { Request } from 'express';
import { REMOVE_POSTS_QUERY } from '@app/domain/instagram/posts';
import { connectRequestSchema } from '@app/domain/instagram/connection.schema';
import { absoluteUrl, ADMIN_PAGES } from '@app/domain/general/paths';
import { readJson, validate } from '../platform/http/body';
import { cachePublicly } from '../platform/http/cache';
import { ApiError } from '../platform/http/error';
import type { Routes } from '../platform/http/handler';
import { readSessionCookie } from '../account/cookie';
import { readRecentFacts } from '../content/site';
import { InstagramError } from './call';
import { authorizationUrl, exchangeCode } from './authorization';
import { readAccount } from './api';
import { instagramConfig, type InstagramConfig } from './config';
import { beginAttempt, endAttempt, readConnection, storeConnection } from './connection';
import { fetchPosts } from './fetch';
import { disconnect, readInstagramPosts, readInstagramStatus } from './store';

const BODY_MAX_BYTES = 8192;
const STATE_BYTES = 32;

export const INSTAGRAM_ROUTES: Routes<InstagramApi> = {
  'GET /api/instagram': (_request, response) => {
    cachePublicly(response);
    return readInstagramPosts();
  },
  'GET /api/admin/instagram': readInstagramStatus,
  'POST /api/admin/instagram/authorization': async (request) => {
    const config = requireConfig();
    const attempt = {
      state: randomBytes(STATE_BYTES).toString('base64url'),
      session: sessionOf(request),
      redirectUri: await redirectUri(request),
    };
    await beginAttempt(attempt);
    return { url: authorizationUrl(config, attempt) };
  },
  'POST /api/admin/instagram/connection': async (request) => {
    const config = requireConfig();
    const { code, state } = validate(connectRequestSchema, readJson(request, BODY_MAX_BYTES));
    const redirect = await endAttempt({ state, session: sessionOf(request) });
    if (redirect === null) throw new ApiError(409, 'instagram.expired');
    await connect(config, code, redirect);
    return readInstagramStatus();
  },
  'DELETE /api/admin/instagram/connection': async (request) => {
    await disconnect({ removePosts: request.query[REMOVE_POSTS_QUERY] === 'true' });
    return readInstagramStatus();
  },
  'POST /api/admin/instagram/fetch': async () => {
    const config = requireConfig();
    if (!(await readConnection())) throw new ApiError(409, 'instagram.notConnected');
    if (!(await fetchPosts(config))) throw new ApiError(409, 'instagram.fetching');
    return readInstagramStatus();
  },
};

function requireConfig(): InstagramConfig {
  const config = instagramConfig();
  if (!config) throw new ApiError(409, 'instagram.off');
  return config;
}

/**
 * Returns the URL that Instagram redirects the owner to. It is on the owner's current origin, because the
 * session cookie is valid only there. Instagram accepts only the URLs registered for the app, so a forged
 * origin is rejected.
 */
async function redirectUri(request: Request): Promise<string> {
  const origin = request.get('Origin') ?? '';
  return URL.canParse(origin)
    ? new URL(ADMIN_PAGES.instagram, origin).href
    : absoluteUrl(ADMIN_PAGES.instagram, await readRecentFacts());
}

/** Returns the id of the owner's session, which the guard has already checked. */
const sessionOf = (request: Request): string => readSessionCookie(request) ?? '';

async function connect(config: InstagramConfig, code: string, redirect: string): Promise<void> {
  try {
    const token = await exchangeCode(config, code, redirect);
    await storeConnection(await readAccount(config, token.token), token, config);
  } catch (error) {
    if (!(error instanceof InstagramError)) throw error;
    throw new ApiError(502, `instagram.${error.problem}`);
  }
}
