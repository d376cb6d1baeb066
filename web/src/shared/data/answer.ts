/** Recognizes the API's answers among all that a browser may get. Knows no document: the service worker checks answers too. */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** A response with a successful status. */
export interface AnswerParts {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

/** There was no response, or one that is not the API's: the same request may succeed later. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

/** Waits for a response or its body. Browsers reject with a `TypeError` or, after a timeout, with a `DOMException`: so do bugs. */
export const received = <T>(response: Promise<T>): Promise<T> =>
  response.catch((cause: unknown) => {
    throw new NetworkError(String(cause), { cause });
  });

/** Reports an error of our own code as uncaught, after it was handled. */
export function reportUncaught(error: unknown): void {
  setTimeout(() => {
    throw error;
  });
}

const notTheApi = (call: string, { status, header }: Omit<AnswerParts, 'body'>): NetworkError =>
  new NetworkError(
    `${call}: an answer that is not the API's (${status} ${header('Content-Type') ?? 'without a type'})`,
  );

/** Throws a {@link NetworkError} when something other than the API answered. */
export function requireApi(call: string, parts: Omit<AnswerParts, 'body'>): void {
  if (parts.header(REQUEST_ID_HEADER) === null) throw notTheApi(call, parts);
}

/**
 * Returns the content of a successful answer; null where it has none. Throws a {@link NetworkError} when it is not the API's, or was cut off.
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
