/** Calls to our own server. */

const TIMEOUT_MS = 20_000;

/** A non-OK answer: `message` is the status, a colon and a space, then the body or, when that is empty, the status text. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The server's own words, when it answered in plain text. */
  readonly serverMessage: string | null;

  constructor(status: number, text: string, serverMessage: string | null) {
    super(`${status}: ${text}`);
    this.status = status;
    this.serverMessage = serverMessage;
  }
}

interface ApiRequest {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string>;
}

interface Refusal {
  status: number;
  statusText: string;
  contentType: string | null;
  body: string;
}

/** What an answer that is not OK says. */
export function refusalError({ status, statusText, contentType, body }: Refusal): ApiError {
  const text = body.trim();
  const isPlain = contentType?.startsWith('text/plain') ?? false;
  return new ApiError(status, text || statusText, isPlain && text ? text : null);
}

/**
 * One request, always with credentials; JSON goes out only when there is a body. Resolves with the answer; rejects with
 * {@link ApiError} for any non-OK status, with the browser's own error when nothing answered.
 */
export async function callApi(path: string, { method = 'GET', body, headers = {} }: ApiRequest = {}): Promise<Response> {
  const hasBody = body !== undefined;
  // `AbortSignal.timeout` came with Safari 16 and Chrome 103.
  const timeLimit = new AbortController();
  setTimeout(() => timeLimit.abort(), TIMEOUT_MS);
  const response = await fetch(path, {
    method,
    credentials: 'include',
    headers: hasBody ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(hasBody && { body: JSON.stringify(body) }),
    signal: timeLimit.signal,
  });
  if (response.ok) return response;
  const { status, statusText } = response;
  throw refusalError({ status, statusText, contentType: response.headers.get('content-type'), body: await response.text() });
}

/** A GET whose answer is JSON of a known shape, as typed in the domain's `Api`. */
export async function getJson<Answer>(path: string): Promise<Answer> {
  const response = await callApi(path);
  // The server's answers are typed by the same file as this call; checking them again would cost every visitor the schemas.
  return (await response.json()) as Answer;
}
