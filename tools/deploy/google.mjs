import { GoogleAuth } from 'google-auth-library';

const SCOPE = 'https://www.googleapis.com/auth/cloud-platform';
const POLL_MS = 2_000;
const OPERATION_TIMEOUT_MS = 10 * 60_000;
/** How long an API that was just enabled may still be refused. */
const PROPAGATION_MS = 3 * 60_000;
const LOOPBACK = ['127.0.0.1', 'localhost'];

const LOGIN_REMEDY = 'Run: gcloud auth application-default login';

/** A call that Google refused. */
export class GoogleError extends Error {
  /** @param {number} status of HTTP @param {string} url @param {{message: string, code?: string, reason?: string}} error Google's own */
  constructor(status, url, { message, code, reason }) {
    super(`${new URL(url).host} responded ${status}: ${message}`);
    this.status = status;
    this.code = code;
    this.reason = reason;
  }
}

/**
 * A resource as JSON. Google's APIs leave out fields that have their default value.
 * @typedef {Record<string, any>} Json
 * @typedef {ReturnType<typeof createGoogle>} Google
 */

/**
 * Creates a client of Google's REST APIs that acts on one project, which is also charged for the calls.
 * @param {string} project
 * @param {object} [options]
 * @param {string | undefined} [options.baseUrl]  a local server that gets every call under `/<host>/<path>`; only on this machine, and
 *                                                without credentials
 * @param {() => Promise<string>} [options.accessToken]
 * @param {number} [options.pollMs]               between two looks at something that takes time
 */
export function createGoogle(
  project,
  { baseUrl, accessToken = applicationDefaultToken(), pollMs = POLL_MS } = {},
) {
  if (baseUrl !== undefined && !LOOPBACK.includes(new URL(baseUrl).hostname)) {
    throw new Error(`GOOGLE_API_BASE_URL is for a rehearsal on this machine, not for ${baseUrl}.`);
  }

  /** @param {string} url */
  const resolve = (url) =>
    baseUrl === undefined || url.startsWith(baseUrl) ? url : `${baseUrl}/${url.replace('https://', '')}`;

  let refusedUntil = 0;
  /** To be called after an API was enabled: for some minutes Google may refuse calls as if it were not. */
  const expectPropagation = () => {
    refusedUntil = Date.now() + PROPAGATION_MS;
  };

  /** @param {string} method @param {string} url @param {Json | Uint8Array<ArrayBuffer>} [body] @returns {Promise<Json>} */
  async function call(method, url, body) {
    for (;;) {
      try {
        return await callOnce(method, url, body);
      } catch (error) {
        const mayPass =
          error instanceof GoogleError && error.reason === 'SERVICE_DISABLED' && Date.now() < refusedUntil;
        if (!mayPass) throw error;
        await pause();
      }
    }
  }

  const pause = () =>
    new Promise((done) => {
      setTimeout(done, pollMs);
    });

  /** @param {string} method @param {string} url @param {Json | Uint8Array<ArrayBuffer>} [body] bytes are sent as they are @returns {Promise<Json>} */
  async function callOnce(method, url, body) {
    const token = baseUrl === undefined ? await accessToken() : 'rehearsal';
    const isBytes = body instanceof Uint8Array;
    const response = await fetch(resolve(url), {
      method,
      headers: {
        Authorization: `Bearer ${token}`,
        // Without it a user's own credentials are charged to the project of gcloud, where these APIs are not enabled.
        'X-Goog-User-Project': project,
        ...(body && { 'Content-Type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      ...(body && { body: isBytes ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new GoogleError(response.status, url, errorOf(text));
    return text === '' ? {} : JSON.parse(text);
  }

  /** @param {string} url @returns {Promise<Json>} */
  const get = (url) => call('GET', url);
  /** @param {string} url @param {Json} [body] */
  const post = (url, body = {}) => call('POST', url, body);
  /** @param {string} url @param {Json} body */
  const patch = (url, body) => call('PATCH', url, body);
  /** @param {string} url */
  const remove = (url) => call('DELETE', url);
  /** @param {string} url @param {Uint8Array<ArrayBuffer>} bytes */
  const upload = (url, bytes) => call('POST', url, bytes);

  /** @param {string} url @returns {Promise<Json | null>} null where there is no such resource */
  async function find(url) {
    try {
      return await get(url);
    } catch (error) {
      if (error instanceof GoogleError && error.status === 404) return null;
      throw error;
    }
  }

  /**
   * Polls until a condition holds.
   * @template T
   * @param {string} what for the error message
   * @param {() => Promise<T | undefined>} look undefined while it is not so yet
   * @param {number} [timeoutMs]
   * @returns {Promise<T>}
   */
  async function until(what, look, timeoutMs = OPERATION_TIMEOUT_MS) {
    const giveUpAt = Date.now() + timeoutMs;
    for (;;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() > giveUpAt)
        throw new Error(
          `${what} did not finish within ${timeoutMs / 60_000} minutes. Run the command again.`,
        );
      await pause();
    }
  }

  /**
   * Waits for a long-running operation.
   * @param {string} api its address up to the version, as in `https://firestore.googleapis.com/v1`
   * @param {Json} operation as the API returned it
   * @returns {Promise<Json>} what the operation made
   */
  async function finished(api, operation) {
    const done = await until(operation.name, async () => {
      const current = operation.done ? operation : await get(`${api}/${operation.name}`);
      return current.done ? current : undefined;
    });
    if (done.error) throw new Error(`${operation.name} failed: ${done.error.message}`);
    return done.response ?? {};
  }

  /** Fetches a page of the deployed site, without credentials. @param {string} url */
  const fetchSite = (url) => fetch(resolve(url), { redirect: 'manual' });

  return { project, get, find, post, patch, remove, upload, until, finished, expectPropagation, fetchSite };
}

/** @param {string} text the body of an error response */
function errorOf(text) {
  try {
    const { message, status: code, details = [] } = JSON.parse(text).error;
    return { message, code, reason: details.find((/** @type {Json} */ detail) => detail.reason)?.reason };
  } catch {
    return { message: text.slice(0, 300) };
  }
}

function applicationDefaultToken() {
  const auth = new GoogleAuth({ scopes: SCOPE });
  return async () => {
    const token = await auth.getAccessToken().catch((cause) => {
      throw new Error(`There are no usable Google credentials on this machine. ${LOGIN_REMEDY}`, { cause });
    });
    if (!token) throw new Error(`Google returned no access token. ${LOGIN_REMEDY}`);
    return token;
  };
}
