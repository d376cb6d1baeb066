/**
 * Tests backups and restores on separate projects. The original project contains all of the full seed's
 * documents and some of its pictures, plus additions by the owner and visitors.
 */
import { IDEMPOTENCY_HEADER } from '@app/domain/general/api';
import {
  BACKUP_LIFE_DAYS,
  BACKUPS_FOLDER,
  documentsPath,
  filePath,
  NOT_BACKED_UP,
  type Backup,
  type Manifest,
} from '@app/domain/backup/archive';
import { COLLECTIONS, VERSIONS } from '@app/domain/general/collections';
import { DAY_MS } from '@app/domain/general/dates';
import { bucketName, UPLOAD_FIELD } from '@app/domain/pictures/images';
import type { Draft } from '@app/domain/drafts/drafts';
import { execFile } from 'node:child_process';
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { deleteApp, initializeApp, type App } from 'firebase-admin/app';
import {
  GeoPoint,
  getFirestore,
  Timestamp,
  type DocumentReference,
  type Firestore,
} from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromBufferPromise } from 'yauzl';
import { ZipFile } from 'yazl';
import { buffer } from 'node:stream/consumers';
import { DEMO_PASSWORD } from '../../../functions/passwords';
import { makeBackup } from '../../../functions/src/backup/make';
import { deleteExpiredBackups, requestBackup } from '../../../functions/src/backup/store';
import { presentTime, readDocuments } from '../../../functions/src/backup/documents';
import { db } from '../../../functions/src/platform/firebase';
import { withRetries } from '../../../functions/src/platform/retry';
import { posts } from '../../../seed/blog/index';
import { uploadIllustrations } from '../../../seed/pictures/bucket';
import { documentsOf, replaceVersions, versionsOf, writeDocuments } from '../../../seed/documents';
import { recordOf } from '../../../seed/pictures/images';
import { fullRecords } from '../../../seed/records';
import { LINE_MAX_BYTES, openArchive, type Archive } from '../../../tools/backup/read-archive';
import { restoreArchive } from '../../../tools/backup/restoring';
import { startFunction, type FunctionInstance } from '../support/function';
import { sampleMessage } from '../support/messages';

const { project } = vi.hoisted(() => {
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FUNCTIONS_EMULATOR = 'true';
  return { project: `demo-${crypto.randomUUID()}` };
});
vi.mock('../../../functions/src/platform/firebase', async () => {
  const [{ initializeApp }, { getFirestore }, { getStorage }] = await Promise.all([
    import('firebase-admin/app'),
    import('firebase-admin/firestore'),
    import('firebase-admin/storage'),
  ]);
  const app = initializeApp({ projectId: project }, 'backup');
  return {
    db: getFirestore(app),
    getUploadsBucket: () => Promise.resolve(getStorage(app).bucket(`${project}.firebasestorage.app`)),
  };
});

const environment = { GCLOUD_PROJECT: project, STORAGE_BUCKET: bucketName(project) };
const folder = mkdtempSync(join(tmpdir(), 'backup-'));
const run = promisify(execFile);

/** Runs a command. Resolves with the command's output, or rejects with its error. */
const command = (name: string, args: readonly string[]) =>
  run(process.execPath, ['node_modules/tsx/dist/cli.mjs', name, ...args], {
    env: { ...process.env, ...environment },
  });

/**
 * How many of the seed's pictures to use. Each has about nine files, so uploading all of them would take too
 * long.
 */
const PICTURES = 4;

const apps: App[] = [];
function projectOf(id: string): {
  firestore: Firestore;
  bucket: ReturnType<ReturnType<typeof getStorage>['bucket']>;
} {
  const app = initializeApp({ projectId: id }, randomUUID());
  apps.push(app);
  const firestore = getFirestore(app);
  return { firestore, bucket: getStorage(app).bucket(bucketName(id)) };
}

