/**
 * The archives from earlier versions of the site, oldest first. Every later version must still be able to
 * read them. `npm run archive` creates the next one.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArchivedDocument } from '../../functions/src/backup/values';
import { documentsIn, withArchive } from '../../tools/backup/read-archive';

export interface KeptArchive {
  number: number;
  path: string;
  /** The hash of the field descriptions at the time the archive was created. */
  descriptions: string;
}

/** Returns the path of an archive (`zip`) or of the file that records its descriptions (`json`). */
export const archivePath = (number: number, ending: 'zip' | 'json'): string =>
  join(import.meta.dirname, `${number}.${ending}`);

function archiveOf(number: number): KeptArchive {
  const record = JSON.parse(readFileSync(archivePath(number, 'json'), 'utf8')) as { descriptions: string };
  return { number, path: archivePath(number, 'zip'), ...record };
}

export const ARCHIVES: readonly KeptArchive[] = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.zip'))
  .map((name) => Number.parseInt(name, 10))
  .sort((a, b) => a - b)
  .map(archiveOf);

/** Returns all documents in an archive. */
export const documentsOf = (path: string): Promise<ArchivedDocument[]> =>
  withArchive(path, async (archive) => {
    const documents: ArchivedDocument[] = [];
    for (const entry of archive.manifest.entries)
      if (entry.collection !== undefined)
        for await (const document of documentsIn(await archive.open(entry))) documents.push(document);
    return documents;
  });
