import { COLLECTIONS } from '@app/domain/general/collections';
import {
  UPLOAD_FIELD,
  UPLOAD_MAX_BYTES,
  imageRecordId,
  imageVariants,
  parseImagePath,
  type DiagnosticsInfo,
  type UploadResponse,
} from '@app/domain/pictures/images';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { call, callFunction, db, expectError, jsonOf, logIn } from '../support/environment';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

const form = (
  file: Buffer,
  { field = UPLOAD_FIELD, name = 'dog.jpg', type = 'image/jpeg' } = {},
): FormData => {
  const data = new FormData();
  data.append(field, new Blob([new Uint8Array(file)], { type }), name);
  return data;
};

const upload = (body: FormData, path = '/api/upload-image') => call(path, { body, cookie });

async function uploadedPath(response: Response): Promise<string> {
  expect(response.status, await response.clone().text()).toBe(201);
  return (await jsonOf<UploadResponse>(response)).path;
}

/** Returns a random picture that hasn't been uploaded before. */
const picture = (width = 400, height = 300) =>
  sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } }).resize(width, height, {
    kernel: 'cubic',
  });

async function fetchImage(path: string): Promise<Buffer> {
  const response = await call(path);
  expect(response.status, path).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}

/** Returns the placeholder stored for the picture at a path, as bytes. */
async function placeholderOf(path: string): Promise<Buffer> {
  const record = await db
    .collection(COLLECTIONS.images)
    .doc(imageRecordId(path) ?? '')
    .get();
  return Buffer.from(String(record.get('placeholder')), 'base64');
}