/** Stores a document with a value of every type the site stores, in a collection unknown to the site. */
async function storeEveryType(firestore: Firestore): Promise<void> {
  await firestore.doc('anotherCollection/types').set({
    texts: ['', 'ñandú \u2028 \u0000 🐕', 'line\nline'],
    numbers: [0, -1, Number.MAX_SAFE_INTEGER, Number.MIN_SAFE_INTEGER, 0.1, -5e-324, 1.5],
    time: new Timestamp(-1, 999_999_000),
    bytes: randomBytes(1000),
    noBytes: Buffer.alloc(0),
    empty: {},
    emptyList: [],
    nested: [{ list: [{ map: {} }], nothing: null }],
    'a field `with.dots` and \\': true,
  });
}

type Everything = Record<string, unknown>;

/** Reads every document, with its values' types, and every file's bytes, using only the Admin SDK. */
async function everythingIn({ firestore, bucket }: ReturnType<typeof projectOf>): Promise<Everything> {
  const found: Everything = {};
  const plain = (value: unknown): unknown => {
    if (value instanceof Timestamp) return { time: `${value.seconds}.${value.nanoseconds}` };
    if (Buffer.isBuffer(value)) return { bytes: value.toString('hex') };
    if (Array.isArray(value)) return value.map(plain);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, plain(field)]));
  };
  const visit = async (parent: Firestore | DocumentReference): Promise<void> => {
    const collections = (await parent.listCollections()).filter(({ path }) => !(path in NOT_BACKED_UP));
    await Promise.all(
      collections.map(async (collection) => {
        const [documents, references] = await Promise.all([collection.get(), collection.listDocuments()]);
        for (const document of documents.docs) found[document.ref.path] = plain(document.data());
        await Promise.all(references.map(visit));
      }),
    );
  };
  await visit(firestore);
  const [files] = await bucket.getFiles();
  await Promise.all(
    files
      .filter(({ name }) => !name.startsWith(BACKUPS_FOLDER))
      .map(async (file) => {
        const { contentType, cacheControl, metadata } = file.metadata;
        found[`gs://${file.name}`] = {
          contentType,
          cacheControl,
          metadata,
          bytes: (await withRetries(() => file.download()))[0].toString('base64'),
        };
      }),
  );
  return found;
}

/**
 * Deletes the files whose names start with `prefix`. Retries each deletion, because the emulator may close a
 * connection that is in use.
 */
async function emptyFolder(prefix: string): Promise<void> {
  const [files] = await original.bucket.getFiles({ prefix });
  await Promise.all(
    files.map((file) => withRetries(() => file.delete({ ignoreNotFound: true }).then(() => undefined))),
  );
}

async function wipe(id: string): Promise<void> {
  const url = `http://${process.env.FIRESTORE_EMULATOR_HOST ?? ''}/emulator/v1/projects/${id}/databases/(default)/documents`;
  expect((await fetch(url, { method: 'DELETE', headers: { Authorization: 'Bearer owner' } })).status).toBe(
    200,
  );
  await emptyFolder('');
}

let server: FunctionInstance;
let cookie = '';

async function send<Body>(
  method: string,
  path: string,
  json?: object,
  headers: Record<string, string> = {},
): Promise<Body> {
  const answer = await server.send({
    method,
    path,
    headers: { 'Content-Type': 'application/json', Cookie: cookie, ...headers },
    ...(json && { body: JSON.stringify(json) }),
  });
  expect(answer.status, answer.text).toBeLessThan(300);
  if (path === '/api/admin/session') cookie = String(answer.headers['set-cookie']).split(';')[0] ?? '';
  return (answer.text === '' ? null : JSON.parse(answer.text)) as Body;
}

/**
 * Simulates using the site: the owner uploads a picture, writes a draft, republishes a post and shares a
 * link, and a visitor sends a message.
 */
