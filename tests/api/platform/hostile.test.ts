import { ACCOUNT_PATHS } from '@perro-wisdom/domain/account/api';
import { BLOG_PATHS, blogPostPath } from '@perro-wisdom/domain/blog/api';
import { CONTENT_PATHS } from '@perro-wisdom/domain/content/api';
import { IDEMPOTENCY_HEADER } from '@perro-wisdom/domain/general/api';
import { INBOX_PATHS } from '@perro-wisdom/domain/inbox/api';
import { INSTAGRAM_PATHS } from '@perro-wisdom/domain/instagram/api';
import { PICTURES_PATHS } from '@perro-wisdom/domain/pictures/api';
import { UPLOADS_PATH, UPLOAD_FIELD } from '@perro-wisdom/domain/pictures/images';
import fc from 'fast-check';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords.mjs';
import { damagedFile } from '../../../functions/src/pictures/images/damaged-file.fixture';
import { call, newAddress } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance, type RawRequest } from '../support/function';
import { draft } from '../support/posts';

/** Expects a response without a server error; an error has a message in plain text. */
function expectNoServerError({ status, headers, text }: Answer): void {
  expect(status, text).toBeLessThan(500);
  if (status < 400) return;
  expect(text).not.toBe('');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
}

const JSON_TYPE = { 'Content-Type': 'application/json' };
const MINUTES = 60_000;

/** Two, because an instance works on one picture at a time. */
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
  const { status, headers } = await send({ path: ACCOUNT_PATHS.session, headers: JSON_TYPE, body });
  expect(status).toBe(204);
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});

afterAll(() => Promise.all(instances.map((instance) => instance.stop())));

const everyText = fc.string({ unit: 'binary', maxLength: 300 });
const oddValue = fc.oneof(
  fc.jsonValue(),
  everyText,
  fc.constantFrom<unknown>(null, NaN, 1e999, -0, [], {}, '\ud800', '\u0000'),
);
const keyOrMember = (keys: string[]) =>
  fc.oneof(fc.constantFrom(...keys, '__proto__', 'constructor', 'toString', 'then', ''), everyText);

/** Generates variants of a string with some characters removed, doubled or changed. */
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
  const contact = (body: string | Buffer, headers: Record<string, string> = JSON_TYPE) =>
    send({ path: INBOX_PATHS.contact, headers, body });

  it('a thousand messages with odd values', { timeout: 5 * MINUTES }, async () => {
    const fields = fc.dictionary(keyOrMember(Object.keys(MESSAGE)), oddValue, { maxKeys: 8 });
    const message = fields.map((odd) => JSON.stringify({ ...MESSAGE, email: '', ...odd }));
    await fc.assert(
      fc.asyncProperty(message, async (body) => expectNoServerError(await contact(body))),
      { numRuns: 1000 },
    );
  });

  it('a thousand damaged JSON strings', { timeout: 5 * MINUTES }, async () => {
    const body = damaged(JSON.stringify({ ...MESSAGE, email: '' }));
    await fc.assert(
      fc.asyncProperty(body, async (text) => expectNoServerError(await contact(text))),
      { numRuns: 1000 },
    );
  });

  it('a thousand bodies with any bytes and any content type', { timeout: 5 * MINUTES }, async () => {
    const body = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));
    const type = fc.oneof(fc.constant('application/json'), headerText);
    await fc.assert(
      fc.asyncProperty(body, type, async (bytes, name) =>
        expectNoServerError(await contact(bytes, { 'Content-Type': name })),
      ),
      { numRuns: 1000 },
    );
  });

  it('JSON nested as deeply as fits into a body', async () => {
    for (const [open, close] of [
      ['[', ']'],
      ['{"a":', '}'],
    ] as const) {
      const depth = Math.floor(16_000 / (open.length + close.length));
      expectNoServerError(await contact(`${open.repeat(depth)}1${close.repeat(depth)}`));
      expectNoServerError(await contact(open.repeat(depth)));
    }
  });
});

/** A header's value: Latin-1 without control characters. */
const headerText = fc.string({
  unit: fc
    .integer({ min: 0x20, max: 0xff })
    .filter((code) => code !== 0x7f && (code < 0x80 || code > 0x9f))
    .map((code) => String.fromCharCode(code)),
  maxLength: 200,
});

it('all calls withstand a thousand odd headers', { timeout: 5 * MINUTES }, async () => {
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
    ['POST', INBOX_PATHS.contact],
    ['POST', BLOG_PATHS.adminBlog],
    ['DELETE', ACCOUNT_PATHS.session],
    ['GET', PICTURES_PATHS.diagnosticsInfo],
    ['GET', INSTAGRAM_PATHS.instagram],
    ['POST', PICTURES_PATHS.uploadImage],
  );
  await fc.assert(
    fc.asyncProperty(target, headers, async ([method, path], odd) => {
      const body = method === 'POST' ? JSON.stringify({ ...MESSAGE, email: '' }) : undefined;
      expectNoServerError(await send({ method, path, headers: odd, ...(body !== undefined && { body }) }));
    }),
    { numRuns: 1000 },
  );
});

