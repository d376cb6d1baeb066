/** Calls to our own server. */
import { ERROR_FIELD_HEADER } from '@perro-wisdom/domain/api';

const TIMEOUT_MS = 20_000;

/** What an answer that is not OK says. */
interface Refusal {
  status: number;
  statusText: string;
  header: (name: string) => string | null;
  body: string;
}

/**
 * A non-OK answer: `message` is the status, a colon and a space, then the server's plain text or, where there is none, the status
 * text. A page of HTML comes from something between us and the server, and is nothing to show.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own words, when it answered in plain text. */
  readonly serverMessage: string | null;
  /** The field of the body that the server found wrong, where it names one. */
  readonly field: string | null;

  constructor({ status, statusText, header, body }: Refusal) {
    const isPlain = header('Content-Type')?.startsWith('text/plain') ?? false;
    const serverMessage = (isPlain && body.trim()) || null;
    super(`${status}: ${serverMessage ?? statusText}`);
    this.status = status;
    this.serverMessage = serverMessage;
    this.field = header(ERROR_FIELD_HEADER);
  }
}

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
  /** Whether the request goes on when the page is left; its body must be small. */
  keepalive?: boolean;
}

/** A signal that aborts after some milliseconds: `AbortSignal.timeout` came with Safari 16 and Chrome 103. */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/** Has errors answered in the language of the page, which its visitor may have chosen against the browser's. */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });

/**
 * One request, always with credentials; JSON goes out only when there is a body. Resolves with the answer; rejects with
 * {@link ApiError} for any non-OK status, with the browser's own error when nothing answered.
 */
export async function callApi(path: string, { method = 'GET', body, headers = {}, keepalive = false }: ApiRequest = {}): Promise<Response> {
  const hasBody = body !== undefined;
  const response = await fetch(path, {
    method,
    credentials: 'include',
    keepalive,
    headers: { ...languageHeader(), ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: timeLimit(TIMEOUT_MS),
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  throw new ApiError({ status, statusText, header: (name) => response.headers.get(name), body: await response.text() });
}

/** A GET whose answer is JSON of a known shape, as typed in the domain's `Api`. */
export async function getJson<Answer>(path: string): Promise<Answer> {
  const response = await callApi(path);
  // The server's answers are typed by the same file as this call; checking them again would cost every visitor the schemas.
  return (await response.json()) as Answer;
}
