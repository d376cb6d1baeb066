/**
 * Calls Google's REST APIs. Handles credentials, timeouts, retries, paged lists and long-running operations.
 * The deployment (tools/deploy) also uses this module.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { withRetries } from './retry';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const CALL_TIMEOUT_MS = 60_000;
const OPERATION_TIMEOUT_MS = 10 * 60_000;
const POLL_MS = 1000;

export interface ApiOptions {
  accessToken?: () => Promise<string>;
  /** The headers sent with every call. */
  headers?: Record<string, string>;
  /** The URL of a local server that receives every call at `/<host>/<path>`. */
  baseUrl?: string | undefined;
  /** The timeout for one request, in milliseconds. Tests override it. */
  timeoutMs?: number;
  /** The wait after the first failure, in milliseconds. Tests override it. */
  backoffMs?: number;
  /** The interval between two polls, in milliseconds. */
  pollMs?: number;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

interface Operation {
  name: string;
  done?: boolean;
  error?: { message: string };
  response?: unknown;
}

/** The details of a call that Google rejected. */
interface Refusal {
  message: string;
  /** Google's status code, such as `ALREADY_EXISTS`. */
  code?: string | undefined;
  /** Google's reason, such as `SERVICE_DISABLED`. */
  reason?: string | undefined;
  /** The name of the disabled API. */
  service?: string | undefined;
  retryAfterMs?: number | undefined;
}

/** The error for a call that Google rejected. */
export class GoogleError extends Error {
  constructor(
    call: string,
    /** The HTTP status of the response. */
    readonly status: number,
    readonly refusal: Refusal,
  ) {
    super(`${call} got the response ${status}: ${refusal.message}`);
  }
}

/** Returns whether a call was rejected because its API is not enabled in the project. */
export const isDisabledApi = (error: unknown): boolean =>
  error instanceof GoogleError && error.refusal.reason === 'SERVICE_DISABLED';

/** The error for a call that got no response or an incomplete one. */
class NoResponse extends Error {}

/**
 * Returns whether Google rejected a call because the quota was exhausted. A call rejected this way had no
 * effect.
 */
const isOverQuota = (error: unknown): boolean => error instanceof GoogleError && error.status === 429;

/**
 * Returns whether an error is temporary: a network failure, a busy server, an exhausted quota or a concurrent
 * write.
 */
function isTemporary(error: unknown): boolean {
  if (!(error instanceof GoogleError)) return error instanceof NoResponse;
  const { status, refusal } = error;
  return status === 408 || status === 429 || status >= 500 || refusal.code === 'ABORTED';
}

/**
 * Returns a function that gets access tokens. They belong to the deployed function's service account, or to
 * the user who runs a command.
 */
export function defaultCredentials(): () => Promise<string> {
  let auth: Promise<import('google-auth-library').GoogleAuth> | undefined;
  return async () => {
    auth ??= import('google-auth-library').then(({ GoogleAuth }) => new GoogleAuth({ scopes: SCOPE }));
    const token = await (await auth).getAccessToken();
    if (!token) throw new Error('Google returned no access token.');
    return token;
  };
}

export class GoogleApi {
  readonly #options;

  constructor({ accessToken = defaultCredentials(), ...options }: ApiOptions = {}) {
    this.#options = { accessToken, timeoutMs: CALL_TIMEOUT_MS, pollMs: POLL_MS, ...options };
  }

  get<T>(url: string): Promise<T> {
    return this.#call<T>('GET', url);
  }

  /** Returns a resource, or null if it doesn't exist. */
  async find<T>(url: string): Promise<T | null> {
    try {
      return await this.get<T>(url);
    } catch (error) {
      if (error instanceof GoogleError && error.status === 404) return null;
      throw error;
    }
  }

  /** Returns all items of a listing. */
  async list<T>(url: string, name: string, pageSize?: number): Promise<T[]> {
    const all: T[] = [];
    const page = new URL(url);
    if (pageSize !== undefined) page.searchParams.set('pageSize', String(pageSize));
    for (;;) {
      const found = await this.get<Record<string, T[]> & { nextPageToken?: string }>(page.href);
      all.push(...(found[name] ?? []));
      if (!found.nextPageToken) return all;
      page.searchParams.set('pageToken', found.nextPageToken);
    }
  }