async function useTheSite(): Promise<void> {
  await send('POST', '/api/admin/session', { password: DEMO_PASSWORD });
  const form = new FormData();
  const picture = await sharp(randomBytes(12), { raw: { width: 2, height: 2, channels: 3 } })
    .resize(200, 150)
    .png()
    .toBuffer();
  form.append(UPLOAD_FIELD, new Blob([new Uint8Array(picture)]), 'dog.png');
  const upload = new Response(form);
  const answer = await server.send({
    path: '/api/upload-image',
    headers: { Cookie: cookie, 'Content-Type': upload.headers.get('Content-Type') ?? '' },
    body: Buffer.from(await upload.arrayBuffer()),
  });
  expect(answer.status, answer.text).toBe(201);
  const { path } = JSON.parse(answer.text) as { path: string };
  await send('POST', '/api/admin/drafts/posts', {
    fields: { titleEs: 'Borrador', contentEs: `<p>Canela</p><img src="${path}" alt="" />` },
    suggested: [],
  });
  const [post] = (await original.firestore.collection(COLLECTIONS.posts).limit(1).get()).docs;
  const copy = await send<Draft<'posts'>>('GET', `/api/admin/drafts/posts/${post?.id ?? ''}`);
  const saved = await send<Draft<'posts'>>(
    'PUT',
    `/api/admin/drafts/posts/${copy.id}`,
    { fields: { ...copy.fields, titleEn: 'Changed' }, suggested: [] },
    { 'If-Match': `"${copy.revision}"` },
  );
  await send(
    'POST',
    `/api/admin/drafts/posts/${copy.id}/publish`,
    { keepPublishedAt: true },
    { 'If-Match': `"${saved.revision}"` },
  );
  await send('POST', `/api/admin/drafts/posts/${copy.id}/preview-link`);
  await send('PUT', '/api/admin/mail', { language: 'en', confirmToVisitors: true });
  await send('POST', '/api/contact', sampleMessage(), { [IDEMPOTENCY_HEADER]: randomUUID() });
}

const archive = join(folder, 'everything.zip');
const original = projectOf(project);
let before: Everything;

beforeAll(async () => {
  Object.assign(process.env, environment);
  const started = startFunction(environment);
  const records = fullRecords();
  for (const [name, documents] of documentsOf(records))
    await writeDocuments(original.firestore, name, documents);
  await replaceVersions(original.firestore, versionsOf(records));
  const pictures = posts.slice(0, PICTURES).map(({ illustration }) => illustration);
  await uploadIllustrations(original.bucket, pictures, () => undefined);
  await writeDocuments(
    original.firestore,
    COLLECTIONS.images,
    new Map(await Promise.all(pictures.map(recordOf))),
  );
  server = await started;
  await Promise.all([useTheSite(), storeEveryType(original.firestore)]);
  await original.bucket.file('odd names/a: b?.txt').save('text', {
    resumable: false,
    metadata: { contentType: 'text/plain', metadata: { from: 'the owner' } },
  });
  await original.bucket.file('empty').save('', { resumable: false });
  before = await everythingIn(original);
});

afterAll(async () => {
  await server.stop();
  await Promise.all(apps.map(deleteApp));
  rmSync(folder, { recursive: true, force: true });
});

/**
 * Writes a copy of the archive with changed entries and returns its path. If `change` returns null, the entry
 * is removed. The resulting ZIP is valid.
 */
async function forge(change: (path: string, content: Buffer) => Buffer | null | undefined): Promise<string> {
  const path = join(folder, `${randomUUID()}.zip`);
  const from = await fromBufferPromise(readFileSync(archive));
  const to = new ZipFile();
  for await (const entry of from.eachEntry()) {
    const content = await buffer(await from.openReadStreamPromise(entry));
    const changed = change(entry.fileName, content);
    if (changed !== null) to.addBuffer(changed ?? content, entry.fileName, { compress: false });
  }
  to.end();
  writeFileSync(path, await buffer(to.outputStream));
  return path;
}

/** The length of the header before an entry's name and content. */
const LOCAL_HEADER_BYTES = 30;

