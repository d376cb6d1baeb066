import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Matches the names of export folders, including those left by interrupted exports. */
const EXPORT = /^(data|firebase-export-)/;
/** The file that marks an export as complete. */
const METADATA = 'firebase-export-metadata.json';

const exportsIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder).filter((name) => EXPORT.test(name)) : [];

/** Returns the folder with the last run's data, or undefined if none was saved. */
export function savedData(folder: string) {
  return exportsIn(folder)
    .filter((name) => name.startsWith('data') && existsSync(join(folder, name, METADATA)))
    .sort()
    .map((name) => join(folder, name))
    .at(-1);
}

export function forgetData(folder: string, except?: string) {
  for (const name of exportsIn(folder))
    if (name !== except) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Saves the emulators' data for the next run. There is always a complete export on disk, so a crash loses
 * only the latest edits.
 */
export async function saveData(folder: string, exportTo: (target: string) => Promise<void>) {
  const name = `data-${Date.now()}`;
  await exportTo(join(folder, name));
  forgetData(folder, name);
}
