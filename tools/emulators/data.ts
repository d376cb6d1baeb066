import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DATA = 'data';
const NEXT = 'data.next';
const PREVIOUS = 'data.previous';

/** Folders that an interrupted export leaves behind. */
const LEFTOVER = /^(firebase-export-.*|data\.next|data\.previous)$/;

/** Returns the folder with the data of the last run, or undefined. Also removes what an interrupted export left behind. */
export function savedData(folder: string) {
  const at = inFolder(folder);
  if (!existsSync(folder)) return undefined;
  if (!existsSync(at(DATA)) && existsSync(at(PREVIOUS))) renameSync(at(PREVIOUS), at(DATA));

  const leftovers = readdirSync(folder).filter((name) => LEFTOVER.test(name));
  for (const name of leftovers) rmSync(at(name), { recursive: true });
  return existsSync(at(DATA)) ? at(DATA) : undefined;
}

export function forgetData(folder: string) {
  for (const name of [DATA, NEXT, PREVIOUS]) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Saves the emulators' data for the next run. A complete export is on disk at any time, so that a crash loses the latest edits at most. */
export async function saveData(folder: string, exportTo: (target: string) => Promise<void>) {
  const at = inFolder(folder);
  rmSync(at(NEXT), { recursive: true, force: true });
  await exportTo(at(NEXT));
  rmSync(at(PREVIOUS), { recursive: true, force: true });
  if (existsSync(at(DATA))) renameSync(at(DATA), at(PREVIOUS));
  renameSync(at(NEXT), at(DATA));
  rmSync(at(PREVIOUS), { recursive: true, force: true });
}

const inFolder = (folder: string) => (name: string) => join(folder, name);