/**
 * Returns an offset where any change must be detected. It's inside an entry's content, because some header
 * bits, such as a timestamp's, don't matter.
 */
async function middleOfLongestEntry(zip: Buffer): Promise<number> {
  const entries = [];
  for await (const entry of (await fromBufferPromise(zip)).eachEntry()) entries.push(entry);
  const longest = entries.reduce((one, other) => (other.compressedSize > one.compressedSize ? other : one));
  const content = longest.relativeOffsetOfLocalHeader + LOCAL_HEADER_BYTES + longest.fileName.length;
  return content + Math.floor(longest.compressedSize / 2);
}

async function openFile(path: string) {
  const opened = await openArchive(path);
  try {
    await opened.verify();
    return opened.manifest;
  } finally {
    opened.close();
  }
}

const fileOf = (id: string) => `${BACKUPS_FOLDER}${id}.zip`;

const emptyTarget = () => {
  const { firestore, bucket } = projectOf(`demo-${randomUUID()}`);
  return { db: firestore, firestore, bucket };
};

describe('the recovery drill', () => {
  it('backs up all data and restores it exactly after all data is deleted', async () => {
    // The backup must cover all of these, or the comparison would prove little.
    const paths = Object.keys(before);
    for (const part of [
      'posts/',
      'drafts/',
      '/versions/2',
      'contactSubmissions/',
      'pictures/',
      'images/',
      'settings/',
      'gs://images/uploads/',
    ]) {
      expect(paths.filter((path) => path.includes(part)).length, part).toBeGreaterThan(0);
    }
    const { stdout } = await command('tools/backup/backup.ts', ['--out', archive]);
    expect(stdout).toContain(`${paths.filter((path) => !path.startsWith('gs://')).length} documents and`);
    await wipe(project);
    expect(await everythingIn(original)).toEqual({});

    await command('tools/backup/restore.ts', [archive]);
    expect(await everythingIn(original)).toEqual(before);
    expect((await original.firestore.collection(COLLECTIONS.restores).get()).size).toBe(0);
  });

  it('excludes logins, private links and queued work', async () => {
    const { entries, excluded } = await openFile(archive);
    const copied = entries.flatMap(({ collection }) => collection ?? []);
    expect(copied).toEqual(
      expect.arrayContaining(['posts', 'drafts', 'contactSubmissions', 'anotherCollection']),
    );
    for (const name of [
      'sessions',
      'credentials',
      'knownDevices',
      'rateLimits',
      'previewLinks',
      'outbox',
      'publications',
    ]) {
      expect(copied).not.toContain(name);
      expect(Object.keys(excluded)).toContain(name);
    }
  });

  it('creates a ZIP that other programs can read', async () => {
    const { stdout } = await run('python3', [
      '-c',
      'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), len(z.namelist()))',
      archive,
    ]);
    expect(stdout.trim()).toBe(`None ${(await openFile(archive)).entries.length + 2}`);
  });
});

