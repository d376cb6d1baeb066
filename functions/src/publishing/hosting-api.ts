/** Calls of the Firebase Hosting REST API, with credentials, time limits and retries. */
import { setTimeout as sleep } from 'node:timers/promises';

const API = 'https://firebasehosting.googleapis.com';
const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';

const CALL_TIMEOUT_MS = 30_000;
const ATTEMPTS = 6;
/** The pause after the first failure; it doubles with each further one. */
const BACKOFF_MS = 500;
const BACKOFF_MAX_MS = 30_000;
const OPERATION_TIMEOUT_MS = 4 * 60_000;
const OPERATION_POLL_MS = 1000;

/** The statuses of a server that is busy, or of a quota that is used up for the moment. */
const isTemporary = (status: number): boolean => status === 408 || status === 429 || status >= 500;

/** Replaced by tests. */
export interface ApiOptions {
  baseUrl?: string;
  accessToken?: () => Promise<string>;
  timeoutMs?: number;
  backoffMs?: number;
}

interface Outgoing {
  method: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer>;
}

interface Operation {
  name: string;
  done?: boolean;
  error?: { message: string };
  response?: unknown;
}

/** Returns a source of access tokens of the function's service account. */
function serviceAccount(): () => Promise<string> {
  let auth: Promise<import('google-auth-library').GoogleAuth> | undefined;
  return async () => {
    auth ??= import('google-auth-library').then(({ GoogleAuth }) => new GoogleAuth({ scopes: SCOPE }));
    const token = await (await auth).getAccessToken();
    if (!token) throw new Error('Google returned no access token.');
    return token;
  };
}

export class HostingApi {
  readonly #baseUrl: string;
  readonly #accessToken: () => Promise<string>;
  readonly #timeoutMs: number;
  readonly #backoffMs: number;

  constructor({
    baseUrl = API,
    accessToken = serviceAccount(),
    timeoutMs = CALL_TIMEOUT_MS,
    backoffMs = BACKOFF_MS,
  }: ApiOptions = {}) {
    this.#baseUrl = baseUrl;
    this.#accessToken = accessToken;
    this.#timeoutMs = timeoutMs;
    this.#backoffMs = backoffMs;
  }

  get<T>(path: string): Promise<T> {
    return this.#call<T>('GET', path);
  }

  post<T>(path: string, body: object): Promise<T> {
    return this.#call<T>('POST', path, body);
  }

  patch<T>(path: string, body: object): Promise<T> {
    return this.#call<T>('PATCH', path, body);
  }

  /** Uploads the compressed content of a file. */
  async upload(url: string, content: Uint8Array): Promise<void> {
    await this.#send(url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/octet-stream' },
      body: content as Uint8Array<ArrayBuffer>,
    });
  }

  /** Waits until an operation is done; returns its result. */
  async finished<T>(started: Operation): Promise<T> {
    const deadline = Date.now() + OPERATION_TIMEOUT_MS;
    let operation = started;
    while (!operation.done) {
      if (Date.now() > deadline) throw new Error(`Hosting's operation ${operation.name} takes too long.`);
      await sleep(Math.min(OPERATION_POLL_MS, this.#backoffMs));
      operation = await this.get<Operation>(operation.name);
    }
    if (operation.error) throw new Error(`Hosting's operation failed: ${operation.error.message}`);
    return operation.response as T;
  }

  async #call<T>(method: string, path: string, body?: object): Promise<T> {
    const text = await this.#send(`${this.#baseUrl}/v1beta1/${path}`, {
      method,
      ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
    return JSON.parse(text || '{}') as T;
  }

  /** Sends a request, and repeats it while it fails temporarily: every call of this API may be repeated. Returns the response's body. */
  async #send(url: string, request: Outgoing): Promise<string> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.#sendOnce(url, request);
      if ('text' in outcome) return outcome.text;
      if (!outcome.mayPass || attempt === ATTEMPTS) throw outcome.error;
      const backoff = this.#backoffMs * 2 ** (attempt - 1);
      // The jitter keeps callers that failed together from trying together.
      await sleep(Math.min(outcome.retryAfterMs ?? backoff * (0.5 + Math.random()), BACKOFF_MAX_MS));
    }
  }

  async #sendOnce(
    url: string,
    request: Outgoing,
  ): Promise<{ text: string } | { error: Error; mayPass: boolean; retryAfterMs?: number }> {
    const headers = { ...request.headers, Authorization: `Bearer ${await this.#accessToken()}` };
    try {
      const response = await fetch(url, {
        ...request,
        headers,
        signal: AbortSignal.timeout(this.#timeoutMs),
      });
      const text = await response.text();
      if (response.ok) return { text };
      const error = new Error(
        `Hosting responded ${response.status} to ${request.method} ${new URL(url).pathname}: ${text.slice(0, 300)}`,
      );
      const seconds = Number(response.headers.get('Retry-After') ?? NaN);
      return {
        error,
        mayPass: isTemporary(response.status),
        ...(Number.isFinite(seconds) && { retryAfterMs: seconds * 1000 }),
      };
    } catch (cause) {
      return {
        error: new Error(`Hosting did not respond to ${request.method} ${new URL(url).pathname}.`, { cause }),
        mayPass: true,
      };
    }
  }
}
