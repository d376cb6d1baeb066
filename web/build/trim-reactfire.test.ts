import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { trimReactfire } from './trim-reactfire.ts';

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

/** Returns the path of a reactfire of a version, with nothing in it. */
function packageOf(version: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'trim-'));
  folders.push(folder);
  mkdirSync(join(folder, 'reactfire', 'dist'), { recursive: true });
  writeFileSync(join(folder, 'reactfire', 'package.json'), JSON.stringify({ version }));
  return join(folder, 'reactfire', 'dist', 'index.js');
}

function transform(id: string): unknown {
  const { transform } = trimReactfire();
  if (typeof transform !== 'function') throw new Error('the plugin has no transform');
  const context = {
    error(message: string): never {
      throw new Error(message);
    },
  };
  return Reflect.apply(transform, context, ['', id]);
}

it('fails the build with another version of reactfire', () => {
  expect(() => transform(packageOf('4.2.7'))).toThrow('4.2.7 is installed');
});

it('accepts the installed version', () => {
  expect(
    transform(
      createRequire(import.meta.url)
        .resolve('reactfire')
        .replace(/[^/]*$/, 'index.js'),
    ),
  ).not.toBeNull();
});
