/** Calls the site's own API. */
import type { Answer, Api, Call } from '@app/domain/api';
import { ERROR_CODE_HEADER, ERROR_FIELD_HEADER } from '@app/domain/general/api';
import { NetworkError, parseAnswer, received, reportUncaught, requireApi, type AnswerParts } from './answer';

const TIMEOUT_MS = 20_000;

interface ErrorResponse {
  status: number;
  statusText: string;
  header: (name: string) => string | null;
  body: string;
}

/**
 * The error for a failed response. `message` is `<status>: <reason>`, where the reason is the body or, if the
 * body is empty, the status text. An HTML body comes from a proxy and counts as empty.
 */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** The body or the status text; empty if the response has neither. HTTP/2 has no status text. */
  readonly reason: string;
  /** The body if it is plain text, and therefore from our own server; otherwise null. */
  readonly serverMessage: string | null;
  /** The error code, if the server sent one. */
  readonly code: string | null;
  /** The invalid field of the request body, if the server named one. */
  readonly field: string | null;

  constructor({ status, statusText, header, body }: ErrorResponse) {
    const type = header('Content-Type') ?? '';
    const text = type.startsWith('text/html') ? '' : body.trim();
    const reason = text || statusText;
    super(`${status}: ${reason}`);
    this.status = status;
    this.reason = reason;
    this.serverMessage = (type.startsWith('text/plain') && text) || null;
    this.code = header(ERROR_CODE_HEADER);
    this.field = header(ERROR_FIELD_HEADER);
  }
}

/** Reports an error as uncaught, even if it has already been shown. Ignores network and server errors. */
export function reportBug(error: unknown): void {
  if (!(error instanceof ApiError || error instanceof NetworkError)) reportUncaught(error);
}

/** Returns the server's error message in the page's language, or null if the server sent none. */
export const serverMessageOf = (error: unknown): string | null =>
  error instanceof ApiError ? error.serverMessage : null;

type Placeholder<C extends string> = C extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

type Params<C extends Call> = [Placeholder<C>] extends [never]
  ? { params?: never }
  : { params: Readonly<Record<Placeholder<C>, string>> };

type Body<C extends Call> = 'body' extends keyof Api[C] ? Pick<Api[C], 'body'> : { body?: never };

interface RequestOptions {
  query?: Readonly<Record<string, string>>;
  headers?: Readonly<Record<string, string>>;
  /** Whether the request continues when the page is closed. If so, its body must be smaller than 64 KiB. */
  keepalive?: boolean;
  /** The time limit for receiving the response, including its body. */
  timeoutMs?: number;
}

/** A call's path parameters and body, if any, and the common options. */
type CallRequest<C extends Call> = Params<C> & Body<C> & RequestOptions;

/** The last argument of a call. It is optional if all of its properties are optional. */
export type RequestArgument<C extends Call> =
  object extends CallRequest<C> ? [request?: CallRequest<C>] : [request: CallRequest<C>];

interface AnyRequest extends RequestOptions {
  params?: Readonly<Record<string, string>>;
  /** The body, which is sent as JSON. */
  body?: unknown;
}

/** Returns a call's encoded path, including the query. */
export function callPath<C extends Call>(call: C, ...request: RequestArgument<C>): string;
export function callPath(call: string, { params = {}, query = {} }: AnyRequest = {}): string {
  const path = call
    .slice(call.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_placeholder, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(query).toString();
  return search === '' ? path : `${path}?${search}`;
}

/**
 * Returns a signal that aborts after the given time. Doesn't use `AbortSignal.timeout`, which requires Safari
 * 16 or Chrome 103.
 */
export function timeLimit(milliseconds: number): AbortSignal {
  const controller = new AbortController();
  setTimeout(() => controller.abort(), milliseconds);
  return controller.signal;
}

/**
 * Returns the header that requests error messages in the page's language, which may differ from the
 * browser's.
 */
export const languageHeader = () => ({ 'Accept-Language': document.documentElement.lang });

/** Sends a request with credentials. Rejects with an {@link ApiError} if the response is not OK. */
async function send(
  method: string,
  path: string,
  { body, headers = {}, keepalive = false, timeoutMs = TIMEOUT_MS }: AnyRequest,
): Promise<Response> {
  const hasBody = body !== undefined;
  const response = await received(
    fetch(path, {
      method,
      credentials: 'include',
      keepalive,
      headers: { ...languageHeader(), ...headers, ...(hasBody && { 'Content-Type': 'application/json' }) },
      ...(hasBody && { body: JSON.stringify(body) }),
      signal: timeLimit(timeoutMs),
    }),
  );
  if (response.ok) return response;
  const { status, statusText } = response;
  const answered = await received(response.text());
  throw new ApiError({ status, statusText, header: headerOf(response), body: answered });
}

const headerOf =
  ({ headers }: Response) =>
  (name: string) =>
    headers.get(name);

interface Exchange<Content> extends Omit<AnswerParts, 'body'> {
  answer: Content;
}

async function sendAndParse<Content>(
  method: string,
  path: string,
  request: AnyRequest,
): Promise<Exchange<Content>> {
  const response = await send(method, path, request);
  const parts = { status: response.status, header: headerOf(response) };
  const answer = parseAnswer(`${method} ${path}`, { ...parts, body: await received(response.text()) });
  // The content isn't validated, because the server uses the same domain types and the schemas are large.
  return { answer: answer as Content, ...parts };
}

const methodOf = (call: Call): string => call.slice(0, call.indexOf(' '));

/** Like {@link callApi}, but also returns the response's status and headers. */
export const exchange = <C extends Call>(
  call: C,
  ...request: RequestArgument<C>
): Promise<Exchange<Answer<C>>> =>
  sendAndParse<Answer<C>>(methodOf(call), callPath(call, ...request), request[0] ?? {});

/** Gets the content at a path that the API returned, such as the path of a list's next page. */
export const followPath = <Content>(path: string, request: RequestOptions): Promise<Exchange<Content>> =>
  sendAndParse<Content>('GET', path, request);

/**
 * Calls the API. Resolves with the content of the response, or null if the response has no content. Rejects
 * with an {@link ApiError} if the response is not OK. Rejects with a {@link NetworkError} if there was no
 * response or the response didn't come from the API.
 */
export const callApi = async <C extends Call>(call: C, ...request: RequestArgument<C>): Promise<Answer<C>> =>
  (await exchange(call, ...request)).answer;

/** Gets a file that the API generates. Rejects with the same errors as {@link callApi}. */
export async function getFile(
  path: string,
  request: RequestOptions = {},
): Promise<{ blob: Blob; header: AnswerParts['header'] }> {
  const response = await send('GET', path, request);
  const header = headerOf(response);
  requireApi(`GET ${path}`, { status: response.status, header });
  return { blob: await received(response.blob()), header };
}
