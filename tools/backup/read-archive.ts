/** Reads archives. Rejects damaged or incomplete archives and unsupported versions. */
import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { openPromise, type Entry as ZipEntry, type ZipFile } from 'yauzl';
import { MANIFEST_HASH_PATH, MANIFEST_PATH, type Manifest } from '@app/domain/backup/archive';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, manifestSchema } from '@app/domain/backup/archive.schema';
import { parseArchiveLine, type ArchivedDocument } from '../../functions/src/backup/values';
import { ArchiveRefused, checkDocuments, checkEntries, refuse } from './check-archive';

const LINE_END = 0x0a;
/**
 * The maximum length of a line, which no document exceeds. Firestore limits a document to 1 MiB, but a list
 * of nulls is nearly twenty times as large in JSON.
 */
export const LINE_MAX_BYTES = 32 * 1024 * 1024;
/** The maximum size of a manifest, enough for several hundred thousand entries. */
const MANIFEST_MAX_BYTES = 128 * 1024 * 1024;

type Entry = Manifest['entries'][number];

export interface Archive {
  manifest: Manifest;
  /**
   * Reads every entry. Throws an `ArchiveRefused` unless each entry matches its hash and contains only
   * restorable documents.
   */
  verify: () => Promise<void>;
  open: (entry: Entry) => Promise<Readable>;
  close: () => void;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/**
 * Opens an untrusted archive and checks its entries against its manifest. Throws an `ArchiveRefused` if the
 * archive is invalid.
 */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { autoClose: false, strictFileNames: true }).catch(refuse);
  try {
    return await readArchive(zip);
  } catch (error) {
    zip.close();
    return refuse(error);
  }
}

/** Opens an archive, passes it to `work`, and closes it afterward. */
export async function withArchive<T>(path: string, work: (archive: Archive) => Promise<T>): Promise<T> {
  const archive = await openArchive(path);
  try {
    return await work(archive);
  } finally {
    archive.close();
  }
}

async function readArchive(zip: ZipFile): Promise<Archive> {
  const stored = await listEntries(zip);
  const open = async (path: string): Promise<Readable> => {
    const entry = stored.get(path);
    if (!entry) throw new ArchiveRefused(`${path} is missing from the archive.`);
    return zip.openReadStreamPromise(entry);
  };

  for (const path of [MANIFEST_PATH, MANIFEST_HASH_PATH]) {
    if ((stored.get(path)?.uncompressedSize ?? 0) > MANIFEST_MAX_BYTES)
      throw new ArchiveRefused(`${path} is too large.`);
  }
  const text = await buffer(await open(MANIFEST_PATH));
  const [hash] = (await buffer(await open(MANIFEST_HASH_PATH))).toString().split(' ');
  if (hash !== sha256(text)) throw new ArchiveRefused('The manifest of the archive was changed.');
  const manifest = parseManifest(text.toString());
  checkEntries(
    manifest,
    new Map([...stored].map(([path, { uncompressedSize }]) => [path, uncompressedSize])),
  );
  return {
    manifest,
    open: ({ path }) => open(path),
    close: () => zip.close(),
    verify: () => verifyEntries(manifest.entries, open).catch(refuse),
  };
}

/** Yields the documents of an entry. Throws if the last line is incomplete or a line is too long. */
export async function* documentsIn(content: Readable): AsyncGenerator<ArchivedDocument> {
  // `readline` can't be used here: it also splits at U+2028, which documents may contain.
  let rest: Buffer[] = [];
  let restBytes = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(LINE_END); end !== -1; end = chunk.indexOf(LINE_END, start)) {
      yield parseArchiveLine(Buffer.concat([...rest, chunk.subarray(start, end)]).toString());
      rest = [];
      restBytes = 0;
      start = end + 1;
    }
    rest.push(chunk.subarray(start));
    restBytes += chunk.length - start;
    if (restBytes > LINE_MAX_BYTES) throw new Error('a line is too long');
  }
  if (restBytes > 0) throw new Error('the last line is incomplete');
}

async function listEntries(zip: ZipFile): Promise<Map<string, ZipEntry>> {
  const entries = new Map<string, ZipEntry>();
  for await (const entry of zip.eachEntry()) {
    if (entries.has(entry.fileName)) throw new ArchiveRefused(`${entry.fileName} is in the archive twice.`);
    entries.set(entry.fileName, entry);
  }
  return entries;
}

function parseManifest(text: string): Manifest {
  const manifest = JSON.parse(text) as Partial<Manifest>;
  if (manifest.format !== ARCHIVE_FORMAT) throw new ArchiveRefused('This is not a backup of this site.');
  if (manifest.version !== ARCHIVE_VERSION) {
    throw new ArchiveRefused(
      `The archive has version ${manifest.version ?? 'none'}; this program reads version ${ARCHIVE_VERSION}.`,
    );
  }
  return manifestSchema.validateSync(manifest, { strict: true });
}

async function verifyEntries(
  entries: readonly Entry[],
  open: (path: string) => Promise<Readable>,
): Promise<void> {
  for (const entry of entries) {
    await verifyEntry(entry, await open(entry.path));
    if (entry.collection !== undefined) await checkDocuments(entry, documentsIn(await open(entry.path)));
  }
}

async function verifyEntry(
  { path, bytes, sha256: expected, documents }: Entry,
  content: Readable,
): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  let lines = 0;
  for await (const chunk of content as AsyncIterable<Buffer>) {
    hash.update(chunk);
    read += chunk.length;
    if (documents !== undefined) lines += chunk.filter((byte) => byte === LINE_END).length;
  }
  if (read !== bytes || hash.digest('hex') !== expected)
    throw new ArchiveRefused(`${path} was changed: its hash differs from the manifest.`);
  if (documents !== undefined && lines !== documents)
    throw new ArchiveRefused(`${path} has ${lines} documents instead of ${documents}.`);
}
