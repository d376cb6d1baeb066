/**
 * Connects the owner's Instagram account. The owner authorizes the connection on Instagram, which then issues
 * tokens.
 */
import { array, number, object, string, type InferType } from 'yup';
import type { Parser } from '../platform/http/body';
import type { InstagramConfig } from './config';
import { addressWith, call } from './call';

/** The permission to read the account and its own posts. */
const SCOPE = 'instagram_business_basic';

/**
 * Returns the Instagram URL where the owner authorizes the connection. Instagram then redirects the owner to
 * `redirectUri` with the state.
 */
export function authorizationUrl(
  { appId, hosts }: InstagramConfig,
  { redirectUri, state }: { redirectUri: string; state: string },
): string {
  return addressWith('/oauth/authorize', hosts.authorize, {
    client_id: appId,
    redirect_uri: redirectUri,
    response_type: 'code',
    scope: SCOPE,
    state,
  }).href;
}

export interface Token {
  token: string;
  /** How long the token remains valid, in milliseconds. */
  validMs: number;
}

/**
 * The short-lived token. Instagram's documentation shows it inside a one-element list, but the API sometimes
 * returns it bare.
 */
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

/** Exchanges the code from the owner's redirect for a token that is valid for 60 days. */
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
  const url = addressWith('/access_token', hosts.graph, {
    grant_type: 'ig_exchange_token',
    client_secret: appSecret,
    access_token: short,
  });
  return asToken(await call(config, 'exchange', longTokenSchema, url));
}

/** Renews a token that is at least a day old. The new token is valid for 60 days. */
export async function renewToken(config: InstagramConfig, token: string): Promise<Token> {
  const query = { grant_type: 'ig_refresh_token', access_token: token };
  const url = addressWith('/refresh_access_token', config.hosts.graph, query);
  return asToken(await call(config, 'renewal', longTokenSchema, url));
}