describe('the target project of a restore', () => {
  it('is rejected and left unchanged if it is not empty', async () => {
    const opened = await openArchive(archive);
    const target = emptyTarget();
    await target.firestore.doc('drafts/hers').set({ title: 'Hers' });
    await expect(restoreArchive(opened, target, () => undefined)).rejects.toThrow(
      'The project is not empty (drafts)',
    );
    expect((await target.firestore.listCollections()).map((collection) => collection.id)).toEqual(['drafts']);
    const withFile = emptyTarget();
    await withFile.bucket.file('hers.txt').save('hers', { resumable: false });
    await expect(restoreArchive(opened, withFile, () => undefined)).rejects.toThrow('hers.txt');
    expect(await withFile.firestore.listCollections()).toEqual([]);
    opened.close();
  });

  it('receives the missing data when an interrupted restore is repeated, without changing existing files', async () => {
    const target = emptyTarget();
    const opened = await openArchive(archive);
    let writes = 0;
    const failing = Object.assign(Object.create(target.db) as Firestore, {
      bulkWriter: () => {
        writes += 1;
        if (writes === 4) throw new Error('cut off');
        return target.db.bulkWriter();
      },
    });
    await expect(restoreArchive(opened, { ...target, db: failing }, () => undefined)).rejects.toThrow(
      'cut off',
    );
    const other = { ...opened, manifest: { ...opened.manifest, id: randomUUID() } };
    await expect(restoreArchive(other, target, () => undefined)).rejects.toThrow(
      'unfinished restore of another archive',
    );

    const said: string[] = [];
    const [files] = await target.bucket.getFiles();
    const generations = new Map(files.map(({ name, metadata }) => [name, metadata.generation]));
    await restoreArchive(opened, target, (line) => said.push(line));
    opened.close();
    expect(said).toContain('Resuming the interrupted restore of this archive');
    const [now] = await target.bucket.getFiles();
    expect(new Map(now.map(({ name, metadata }) => [name, metadata.generation]))).toEqual(generations);
    expect(await everythingIn(target)).toEqual(before);
  });
});

