import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Matches files that are never a build's input: packages, build output, tests, hidden files, TypeScript's
 * build info.
 */
const IGNORED = /^(node_modules|dist|lib|coverage)$|^\.|\.test\.[a-z]+$|\.tsbuildinfo$/;

/** Returns a digest that changes when any of the files or settings changes. */
export function fingerprint(root: string, inputs: string[], settings: Record<string, string> = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of inputs.flatMap((input) => filesIn(join(root, input)))) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Returns the file itself, or the files below the folder in a stable order. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort();
  return names.flatMap((name) => filesIn(join(path, name)));
}
