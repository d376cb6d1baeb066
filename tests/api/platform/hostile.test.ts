import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import { UPLOADS_PATH, UPLOAD_FIELD } from '@app/domain/pictures/images';
import fc from 'fast-check';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { damagedFile } from '../../../functions/src/pictures/images/damaged-file.fixture';
import { call, newAddress } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance, type RawRequest } from '../support/function';
import { draft } from '../support/posts';

/** Expects a response that isn't a server error; any error must come with a plain-text message. */
function expectNoServerError({ status, headers, text }: Answer): void {
  expect(status, text).toBeLessThan(500);
  if (status < 400) return;
  expect(text).not.toBe('');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MINUTES = 60_000;

/** Two instances of the function, because each processes one picture at a time. */
let instances: FunctionInstance[] = [];
let cookie = '';
let sent = 0;

function nextInstance(): FunctionInstance {
  const instance = instances[sent++ % instances.length];
  if (!instance) throw new Error('No instance is running');
  return instance;
}

const send = (request: RawRequest) =>
  nextInstance().send({ ...request, headers: { 'X-Forwarded-For': newAddress(), ...request.headers } });
const sendAsOwner = (request: RawRequest) =>
  send({ ...request, headers: { ...request.headers, Cookie: cookie } });

beforeAll(async () => {
  const env = { GCLOUD_PROJECT: `demo-${randomUUID()}` };
  instances = await Promise.all([startFunction(env), startFunction(env)]);
  const body = JSON.stringify({ password: DEMO_PASSWORD });
  const { status, headers } = await send({ path: '/api/admin/session', headers: JSON_TYPE, body });
  expect(status).toBe(204);
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});

afterAll(() => Promise.all(instances.map((instance) => instance.stop())));

const AT_ONCE = 10;
/** The number of requests for each kind of damage. */
const REQUESTS = 300;

/** Sends `count` generated requests in small batches. */
const withstand = (count: number, requests: fc.Arbitrary<RawRequest>, to = send) =>
  fc.assert(
    fc.asyncProperty(fc.array(requests, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      for (const answer of await Promise.all(batch.map(to))) expectNoServerError(answer);
    }),
    { numRuns: count / AT_ONCE },
  );

const everyText = fc.string({ unit: 'binary', maxLength: 300 });
const oddValue = fc.oneof(
  fc.jsonValue(),
  everyText,
  fc.constantFrom<unknown>(null, NaN, Infinity, -0, [], {}, '\ud800', '\u0000'),
);
const keyOrMember = (keys: string[]) =>
  fc.oneof(fc.constantFrom(...keys, '__proto__', 'constructor', 'toString', 'then', ''), everyText);

/** Generates variants of a string with some characters removed, inserted or replaced. */
const damaged = (text: string) =>
  fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(4), fc.string({ maxLength: 3 })), { maxLength: 4 })
    .map((edits) =>
      edits.reduce((left, [at, cut, put]) => left.slice(0, at) + put + left.slice(at + cut), text),
    );

const MESSAGE = {
  name: 'Ana',
  email: 'ana@example.com',
  service: '',
  message: 'Hola, mi perro ladra.',
  language: 'es',
};

describe('/api/contact withstands', () => {
  const contact = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) => ({
    path: '/api/contact',
    headers,
    body,
  });

  it('messages with odd values', { timeout: 5 * MINUTES }, async () => {
    const fields = fc.dictionary(keyOrMember(Object.keys(MESSAGE)), oddValue, { maxKeys: 8 });
    await withstand(
      REQUESTS,
      fields.map((odd) => contact(JSON.stringify({ ...MESSAGE, email: '', ...odd }))),
    );
  });

  it('damaged JSON strings', { timeout: 5 * MINUTES }, async () => {
    await withstand(
      REQUESTS,
      damaged(JSON.stringify({ ...MESSAGE, email: '' })).map((text) => contact(text)),
    );
  });

  it('bodies with arbitrary bytes and content types', { timeout: 5 * MINUTES }, async () => {
    const type = fc.oneof(fc.constant('application/json'), headerText);
    await withstand(
      REQUESTS,
      fc
        .tuple(fc.uint8Array({ maxLength: 400 }), type)
        .map(([bytes, name]) => contact(Buffer.from(bytes), { 'Content-Type': name })),
    );
  });

  it('JSON nested as deeply as the body size allows', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const depth = Math.floor(16_000 / (open.length + close.length));
      expectNoServerError(await send(contact(`${open.repeat(depth)}1${close.repeat(depth)}`)));
      expectNoServerError(await send(contact(open.repeat(depth))));
    }
  });
});

