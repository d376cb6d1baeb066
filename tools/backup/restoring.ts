/** Loads an archive into an empty project and compares the result with the archive. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import type { Firestore } from 'firebase-admin/firestore';
import type { Manifest } from '@app/domain/backup/archive';
import { COLLECTIONS, RESTORE_ID } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import { backedUpCollections, presentTime, readDocuments } from '../../functions/src/backup/documents';
import { archiveLine, type ArchivedDocument } from '../../functions/src/backup/values';
import { siteFiles, type Source } from '../../functions/src/backup/write-archive';
import { hasCode } from '../../functions/src/platform/retry';
import { documentsIn, type Archive } from './read-archive';

const UPLOADS_AT_ONCE = 8;
/**
 * Files larger than this use resumable uploads, which survive a lost connection but need one more request.
 */
const LARGE_FILE_BYTES = 8 * 1024 * 1024;
/**
 * The maximum size of a batch of documents. It limits the memory in use, and keeps requests below
 * Firestore's limit of 10 MiB, which BulkWriter doesn't check.
 */
const BATCH_MAX_CHARACTERS = 4 * 1024 * 1024;
/** The gRPC status code for a document that already exists. */
const ALREADY_EXISTS = 6;
const REPORTED_EVERY = 500;

/** The document that marks a project as being restored. It contains the archive's id. */
const MARK = `${COLLECTIONS.restores}/${RESTORE_ID}`;

type Bucket = Source['bucket'];
type File = ReturnType<Bucket['file']>;
type Entry = Manifest['entries'][number];
type Say = (line: string) => void;

/**
 * Loads an archive into an empty project, or resumes an unfinished restore of the same archive. Can be
 * repeated until it succeeds.
 *
 * Throws before writing anything if an entry is damaged or the project has other content. Also throws if the
 * result differs from the archive.
 */
export async function restoreArchive(
  archive: Archive,
  { db, bucket }: Pick<Source, 'db' | 'bucket'>,
  say: Say,
): Promise<void> {
  await archive.verify();
  say(`The archive is complete: ${archive.manifest.documents} documents, ${archive.manifest.files} files`);
  await markOrResume(archive.manifest, db, bucket, say);

  // Restores files first, so that no document refers to a missing picture.
  const files = await restoreFiles(archive, bucket, say);
  await restoreDocuments(archive, db, say);
  const differences = [...(await compareFiles(files, bucket)), ...(await compareDocuments(archive, db))];
  if (differences.length > 0) {
    const shown = differences.slice(0, 10).join('\n  ');
    throw new Error(
      `The project differs from the archive in ${differences.length} places. Is somebody writing to it?\n  ${shown}`,
    );
  }
  await db.doc(MARK).delete();
}

/**
 * Marks an empty project with the archive's id, or accepts a project that already has this mark. Throws for
 * any other project.
 */
async function markOrResume({ id }: Manifest, db: Firestore, bucket: Bucket, say: Say): Promise<void> {
  const mark = await db.doc(MARK).get();
  if (mark.exists) {
    if (mark.get('archive') !== id)
      throw new Error(
        'The project has an unfinished restore of another archive. Finish that one, or use another project.',
      );
    say('Resuming the interrupted restore of this archive');
    return;
  }
  const occupied = await backedUpCollections(db);
  const [file] = await siteFiles(bucket);
  if (occupied.length > 0 || file) {
    const what = [...occupied, ...(file ? [`files such as ${file.name}`] : [])].join(', ');
    throw new Error(
      `The project is not empty (${what}). Archives are only restored into an empty project, so that no data is lost or mixed.`,
    );
  }
  await mark.ref.create({ archive: id });
}