it('a thousand odd paths cause no server error', { timeout: 5 * MINUTES }, async () => {
  const segment = fc.oneof(
    everyText.map(encodeURIComponent),
    fc.constantFrom('..', '.', '%2e%2e', '%2f', '%5c', '%00', '%'),
  );
  const path = fc.oneof(
    segment.map((name) => `${BLOG_PATHS.blog}/${name}`),
    segment.map((name) => `${UPLOADS_PATH}/${name}`),
    segment.map((name) => `/api/${name}`),
    fc
      .tuple(fc.constantFrom('limit', 'after', 'limit[]', 'after[a]'), segment)
      .map(([name, value]) => `${BLOG_PATHS.blog}?${name}=${value}`),
    fc
      .tuple(segment, segment)
      .map(([name, value]) => `${CONTENT_PATHS.testimonials}?limit=3&${name}=${value}`),
  );
  await fc.assert(
    fc.asyncProperty(path, async (address) => expectNoServerError(await send({ path: address }))),
    { numRuns: 1000 },
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
  'the path %s, which cannot be decoded, is a 400 of the function and of Hosting, which both go on',
  async (path) => {
    const answer = await send({ path });
    expect(answer.status).toBe(400);
    expectNoServerError(answer);
    expect((await call(path)).status).toBe(400);
    expect((await call(CONTENT_PATHS.services)).status).toBe(200);
  },
);

it("the editor's calls withstand hundreds of odd posts", { timeout: 5 * MINUTES }, async () => {
  const keys = Object.keys(draft());
  const fields = fc.dictionary(keyOrMember(keys), fc.oneof(oddValue, fc.array(everyText)), {
    minKeys: 1,
    maxKeys: 4,
  });
  await fc.assert(
    fc.asyncProperty(fields, async (odd) => {
      const answer = await sendAsOwner({
        path: BLOG_PATHS.adminBlog,
        headers: JSON_TYPE,
        body: JSON.stringify({ ...draft(), ...odd }),
      });
      expectNoServerError(answer);
    }),
    { numRuns: 300 },
  );
});

describe('an upload withstands', () => {
  const BOUNDARY = 'boundary';
  const TYPE = { 'Content-Type': `multipart/form-data; boundary=${BOUNDARY}` };
  const head = [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="a.png"`,
    'Content-Type: image/png',
    '\r\n',
  ].join('\r\n');
  const tail = `\r\n--${BOUNDARY}--\r\n`;
  const upload = (body: Buffer, headers: Record<string, string> = TYPE) =>
    sendAsOwner({ path: PICTURES_PATHS.uploadImage, headers, body });

  it('a thousand damaged forms', { timeout: 5 * MINUTES }, async () => {
    const form = damaged(`${head}some bytes${tail}`).map((text) => Buffer.from(text));
    const type = fc.oneof(
      fc.constant(TYPE['Content-Type']),
      damaged(TYPE['Content-Type']).filter((text) => /^[\x20-\x7e]*$/.test(text)),
    );
    await fc.assert(
      fc.asyncProperty(form, type, async (body, name) =>
        expectNoServerError(await upload(body, { 'Content-Type': name })),
      ),
      { numRuns: 1000 },
    );
  });

  // Each costs a process; functions/src/images/process.test.ts decodes many more.
  it('a hundred damaged pictures, sent two at a time', { timeout: 5 * MINUTES }, async () => {
    const noise = () => sharp(randomBytes(24 * 24 * 3), { raw: { width: 24, height: 24, channels: 3 } });
    const pictures = await Promise.all(
      (['jpeg', 'png', 'webp', 'gif', 'avif'] as const).map((format) => noise().toFormat(format).toBuffer()),
    );
    const damagedPicture = damagedFile(...pictures);
    await fc.assert(
      fc.asyncProperty(damagedPicture, damagedPicture, async (...files) => {
        const uploads = files.map((file) =>
          upload(Buffer.concat([Buffer.from(head), file, Buffer.from(tail)])),
        );
        for (const response of await Promise.all(uploads)) expectNoServerError(response);
      }),
      { numRuns: 50 },
    );
  });
});

it('slugs in every script lead to a post or a 404', async () => {
  const slugs = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 100 });
  await fc.assert(
    fc.asyncProperty(slugs, async (slug) => {
      expect([200, 404]).toContain((await send({ path: blogPostPath(slug) })).status);
    }),
    { numRuns: 200 },
  );
});
