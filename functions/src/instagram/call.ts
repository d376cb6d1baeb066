/**
 * Calls the Instagram API with Instagram Login
 * (https://developers.facebook.com/docs/instagram-platform/instagram-api-with-instagram-login).
 */
import * as logger from 'firebase-functions/logger';
import { number, object, string, ValidationError } from 'yup';
import type { InstagramProblem } from '@app/domain/instagram/posts';
import type { Parser } from '../platform/http/body';
import { readBytes } from '../platform/http/read-bytes';
import type { InstagramConfig } from './config';

/** The maximum response size: far larger than any real response, but small enough to keep in memory. */
const ANSWER_MAX_BYTES = 2 * 1024 * 1024;

/** The error thrown by a failed call. `problem` is what the failure means for the owner. */
export class InstagramError extends Error {
  constructor(
    readonly problem: Exclude<InstagramProblem, 'pictures'>,
    detail: string,
  ) {
    super(`${problem}: ${detail}`);
  }
}

/**
 * The Graph API's error codes for an expired or revoked connection and for rate limiting
 * (https://developers.facebook.com/docs/graph-api/guides/error-handling).
 */
const ENDED_CODES: readonly number[] = [102, 190];
const BUSY_CODES: readonly number[] = [4, 17, 32, 341, 613];
const isPermissionCode = (code: number): boolean => code === 3 || code === 10 || (code >= 200 && code <= 299);

const errorSchema = object({
  error: object({ code: number().required(), error_subcode: number(), fbtrace_id: string() }),
});

function problemOf(status: number, code: number): InstagramError['problem'] {
  if (ENDED_CODES.includes(code)) return 'ended';
  if (BUSY_CODES.includes(code) || status === 429) return 'busy';
  if (isPermissionCode(code)) return 'permission';
  return 'failed';
}

/** Returns a signal that aborts a call after its timeout or at the deadline, whichever comes first. */
export function timeLimit({ timeoutMs, deadline }: InstagramConfig): AbortSignal {
  const limit = AbortSignal.timeout(timeoutMs);
  return deadline ? AbortSignal.any([limit, deadline]) : limit;
}

/** Replaces unpaired surrogates in strings, because Firestore rejects them. */
const wellFormed = (_key: string, value: unknown): unknown =>
  typeof value === 'string' ? value.toWellFormed() : value;

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text, wellFormed) as unknown;
  } catch {
    // Unlike undefined, null never validates as an object.
    return null;
  }
}

export function addressWith(path: string, host: string, query: Record<string, string>): URL {
  const url = new URL(path, host);
  url.search = new URLSearchParams(query).toString();
  return url;
}

/**
 * Calls a URL. The URL isn't logged, because its query contains secrets. Throws an `InstagramError` if the
 * call fails or the response doesn't match the schema.
 */
export async function call<T>(
  config: InstagramConfig,
  name: string,
  schema: Parser<T>,
  url: URL,
  init: RequestInit = {},
): Promise<T> {
  let status: number;
  let body: unknown;
  try {
    const response = await fetch(url, { ...init, redirect: 'error', signal: timeLimit(config) });
    status = response.status;
    body = parseJson((await readBytes(response, ANSWER_MAX_BYTES))?.toString('utf8') ?? '');
  } catch (error) {
    const cause = error instanceof Error ? error.name : 'unknown';
    logger.warn('no response from Instagram', { call: name, cause });
    throw new InstagramError('failed', `${name}: ${cause}`);
  }
  const refusal = errorSchema.isValidSync(body) ? errorSchema.cast(body, { stripUnknown: true }).error : null;
  if (status !== 200 || refusal) {
    const problem = problemOf(status, refusal?.code ?? 0);
    logger.warn('Instagram rejected a call', { call: name, status, problem, ...refusal });
    throw new InstagramError(problem, `${name}: ${status}`);
  }
  try {
    return schema.validateSync(body, { strict: true });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    logger.warn('Instagram sent an unexpected response', { call: name, field: error.path });
    throw new InstagramError('failed', `${name}: ${error.path ?? 'no JSON'}`);
  }
}
