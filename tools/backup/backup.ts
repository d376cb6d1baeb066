/**
 * Backs up a project into one archive on this machine, then verifies the archive:
 *   npm run backup -- [--project <id>] [--out <file or folder>]
 * Like the seed, it uses the running emulators unless `--project` names a real project.
 */
import { randomUUID } from 'node:crypto';
import { createWriteStream, existsSync, statSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { parseArgs } from 'node:util';
import { archiveName } from '@app/domain/backup/archive';
import { formatFileSize } from '@app/domain/pictures/images';
import { writeArchive } from '../../functions/src/backup/write-archive';
import { withArchive } from './read-archive';
import { openTarget } from './target';

const PROGRESS_BYTES = 100 * 1024 * 1024;

async function backUp(): Promise<void> {
  const { values } = parseArgs({
    options: { project: { type: 'string' }, out: { type: 'string', default: '.' } },
  });
  const id = randomUUID();
  const createdAt = new Date();
  const isFolder = existsSync(values.out) && statSync(values.out).isDirectory();
  const path = isFolder
    ? join(values.out, archiveName({ id, createdAt: createdAt.toISOString() }))
    : values.out;
  if (existsSync(path)) throw new Error(`${path} already exists.`);

  const { description, ...source } = openTarget(values.project);
  console.log(`Backing up ${description}`);
  let reported = 0;
  const onProgress = ({ done, total }: { done: number; total: number }) => {
    if (done - reported < PROGRESS_BYTES) return;
    reported = done;
    console.log(`  ${formatFileSize(done)} of ${formatFileSize(total)}`);
  };

  // The archive has a temporary name until it is complete. It contains visitors' messages, so the file is
  // readable only by the user who runs this command.
  const unfinished = `${path}.part`;
  try {
    const { output, manifest } = await writeArchive(source, { id, createdAt, onProgress });
    await pipeline(output, createWriteStream(unfinished, { mode: 0o600 }));
    const { documents, files } = await manifest;
    await withArchive(unfinished, (archive) => archive.verify());
    await rename(unfinished, path);
    console.log(`${documents} documents and ${files} files, ${formatFileSize(statSync(path).size)}: ${path}`);
    console.log(
      'The archive contains personal data of everyone who wrote to the business. Store it where nobody else can open it.',
    );
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

backUp().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
