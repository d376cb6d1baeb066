import { ERROR_FIELD_HEADER } from '@app/domain/general/api';
import { COLLECTIONS } from '@app/domain/general/collections';
import {
  UPLOAD_FIELD,
  imageRecordId,
  imageVariants,
  parseImagePath,
  uploadPath,
  type UploadResponse,
} from '@app/domain/pictures/images';
import { NO_DETAILS, type LibraryPicture, type PictureUse } from '@app/domain/pictures/library';
import type { Draft } from '@app/domain/drafts/drafts';
import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { DocumentReference } from 'firebase-admin/firestore';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  call,
  callFunction,
  db,
  expectError,
  jsonOf,
  logIn,
  nextOf,
  storeFile,
  unique,
} from '../support/environment';

let cookie = '';
beforeAll(async () => {
  cookie = await logIn();
});

const stored: DocumentReference[] = [];
afterAll(async () => {
  await Promise.all(stored.map((document) => document.delete()));
});

/** Stores a document and deletes it after the tests. */
async function store(path: string, data: object): Promise<void> {
  const document = db.doc(path);
  await document.set(data);
  stored.push(document);
}

/** Returns a random picture that hasn't been uploaded before. */
const newFile = (width = 30, height = 20): Promise<Buffer> =>
  sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(width, height, { kernel: 'cubic' })
    .png()
    .toBuffer();

/** Uploads a file and returns the id of the picture. */
async function upload(file: Buffer): Promise<string> {
  const body = new FormData();
  body.append(UPLOAD_FIELD, new Blob([new Uint8Array(file)]), 'dog.png');
  const response = await call('/api/upload-image', { body, cookie });
  expect(response.status, await response.clone().text()).toBe(201);
  const id = imageRecordId((await jsonOf<UploadResponse>(response)).path) ?? '';
  stored.push(db.collection(COLLECTIONS.pictures).doc(id));
  return id;
}

/**
 * Stores a picture as if a 30 × 20 pixel file had been uploaded, but without encoding any files. Returns the
 * picture's id.
 */
async function storePicture(): Promise<string> {
  const id = `${randomBytes(16).toString('hex')}-30x20`;
  await store(`${COLLECTIONS.pictures}/${id}`, { ...NO_DETAILS, uploadedAt: new Date() });
  await Promise.all(filesOf(id).map((path) => storeFile(path, Buffer.from('a picture'))));
  return id;
}

const read = (id: string) => call(`/api/admin/pictures/${id}`, { cookie });
const describeAs = (id: string, json: object) =>
  call(`/api/admin/pictures/${id}`, { method: 'PUT', json, cookie });
const remove = (id: string, options: { headers?: Record<string, string> } = {}) =>
  call(`/api/admin/pictures/${id}`, { method: 'DELETE', cookie, ...options });

const usesOf = async (id: string): Promise<PictureUse[]> =>
  (await jsonOf<LibraryPicture>(await read(id))).uses;

/** Saves a new post with the picture in its Spanish content. The post is removed after the tests. */
async function saveTextWith(id: string): Promise<Response> {
  const fields = { contentEs: `<p>Canela</p><img src="${uploadPath(id)}" alt="" />` };
  const response = await call('/api/admin/drafts/posts', { json: { fields }, cookie });
  if (response.status === 201)
    stored.push(db.collection(COLLECTIONS.drafts).doc((await jsonOf<Draft<'posts'>>(response.clone())).id));
  return response;
}

function filesOf(id: string): string[] {
  const image = parseImagePath(uploadPath(id));
  return image ? imageVariants(image).map(({ path }) => path) : [];
}

/** Requests all of a picture's files from the function and returns the response statuses. */
const fileStatuses = (id: string): Promise<number[]> =>
  Promise.all(filesOf(id).map(async (path) => (await callFunction(path)).status));

/** Reads the library page by page. */
async function readLibrary(limit?: number): Promise<LibraryPicture[]> {
  const items: LibraryPicture[] = [];
  let path: string | undefined = '/api/admin/pictures' + (limit ? `?limit=${limit}` : '');
  while (path !== undefined) {
    const response: Response = await call(path, { cookie });
    expect(response.status).toBe(200);
    items.push(...(await jsonOf<LibraryPicture[]>(response)));
    path = nextOf(response);
  }
  return items;
}