describe('an archive', () => {
  const manifestOf = (content: Buffer) => JSON.parse(content.toString()) as Manifest;

  it.each([
    [
      'with a changed picture',
      (path: string, content: Buffer) =>
        path.endsWith('.webp') ? Buffer.concat([content.subarray(1), content.subarray(0, 1)]) : undefined,
      /was changed/,
    ],
    [
      'with a missing document',
      (path: string, content: Buffer) =>
        path.includes('posts.ndjson') ? content.subarray(content.indexOf('\n') + 1) : undefined,
      /posts\.ndjson was changed/,
    ],
    [
      'without one of its entries',
      (path: string) => (path.includes('topics') ? null : undefined),
      /topics\.ndjson is missing/,
    ],
    [
      'without a manifest',
      (path: string) => (path === 'manifest.json' ? null : undefined),
      /manifest\.json is missing/,
    ],
    [
      'with a changed manifest',
      (path: string, content: Buffer) =>
        path === 'manifest.json'
          ? Buffer.from(JSON.stringify({ ...manifestOf(content), documents: 1 }))
          : undefined,
      /manifest of the archive was changed/,
    ],
  ] as const)('is rejected %s', async (_name, change, reason) => {
    await expect(openFile(await forge(change))).rejects.toThrow(reason);
  });

  interface Forged {
    entry: Manifest['entries'][number];
    content: Buffer;
  }

  /** Forges a small archive without pictures whose sizes, counts and hashes all match. */
  async function forgeSoundly(
    change: (entries: Forged[]) => void,
    options = { compress: false },
  ): Promise<string> {
    const from = await fromBufferPromise(readFileSync(archive));
    const contents = new Map<string, Buffer>();
    for await (const entry of from.eachEntry())
      if (!entry.fileName.startsWith('files/images'))
        contents.set(entry.fileName, await buffer(await from.openReadStreamPromise(entry)));
    const manifest = manifestOf(contents.get('manifest.json') ?? Buffer.alloc(0));
    const entries = manifest.entries
      .flatMap((entry) => ({ entry: { ...entry }, content: contents.get(entry.path) ?? [] }))
      .filter((forged): forged is Forged => Buffer.isBuffer(forged.content));
    change(entries);
    const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
    for (const { entry, content } of entries) {
      Object.assign(entry, { bytes: content.length, sha256: sha256(content) });
      if (entry.collection !== undefined) entry.documents = content.filter((byte) => byte === 10).length;
    }
    const text = Buffer.from(
      JSON.stringify({
        ...manifest,
        entries: entries.map(({ entry }) => entry),
        documents: entries.reduce((sum, { entry }) => sum + (entry.documents ?? 0), 0),
        files: entries.filter(({ entry }) => entry.file !== undefined).length,
      }),
    );
    const to = new ZipFile();
    for (const [path, { content }] of new Map(entries.map((forged) => [forged.entry.path, forged])))
      to.addBuffer(content, path, options);
    to.addBuffer(text, 'manifest.json');
    to.addBuffer(Buffer.from(`${sha256(text)}  manifest.json\n`), 'manifest.sha256');
    to.end();
    const path = join(folder, `${randomUUID()}.zip`);
    writeFileSync(path, await buffer(to.outputStream));
    return path;
  }

  /**
   * Tries to restore an archive into an empty project. If it's rejected, checks that nothing was written and
   * returns the reason. Otherwise, returns `restored`.
   */
  async function refusal(path: string): Promise<string> {
    const target = emptyTarget();
    let opened: Archive | undefined;
    try {
      opened = await openArchive(path);
      await restoreArchive(opened, target, () => undefined);
    } catch (error) {
      expect(await target.firestore.listCollections()).toEqual([]);
      expect((await target.bucket.getFiles())[0]).toEqual([]);
      return String(error);
    } finally {
      opened?.close();
    }
    return 'restored';
  }

  const line = (path: string, fields: object = {}) => Buffer.from(`${JSON.stringify({ path, fields })}\n`);
  const addDocuments = (entries: Forged[], collection: string, content: Buffer) =>
    void entries.push({
      entry: { path: documentsPath(collection), bytes: 0, sha256: '', collection },
      content,
    });
  const addFile = (entries: Forged[], file: string, metadata: object = {}) =>
    void entries.push({
      entry: { path: filePath(file), bytes: 0, sha256: '', file, metadata: { ...metadata } },
      content: Buffer.from('x'),
    });

  it('is restored even if it was changed, as long as its hashes match, because hashes do not prove its origin', async () => {
    expect(
      await refusal(
        await forgeSoundly((entries) =>
          addDocuments(entries, 'forged', line('forged/a', { name: { stringValue: 'a' } })),
        ),
      ),
    ).toBe('restored');
  });

  it.each<[string, (entries: Forged[]) => void, RegExp]>([
    [
      'logins',
      (entries) => addDocuments(entries, 'sessions', line('sessions/forged')),
      /documents\/sessions\.ndjson does not belong in a backup/,
    ],
    [
      'a password in another entry',
      (entries) => addDocuments(entries, 'forged', line('credentials/password')),
      /forged\.ndjson has a document that does not belong there/,
    ],
    [
      'a type that the site does not store',
      (entries) => addDocuments(entries, 'forged', line('forged/a', { a: { referenceValue: 'posts/a' } })),
      /forged\.ndjson has a line that is not a document/,
    ],
    [
      'a line that is not a document',
      (entries) => addDocuments(entries, 'forged', Buffer.from('forged\n')),
      /forged\.ndjson has a line that is not a document/,
    ],
    [
      'an unterminated line',
      (entries) => addDocuments(entries, 'forged', Buffer.concat([line('forged/a'), Buffer.from('{}')])),
      /the last line is incomplete/,
    ],
    ['a file outside the bucket', (entries) => addFile(entries, '../a'), /does not belong in a backup/],
    [
      'access rights',
      (entries) => addFile(entries, 'a', { acl: [{ entity: 'allUsers', role: 'OWNER' }] }),
      /acl/,
    ],
  ])('is rejected with %s', async (_name, change, reason) => {
    expect(await refusal(await forgeSoundly(change))).toMatch(reason);
  });

  it.each(['../a', '/a', 'a\\b'])('is rejected if an entry would unpack to %j', async (path) => {
    const sound = readFileSync(await forgeSoundly((entries) => addFile(entries, 'images/some.txt')));
    const name = path.padEnd(filePath('images/some.txt').length, 'x');
    const forged = join(folder, `${randomUUID()}.zip`);
    writeFileSync(
      forged,
      Buffer.from(sound.toString('latin1').replaceAll(filePath('images/some.txt'), name), 'latin1'),
    );
    expect(await refusal(forged)).toMatch(/ArchiveRefused|damaged|changed/);
  });

  it('is rejected before an overlong line in it can exhaust memory', async () => {
    const path = await forgeSoundly(
      (entries) => addDocuments(entries, 'forged', Buffer.alloc(LINE_MAX_BYTES + 1, 'x')),
      { compress: true },
    );
    expect(await refusal(path)).toContain('a line is too long');
  });

  it('is rejected before an entry is read if the entry’s size differs from the manifest’s', async () => {
    const forged = await forge((path, content) =>
      path === 'README.txt' ? Buffer.alloc(content.length + 1) : undefined,
    );
    await expect(openArchive(forged)).rejects.toThrow('README.txt was changed');
  });

  it('is rejected if its format version is different, even if its hash is valid', async () => {
    let manifest = Buffer.alloc(0);
    const path = await forge((name, content) => {
      if (name === 'manifest.json')
        return (manifest = Buffer.from(JSON.stringify({ ...manifestOf(content), version: 2 })));
      return name === 'manifest.sha256'
        ? Buffer.from(`${createHash('sha256').update(manifest).digest('hex')}  manifest.json\n`)
        : undefined;
    });
    await expect(openFile(path)).rejects.toThrow('version 2');
  });

  it('is rejected before anything is written if it is truncated or damaged', async () => {
    const whole = readFileSync(archive);
    const middle = Math.floor(whole.length / 2);
    const flipped = Buffer.from(whole);
    const damaged = await middleOfLongestEntry(whole);
    flipped.writeUInt8(whole.readUInt8(damaged) ^ 1, damaged);
    for (const bytes of [
      whole.subarray(0, whole.length - 100),
      whole.subarray(0, middle),
      Buffer.alloc(0),
      Buffer.from('not a ZIP'),
      flipped,
    ]) {
      const path = join(folder, 'damaged.zip');
      writeFileSync(path, bytes);
      await expect(openFile(path)).rejects.toThrow(/damaged|cut off|changed/);
    }
    const target = emptyTarget();
    const opened = await openArchive(join(folder, 'damaged.zip'));
    await expect(restoreArchive(opened, target, () => undefined)).rejects.toThrow(/damaged|changed/);
    opened.close();
    expect(await target.firestore.listCollections()).toEqual([]);
    expect((await target.bucket.getFiles())[0]).toEqual([]);
  });
});

