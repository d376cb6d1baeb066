/** Calls to our own server. */
import { ERROR_FIELD_HEADER } from '@app/domain/general/api';
import { parseAnswer, requireApi, type AnswerParts } from './answer';

const TIMEOUT_MS = 20_000;

/** The parts of a response that is not OK. */
interface ErrorResponse {
  status: number;
  statusText: string;
  header: (name: string) => string | null;
  body: string;
}

/**
 * A response that is not OK. `message` is the status, a colon and a space, then the reason: the body or, where it is empty, the status
 * text. HTML comes from a proxy and is not shown.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Empty where there is no body either: HTTP/2 has no status text. */
  readonly reason: string;
  /** The body, if it is plain text and so our own server's; otherwise null. */
  readonly serverMessage: string | null;
  /** The invalid field of the request's body, if the server named one. */
  readonly field: string | null;

  constructor({ status, statusText, header, body }: ErrorResponse) {
    const type = header('Content-Type') ?? '';
    const text = type.startsWith('text/html') ? '' : body.trim();
    const reason = text || statusText;
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.serverMessage = (type.startsWith('text/plain') && text) || null;
    this.field = header(ERROR_FIELD_HEADER);
  }
}

/** Returns what the server says about an error, in the language of the page; null where it said nothing, or did not answer. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.serverMessage : null;

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the request continues when the page is closed; its body must be under 64 KiB. */
  keepalive?: boolean;
  /** How long the response, its body included, may take. */
  timeoutMs?: number;
}

/** Returns a signal that aborts after some milliseconds. `AbortSignal.timeout` needs Safari 16 and Chrome 103. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** Returns the header that asks for errors in the language of the page, which may differ from the browser's. */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });

/** Sends a request, always with credentials. Rejects with {@link ApiError} for any status that is not OK. */
async function send(
  path: string,
  { method = 'GET', body, headers = {}, keepalive = false, timeoutMs = TIMEOUT_MS }: ApiRequest,
): Promise<Response> {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    keepalive,
    headers: { ...languageHeader(), ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: timeLimit(timeoutMs),
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  throw new ApiError({ status, statusText, header: headerOf(response), body: await response.text() });
}

const headerOf =
  ({ headers }: Response) =>
  (name: string) =>
    headers.get(name);

interface Exchange<Answer> extends Omit<AnswerParts, 'body'> {
  answer: Answer;
}

/** Like {@link callApi}, for callers who also need the answer's status or headers. */
export async function exchange<Answer>(path: string, request: ApiRequest = {}): Promise<Exchange<Answer>> {
  const response = await send(path, request);
  const parts = { status: response.status, header: headerOf(response) };
  const answer = parseAnswer(`${request.method ?? 'GET'} ${path}`, { ...parts, body: await response.text() });
  // Recognized, not validated: the server is typed by the same domain, and the schemas are large.
  return { answer: answer as Answer, ...parts };
}

/**
 * Calls the API. Resolves with the answer, of the type that its room's `api.ts` has for the call; null where it has no content. Rejects with
 * {@link ApiError} for any status that is not OK, and with a `TypeError` or `DOMException`, as `fetch` does, when there was no response, or one
 * that is not the API's.
 */
export const callApi = async <Answer = null>(path: string, request?: ApiRequest): Promise<Answer> =>
  (await exchange<Answer>(path, request)).answer;

/** Gets a file that the API makes. Rejects like {@link callApi}. */
export async function getFile(path: string, request: ApiRequest = {}): Promise<Response> {
  const response = await send(path, request);
  requireApi(`GET ${path}`, { status: response.status, header: headerOf(response) });
  return response;
}
