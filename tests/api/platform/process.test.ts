import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { UPLOAD_FIELD, type UploadResponse } from '@app/domain/pictures/images';
import { randomBytes, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { newAddress, unique } from '../support/environment';
import { startFunction, type Answer, type FunctionInstance } from '../support/function';

const MEGABYTE = 1024 * 1024;
const MEMORY_LIMIT = 400 * MEGABYTE;
const JSON_TYPE = { 'Content-Type': 'application/json' };

let instance: FunctionInstance;
let cookie = '';

beforeAll(async () => {
  instance = await startFunction({ GCLOUD_PROJECT: `demo-${randomUUID()}` });
  const { headers } = await logIn(DEMO_PASSWORD);
  cookie = headers['set-cookie']?.[0]?.split(';')[0] ?? '';
});
afterAll(() => instance.stop());

const logIn = (password: string, from = newAddress()) =>
  instance.send({
    path: '/api/admin/session',
    headers: { ...JSON_TYPE, 'X-Forwarded-For': from },
    body: JSON.stringify({ password }),
  });

function upload(file: Buffer): Promise<Answer> {
  const head = `--b\r\nContent-Disposition: form-data; name="${UPLOAD_FIELD}"; filename="a"\r\n\r\n`;
  return instance.send({
    path: '/api/upload-image',
    headers: { 'Content-Type': 'multipart/form-data; boundary=b', Cookie: cookie },
    body: Buffer.concat([Buffer.from(head), file, Buffer.from('\r\n--b--\r\n')]),
  });
}

/** Returns the parsed lines of the function's log. */
const logged = () =>
  instance
    .log()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);

/** Waits for a request's log line, which may be written shortly after the response, and returns it. */
async function lineOf(id: unknown): Promise<Record<string, unknown> | undefined> {
  const find = () => logged().find(({ requestId, message }) => requestId === id && message === 'request');
  await expect.poll(find).toBeDefined();
  return find();
}

describe('the log', () => {
  it('has a line for each request, with the id from the response', async () => {
    const { headers } = await instance.send({ path: '/api/instagram?a=b' });
    const line = await lineOf(headers[REQUEST_ID_HEADER.toLowerCase()]);
    expect(line).toMatchObject({
      severity: 'INFO',
      message: 'request',
      method: 'GET',
      path: '/api/instagram',
      status: 200,
    });
    expect(line?.ms).toBeGreaterThanOrEqual(0);
  });

  it('has a new id for each request, even if the caller sends one', async () => {
    const headers = { [REQUEST_ID_HEADER]: 'mine' };
    const first = await instance.send({ path: '/api/instagram', headers });
    const second = await instance.send({ path: '/api/instagram', headers });
    const ids = [first, second].map((answer) => answer.headers[REQUEST_ID_HEADER.toLowerCase()]);
    expect(new Set(['mine', ...ids]).size).toBe(3);
  });

  it('contains no message, address, password or cookie', async () => {
    const [name, text, password, from] = [
      unique('Name'),
      unique('Message'),
      unique('Password'),
      newAddress(),
    ];
    const email = `${unique('mail')}@example.com`;
    const contact = (fields: object) =>
      instance.send({
        path: '/api/contact',
        headers: { ...JSON_TYPE, 'X-Forwarded-For': from },
        body: JSON.stringify({ name, email, message: text, language: 'en', ...fields }),
      });
    expect((await contact({})).status).toBe(201);
    expect((await contact({ service: 'cats' })).status).toBe(400);
    expect((await logIn(password, from)).status).toBe(401);
    const { headers } = await instance.send({
      path: '/api/diagnostics/info',
      headers: { Cookie: cookie },
    });
    await lineOf(headers[REQUEST_ID_HEADER.toLowerCase()]);

    const log = instance.log();
    expect(log).toContain('/api/contact');
    const session = cookie.slice(cookie.indexOf('=') + 1);
    for (const secret of [name, email, text, password, DEMO_PASSWORD, session, from])
      expect(log).not.toContain(secret);
  });
});

describe('a cached file', () => {
  it('is not resent while its ETag matches', async () => {
    const small = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { path } = JSON.parse((await upload(small)).text) as UploadResponse;
    for (const address of [path, '/api/services']) {
      const { headers } = await instance.send({ path: address });
      const again = await instance.send({ path: address, headers: { 'If-None-Match': headers.etag ?? '' } });
      expect([again.status, again.text]).toEqual([304, '']);
      expect(again.headers['cache-control']).toBe(headers['cache-control']);
      expect((await instance.send({ path: address, headers: { 'If-None-Match': '"other"' } })).status).toBe(
        200,
      );
    }
  });
});

describe('memory', () => {
  /** Uses a random color, because a picture that was uploaded before isn't processed again. */
  const [r = 0, g = 0, b = 0] = randomBytes(3);
  const plain = (width: number, height: number, channels: 3 | 4 = 3) =>
    sharp({ create: { width, height, channels, background: { r, g, b, alpha: 0.5 } } });

  const noise = (width: number, height: number) =>
    sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } });

  /**
   * The most demanding pictures that are accepted, and slightly larger ones that are rejected. To save time,
   * all but the first are long and narrow, so that little has to be encoded after decoding.
   */
  const accepted = {
    'a photo of 48 megapixels, on its side': () => plain(8000, 6000).withMetadata({ orientation: 6 }).jpeg(),
    'a progressive photo of 26 megapixels': () => plain(11_800, 2200).jpeg({ progressive: true }),
    'a PNG of 58 megapixels': () => plain(19_200, 3000, 4).png({ compressionLevel: 1 }),
    'a WebP of 48 megapixels': () => plain(16_000, 3000, 4).webp({ lossless: true, effort: 0 }),
    'a GIF of 36 megapixels': () => plain(12_000, 3000).gif({ effort: 1, dither: 0, colours: 2 }),
    'an AVIF of 12 megapixels': () => plain(8064, 1512).avif({ effort: 0 }),
    'noise of nine megabytes': () => noise(12_000, 900).jpeg({ quality: 92 }),
  };
  const refused = {
    'a progressive photo of 27 megapixels': () => plain(12_300, 2200).jpeg({ progressive: true }),
    'an interlaced PNG of 25 megapixels': () => plain(5000, 5000).png({ progressive: true }),
    'an AVIF of 13 megapixels': () => plain(8064, 1612).avif({ effort: 0 }),
    'a PNG of 61 megapixels': () => plain(20_333, 3000).png({ compressionLevel: 1 }),
  };

  it('stays below 400 MB per process during the most demanding uploads', { timeout: 300_000 }, async () => {
    // Each file is created while the function is still processing the previous ones.
    const answers: Promise<unknown[]>[] = [];
    for (const [what, make] of Object.entries({ ...accepted, ...refused })) {
      const file = await make().toBuffer();
      answers.push(upload(file).then(({ status, text }) => [what, status, status === 201 ? '' : text]));
    }
    expect(await Promise.all(answers)).toEqual([
      ...Object.keys(accepted).map((what) => [what, 201, '']),
      ...Object.keys(refused).map((what) => [what, 413, 'The image has too many pixels']),
    ]);

    const workers = logged().flatMap(({ peakMemory }) => (typeof peakMemory === 'number' ? peakMemory : []));
    expect(workers.length).toBeGreaterThanOrEqual(Object.keys(accepted).length);
    for (const peak of [...workers, await instance.peakMemory()]) expect(peak).toBeLessThan(MEMORY_LIMIT);
  });
});
