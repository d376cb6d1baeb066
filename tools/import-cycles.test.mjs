import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** An import or re-export with its source: static, for types only, for its effects, or dynamic. */
const IMPORT = /(?:^(?:import|export)\s[^;'"]*?from\s+|^import\s+|\bimport\(\s*)'([^']+)'/gm;
const DOMAIN = '@perro-wisdom/domain/';
const FOLDERS = ['bench', 'domain', 'functions', 'seed', 'tests', 'tools', 'web'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const BUILT = /(?:^|[\\/])(?:node_modules|lib|dist|dist-pages)[\\/]/;

/**
 * @param {string} file
 * @returns {string[]} the files of this repository that it imports
 */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, source = '']) => {
    if (!source.startsWith('.') && !source.startsWith(DOMAIN)) return [];
    const target = source.startsWith('.')
      ? join(dirname(file), source)
      : join('domain/src', source.slice(DOMAIN.length));
    return ENDINGS.map((ending) => normalize(target + ending))
      .filter((path) => /\.[a-z]+$/.test(path) && existsSync(path))
      .slice(0, 1);
  });
}

/**
 * @param {Map<string, string[]>} imports the imports of each file
 * @returns {string[]} the cycles among them, each as `a -> b -> a`
 */
function cyclesIn(imports) {
  /** @type {Set<string>} */
  const finished = new Set();
  /** @type {string[]} */
  const cycles = [];
  /** @param {string} file @param {string[]} path */
  const visit = (file, path) => {
    const start = path.indexOf(file);
    if (start !== -1) cycles.push([...path.slice(start), file].join(' -> '));
    if (start !== -1 || finished.has(file)) return;
    for (const imported of imports.get(file) ?? []) visit(imported, [...path, file]);
    finished.add(file);
  };
  for (const file of imports.keys()) visit(file, []);
  return cycles;
}

it('finds a cycle', () => {
  expect(
    cyclesIn(
      new Map([
        ['a', ['b']],
        ['b', ['c', 'd']],
        ['c', []],
        ['d', ['b']],
      ]),
    ),
  ).toEqual(['b -> d -> b']);
});

/** @param {string} file @returns {string} the room of the server that it belongs to */
const roomOf = (file) => file.split('/').slice(0, 3).join('/');

it('no module imports itself by way of others, not even for types', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  ).filter((file) => /\.(tsx?|mjs)$/.test(file) && !BUILT.test(file));
  expect(files.length).toBeGreaterThan(200);
  const imports = new Map(files.map((file) => [file, importsOf(file)]));
  expect([...imports.values()].flat().length).toBeGreaterThan(400);
  expect(cyclesIn(imports)).toEqual([]);
});

it('no room of the server imports itself by way of others', () => {
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const file of readdirSync('functions/src', { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.ts') || !file.includes('/')) continue;
    const path = join('functions/src', file);
    const room = roomOf(path);
    const others = importsOf(path)
      .map(roomOf)
      .filter((other) => other.startsWith('functions/') && other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  expect(rooms.size).toBeGreaterThan(10);
  expect(cyclesIn(rooms)).toEqual([]);
});
