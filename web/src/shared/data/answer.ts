/**
 * Recognizes the API's responses among everything that a browser may receive. Doesn't use the document,
 * because the service worker checks responses too.
 */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** The parts of a successful response. */
export interface AnswerParts {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

/** There was no response, or it didn't come from the API. Retrying the request may succeed. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/**
 * Waits for a response or its body. Browsers reject with a `TypeError` or, after a timeout, a `DOMException`.
 * Bugs cause the same errors, so these are wrapped.
 */
export const received = <T>(response: Promise<T>): Promise<T> =>
  response.catch((cause: unknown) => {
    throw new NetworkError(String(cause), { cause });
  });

/** Reports an error in our own code as uncaught, after it was handled. */
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
 * Returns the content of a successful response, or null if it has none. Throws a {@link NetworkError} if the
 * response was truncated or didn't come from the API.
 * @param call method and path
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