/** Generates header values: Latin-1 without control characters. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f && (code < 0x80 || code > 0x9f))
    .map((code) => String.fromCharCode(code)),
  maxLength: 200,
});

it('all calls withstand odd headers', { timeout: 5 * MINUTES }, async () => {
  const names = [
    'Content-Type',
    'Content-Encoding',
    'Cookie',
    'Origin',
    'Sec-Fetch-Site',
    'X-Forwarded-For',
    'X-Forwarded-Host',
    'Fastly-Client-IP',
    'If-None-Match',
    'Range',
    'Accept',
    'X-Cloud-Trace-Context',
    'Traceparent',
    IDEMPOTENCY_HEADER,
  ];
  const headers = fc.dictionary(fc.constantFrom(...names), headerText, { minKeys: 1, maxKeys: 5 });
  const target = fc.constantFrom<[string, string]>(
    ['POST', '/api/contact'],
    ['POST', '/api/admin/blog'],
    ['DELETE', '/api/admin/session'],
    ['GET', '/api/diagnostics/info'],
    ['GET', '/api/instagram'],
    ['POST', '/api/upload-image'],
  );
  await withstand(
    REQUESTS,
    fc.tuple(target, headers).map(([[method, path], odd]) => ({
      method,
      path,
      headers: odd,
      ...(method === 'POST' && { body: JSON.stringify({ ...MESSAGE, email: '' }) }),
    })),
  );
});

it('odd paths cause no server error', { timeout: 5 * MINUTES }, async () => {
  const segment = fc.oneof(
    everyText.map(encodeURIComponent),
    fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '%00', '%'),
  );
  const path = fc.oneof(
    segment.map((name) => `/api/blog/${name}`),
    segment.map((name) => `${UPLOADS_PATH}/${name}`),
    segment.map((name) => `/api/${name}`),
    fc
      .tuple(fc.constantFrom('limit', 'after', 'limit[]', 'after[a]'), segment)
      .map(([name, value]) => `/api/blog?${name}=${value}`),
    fc.tuple(segment, segment).map(([name, value]) => `/api/testimonials?limit=3&${name}=${value}`),
  );
  await withstand(
    REQUESTS,
    path.map((address) => ({ path: address })),
  );
});

it.each([
  '/api/admin/sessions%',
  '/api/contact/%zz',
  '/images/uploads/%E0%A4%A',
  '/en/%',
  '/es/blog/%ff',
  '/preview/%c3',
  '/sitemap-%.xml',
])(
  'the undecodable path %s gets a 400 from the function and from Hosting, and both keep running',
  async (path) => {
    const answer = await send({ path });
    expect(answer.status).toBe(400);
    expectNoServerError(answer);
    expect((await call(path)).status).toBe(400);
    expect((await call('/api/services')).status).toBe(200);
  },
);

// The posts are sent one at a time, because concurrent saves of posts wait for each other.
it("the editor's calls withstand a hundred posts with odd fields", { timeout: 5 * MINUTES }, async () => {
  const keys = Object.keys(draft());
  const fields = fc.dictionary(keyOrMember(keys), fc.oneof(oddValue, fc.array(everyText)), {
    minKeys: 1,
    maxKeys: 4,
  });
  await fc.assert(
    fc.asyncProperty(fields, async (odd) => {
      const body = JSON.stringify({ ...draft(), ...odd });
      expectNoServerError(await sendAsOwner({ path: '/api/admin/blog', headers: JSON_TYPE, body }));
    }),
    { numRuns: 100 },
  );
});

describe('/api/upload-image withstands', () => {
  const BOUNDARY = 'boundary';
  const TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="a.png"`,
    'Content-Type: image/png',
    '\r\n',
  ].join('\r\n');
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const upload = (body: Buffer, headers: Record<string, string> = TYPE) => ({
    path: '/api/upload-image',
    headers,
    body,
  });

  it('damaged forms', { timeout: 5 * MINUTES }, async () => {
    const form = damaged(`${head}some bytes${tail}`).map((text) => Buffer.from(text));
    const type = fc.oneof(
      fc.constant(TYPE['Content-Type']),
      damaged(TYPE['Content-Type']).filter((text) => /^[\x20-\x7e]*$/.test(text)),
    );
    const forms = fc.tuple(form, type).map(([body, name]) => upload(body, { 'Content-Type': name }));
    await withstand(REQUESTS, forms, sendAsOwner);
  });

  // Decoding a picture starts a process, so this test sends only a few.
  // functions/src/pictures/images/codec.test.ts decodes many more.
  it('twenty damaged pictures, sent ten at a time', { timeout: 5 * MINUTES }, async () => {
    const noise = () => sharp(randomBytes(24 * 24 * 3), { raw: { width: 24, height: 24, channels: 3 } });
    const pictures = await Promise.all(
      (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => noise().toFormat(format).toBuffer()),
    );
    const files = damagedFile(...pictures).map((file) =>
      upload(Buffer.concat([Buffer.from(head), file, Buffer.from(tail)])),
    );
    await withstand(20, files, sendAsOwner);
  });
});

it('slugs in any script return a post or a 404', async () => {
  const slugs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(fc.array(slugs, { minLength: AT_ONCE, maxLength: AT_ONCE }), async (batch) => {
      const answers = await Promise.all(
        batch.map((slug) => send({ path: `/api/blog/${encodeURIComponent(slug)}` })),
      );
      for (const { status } of answers) expect([200, 404]).toContain(status);
    }),
    { numRuns: 200 / AT_ONCE },
  );
});