describe('an uploaded picture', () => {
  it('gets a placeholder small enough to be embedded in a page', async () => {
    const path = await uploadedPath(await upload(form(await picture(1600, 900).jpeg().toBuffer())));
    const placeholder = await placeholderOf(path);
    expect(placeholder.length).toBeLessThan(1500);
    expect(await sharp(placeholder).metadata()).toMatchObject({ width: 480, height: 270, format: 'heif' });
  });

  it('gets no placeholder if it is transparent', async () => {
    const seeThrough = picture().ensureAlpha(0.5).png();
    const path = await uploadedPath(await upload(form(await seeThrough.toBuffer())));
    expect(await placeholderOf(path)).toHaveLength(0);
  });

  it('is available in every width and format implied by its path', async () => {
    const path = await uploadedPath(await upload(form(await picture(700, 500).jpeg().toBuffer())));
    expect(path).toMatch(/^\/images\/uploads\/[0-9a-f]{32}-700x500\.webp$/);
    const sized = parseImagePath(path);
    const variants = sized ? imageVariants(sized) : [];
    expect(variants).toHaveLength(8);
    for (const variant of variants) {
      const metadata = await sharp(await fetchImage(variant.path)).metadata();
      expect(metadata).toMatchObject({
        width: variant.width,
        format: variant.format === 'avif' ? 'heif' : 'webp',
      });
    }
  });

  it('is scaled down to the largest size used on the site', async () => {
    const path = await uploadedPath(await upload(form(await picture(3000, 1500).jpeg().toBuffer())));
    expect(path).toContain('-1920x960.webp');
  });

  it('is rotated upright and loses its metadata', async () => {
    const file = await picture(40, 20)
      .withExif({ IFD0: { Model: 'Secret Camera' }, IFD3: { GPSLatitude: '18/1 28/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const path = await uploadedPath(await upload(form(file)));
    expect(path).toContain('-20x40.webp');
    const stored = await fetchImage(path);
    expect(await sharp(stored).metadata()).not.toHaveProperty('exif');
    expect(stored.includes('Secret Camera')).toBe(false);
  });

  it.each(['jpeg', 'png', 'webp', 'gif', 'avif'] as const)(
    'can be a %s, whatever its file name and declared type',
    async (format) => {
      const file = await picture(60, 40).toFormat(format).toBuffer();
      const path = await uploadedPath(await upload(form(file, { name: 'page.html', type: 'text/html' })));
      expect(path).toContain('-60x40.webp');
    },
  );

  it('is stored under a name derived from its content, whatever its file name', async () => {
    const file = await picture(60, 40).png().toBuffer();
    const names = ['dog.png', '../../../etc/passwd', 'x'.repeat(5000), '<script>.png', 'CON', '.htaccess'];
    const paths = await Promise.all(
      names.map(async (name) => uploadedPath(await upload(form(file, { name })))),
    );
    expect(new Set(paths).size).toBe(1);
  });

  it('keeps its transparency', async () => {
    const file = await picture(50, 50).ensureAlpha(0.5).png().toBuffer();
    const stored = await fetchImage(await uploadedPath(await upload(form(file))));
    expect((await sharp(stored).metadata()).hasAlpha).toBe(true);
  });

  it('can be grayscale or CMYK', async () => {
    for (const file of [picture(30, 30).greyscale().png(), picture(30, 30).toColorspace('cmyk').jpeg()]) {
      const stored = await fetchImage(await uploadedPath(await upload(form(await file.toBuffer()))));
      expect((await sharp(stored).metadata()).space).toBe('srgb');
    }
  });

  it('keeps only the first frame of an animation', async () => {
    const frames = Buffer.concat([Buffer.alloc(30 * 30 * 3, 255), Buffer.alloc(30 * 30 * 3)]);
    const gif = await sharp(frames, { raw: { width: 30, height: 60, channels: 3, pageHeight: 30 } })
      .gif()
      .toBuffer();
    expect((await sharp(gif).metadata()).pages).toBe(2);
    const stored = await fetchImage(await uploadedPath(await upload(form(gif))));
    const metadata = await sharp(stored).metadata();
    expect(metadata).toMatchObject({ width: 30, height: 30 });
    expect((await sharp(stored).stats()).channels[0]?.mean).toBeGreaterThan(250);
  });

  it('has a path that depends only on its content, whichever call uploads it', async () => {
    const file = await picture(50, 50).png().toBuffer();
    const paths = await Promise.all(
      [upload(form(file)), upload(form(file), '/api/diagnostics/upload-image')].map(async (sent) =>
        uploadedPath(await sent),
      ),
    );
    expect(paths[1]).toBe(paths[0]);
    expect(await uploadedPath(await upload(form(await picture(50, 50).png().toBuffer())))).not.toBe(paths[0]);
  });

  it('can be sent with other form fields, which are ignored', async () => {
    const body = new FormData();
    body.append('note', 'a dog');
    body.append(UPLOAD_FIELD, new Blob([new Uint8Array(await picture(20, 20).png().toBuffer())]), 'dog.png');
    expect(await uploadedPath(await upload(body))).toContain('-20x20.webp');
  });
});

const trailed = async (payload: string) =>
  Buffer.concat([await picture().jpeg().toBuffer(), Buffer.from(payload, 'latin1')]);

/** The end record of a ZIP archive with a comment. */
const ZIP_END = `PK\x05\x06${'\x00'.repeat(16)}\x04\x00over`;

/** Returns a PNG of a few bytes that claims to be 65,000 pixels wide and high. */
async function bomb(): Promise<Buffer> {
  const png = await sharp({ create: { width: 10, height: 10, channels: 3, background: 'red' } })
    .png()
    .toBuffer();
  png.writeUInt32BE(65_000, 16);
  png.writeUInt32BE(65_000, 20);
  return png;
}

describe('the API explains why it rejects', () => {
  const NOT_AN_IMAGE = 'Only images can be uploaded: JPEG, PNG, WebP, AVIF, GIF or HEIC';
  const POLYGLOT = 'The image also contains a page, a program or an archive';

  it.each<[string, () => Promise<Buffer> | Buffer, number, string]>([
    ['an empty file', () => Buffer.alloc(0), 400, 'The file is empty'],
    ['a text file', () => Buffer.from('not a picture'), 415, NOT_AN_IMAGE],
    [
      'an SVG',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
      415,
      NOT_AN_IMAGE,
    ],
    [
      'an SVG with an XML declaration',
      () => Buffer.from('<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg"/>'),
      415,
      NOT_AN_IMAGE,
    ],
    ['an HTML page', () => Buffer.from('<!DOCTYPE html><script>alert(1)</script>'), 415, NOT_AN_IMAGE],
    ['a PDF', () => Buffer.from('%PDF-1.7\n'), 415, NOT_AN_IMAGE],
    ['a TIFF', () => picture().tiff().toBuffer(), 415, NOT_AN_IMAGE],
    ['a BMP', () => Buffer.from('BM\x00\x00\x00\x00'), 415, NOT_AN_IMAGE],
    ['a picture that is also an HTML page', () => trailed('<html><body onload=alert(1)>'), 415, POLYGLOT],
    ['a picture that is also a script', () => trailed('<SCRIPT >alert(1)</SCRIPT>'), 415, POLYGLOT],
    ['a picture that is also PHP', () => trailed('<?php system($_GET[0]); ?>'), 415, POLYGLOT],
    ['a picture that is also an archive', () => trailed(ZIP_END), 415, POLYGLOT],
    [
      'a GIF that is also a PDF',
      () => Buffer.from('GIF89a\x01\x00\x01\x00%PDF-1.4', 'latin1'),
      415,
      POLYGLOT,
    ],
    ['a decompression bomb', bomb, 413, 'The image has too many pixels'],
    [
      'only the signature of a JPEG',
      () => Buffer.from('\xff\xd8\xff\xe0', 'latin1'),
      400,
      'The image is damaged or incomplete',
    ],
    [
      'a HEIC that cannot be read',
      () => Buffer.from('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', 'latin1'),
      415,
      'This server cannot read HEIC photos: please save it as JPEG and try again',
    ],
  ])('%s', async (_what, make, status, text) => {
    await expectError(await upload(form(await make())), status, text);
  });

  it('a truncated picture', async () => {
    // The picture is noise, so its file is large enough to be truncated within the pixel data.
    const noise = sharp(randomBytes(200 * 200 * 3), { raw: { width: 200, height: 200, channels: 3 } });
    const whole = await noise.jpeg().toBuffer();
    const response = await upload(form(whole.subarray(0, whole.length / 2)));
    await expectError(response, 400, 'The image is damaged or incomplete');
  });

  it('a file larger than 10 MB, but not one of exactly 10 MB', async () => {
    await expectError(
      await upload(form(Buffer.alloc(UPLOAD_MAX_BYTES + 1))),
      413,
      'The image is larger than 10 MB',
    );
    await expectError(await upload(form(Buffer.alloc(UPLOAD_MAX_BYTES))), 415, NOT_AN_IMAGE);
  });
});

describe('an upload form is rejected with a specific error', () => {
  const send = (body: BodyInit | undefined, type: string) =>
    call('/api/upload-image', {
      method: 'POST',
      cookie,
      headers: { 'Content-Type': type },
      ...(body !== undefined && { body }),
    });

  it('when it has no file', async () => {
    await expectError(
      await upload(form(Buffer.from('x'), { field: 'picture' })),
      400,
      'Choose an image to upload',
    );
    const text = new FormData();
    text.append(UPLOAD_FIELD, 'just a text');
    await expectError(await upload(text), 400, 'Choose an image to upload');
  });

  it('when it contains two files, whichever fields they are in', async () => {
    const file = new Blob([new Uint8Array(await picture(20, 20).png().toBuffer())]);
    for (const [first, second] of [
      [UPLOAD_FIELD, UPLOAD_FIELD],
      [UPLOAD_FIELD, 'other'],
      ['other', UPLOAD_FIELD],
    ] as const) {
      const body = new FormData();
      body.append(first, file, 'one.png');
      body.append(second, file, 'two.png');
      await expectError(await upload(body), 400, 'Please upload one image at a time');
    }
    const spanish = new FormData();
    for (const name of ['one.png', 'two.png']) spanish.append(UPLOAD_FIELD, file, name);
    const headers = { 'Accept-Language': 'es-PR' };
    const response = await call('/api/upload-image', { body: spanish, cookie, headers });
    await expectError(response, 400, 'Sube una sola foto a la vez');
  });

  it('when it has too many parts, because unread parts could contain another file', async () => {
    const body = form(await picture(20, 20).png().toBuffer());
    for (let part = 0; part < 12; part += 1) body.append(`note-${part}`, 'a dog');
    body.append(UPLOAD_FIELD, new Blob(['x']), 'two.png');
    await expectError(await upload(body), 400, 'The request could not be understood');
  });

  it('when it is not a multipart form', async () => {
    for (const type of [
      'application/json',
      'image/png',
      'application/x-www-form-urlencoded',
      'multipart/mixed; boundary=x',
    ]) {
      await expectError(await send('{}', type), 415, 'The request body must be a form with a file');
    }
  });

  it('when its boundary is missing or it is truncated', async () => {
    const start = '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\nabc';
    await expectError(await send(start, 'multipart/form-data'), 400, 'The request could not be understood');
    await expectError(
      await send(start, 'multipart/form-data; boundary=x'),
      400,
      'The request could not be understood',
    );
    await expectError(await send(`--x\r\n\r\n--x--`, 'multipart/form-data; boundary=x'), 400, /./);
  });
});

describe('a stored picture', () => {
  let path = '';
  let whole: Buffer;
  beforeAll(async () => {
    path = await uploadedPath(await upload(form(await picture(300, 200).jpeg().toBuffer())));
    whole = await fetchImage(path);
  });

  it('is served with its own content type and can be cached forever', async () => {
    for (const [url, type] of [
      [path, 'image/webp'],
      [path.replace('.webp', '.avif'), 'image/avif'],
    ] as const) {
      const { headers } = await callFunction(url);
      expect(Object.fromEntries(headers)).toMatchObject({
        'cache-control': 'public, max-age=31536000, immutable',
        'content-type': type,
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
        etag: `"${url.slice(url.lastIndexOf('/') + 1)}"`,
      });
    }
  });

  it('is served without a body in response to a HEAD request', async () => {
    const response = await call(path, { method: 'HEAD' });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Length')).toBe(String(whole.length));
  });

  it.each([
    `/images/uploads/${'0'.repeat(32)}-1x1.webp`,
    '/images/uploads/secret.txt',
    '/images/uploads/a-1x1.webp.html',
    '/images/uploads/folder/a-1x1.webp',
    '/images/uploads/',
  ])('is not served under any other path: %s', async (missing) => {
    await expectError(await callFunction(missing), 404, 'Not Found');
  });

  it('cannot be changed through its URL', async () => {
    for (const method of ['POST', 'PUT', 'DELETE']) {
      const response = await callFunction(path, { method });
      await expectError(response, 405, 'Method Not Allowed');
      expect(response.headers.get('Allow')).toBe('GET, HEAD');
    }
  });
});

describe('the diagnostics', () => {
  it('list the server, the bucket and each picture exactly once', async () => {
    const path = await uploadedPath(
      await upload(form(await picture(400, 300).jpeg().toBuffer()), '/api/diagnostics/upload-image'),
    );
    const response = await call('/api/diagnostics/info', { cookie });
    expect(response.status).toBe(200);
    const { environment, directories, images, isComplete } = await jsonOf<DiagnosticsInfo>(response);
    expect(isComplete).toBe(true);
    const { version: nodeVersion, platform } = process;
    expect(environment).toEqual({ nodeVersion, platform, cwd: environment.cwd });
    expect(environment.cwd).toMatch(/functions$/);
    const bucket = `gs://${process.env.GCLOUD_PROJECT ?? ''}.firebasestorage.app`;
    expect(directories).toEqual({
      publicExists: true,
      imagesExists: true,
      publicPath: bucket,
      imagesPath: `${bucket}/images/uploads`,
    });
    const mine = images.filter((image) => image.path.startsWith(path.slice(0, 40)));
    const name = path.slice(path.lastIndexOf('/') + 1);
    const times = images.map(({ lastModified }) => lastModified);
    expect(mine).toEqual([
      { name, path, size: (await fetchImage(path)).length, lastModified: mine[0]?.lastModified },
    ]);
    for (const time of times) expect(new Date(time).toISOString()).toBe(time);
    expect(times).toEqual([...times].sort().reverse());
  });
});
