/**
 * Sends paths and bodies that try to bypass a check. Expects none to be accepted or cause a server error, and
 * no response to contain private data.
 */
import { COLLECTIONS } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import { UPLOADS_PATH } from '@app/domain/pictures/images';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { db, logIn, newAddress } from '../support/environment';
import { startFunction, type FunctionInstance, type RawRequest } from '../support/function';
import { sampleMessage } from '../support/messages';

const AT_ONCE = 10;
const MEMORY_LIMIT = 400 * 1024 * 1024;
const JSON_TYPE = { 'Content-Type': 'application/json' };
const SECRET = 'only the owner reads this';

let instance: FunctionInstance;
let cookie = '';

beforeAll(async () => {
  instance = await startFunction();
  cookie = await logIn();
  const message = sampleMessage({ message: SECRET, status: 'new', createdAt: new Date() });
  await db.collection(COLLECTIONS.contactSubmissions).doc('known').set(message);
});
afterAll(async () => {
  expect(await instance.peakMemory()).toBeLessThan(MEMORY_LIMIT);
  await instance.stop();
});

/** Sends a request and returns its status. Checks that any error has a plain-text message. */
async function statusOf(request: RawRequest): Promise<number> {
  const { status, headers, text } = await instance.send({
    ...request,
    headers: { 'X-Forwarded-For': newAddress(), ...request.headers },
  });
  expect(text, request.path).not.toContain(SECRET);
  // Node itself rejects invalid HTTP requests, without a response body.
  if (status >= 400 && text !== '') expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  return status;
}

/** Path variants that a proxy or a careless comparison might interpret differently than the router. */
const TRICKS = [
  '/',
  '//',
  '/.',
  '/..',
  '/%2e',
  '/%2e%2e',
  '/..;',
  ';x=y',
  '%2f',
  '%5c',
  '\\',
  '%00',
  '%0a',
  '%20',
  '%252e%252e',
  '.json',
  '?_method=GET',
  '#',
];
const inbox = '/api/admin/contact-submissions';
const PATHS = [
  ...TRICKS.flatMap((trick) => [
    inbox.replace('/api', `/api${trick}`),
    inbox.replace('/admin', `/admin${trick}`),
    `${inbox}${trick}`,
  ]),
  inbox.toUpperCase(),
  inbox.replace('admin', 'Admin'),
  inbox.replace('admin', '%61dmin'),
  inbox.replace('/admin/', '/admin%2f'),
  `/api/blog/..${inbox}`,
  `/api/blog/%2e%2e%2fadmin/contact-submissions`,
  `http://site.example${inbox}`,
  `//site.example${inbox}`,
  ...['../', '%2e%2e%2f', '%252e%252e%252f', '..%5c', '....//', '/', '%2fetc%2f'].map(
    (trick) => `${UPLOADS_PATH}/${trick}package.json`,
  ),
];

it(`${PATHS.length} malicious paths reach neither the inbox nor a file`, async () => {
  await inParallel(PATHS, AT_ONCE, async (path) => {
    expect([path, [400, 401, 404].includes(await statusOf({ path }))]).toEqual([path, true]);
  });
});

it.each([
  'X-HTTP-Method-Override',
  'X-Original-URL',
  'X-Rewrite-URL',
  'X-Forwarded-Prefix',
  'X-Forwarded-Uri',
])('ignores the header %s, which could change the path or the method', async (name) => {
  for (const value of [inbox, 'GET', 'DELETE'])
    expect(await statusOf({ path: '/api/nothing', headers: { [name]: value } })).toBe(404);
});

/** A body that every tested call accepts. */
const whole = JSON.stringify(
  sampleMessage({ service: '', fields: {}, suggested: [], password: DEMO_PASSWORD }),
);
const CALLS = ['/api/contact', '/api/admin/drafts/services', '/api/admin/session'];
const withLast = (json: string) => whole.replace(/\}$/, `,${json}}`);
/** Returns a JSON object whose `name` consists of these bytes. */
const named = (...bytes: number[]) =>
  Buffer.concat([Buffer.from('{"name":"'), Buffer.from(bytes), Buffer.from('"}')]);

const BODIES: [what: string, body: string | Buffer, headers?: Record<string, string>][] = [
  ['nothing', ''],
  ['a space', ' '],
  ['null', 'null'],
  ['a boolean', 'true'],
  ['a number', '1'],
  ['a string', '"text"'],
  ['an empty list', '[]'],
  ['a list with a valid body', `[${whole}]`],
  ['half of a valid body', whole.slice(0, whole.length / 2)],
  ['an extra brace', `${whole}}`],
  ['a valid body twice', whole + whole],
  ['an extra comma', whole.replace(/\}$/, ',}')],
  ['single quotes', whole.replaceAll('"', "'")],
  ['a comment', `/* a message */${whole}`],
  ['NaN', withLast('"age":NaN')],
  ['Infinity', withLast('"age":Infinity')],
  ['a hexadecimal number', withLast('"age":0x10')],
  ['a control character in a string', whole.replace('Mi ', 'Mi\u0001')],
  ['NUL after the end', `${whole}\0`],
  ['UTF-16', Buffer.from(whole, 'utf16le')],
  ['a byte that is not UTF-8', named(0xff)],
  ['an overlong slash', named(0xc0, 0xaf)],
  ['half a surrogate pair', named(0xed, 0xa0, 0x80)],
  ['a prototype', withLast('"__proto__":{"admin":true}')],
  ['a constructor', withLast('"constructor":{"prototype":{"admin":true}}')],
  ['unclosed lists', '['.repeat(16_000)],
  ['more than the maximum size', withLast(`"more":"${'x'.repeat(4_000_000)}"`)],
  ['gzip', gzipSync(whole), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
  ['a gzip bomb', gzipSync(Buffer.alloc(50_000_000, ' ')), { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
  ['gzip that claims to be JSON', gzipSync(whole)],
  ['a text', whole, { 'Content-Type': 'text/plain' }],
  ['JSON of another type', whole, { 'Content-Type': 'application/vnd.api+json' }],
  ['a multipart form', whole, { 'Content-Type': 'multipart/form-data; boundary=x' }],
  ['a body without a type', whole, {}],
];

const post = (path: string, body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
  statusOf({ path, method: 'POST', headers: { ...headers, Cookie: cookie }, body });

it(`${BODIES.length} damaged bodies are rejected by the contact form, the drafts and the login, and store nothing`, async () => {
  const countAll = async () =>
    Promise.all(
      Object.values(COLLECTIONS).map(async (name) => (await db.collection(name).count().get()).data().count),
    );
  const before = await countAll();
  await inParallel(BODIES, AT_ONCE, async ([what, body, headers = JSON_TYPE]) => {
    const statuses = await Promise.all(CALLS.map((path) => post(path, body, headers)));
    for (const status of statuses) expect([what, [400, 413, 415].includes(status)]).toEqual([what, true]);
  });
  expect(await countAll()).toEqual(before);
  // Every call accepts the undamaged body.
  expect(await Promise.all(CALLS.map((path) => post(path, whole)))).toEqual([201, 201, 204]);
});
