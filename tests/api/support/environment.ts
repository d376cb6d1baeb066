/**
 * Calls the site over HTTP and accesses its Firestore directly. By default, the site is the test file's own
 * instance of the function (own-project.ts). The test files listed in vitest.config.ts call the whole
 * emulator suite instead, with Hosting's rewrites in front.
 */
import { initializeApp } from 'firebase-admin/app';
import { getFirestore, type DocumentReference } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { createHash, randomInt, randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { DEVICE_HEADER } from '@app/domain/account/api';
import { SESSION_COOKIE } from '@app/domain/account/session';
import { COLLECTIONS } from '@app/domain/general/collections';
import { bucketName } from '@app/domain/pictures/images';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { parseAnswer } from '../../../web/src/shared/data/answer';

const COMMAND = 'node tools/emulators.mjs -- npx vitest run --project api';

function required(variable: string): string {
  const value = process.env[variable];
  if (!value) throw new Error(`${variable} is not set. Run the API tests inside the emulators: ${COMMAND}`);
  return value;
}

export const siteUrl = required('SITE_URL');
const functionUrl = required('FUNCTION_URL');
/** The folder where the emulators store emails from the site. */
export const mailFolder = required('MAIL_FOLDER');
required('FIRESTORE_EMULATOR_HOST');

// This keeps the client from asking Google's metadata server for credentials, which the emulator doesn't
// need.
process.env.METADATA_SERVER_DETECTION = 'none';

const projectId = required('GCLOUD_PROJECT');
const app = initializeApp({ projectId }, 'tests');
export const db = getFirestore(app);

/** Stores a picture file without uploading it through the API. */
export const storeFile = (path: string, bytes: Buffer): Promise<void> =>
  getStorage(app).bucket(bucketName(projectId)).file(path.slice(1)).save(bytes, { resumable: false });

/** Returns a string that no other test uses and that is valid in a slug. */
export const unique = (name: string): string => `${name}-${randomUUID().slice(0, 8)}`;

/** Returns a random IP address, so that tests don't use up each other's rate limits. */
export const newAddress = (): string => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`;

export interface CallOptions {
  method?: string;
  /** A body to send as JSON. */
  json?: unknown;
  /** A body to send unchanged. */
  body?: BodyInit;
  headers?: Record<string, string>;
  /** The owner's cookie. */
  cookie?: string;
  /** The caller's IP address; random by default. */
  from?: string;
}

/** Calls the API, or opens a page or file, as a browser on the site would. */
export const call = (path: string, options?: CallOptions): Promise<Response> =>
  send(new URL(path, siteUrl), options);

/**
 * Calls the function directly, even if Hosting would serve a file, and without the headers that Hosting adds.
 */
export const callFunction = (path: string, options?: CallOptions): Promise<Response> =>
  send(new URL(functionUrl + path), options);

/**
 * Checks that the site's browser code can parse a successful API response, which is JSON or empty. Files and
 * the plain form's page are exempt.
 */
async function expectRecognized(method: string, { pathname }: URL, response: Response): Promise<void> {
  const isContent =
    response.status === 204 || response.headers.get('Content-Type')?.startsWith('application/json');
  const isFile = response.headers.has('Content-Disposition');
  if (!response.ok || !pathname.startsWith('/api/') || method === 'HEAD' || isFile || !isContent) return;
  parseAnswer(`${method} ${pathname}`, {
    status: response.status,
    header: (name) => response.headers.get(name),
    body: await response.clone().text(),
  });
}

async function send(
  url: URL,
  { method: asked, json, body, headers, cookie, from = newAddress() }: CallOptions = {},
): Promise<Response> {
  const sent = json === undefined ? body : JSON.stringify(json);
  const method = asked ?? (sent === undefined ? 'GET' : 'POST');
  const response = await fetch(url, {
    method,
    headers: {
      // In production, Hosting's CDN sets these two headers. The hosting emulator itself adds
      // X-Forwarded-Host.
      'Fastly-Client-IP': from,
      'X-Forwarded-For': from,
      ...(json !== undefined && { 'Content-Type': 'application/json' }),
      ...(cookie !== undefined && { Cookie: cookie }),
      ...headers,
    },
    ...(sent !== undefined && { body: sent }),
    redirect: 'manual',
  });
  await expectRecognized(method, url, response);
  return response;
}

/** Returns the session cookie that a response sets, in the format of a Cookie header. */
export function cookieOf(response: Response): string {
  const [cookie = ''] = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return cookie.startsWith(`${SESSION_COOKIE}=`) ? cookie : '';
}

/**
 * The device id that all logins share, or undefined before the first login, which assigns it. If each login
 * had a new device id, the site would email the owner every time.
 */
let deviceId: string | undefined;

/** Logs in and returns the cookie of a new session. */
export async function logIn(): Promise<string> {
  const response = await call('/api/admin/session', { json: { password: DEMO_PASSWORD, deviceId } });
  expect(response.status, await response.text()).toBe(204);
  deviceId = response.headers.get(DEVICE_HEADER) ?? deviceId;
  return cookieOf(response);
}

/** Returns the document of the session with this cookie. */
export function sessionOf(cookie: string): DocumentReference {
  const id = cookie.slice(cookie.indexOf('=') + 1);
  return db.collection(COLLECTIONS.sessions).doc(createHash('sha256').update(id).digest('hex'));
}

/**
 * Parses a JSON response as the type that the domain declares for it, without checking the type at runtime.
 */
export async function jsonOf<Body>(response: Response): Promise<Body> {
  return JSON.parse(await response.text()) as Body;
}

/** Returns the URL of the next page from the Link header. */
export function nextOf(response: Response): string | undefined {
  return /^<([^>]+)>; rel="next"$/.exec(response.headers.get('Link') ?? '')?.[1];
}

/** Returns an object without one of its fields. */
export function without(object: object, field: string): object {
  return Object.fromEntries(Object.entries(object).filter(([name]) => name !== field));
}

/** Expects a plain-text error response with this status and message. */
export async function expectError(response: Response, status: number, text: string | RegExp): Promise<void> {
  const body = await response.text();
  expect({ status: response.status, body }).toEqual({ status, body: typeof text === 'string' ? text : body });
  expect(body).toMatch(text);
  expect(response.headers.get('Content-Type')).toMatch(/^text\/plain/);
  expect(response.headers.get('Cache-Control')).toBe('private, no-store');
}
