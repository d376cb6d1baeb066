import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';

/**
 * Matches files that are never a build's input: packages, build output, tests, hidden files and TypeScript's
 * build info.
 */
const IGNORED = /^(node_modules|dist|lib|coverage)$|^\.|\.test\.[a-z]+$|\.tsbuildinfo$/;

/** Returns a digest that changes when any file or setting changes. */
export function fingerprint(root: string, inputs: string[], settings: Record<string, string> = {}) {
  const hash = createHash('sha256').update(JSON.stringify(settings));
  for (const path of inputs.flatMap((input) => filesIn(join(root, input)))) {
    hash.update(`\0${relative(root, path)}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

/** Returns the paths of all files in a folder, in a stable order. For a file, returns its own path. */
function filesIn(path: string): string[] {
  if (!statSync(path).isDirectory()) return [path];
  const names = readdirSync(path)
    .filter((name) => !IGNORED.test(name))
    .sort();
  return names.flatMap((name) => filesIn(join(path, name)));
}
