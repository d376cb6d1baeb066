/** Recognizes the API's answers among all that a browser may get. Knows no document: the service worker checks answers too. */
import { REQUEST_ID_HEADER } from '@app/domain/general/api';

/** A response with a successful status. */
export interface AnswerParts {
  status: number;
  header: (name: string) => string | null;
  body: string;
}

const notTheApi = (call: string, { status, header }: Omit<AnswerParts, 'body'>): TypeError =>
  new TypeError(
    `${call}: an answer that is not the API's (${status} ${header('Content-Type') ?? 'without a type'})`,
  );

/** Throws a `TypeError`, as `fetch` does where nothing answers, when something other than the API did. */
export function requireApi(call: string, parts: Omit<AnswerParts, 'body'>): void {
  if (parts.header(REQUEST_ID_HEADER) === null) throw notTheApi(call, parts);
}

/**
 * Returns the content of a successful answer; null where it has none. Throws a `TypeError` when it is not the API's, or was cut off.
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
