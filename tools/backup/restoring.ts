/** Loads an archive into an empty project, and compares the result with the archive. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isBackedUp, type Manifest } from '@app/domain/backup/archive';
import { archiveLine, type ArchivedDocument } from '@app/domain/backup/values';
import { COLLECTIONS, RESTORE_ID } from '@app/domain/general/collections';
import { inParallel } from '@app/domain/general/in-parallel';
import type { Database } from '../../functions/src/backup/database';
import { siteFiles, type Source } from '../../functions/src/backup/write-archive';
import { hasCode, withRetries } from '../../functions/src/platform/retry';
import { documentsIn, type Archive } from './read-archive';

const UPLOADS_AT_ONCE = 8;
/** Larger files are sent in a way that survives a lost connection, which takes another request. */
const LARGE_FILE_BYTES = 8 * 1024 * 1024;
/** Firestore takes 500 writes and 10 MiB at once. */
const WRITES_MAX = 300;
const WRITES_MAX_CHARACTERS = 2 * 1024 * 1024;
const REPORTED_EVERY = 500;

/** The document that marks a project while it is being restored, with the archive. */
const MARK = `${COLLECTIONS.restores}/${RESTORE_ID}`;

type Bucket = Source['bucket'];
type File = ReturnType<Bucket['file']>;
type Entry = Manifest['entries'][number];
type Say = (line: string) => void;

/**
 * Loads an archive. Throws before anything is written if an entry of the archive is damaged, or if the project has content that is not
 * of an unfinished restore of the same archive. Can be repeated until it succeeds. Throws if the result differs from the archive.
 */
export async function restoreArchive(
  archive: Archive,
  { database, bucket }: Source,
  say: Say,
): Promise<void> {
  await archive.verify();
  say(`The archive is complete: ${archive.manifest.documents} documents, ${archive.manifest.files} files`);
  await markOrResume(archive.manifest, { database, bucket }, say);

  // The files first: a document never names a picture that is not there yet.
  const files = await restoreFiles(archive, bucket, say);
  await restoreDocuments(archive, database, say);
  const differences = [
    ...(await compareFiles(files, bucket)),
    ...(await compareDocuments(archive, database)),
  ];
  if (differences.length > 0) {
    const shown = differences.slice(0, 10).join('\n  ');
    throw new Error(
      `The project differs from the archive in ${differences.length} places. Is somebody writing to it?\n  ${shown}`,
    );
  }
  await database.delete(MARK);
}

/** Marks an empty project with the archive; lets one pass that has the mark of this archive. Throws for any other. */
async function markOrResume({ id }: Manifest, { database, bucket }: Source, say: Say): Promise<void> {
  const mark: ArchivedDocument = { path: MARK, fields: { archive: { stringValue: id } } };
  for await (const found of database.read(COLLECTIONS.restores)) {
    if (archiveLine(found) === archiveLine(mark)) {
      say('A restore of this archive was cut off here, and goes on');
      return;
    }
    if (found.path === MARK)
      throw new Error(
        'The project has an unfinished restore of another archive. Finish that one, or use another project.',
      );
  }
  const collections = (await database.collections()).filter(isBackedUp);
  const isOccupied = await Promise.all(collections.map(async (name) => !(await database.isEmpty(name))));
  const occupied = collections.filter((_, index) => isOccupied[index]);
  const [file] = await siteFiles(bucket);
  if (occupied.length > 0 || file) {
    const what = [...occupied, ...(file ? [`files such as ${file.name}`] : [])].join(', ');
    throw new Error(
      `The project is not empty (${what}). An archive is restored into an empty project only, so that nothing is lost or mixed.`,
    );
  }
  await database.create([mark]);
}

/** Uploads the files that are missing; returns the MD5 checksums of all, by name, as Cloud Storage writes them. */
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

/** Uploads a file unless there is one of its name, which the comparison at the end judges. */
async function upload(file: File, entry: Entry, archive: Archive): Promise<void> {
  const metadata = Object.fromEntries(
    Object.entries(entry.metadata ?? {}).filter(([, value]) => value !== undefined),
  );
  const options = { metadata, preconditionOpts: { ifGenerationMatch: 0 } };
  const exists = (error: unknown) => hasCode(error, 412);
  const resumable = entry.bytes > LARGE_FILE_BYTES;
  try {
    await withRetries(
      async () => pipeline(await archive.open(entry), file.createWriteStream({ resumable, ...options })),
      { mayPass: (error) => !exists(error) },
    );
  } catch (error) {
    if (!exists(error)) throw error;
  }
}

async function restoreDocuments(archive: Archive, database: Database, say: Say): Promise<void> {
  for (const entry of archive.manifest.entries) {
    if (entry.collection === undefined) continue;
    let batch: ArchivedDocument[] = [];
    let characters = 0;
    for await (const document of documentsIn(await archive.open(entry))) {
      const size = archiveLine(document).length;
      if (batch.length === WRITES_MAX || (batch.length > 0 && characters + size > WRITES_MAX_CHARACTERS)) {
        await database.create(batch);
        batch = [];
        characters = 0;
      }
      batch.push(document);
      characters += size;
    }
    if (batch.length > 0) await database.create(batch);
    say(`  ${entry.collection}: ${entry.documents ?? 0} documents`);
  }
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

/** Compares every document with its types: the lines that archives have for them are the same only if the documents are. */
async function compareDocuments(archive: Archive, database: Database): Promise<string[]> {
  const differences: string[] = [];
  const { entries } = archive.manifest;
  const archived = entries.flatMap(({ collection }) => collection ?? []);
  for (const name of new Set([...archived, ...(await database.collections()).filter(isBackedUp)])) {
    const expected = new Map<string, string>();
    const entry = entries.find(({ collection }) => collection === name);
    if (entry)
      for await (const document of documentsIn(await archive.open(entry)))
        expected.set(document.path, hashOf(document));
    for await (const document of database.read(name)) {
      if (expected.get(document.path) !== hashOf(document)) differences.push(`the document ${document.path}`);
      expected.delete(document.path);
    }
    differences.push(...[...expected.keys()].map((path) => `the document ${path}, which is missing`));
  }
  return differences;
}
