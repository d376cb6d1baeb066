import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const MOST_FILES = 25;
const FOLDERS = ['bench', 'domain', 'functions', 'seed', 'tests', 'tools', 'web'];
const CODE = /\.(?:tsx?|mjs|js|css)$/;
const NOT_OURS = ['node_modules', 'lib', 'dist', 'dist-pages', 'public'];

/**
 * @param {string} folder
 * @returns {[folder: string, files: number][]} the number of code files in `folder` and in each folder below
 * it
 */
function countFiles(folder) {
  const entries = readdirSync(folder, { withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile() && CODE.test(entry.name)).length;
  return [
    [folder, files],
    ...entries
      .filter((entry) => entry.isDirectory() && !NOT_OURS.includes(entry.name))
      .flatMap(({ name }) => countFiles(join(folder, name))),
  ];
}

it(`no folder has more than ${MOST_FILES} code files`, () => {
  const counts = FOLDERS.flatMap(countFiles);
  expect(counts.length).toBeGreaterThan(100);
  expect(counts.filter(([, files]) => files > MOST_FILES)).toEqual([]);
});
