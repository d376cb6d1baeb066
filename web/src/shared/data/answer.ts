/**
 * Distinguishes the API's responses from those of other servers, such as gateways. This module doesn't use
 * the DOM, because the service worker imports it.
 */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

export interface AnswerParts {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

/**
 * The error for a request that got no response, or whose response didn't come from the API. A retry may
 * succeed.
 */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * Awaits a response or its body, and wraps network errors in a {@link NetworkError}. Browsers reject with a
 * `TypeError` or, after a timeout, a `DOMException`, but bugs can also cause these errors.
 */
export const received = <T>(response: Promise<T>): Promise<T> =>
  response.catch((cause: unknown) => {
    throw new NetworkError(String(cause), { cause });
  });

/** Reports an error in our own code as uncaught, even though it was handled. */
export function reportUncaught(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

const notTheApi = (call: string, { status, header }: Omit<AnswerParts, 'body'>): NetworkError =>
  new NetworkError(
    `${call}: the response is not from the API (${status} ${header('Content-Type') ?? 'without a type'})`,
  );

/** Throws a {@link NetworkError} if something other than the API responded. */
export function requireApi(call: string, parts: Omit<AnswerParts, 'body'>): void {
  if (parts.header(REQUEST_ID_HEADER) === null) throw notTheApi(call, parts);
}

/**
 * Returns the content of a successful response, or null if the response has no content. Throws a {@link
 * NetworkError} if the response was truncated or didn't come from the API.
 * @param call The method and the path.
 */
export function parseAnswer(call: string, { body, ...parts }: AnswerParts): unknown {
  requireApi(call, parts);
  if (parts.status === 204) return null;
  try {
    return JSON.parse(body) as unknown;
  } catch {
    throw notTheApi(call, parts);
  }
}