describe('the library', () => {
  it('lists uploads newest first, with their sizes and no details', async () => {
    const before = Date.now();
    const first = await upload(await newFile(300, 200));
    const second = await upload(await newFile(40, 50));
    const library = await readLibrary(2);
    expect(library.slice(0, 2).map(({ id }) => id)).toEqual([second, first]);
    const { uploadedAt, ...picture } = library[1] ?? {};
    expect(picture).toEqual({
      ...NO_DETAILS,
      id: first,
      path: `/images/uploads/${first}.webp`,
      width: 300,
      height: 200,
      uses: [],
    });
    expect(Math.abs(new Date(uploadedAt ?? 0).getTime() - before)).toBeLessThan(60_000);
    expect(await jsonOf(await read(first))).toEqual(library[1]);
  });

  it('lists every picture exactly once across its pages', async () => {
    await Promise.all([storePicture(), storePicture(), storePicture()]);
    const ids = (await readLibrary(2)).map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toEqual((await readLibrary()).map(({ id }) => id));
  });

  it("keeps a picture's details when its file is uploaded again", async () => {
    const file = await newFile();
    const id = await upload(file);
    const details = { altEn: 'A dog', altEs: 'Un perro', isDecorative: false, focus: '30% 62%' };
    const changed = await describeAs(id, details);
    expect(changed.status).toBe(200);
    expect(await jsonOf(changed)).toMatchObject({ id, ...details });
    expect(await upload(file)).toBe(id);
    expect(await jsonOf(await read(id))).toMatchObject(details);
  });

  it('stores no alternative text for a decorative picture', async () => {
    const id = await storePicture();
    await describeAs(id, { altEn: 'A dog', altEs: 'Un perro', isDecorative: true, focus: '' });
    expect(await jsonOf(await read(id))).toMatchObject({ altEn: '', altEs: '', isDecorative: true });
  });

  it('rejects invalid details and names the field', async () => {
    const id = await storePicture();
    for (const [field, value] of [
      ['focus', '30px 2px'],
      ['focus', '130% 2%'],
      ['altEs', 'x'.repeat(301)],
      ['isDecorative', 'yes'],
    ] as const) {
      const response = await describeAs(id, { ...NO_DETAILS, [field]: value });
      expect([response.status, response.headers.get('X-Error-Field')]).toEqual([400, field]);
    }
  });

  it('responds with a 404 for an unknown picture', async () => {
    const id = `${'0'.repeat(32)}-10x10`;
    await expectError(await read(id), 404, 'This picture is no longer in the library');
    await expectError(await describeAs(id, NO_DETAILS), 404, 'This picture is no longer in the library');
    await expectError(await remove(id), 404, 'This picture is no longer in the library');
    await expectError(await read('__x__'), 404, 'This picture is no longer in the library');
  });

  it('requires a session', async () => {
    for (const [path, method] of [
      ['/api/admin/pictures', 'GET'],
      ['/api/admin/pictures/a-1x1', 'DELETE'],
    ] as const) {
      await expectError(await call(path, { method }), 401, 'Unauthorized');
    }
  });
});

const titles = (name: string) => ({ titleEn: name, titleEs: `${name} (es)` });

describe('the uses of a picture', () => {
  it('are the posts, drafts, versions and other public content that reference it', async () => {
    const id = await storePicture();
    const [live, draft, binned, former] = [unique('live'), unique('draft'), unique('bin'), unique('former')];
    const copy = (name: string, fields: object = {}) => ({
      fields: titles(name),
      pictures: [id, 'other-1x1'],
      deletedAt: null,
      live: null,
      ...fields,
    });
    await store(`${COLLECTIONS.drafts}/${live}`, copy(live));
    await store(`${COLLECTIONS.drafts}/posts~${live}`, copy(live, { livePictures: [id] }));
    await store(`${COLLECTIONS.drafts}/posts~${live}/versions/2`, { fields: titles('old'), pictures: [id] });
    await store(`${COLLECTIONS.drafts}/posts~${draft}`, copy(draft));
    await store(
      `${COLLECTIONS.drafts}/posts~${binned}`,
      copy(binned, { deletedAt: '2026-01-01T00:00:00.000Z' }),
    );
    await store(`${COLLECTIONS.drafts}/posts~${former}`, copy(former, { pictures: ['other-1x1'] }));
    await store(`${COLLECTIONS.drafts}/posts~${former}/versions/1`, {
      fields: titles(former),
      pictures: [id],
    });
    await store(`${COLLECTIONS.services}/${unique('service')}`, {
      ...titles('A service'),
      imageSrc: `/images/uploads/${id}.webp`,
    });

    const uses = await usesOf(id);
    const expected: PictureUse[] = [
      { draft: { kind: 'posts', id: live }, ...titles(live), where: 'live' },
      { draft: { kind: 'posts', id: draft }, ...titles(draft), where: 'draft' },
      { draft: { kind: 'posts', id: binned }, ...titles(binned), where: 'bin' },
      { draft: { kind: 'posts', id: former }, ...titles(former), where: 'version' },
      { draft: null, ...titles('A service'), where: 'live' },
      // Only another version of the site recognizes this document's kind.
      { draft: null, titleEn: '', titleEs: '', where: 'draft' },
    ];
    expect(uses).toHaveLength(expected.length);
    expect(uses).toEqual(expect.arrayContaining(expected));
    expect((await readLibrary()).find((picture) => picture.id === id)?.uses).toEqual(uses);
  });
});

