import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

const DATA = 'data';
const NEXT = 'data.next';
const PREVIOUS = 'data.previous';

/** What an interrupted export leaves behind. */
const LEFTOVER = /^(firebase-export-.*|data\.next|data\.previous)$/;

/**
 * The folder with the data of the last run; undefined where there is none. Also clears away what an
 * interrupted export left behind.
 * @param {string} folder of the suite
 */
export function savedData(folder) {
  const at = inFolder(folder);
  if (!existsSync(folder)) return undefined;
  if (!existsSync(at(DATA)) && existsSync(at(PREVIOUS))) renameSync(at(PREVIOUS), at(DATA));

  const leftovers = readdirSync(folder).filter((name) => LEFTOVER.test(name));
  for (const name of leftovers) rmSync(at(name), { recursive: true });
  return existsSync(at(DATA)) ? at(DATA) : undefined;
}

/** @param {string} folder of the suite */
export function forgetData(folder) {
  for (const name of [DATA, NEXT, PREVIOUS]) rmSync(join(folder, name), { recursive: true, force: true });
}

/**
 * Saves the emulators' data for the next run. At every moment a complete export is on the disk, under one
 * name or the other, so that a crash in the middle costs the newest edits at most.
 * @param {string} folder of the suite
 * @param {(target: string) => Promise<void>} exportTo
 */
export async function saveData(folder, exportTo) {
  const at = inFolder(folder);
  rmSync(at(NEXT), { recursive: true, force: true });
  await exportTo(at(NEXT));
  rmSync(at(PREVIOUS), { recursive: true, force: true });
  if (existsSync(at(DATA))) renameSync(at(DATA), at(PREVIOUS));
  renameSync(at(NEXT), at(DATA));
  rmSync(at(PREVIOUS), { recursive: true, force: true });
}

/** @param {string} folder */
function inFolder(folder) {
  /** @param {string} name */
  return (name) => join(folder, name);
}
