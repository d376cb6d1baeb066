import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { folderTarget, listPaths, writeInto } from './folder-target';
import { ReleaseConflict } from './target';

let folder: string;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  writeFileSync(join(folder, 'build.json'), '{"buildId":"b1"}');
  await writeInto(folder, '/en/blog/old.html', 'old');
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

it('the live release contains the folder’s files and build id', async () => {
  const target = folderTarget(folder);
  const { buildId, files } = await target.readLive();
  expect(buildId).toBe('b1');
  expect([...files.keys()].sort()).toEqual(['/build.json', '/en/blog/old.html']);
  expect(files.get('/en/blog/old.html')).toBe(target.digest(bytes('old')));
});

it('a release writes and removes files without leaving temporary files behind', async () => {
  const target = folderTarget(folder);
  const put = new Map([['/en/blog/new.html', bytes('new')]]);
  await target.release(await target.readLive(), {
    put,
    remove: new Set(['/en/blog/old.html', '/never.html']),
  });
  expect((await listPaths(folder)).sort()).toEqual(['/build.json', '/en/blog/new.html']);
  expect(await readFile(join(folder, 'en/blog/new.html'), 'utf8')).toBe('new');
});

it('a release is rejected if the build has changed', async () => {
  const target = folderTarget(folder);
  const base = await target.readLive();
  writeFileSync(join(folder, 'build.json'), '{"buildId":"b2"}');
  await expect(target.release(base, { put: new Map(), remove: new Set() })).rejects.toThrow(ReleaseConflict);
});
