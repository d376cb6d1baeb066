// npm run size: prints the number of lines in the committed code. Tests, UI strings and the seed are counted
// separately.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describeSize, sizeOf, type SourceFile } from './testing/size';

const root = fileURLToPath(new URL('..', import.meta.url));
const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
const files: SourceFile[] = git('ls-files', '-z')
  .split('\0')
  .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
  .map((path) => ({ path, lines: readFileSync(`${root}/${path}`, 'utf8').split('\n').length - 1 }));
console.log(describeSize(sizeOf(files)));
