import {
  BACKUPS_FOLDER,
  documentsPath,
  filePath,
  NOT_BACKED_UP,
  type Manifest,
} from '@app/domain/backup/archive';
import { manifestSchema } from '@app/domain/backup/archive.schema';
import { describe, expect, it } from 'vitest';
import { checkDocuments, checkEntries } from './check-archive';

type Entry = Manifest['entries'][number];

const SHA256 = '0'.repeat(64);
const documentsOf = (collection: string, path = documentsPath(collection)): Entry => ({
  path,
  bytes: 1,
  sha256: SHA256,
  collection,
  documents: 1,
});
const fileAt = (file: string, path = filePath(file)): Entry => ({
  path,
  bytes: 1,
  sha256: SHA256,
  file,
  metadata: { contentType: 'image/webp' },
});

const manifestOf = (entries: Entry[]): Manifest => ({
  ...{
    format: 'website-backup',
    version: 1,
    id: 'a',
    project: 'demo',
    readTime: 'now',
    createdAt: 'now',
    fileBytes: 0,
    excluded: {},
    notice: 'private',
    entries,
  },
  documents: entries.reduce((sum, { documents = 0 }) => sum + documents, 0),
  files: entries.filter(({ file }) => file !== undefined).length,
});

/** Calls `checkEntries` for an archive with these entries and a matching manifest. */
function check(...entries: Entry[]): void {
  checkEntries(
    manifestOf(entries),
    new Map([
      ...entries.map(({ path, bytes }) => [path, bytes] as const),
      ['manifest.json', 1],
      ['manifest.sha256', 1],
    ]),
  );
}

describe('checkEntries', () => {
  it('accepts documents from any backed-up collection, files with safe names, and the README', () => {
    const names = [
      'images/uploads/a-1600x1067.webp',
      'odd names/a: b?.txt',
      'folder/',
      '..a/b..',
      'Ñandú',
      'empty',
    ];
    expect(() =>
      check(
        documentsOf('posts'),
        documentsOf('a collection of later'),
        documentsOf('toString'),
        ...names.map((name) => fileAt(name)),
        { path: 'README.txt', bytes: 1, sha256: SHA256 },
      ),
    ).not.toThrow();
  });

  it.each(Object.keys(NOT_BACKED_UP))('rejects documents from the %s collection', (name) => {
    expect(() => check(documentsOf(name))).toThrow(`${documentsPath(name)} does not belong in a backup`);
  });

  it.each<[string, Entry]>([
    ['documents under the path of another collection', documentsOf('posts', documentsPath('topics'))],
    ['a subcollection as a collection', documentsOf('posts/a/versions')],
    ['a collection without a name', documentsOf('')],
    [
      'documents without a count',
      { path: documentsPath('posts'), bytes: 1, sha256: SHA256, collection: 'posts' },
    ],
    ['a document count without a collection', { path: 'README.txt', bytes: 1, sha256: SHA256, documents: 1 }],
    ['a file outside the backup format', { path: 'run.sh', bytes: 1, sha256: SHA256 }],
    ['an entry that has both documents and a file', { ...documentsOf('posts'), file: 'posts' }],
    ['another backup', fileAt(`${BACKUPS_FOLDER}a.zip`)],
    ['a file under the path of another file', fileAt('images/a.webp', filePath('images/b.webp'))],
    ...['', '/etc/a', '../a', 'a/..', 'images/../../a', './a', 'a/./b', '.'].map((name): [string, Entry] => [
      `the file ${JSON.stringify(name)}`,
      fileAt(name),
    ]),
  ])('rejects %s', (_name, entry) => {
    expect(() => check(entry)).toThrow(`${entry.path} does not belong in a backup`);
  });

  it('rejects duplicate entries and sizes that differ from the manifest', () => {
    expect(() => check(documentsOf('posts'), documentsOf('posts'))).toThrow(
      'documents/posts.ndjson is in the manifest twice',
    );
    expect(() => check({ ...documentsOf('posts'), path: 'manifest.json' })).toThrow(
      'manifest.json is in the manifest twice',
    );
    const stored = new Map([
      ['manifest.json', 1],
      ['manifest.sha256', 1],
      [documentsPath('posts'), 2],
    ]);
    expect(() => checkEntries(manifestOf([documentsOf('posts')]), stored)).toThrow(
      'documents/posts.ndjson was changed',
    );
  });

  it.each(['acl', 'name', 'bucket', 'storageClass'])(
    'rejects file metadata that backups do not copy, such as %s',
    (name) => {
      const entry = fileAt('a');
      expect(() => manifestSchema.validateSync(manifestOf([entry]), { strict: true })).not.toThrow();
      const forged = manifestOf([{ ...entry, metadata: { ...entry.metadata, [name]: 'x' } }]);
      expect(() => manifestSchema.validateSync(forged, { strict: true })).toThrow(name);
    },
  );
});

describe('checkDocuments', () => {
  async function* these(...documents: { path: string }[]) {
    for (const { path } of documents) yield await Promise.resolve({ path, data: {} });
  }
  const checkThese = (...documents: Parameters<typeof these>) =>
    checkDocuments(documentsOf('posts'), these(...documents));

  it('accepts documents from the collection and its subcollections', async () => {
    await expect(
      checkThese(
        { path: 'posts/a' },
        { path: 'posts/ñ .../versions/1' },
        { path: 'posts/missing/sessions/a' },
      ),
    ).resolves.toBeUndefined();
  });

  it.each([
    ...[
      'sessions/a',
      'credentials/password',
      'posts',
      'posts/a/versions',
      'posts/../sessions/a',
      'posts/a/../../sessions/b/c',
      '/posts/a',
      'posts//a/b',
      'posts/a/b/',
    ],
    ...['posts/.', 'posts/..', 'posts/__reserved__', `posts/${'a'.repeat(1501)}`, '', 'Posts/a', ' posts/a'],
  ])('rejects the path %j', async (path) => {
    await expect(checkThese({ path: 'posts/a' }, { path })).rejects.toThrow(
      'documents/posts.ndjson has a document that does not belong there',
    );
  });

  it('rejects duplicate documents', async () => {
    await expect(checkThese({ path: 'posts/a' }, { path: 'posts/b' }, { path: 'posts/a' })).rejects.toThrow(
      'documents/posts.ndjson has posts/a twice',
    );
  });
});