describe('deleting a picture', () => {
  it('removes it from the library, along with all its files and its placeholder', async () => {
    const id = await upload(await newFile(700, 500));
    const neighbor = await upload(await newFile(700, 50));
    expect(new Set(await fileStatuses(id))).toEqual(new Set([200]));
    expect((await remove(id)).status).toBe(204);
    expect(new Set(await fileStatuses(id))).toEqual(new Set([404]));
    expect((await db.collection(COLLECTIONS.images).doc(id).get()).exists).toBe(false);
    expect((await read(id)).status).toBe(404);
    expect((await readLibrary()).map((picture) => picture.id)).not.toContain(id);
    expect(new Set(await fileStatuses(neighbor))).toEqual(new Set([200]));
    await expectError(await remove(id), 404, 'This picture is no longer in the library');
  });

  it.each([
    [
      'a published post',
      (id: string) =>
        store(`${COLLECTIONS.drafts}/posts~${unique('p')}`, { fields: titles('x'), livePictures: [id] }),
    ],
    [
      'a draft',
      (id: string) =>
        store(`${COLLECTIONS.drafts}/posts~${unique('p')}`, { fields: titles('x'), pictures: [id] }),
    ],
    [
      'an earlier version',
      (id: string) => store(`${COLLECTIONS.drafts}/posts~${unique('p')}/versions/1`, { pictures: [id] }),
    ],
    [
      'a testimonial',
      (id: string) =>
        store(`${COLLECTIONS.testimonials}/${unique('t')}`, {
          nameEn: 'x',
          nameEs: 'x',
          imageSrc: uploadPath(id),
        }),
    ],
  ])('is rejected while %s uses it', async (_what, use) => {
    const id = await storePicture();
    await use(id);
    await expectError(await remove(id), 409, 'This picture is in use and cannot be deleted');
    await expectError(
      await remove(id, { headers: { 'Accept-Language': 'es' } }),
      409,
      'Esta foto está en uso y no se puede borrar',
    );
    expect(new Set(await fileStatuses(id))).toEqual(new Set([200]));
    expect((await read(id)).status).toBe(200);
  });

  it('allows the same file to be uploaded again, even after an incomplete deletion', async () => {
    const file = await newFile(200, 100);
    const id = await upload(file);
    await describeAs(id, { ...NO_DETAILS, altEs: 'Un perro' });
    expect((await remove(id)).status).toBe(204);
    expect(await upload(file)).toBe(id);
    expect(new Set(await fileStatuses(id))).toEqual(new Set([200]));
    expect(await jsonOf(await read(id))).toMatchObject({ ...NO_DETAILS, id });
    expect((await db.collection(COLLECTIONS.images).doc(id).get()).exists).toBe(true);

    // This is the state that a deletion leaves if it is interrupted before it removes the files.
    await db.collection(COLLECTIONS.pictures).doc(id).set({ deletedAt: new Date() });
    await db.collection(COLLECTIONS.images).doc(id).delete();
    expect(await upload(file)).toBe(id);
    expect(new Set(await fileStatuses(id))).toEqual(new Set([200]));
    expect((await read(id)).status).toBe(200);
    expect((await db.collection(COLLECTIONS.images).doc(id).get()).exists).toBe(true);
  });

  it('makes later saves of content with the picture fail with an error that names the field', async () => {
    const id = await storePicture();
    expect((await remove(id)).status).toBe(204);
    const response = await saveTextWith(id);
    expect(response.headers.get(ERROR_FIELD_HEADER)).toBe('contentEs');
    await expectError(response, 400, /was deleted from the library/);
  });

  it('fails if a concurrent save adds the picture first, and otherwise causes that save to fail', async () => {
    await Promise.all(
      Array.from({ length: 6 }, async () => {
        const id = await storePicture();
        const [saved, { status }] = await Promise.all([saveTextWith(id), remove(id)]);
        const isUsed = saved.status === 201;
        expect(status).toBe(isUsed ? 409 : 204);
        if (isUsed) expect(new Set(await fileStatuses(id))).toEqual(new Set([200]));
      }),
    );
  });
});