  /** Sends a call that is safe to retry. */
  post<T>(url: string, body?: object): Promise<T> {
    return this.#call<T>('POST', url, body);
  }

  /**
   * Sends a non-idempotent call. Repeating one that already took effect would fail or create a duplicate, so
   * it is retried only if the quota was exhausted.
   */
  create<T>(url: string, body: object = {}): Promise<T> {
    return this.#call<T>('POST', url, body, isOverQuota);
  }

  patch<T>(url: string, body: object): Promise<T> {
    return this.#call<T>('PATCH', url, body);
  }

  delete(url: string): Promise<unknown> {
    return this.#call('DELETE', url);
  }

  upload(url: string, content: Uint8Array): Promise<unknown> {
    return this.#call('POST', url, content);
  }

  /**
   * Waits for an operation to finish and returns its result. `api` is the API's URL up to and including the
   * version.
   */
  async waitForOperation<T>(api: string, started: Operation): Promise<T> {
    const { name, error, response } = await this.until(started.name, async () => {
      const operation = started.done ? started : await this.get<Operation>(`${api}/${started.name}`);
      return operation.done ? operation : undefined;
    });
    if (error) throw new Error(`${name} failed: ${error.message}`);
    return (response ?? {}) as T;
  }

  /** Polls with `look` until it returns a value, and returns that value. */
  async until<T>(
    what: string,
    look: () => Promise<T | undefined>,
    timeoutMs = OPERATION_TIMEOUT_MS,
  ): Promise<T> {
    const giveUpAt = Date.now() + timeoutMs;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > giveUpAt)
        throw new Error(`${what} did not finish within ${timeoutMs / 60_000} minutes.`);
      await this.pause();
    }
  }

  protected pause(): Promise<void> {
    return sleep(this.#options.pollMs);
  }

  /** Returns the URL that a call is sent to. */
  protected resolve(url: string): string {
    const { baseUrl } = this.#options;
    if (baseUrl === undefined || url.startsWith(baseUrl)) return url;
    return `${baseUrl}/${url.replace('https://', '')}`;
  }

  async #call<T>(method: Method, url: string, body?: object, mayPass = isTemporary): Promise<T> {
    const text = await withRetries(() => this.send(method, url, body), {
      mayPass,
      waitMs: (error) => (error instanceof GoogleError ? error.refusal.retryAfterMs : undefined),
      backoffMs: this.#options.backoffMs,
    });
    return JSON.parse(text || '{}') as T;
  }

  /** Sends a request once and returns the response body. */
  protected async send(method: Method, url: string, body?: object): Promise<string> {
    const { host, pathname } = new URL(url);
    const call = `${method} ${host}${pathname}`;
    const isBytes = body instanceof Uint8Array;
    const headers = {
      ...this.#options.headers,
      Authorization: `Bearer ${await this.#options.accessToken()}`,
      ...(body && { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' }),
    };
    let response: Response;
    let text: string;
    try {
      response = await fetch(this.resolve(url), {
        method,
        headers,
        ...(body && { body: isBytes ? (body as Uint8Array<ArrayBuffer>) : JSON.stringify(body) }),
        signal: AbortSignal.timeout(this.#options.timeoutMs),
      });
      text = await response.text();
    } catch (cause) {
      throw new NoResponse(`${call} got no response.`, { cause });
    }
    if (!response.ok) throw new GoogleError(call, response.status, refusalIn(response, text));
    return text;
  }
}

function refusalIn(response: Response, text: string): Refusal {
  const seconds = Number(response.headers.get('Retry-After') ?? NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  try {
    const { message, status, details = [] } = (JSON.parse(text) as ErrorBody).error;
    const { reason, metadata } = details.find((detail) => detail.reason) ?? {};
    return { message, code: status, reason, service: metadata?.service, retryAfterMs };
  } catch {
    return { message: text.slice(0, 300), retryAfterMs };
  }
}

/** The body of an error response (https://google.aip.dev/193). */
interface ErrorBody {
  error: {
    message: string;
    status?: string;
    details?: { reason?: string; metadata?: { service?: string } }[];
  };
}