/** Uploads the missing files. Returns every file's MD5 checksum in Cloud Storage's format, keyed by name. */
async function restoreFiles(archive: Archive, bucket: Bucket, say: Say): Promise<Map<string, string>> {
  const present = new Map((await siteFiles(bucket)).map(({ name, metadata }) => [name, metadata.md5Hash]));
  const checksums = new Map<string, string>();
  const entries = archive.manifest.entries.filter(({ file }) => file !== undefined);
  await inParallel(entries, UPLOADS_AT_ONCE, async (entry) => {
    const name = entry.file ?? '';
    const checksum = await md5Of(await archive.open(entry));
    if (present.get(name) !== checksum) await upload(bucket.file(name), entry, archive);
    checksums.set(name, checksum);
    if (checksums.size % REPORTED_EVERY === 0) say(`  ${checksums.size} of ${entries.length} files`);
  });
  return checksums;
}

async function md5Of(content: Readable): Promise<string> {
  const hash = createHash('md5');
  for await (const chunk of content as AsyncIterable<Buffer>) hash.update(chunk);
  return hash.digest('base64');
}

/** Uploads a file unless its name is taken. The final comparison detects existing files that differ. */
async function upload(file: File, entry: Entry, archive: Archive): Promise<void> {
  const metadata = Object.fromEntries(
    Object.entries(entry.metadata ?? {}).filter(([, value]) => value !== undefined),
  );
  const content = async function* () {
    yield* await archive.open(entry);
  };
  const resumable = entry.bytes > LARGE_FILE_BYTES;
  try {
    await file.save(content, { resumable, metadata, preconditionOpts: { ifGenerationMatch: 0 } });
  } catch (error) {
    if (!hasCode(error, 412)) throw error;
  }
}

async function restoreDocuments(archive: Archive, db: Firestore, say: Say): Promise<void> {
  for (const entry of archive.manifest.entries) {
    if (entry.collection === undefined) continue;
    let batch: ArchivedDocument[] = [];
    let characters = 0;
    for await (const document of documentsIn(await archive.open(entry))) {
      const size = archiveLine(document).length;
      if (characters + size > BATCH_MAX_CHARACTERS) {
        await createMissing(batch, db);
        batch = [];
        characters = 0;
      }
      batch.push(document);
      characters += size;
    }
    await createMissing(batch, db);
    say(`  ${entry.collection}: ${entry.documents ?? 0} documents`);
  }
}

/** Creates the missing documents. The final comparison detects existing documents that differ. */
async function createMissing(documents: readonly ArchivedDocument[], db: Firestore): Promise<void> {
  const writer = db.bulkWriter();
  const written = documents.map(({ path, data }) =>
    writer.create(db.doc(path), data).catch((error: unknown) => {
      if (!hasCode(error, ALREADY_EXISTS)) throw error;
    }),
  );
  await Promise.all([...written, writer.close()]);
}

async function compareFiles(expected: ReadonlyMap<string, string>, bucket: Bucket): Promise<string[]> {
  const present = new Map((await siteFiles(bucket)).map(({ name, metadata }) => [name, metadata.md5Hash]));
  const names = new Set([...expected.keys(), ...present.keys()]);
  return [...names]
    .filter((name) => expected.get(name) !== present.get(name))
    .map((name) => `the file ${name}`);
}

const hashOf = (document: ArchivedDocument): string =>
  createHash('sha256').update(archiveLine(document)).digest('base64');

/**
 * Returns the documents that differ from the archive, even if only a value's type differs. Two documents have
 * the same archive line only if they are equal.
 */
async function compareDocuments(archive: Archive, db: Firestore): Promise<string[]> {
  const differences: string[] = [];
  const { entries } = archive.manifest;
  const readTime = await presentTime(db);
  const archived = entries.flatMap(({ collection }) => collection ?? []);
  for (const name of new Set([...archived, ...(await backedUpCollections(db))])) {
    const expected = new Map<string, string>();
    const entry = entries.find(({ collection }) => collection === name);
    if (entry)
      for await (const document of documentsIn(await archive.open(entry)))
        expected.set(document.path, hashOf(document));
    for await (const document of readDocuments(db, name, readTime)) {
      if (expected.get(document.path) !== hashOf(document)) differences.push(`the document ${document.path}`);
      expected.delete(document.path);
    }
    differences.push(...[...expected.keys()].map((path) => `the missing document ${path}`));
  }
  return differences;
}
