/**
 * Checks that an archive has only entries that belong in a backup, each under the right path. The hashes
 * prove that nothing is damaged, but not who made the archive.
 */
import {
  ARCHIVE_README_PATH,
  BACKUPS_FOLDER,
  documentsPath,
  filePath,
  isBackedUp,
  MANIFEST_HASH_PATH,
  MANIFEST_PATH,
  type Manifest,
} from '@app/domain/backup/archive';
import type { ArchivedDocument } from '../../functions/src/backup/values';

type Entry = Manifest['entries'][number];

/**
 * Firestore's limit on the size of document ids
 * (https://firebase.google.com/docs/firestore/quotas#collections_documents_and_fields).
 */
const ID_MAX_BYTES = 1500;

export class ArchiveRefused extends Error {}

/** Throws the error as an `ArchiveRefused`, wrapping it unless it already is one. */
export function refuse(error: unknown): never {
  if (error instanceof ArchiveRefused) throw error;
  throw new ArchiveRefused(
    `The archive is damaged or truncated (${error instanceof Error ? error.message : String(error)}).`,
    { cause: error },
  );
}

const isId = (id: string): boolean =>
  !/^(?:\.{0,2}|__.*__)$/s.test(id) && !id.includes('/') && Buffer.byteLength(id) <= ID_MAX_BYTES;

/**
 * Returns whether a file's path stays within the archive's folder and isn't in the backups folder. The path
 * may end with a slash, because the paths of manually created folders do.
 */
const isFileName = (name: string): boolean =>
  !/^\/|^$|(?:^|\/)\.\.?(?:\/|$)/.test(name) && !name.startsWith(BACKUPS_FOLDER);

/** Returns whether an entry is a collection's documents, a file, or the README. */
function belongs({ path, collection, documents, file, metadata }: Entry): boolean {
  if (collection !== undefined && file !== undefined) return false;
  if (collection !== undefined)
    return (
      isId(collection) &&
      isBackedUp(collection) &&
      path === documentsPath(collection) &&
      documents !== undefined &&
      metadata === undefined
    );
  if (documents !== undefined) return false;
  return file === undefined
    ? path === ARCHIVE_README_PATH && metadata === undefined
    : isFileName(file) && path === filePath(file);
}

/**
 * Throws unless the archive contains exactly the entries in its manifest, with the right sizes, paths and
 * counts. `stored` maps each path to its size.
 */
export function checkEntries(
  { entries, documents, files }: Manifest,
  stored: ReadonlyMap<string, number>,
): void {
  const named = new Set([MANIFEST_PATH, MANIFEST_HASH_PATH]);
  for (const entry of entries) {
    const { path } = entry;
    if (named.has(path)) throw new ArchiveRefused(`${path} is in the manifest twice.`);
    named.add(path);
    if (!belongs(entry)) throw new ArchiveRefused(`${path} does not belong in a backup.`);
  }
  const [unknown] = [...stored.keys()].filter((path) => !named.has(path));
  if (unknown !== undefined)
    throw new ArchiveRefused(`${unknown} is in the archive, but not in its manifest.`);
  const [missing] = [...named].filter((path) => !stored.has(path));
  if (missing !== undefined) throw new ArchiveRefused(`${missing} is missing from the archive.`);
  const [changed] = entries.filter(({ path, bytes }) => stored.get(path) !== bytes);
  if (changed) throw new ArchiveRefused(`${changed.path} was changed: its size differs from the manifest.`);
  const counted = entries.reduce((sum, entry) => sum + (entry.documents ?? 0), 0);
  if (counted !== documents || entries.filter(({ file }) => file !== undefined).length !== files) {
    throw new ArchiveRefused('The counts in the manifest do not match its entries.');
  }
}

const isDocumentOf = (collection: string, path: string): boolean => {
  const ids = path.split('/');
  return ids[0] === collection && ids.length % 2 === 0 && ids.every(isId);
};

/**
 * Throws if a document is a duplicate or isn't in the entry's collection. Reading the documents also checks
 * their values.
 */
export async function checkDocuments(
  { path: entry, collection = '' }: Entry,
  documents: AsyncIterable<ArchivedDocument>,
): Promise<void> {
  const paths = new Set<string>();
  try {
    for await (const { path } of documents) {
      if (!isDocumentOf(collection, path))
        throw new ArchiveRefused(`${entry} has a document that does not belong there: ${path.slice(0, 200)}`);
      if (paths.has(path)) throw new ArchiveRefused(`${entry} has ${path} twice.`);
      paths.add(path);
    }
  } catch (error) {
    if (error instanceof ArchiveRefused) throw error;
    throw new ArchiveRefused(
      `${entry} has a line that is not a document (${error instanceof Error ? error.message : String(error)}).`,
      { cause: error },
    );
  }
}
