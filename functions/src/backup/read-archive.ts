/** Reads archives, and refuses those that are damaged, incomplete, or of another version. */
import type { File } from '@google-cloud/storage';
import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Entry as ZipEntry, ZipFile } from 'yauzl';
import { MANIFEST_HASH_PATH, MANIFEST_PATH, type Manifest } from '@perro-wisdom/domain/backup/archive';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, manifestSchema } from '@perro-wisdom/domain/backup/archive.schema';
import { parseArchiveLine, type ArchivedDocument } from '@perro-wisdom/domain/backup/values';
import { withRetries } from '../platform/retry';
import { ArchiveRefused, checkDocuments, checkEntries, refuse } from './check-archive';

/** How much is read at once: entries are read one after the other, and most are small. */
const BLOCK_BYTES = 8 * 1024 * 1024;
/** Enough for entries that are read at the same time, and at the border of two blocks. */
const BLOCKS_KEPT = 3;

const LINE_END = 0x0a;
/** More than any document takes, which has 1 MiB at most: as JSON, a list of nulls has nearly twenty times its size in Firestore. */
export const LINE_MAX_BYTES = 32 * 1024 * 1024;
/** Enough for several hundred thousand entries. */
const MANIFEST_MAX_BYTES = 128 * 1024 * 1024;

/** Where the bytes of an archive are. */
export interface ArchiveSource {
  size: number;
  /** Returns the bytes from `start` until before `end`. */
  read: (start: number, end: number) => Promise<Buffer>;
}

/** An archive in a bucket, whose metadata were read. */
export const archiveInBucket = (file: File): ArchiveSource => ({
  size: Number(file.metadata.size),
  // The checksums of the bucket are of the whole file; the archive has its own.
  read: (start, end) =>
    // Cloud Storage's client repeats a transfer only before its first byte.
    withRetries(() => buffer(file.createReadStream({ start, end: end - 1, validation: false }))),
});

/** An archive on disk. */
export async function archiveOnDisk(handle: FileHandle): Promise<ArchiveSource> {
  const { size } = await handle.stat();
  return {
    size,
    read: async (start, end) => {
      const { buffer: bytes, bytesRead } = await handle.read(
        Buffer.alloc(end - start),
        0,
        end - start,
        start,
      );
      return bytes.subarray(0, bytesRead);
    },
  };
}

/** Reads an archive in blocks. */
class Blocks {
  readonly #source: ArchiveSource;
  /** By their beginnings, in the order in which they were read. */
  readonly #blocks = new Map<number, Promise<Buffer>>();

  constructor(source: ArchiveSource) {
    this.#source = source;
  }

  async *read(start: number, end: number): AsyncGenerator<Buffer> {
    for (let position = start; position < end;) {
      const blockStart = position - (position % BLOCK_BYTES);
      const bytes = (await this.#block(blockStart)).subarray(position - blockStart, end - blockStart);
      if (bytes.length === 0) throw new ArchiveRefused('The archive is cut off.');
      yield bytes;
      position += bytes.length;
    }
  }

  #block(start: number): Promise<Buffer> {
    const kept = this.#blocks.get(start);
    if (kept) return kept;
    const block = this.#source.read(start, Math.min(start + BLOCK_BYTES, this.#source.size));
    block.catch(() => this.#blocks.delete(start));
    this.#blocks.set(start, block);
    const [oldest] = this.#blocks.keys();
    if (this.#blocks.size > BLOCKS_KEPT && oldest !== undefined) this.#blocks.delete(oldest);
    return block;
  }
}

async function openZip(source: ArchiveSource): Promise<ZipFile> {
  // Imported on first use: most requests do not need it.
  const { fromRandomAccessReaderPromise, RandomAccessReader } = await import('yauzl');
  const blocks = new Blocks(source);
  class Reader extends RandomAccessReader {
    override _readStreamForRange(start: number, end: number): Readable {
      return Readable.from(blocks.read(start, end), { objectMode: false });
    }
  }
  return fromRandomAccessReaderPromise(new Reader(), source.size, {
    autoClose: false,
    strictFileNames: true,
  });
}

type Entry = Manifest['entries'][number];

export interface Archive {
  manifest: Manifest;
  /** Reads every entry; throws an `ArchiveRefused` unless each has its hash, and documents that may be restored. Reports the bytes that are read. */
  verify: (onProgress?: (done: number) => void) => Promise<void>;
  /** Reads the content of an entry. */
  open: (entry: Entry) => Promise<Readable>;
}

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

/** Opens an archive, whoever made it, and compares its entries with its manifest. Throws an `ArchiveRefused`. */
export async function openArchive(source: ArchiveSource): Promise<Archive> {
  const zip = await openZip(source).catch(refuse);
  const stored = await listEntries(zip).catch(refuse);
  const open = async (path: string): Promise<Readable> => {
    const entry = stored.get(path);
    if (!entry) throw new ArchiveRefused(`${path} is missing in the archive.`);
    return zip.openReadStreamPromise(entry).catch(refuse);
  };

  for (const path of [MANIFEST_PATH, MANIFEST_HASH_PATH]) {
    if ((stored.get(path)?.uncompressedSize ?? 0) > MANIFEST_MAX_BYTES)
      throw new ArchiveRefused(`${path} is too large.`);
  }
  const text = await buffer(await open(MANIFEST_PATH)).catch(refuse);
  const [hash] = (await buffer(await open(MANIFEST_HASH_PATH)).catch(refuse)).toString().split(' ');
  if (hash !== sha256(text)) throw new ArchiveRefused('The manifest of the archive was changed.');
  const manifest = parseManifest(text.toString());
  checkEntries(
    manifest,
    new Map([...stored].map(([path, { uncompressedSize }]) => [path, uncompressedSize])),
  );
  return {
    manifest,
    open: ({ path }) => open(path),
    verify: async (onProgress) => {
      let done = 0;
      for (const entry of manifest.entries) {
        await verifyEntry(entry, await open(entry.path));
        if (entry.collection !== undefined) await checkDocuments(entry, documentsIn(await open(entry.path)));
        done += entry.bytes;
        onProgress?.(done);
      }
    },
  };
}

/** Reads the documents of an entry. Throws where one does not end. */
export async function* documentsIn(content: Readable): AsyncGenerator<ArchivedDocument> {
  // Not `readline`, which also splits at U+2028, a character that texts may contain.
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
  if (restBytes > 0) throw new Error('the last line does not end');
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
  if (manifest.format !== ARCHIVE_FORMAT) throw new ArchiveRefused('This is not a copy of this site.');
  if (manifest.version !== ARCHIVE_VERSION) {
    throw new ArchiveRefused(
      `The archive has version ${manifest.version ?? 'none'}; this program reads version ${ARCHIVE_VERSION}.`,
    );
  }
  try {
    return manifestSchema.validateSync(manifest, { strict: true });
  } catch (error) {
    return refuse(error);
  }
}

async function verifyEntry(
  { path, bytes, sha256: expected, documents }: Entry,
  content: Readable,
): Promise<void> {
  const hash = createHash('sha256');
  let read = 0;
  let lines = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      read += chunk.length;
      if (documents !== undefined) lines += chunk.filter((byte) => byte === LINE_END).length;
    }
  } catch (error) {
    refuse(error);
  }
  if (read !== bytes || hash.digest('hex') !== expected)
    throw new ArchiveRefused(`${path} was changed: its content does not have the hash in the manifest.`);
  if (documents !== undefined && lines !== documents)
    throw new ArchiveRefused(`${path} has ${lines} documents instead of ${documents}.`);
}
