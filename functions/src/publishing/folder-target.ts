/** Implements the release target for the emulators: the folder that the Hosting emulator serves. */
import { createHash, randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { ReleaseConflict, type LiveRelease, type ReleaseTarget } from './target';

const digest = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the site paths of all files in a folder, except files that are still being written. */
export async function listPaths(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`);
}

/** Writes a file atomically, so no reader sees a partial file. */
export async function writeInto(folder: string, path: string, bytes: Uint8Array | string): Promise<void> {
  const file = join(folder, path);
  const temporary = join(dirname(file), `.${randomUUID()}`);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(temporary, bytes);
  await rename(temporary, file);
}

async function readBuildId(folder: string): Promise<string | null> {
  const stamp = await readFile(join(folder, 'build.json'), 'utf8').catch(() => '{}');
  return (JSON.parse(stamp) as { buildId?: string }).buildId ?? null;
}

/** Returns a release target that writes into a folder. */
export function folderTarget(folder: string): ReleaseTarget {
  return {
    digest,
    async readLive(): Promise<LiveRelease> {
      const buildId = await readBuildId(folder);
      const files = new Map<string, string>();
      for (const path of await listPaths(folder)) files.set(path, digest(await readFile(join(folder, path))));
      return { buildId, files };
    },
    async release(base, { put, remove }) {
      if ((await readBuildId(folder)) !== base.buildId) throw new ReleaseConflict();
      for (const [path, bytes] of put) await writeInto(folder, path, bytes);
      for (const path of remove) await rm(join(folder, path), { force: true });
    },
  };
}
