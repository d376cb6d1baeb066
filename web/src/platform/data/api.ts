/** Calls to our own server. */
import { ERROR_FIELD_HEADER } from '@perro-wisdom/domain/api';

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

/**
 * Sends a request, always with credentials. Resolves with the response; rejects with {@link ApiError} for any status that is not OK, and
 * with the browser's own error when there was no response.
 */
export async function callApi(path: string, { method = 'GET', body, headers = {}, keepalive = false, timeoutMs = TIMEOUT_MS }: ApiRequest = {}): Promise<Response> {
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
  throw new ApiError({ status, statusText, header: (name) => response.headers.get(name), body: await response.text() });
}

/** Sends a GET whose response is JSON of the type in the domain's `Api`. */
export async function getJson<Answer>(path: string): Promise<Answer> {
  const response = await callApi(path);
  // Not validated: the server is typed by the same file, and the schemas would cost every visitor their bytes.
  return (await response.json()) as Answer;
}
