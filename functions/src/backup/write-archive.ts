/** Writes a backup as a ZIP in one pass, without holding the archive or any large file in memory. */
import type { Bucket, File } from '@google-cloud/storage';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { PassThrough, Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { ZipFile } from 'yazl';
import {
  ARCHIVE_README_PATH,
  BACKUPS_FOLDER,
  documentsPath,
  filePath,
  MANIFEST_HASH_PATH,
  MANIFEST_PATH,
  NOT_BACKED_UP,
  type Manifest,
} from '@app/domain/backup/archive';
import { ARCHIVE_FORMAT, ARCHIVE_VERSION, metadataSchema } from '@app/domain/backup/archive.schema';
import type { Firestore } from 'firebase-admin/firestore';
import { hasCode, withRetries } from '../platform/retry';
import { backedUpCollections, presentTime, readDocuments } from './documents';
import { archiveLine, timeText } from './values';

/**
 * Files up to this size are prefetched, because a site has thousands of small files, each needing its own
 * request.
 */
const SMALL_FILE_BYTES = 4 * 1024 * 1024;
const FETCHED_AHEAD = 16;

export interface Source {
  /** The project's id. */
  project: string;
  db: Firestore;
  bucket: Bucket;
}

export interface ArchiveOptions {
  id: string;
  createdAt: Date;
  /** Called with the number of bytes archived so far and the total number. Only the bucket's files count. */
  onProgress?: (progress: { done: number; total: number }) => void;
}

/**
 * An archive as a stream, and a promise of its manifest, which resolves when the archive is complete. If
 * either one fails, so does the other.
 */
export interface ArchiveStream {
  output: Readable;
  manifest: Promise<Manifest>;
}

const NOTICE =
  'This archive contains personal data: the names, addresses and messages of everyone who has written through the contact form. ' +
  'Keep it where nobody else can open it, and delete it when a newer one has replaced it.';

const README = `A backup of the website: its texts, pictures and messages.

${NOTICE}

  documents/     texts, settings and messages, one line for each document
  files/         the pictures, as the site shows them
  manifest.json  what is in here, with a SHA-256 hash of each file, and what is not

The site is made from it again with: npm run restore -- <this archive> --project <an empty project>

---

Una copia de seguridad del sitio: sus textos, fotos y mensajes.

Contiene datos personales: los nombres, las direcciones y los mensajes de quienes han escrito por el formulario de contacto.
Guárdala donde nadie más pueda abrirla, y bórrala cuando tengas una más reciente.

  documents/     textos, ajustes y mensajes, una línea por documento
  files/         las fotos, tal como se ven en el sitio
  manifest.json  lo que hay aquí, con un hash SHA-256 de cada archivo, y lo que no está

El sitio se vuelve a crear con: npm run restore -- <este archivo> --project <un proyecto vacío>
`;

export const siteFiles = async (bucket: Bucket): Promise<File[]> =>
  (await bucket.getFiles())[0].filter(({ name }) => !name.startsWith(BACKUPS_FOLDER));

/** Starts writing an archive, which is written as fast as its output is read. */
export async function writeArchive(source: Source, options: ArchiveOptions): Promise<ArchiveStream> {
  // yazl is imported on first use, because most requests don't need it.
  const { ZipFile } = await import('yazl');
  const zip = new ZipWriter(new ZipFile(), options.createdAt);
  const manifest = fill(zip, source, options).catch((error: unknown) => {
    zip.fail(error);
    throw error;
  });
  // Prevents an unhandled rejection if nobody awaits the manifest. The reader of the output also gets the
  // error.
  manifest.catch(() => undefined);
  return { output: zip.output, manifest };
}

async function fill(
  zip: ZipWriter,
  { project, db, bucket }: Source,
  { id, createdAt, onProgress }: ArchiveOptions,
): Promise<Manifest> {
  await zip.addBytes(ARCHIVE_README_PATH, Buffer.from(README));

  // All documents are read as of the same time. The files are read later, so they include every file that a
  // document refers to.
  const readTime = await presentTime(db);
  for (const collection of await backedUpCollections(db)) {
    const details = { collection, documents: 0 };
    const lines = async function* () {
      for await (const document of readDocuments(db, collection, readTime)) {
        details.documents += 1;
        yield Buffer.from(`${archiveLine(document)}\n`);
      }
    };
    await zip.addStream(documentsPath(collection), lines(), { compress: true, details });
  }

  const files = await siteFiles(bucket);
  let done = 0;
  const total = files.reduce((sum, file) => sum + Number(file.metadata.size ?? 0), 0);
  onProgress?.({ done, total });
  for await (const [file, content] of fetchedAhead(files)) {
    // Skips files that were deleted after being listed, because the owner no longer wants them.
    if (content === null) continue;
    const details = { file: file.name, metadata: keptMetadata(file) };
    const path = filePath(file.name);
    const { bytes } = Buffer.isBuffer(content)
      ? await zip.addBytes(path, content, details)
      : await zip.addStream(path, content, { compress: false, details });
    done += bytes;
    onProgress?.({ done, total });
  }

  const manifest: Manifest = {
    format: ARCHIVE_FORMAT,
    version: ARCHIVE_VERSION,
    id,
    project,
    readTime: timeText(readTime),
    createdAt: createdAt.toISOString(),
    documents: zip.entries.reduce((sum, { documents = 0 }) => sum + documents, 0),
    files: zip.entries.filter(({ file }) => file !== undefined).length,
    fileBytes: done,
    excluded: NOT_BACKED_UP,
    notice: NOTICE,
    // Copies the entries, because the entries for the manifest and its hash are added later and must not be
    // listed.
    entries: [...zip.entries],
  };
  const { sha256 } = await zip.addBytes(MANIFEST_PATH, Buffer.from(JSON.stringify(manifest, null, 1)));
  await zip.addBytes(MANIFEST_HASH_PATH, Buffer.from(`${sha256}  ${MANIFEST_PATH}\n`));
  await zip.end();
  return manifest;
}

/** Returns the metadata that a restore reapplies. */
const keptMetadata = ({ metadata }: File): Entry['metadata'] =>
  Object.fromEntries(
    Object.entries(metadata).filter(
      ([name, value]) => Object.hasOwn(metadataSchema.fields, name) && value !== undefined && value !== null,
    ),
  );

type Content = Buffer | Readable | null;

/**
 * Yields each file with its content, in order. The content is a stream for a large file and null for a
 * deleted one.
 */
async function* fetchedAhead(files: readonly File[]): AsyncGenerator<[File, Content]> {
  const queue: { file: File; content: Promise<Content> }[] = [];
  for (const file of files) {
    const content = fetch(file);
    // Prevents an unhandled rejection. Any error is thrown when the file's content is yielded.
    content.catch(() => undefined);
    queue.push({ file, content });
    const first = queue.length === FETCHED_AHEAD ? queue.shift() : undefined;
    if (first) yield [first.file, await first.content];
  }
  for (const { file, content } of queue) yield [file, await content];
}

async function fetch(file: File): Promise<Content> {
  // `decompress: false` copies compressed files unchanged.
  if (Number(file.metadata.size ?? 0) > SMALL_FILE_BYTES) return file.createReadStream({ decompress: false });
  try {
    // `withRetries` is needed because the client doesn't retry a download once it has started.
    return await withRetries(async () => (await file.download({ decompress: false }))[0], {
      mayPass: (error) => !hasCode(error, 404),
    });
  } catch (error) {
    if (hasCode(error, 404)) return null;
    throw error;
  }
}

type Entry = Manifest['entries'][number];
type Details = Omit<Entry, 'path' | 'bytes' | 'sha256'>;

/** Writes a ZIP file entry by entry and records the size and hash of each entry. */
class ZipWriter {
  readonly entries: Entry[] = [];
  readonly output: PassThrough;
  readonly #zip: ZipFile;
  readonly #mtime: Date;
  readonly #closed = new AbortController();

  constructor(zip: ZipFile, mtime: Date) {
    this.#zip = zip;
    this.#mtime = mtime;
    const { outputStream } = this.#zip;
    if (!(outputStream instanceof PassThrough)) throw new Error("yazl's output is not a PassThrough.");
    this.output = outputStream;
    // If the reader stops early, nothing consumes the remaining entries, so writing must not wait for the
    // reader.
    this.output.once('close', () => this.#closed.abort());
    this.#zip.on('error', (error) => this.fail(error));
  }

  fail(error: unknown): void {
    this.output.destroy(error instanceof Error ? error : new Error(String(error)));
  }

  /**
   * Adds an entry without compressing it, because pictures are already compressed. Resolves once the reader
   * has consumed the earlier output.
   */
  async addBytes(path: string, content: Buffer, details: Details = {}): Promise<Entry> {
    this.#zip.addBuffer(content, path, { mtime: this.#mtime, compress: false });
    if (this.output.writableNeedDrain) await once(this.output, 'drain', { signal: this.#closed.signal });
    return this.#added(path, createHash('sha256').update(content).digest('hex'), content.length, details);
  }

  async addStream(
    path: string,
    content: AsyncIterable<Buffer>,
    { compress, details }: { compress: boolean; details: Details },
  ): Promise<Entry> {
    const hash = createHash('sha256');
    let bytes = 0;
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk);
        bytes += chunk.length;
        yield chunk;
      }
    };
    const stream = Readable.from(measured(), { objectMode: false });
    this.#zip.addReadStream(stream, path, { mtime: this.#mtime, compress });
    await finished(stream, { signal: this.#closed.signal });
    return this.#added(path, hash.digest('hex'), bytes, details);
  }

  /** Writes the ZIP file's central directory. Resolves once the reader has consumed the whole archive. */
  async end(): Promise<void> {
    this.#zip.end();
    await finished(this.output);
  }

  #added(path: string, sha256: string, bytes: number, details: Details): Entry {
    const entry = { path, bytes, sha256, ...details };
    this.entries.push(entry);
    return entry;
  }
}