describe('backups in the bucket', () => {
  const archives = async () =>
    (await original.bucket.getFiles({ prefix: BACKUPS_FOLDER }))[0].map(({ name }) => name);
  const listed = async () => (await send<{ backups: Backup[] }>('GET', '/api/admin/backups')).backups;
  const ask = () => send<Backup>('POST', '/api/admin/backups');

  // The recovery drill deleted the session.
  beforeAll(() => send('POST', '/api/admin/session', { password: DEMO_PASSWORD }));
  beforeEach(async () => {
    await Promise.all([db.recursiveDelete(db.collection(COLLECTIONS.backups)), emptyFolder(BACKUPS_FOLDER)]);
  });

  it('are made only once even when requested concurrently, and can be downloaded', async () => {
    expect(await listed()).toEqual([]);
    const asked = await Promise.all([ask(), ask()]);
    const { id } = asked[0];
    expect(new Set(asked.map((backup) => backup.id)).size).toBe(1);
    // A request's event may arrive late or more than once.
    await Promise.all([makeBackup(id), makeBackup(id)]);
    await makeBackup(id);
    const backups = await listed();
    expect(backups).toMatchObject([{ id, state: 'complete' }]);
    expect(await archives()).toEqual([fileOf(id)]);

    const { url } = await send<{ url: string }>('POST', `/api/admin/backups/${id}/link`);
    const response = await fetch(url);
    expect(response.headers.get('Content-Disposition')).toMatch(
      /^attachment; filename="backup-\d{4}-\d{2}-\d{2}-[0-9a-f]{8}\.zip"/,
    );
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.length).toBe(backups[0]?.bytes);
    const path = join(folder, 'downloaded.zip');
    writeFileSync(path, bytes);
    expect((await openFile(path)).documents).toBe(
      Object.keys(before).filter((document) => !document.startsWith('gs://')).length,
    );
  });

  it('have no download link without a session or after their archive is deleted', async () => {
    const { id } = await ask();
    const link = (headers = {}) =>
      server.send({ method: 'POST', path: `/api/admin/backups/${id}/link`, headers });
    expect((await link()).status).toBe(401);
    expect((await link({ Cookie: cookie })).status).toBe(404);
    await makeBackup(id);
    expect((await link({ Cookie: cookie })).status).toBe(200);
    await emptyFolder(BACKUPS_FOLDER);
    expect((await link({ Cookie: cookie })).status).toBe(404);
  });

  it('that fail are listed as failed, leave nothing in the bucket and do not block the next backup', async () => {
    const { id } = await requestBackup();
    const lines = vi.spyOn(db, 'listCollections').mockRejectedValueOnce(new Error('Firestore is down'));
    await expect(makeBackup(id)).rejects.toThrow('Firestore is down');
    lines.mockRestore();
    expect(await listed()).toMatchObject([{ id, state: 'failed' }]);
    expect(await archives()).toEqual([]);
    expect((await ask()).id).not.toBe(id);
  });

  it.each([
    ['a subcollection that is not backed up', 'services/a/below/one', {}, 'services/a/below'],
    [
      'a subcollection below a version',
      `drafts/a/${VERSIONS}/1/below/one`,
      {},
      `drafts/a/${VERSIONS}/1/below`,
    ],
    ['versions of a document that is not a draft', `services/a/${VERSIONS}/1`, {}, `services/a/${VERSIONS}`],
    [
      'a value that is not supported',
      'services/a',
      { list: [{ place: new GeoPoint(0, 0) }] },
      'services/a.list[0].place',
    ],
  ])('fail instead of silently omitting %s', async (_name, path, fields, named) => {
    const ids = path.split('/');
    const batch = original.firestore.batch();
    for (let depth = 2; depth < ids.length; depth += 2)
      batch.set(original.firestore.doc(ids.slice(0, depth).join('/')), {});
    await batch.set(original.firestore.doc(path), fields).commit();
    const { id } = await requestBackup();
    await expect(makeBackup(id)).rejects.toThrow(named);
    expect(await listed()).toMatchObject([{ id, state: 'failed' }]);
    await original.firestore.recursiveDelete(original.firestore.doc(`${ids[0]}/a`));
  });

  it('are a snapshot of a single moment, even if documents are written in the meantime', async () => {
    const moment = await presentTime(db);
    await db.doc('anotherCollection/later').set({});
    const paths = [];
    for await (const { path } of readDocuments(db, 'anotherCollection', moment)) paths.push(path);
    await db.doc('anotherCollection/later').delete();
    expect(paths).toEqual(['anotherCollection/types']);
  });

  it('do not block the next backup if their process dies', async () => {
    const { id } = await requestBackup(Date.now() - 60 * 60_000);
    expect(await listed()).toMatchObject([{ id, state: 'failed' }]);
    expect((await ask()).id).not.toBe(id);
  });

  it('are deleted when they expire, even if they are not listed', async () => {
    const { id } = await requestBackup();
    await makeBackup(id);
    await original.bucket.file(fileOf('not-listed')).save('x', { resumable: false });
    const inDays = (days: number) => Date.now() + days * DAY_MS;
    await deleteExpiredBackups(inDays(BACKUP_LIFE_DAYS) - 60_000);
    expect(await archives()).toEqual([fileOf(id), fileOf('not-listed')].sort());
    expect(await listed()).toMatchObject([{ id }]);

    await deleteExpiredBackups(inDays(BACKUP_LIFE_DAYS) + 60_000);
    expect([await archives(), await listed()]).toEqual([[], []]);
  });
});
