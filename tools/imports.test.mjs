import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

/** Matches a static, type-only, side-effect or dynamic import, or a re-export, and captures its source. */
const IMPORT = /(?:^(?:import|export)\s[^;'"]*?from\s+|^import\s+|\bimport\(\s*)'([^']+)'/gm;
const DOMAIN = '@app/domain/';
const FOLDERS = ['bench', 'domain', 'functions', 'seed', 'tests', 'tools', 'web'];
const ENDINGS = ['', '.ts', '.tsx', '/index.ts'];
const BUILT = /(?:^|[\\/])(?:node_modules|lib|dist|dist-pages)[\\/]/;

/**
 * @param {string} file
 * @returns {string[]} the files of this repository and the names of the packages that it imports
 */
function importsOf(file) {
  return [...readFileSync(file, 'utf8').matchAll(IMPORT)].flatMap(([, source = '']) => {
    if (!source.startsWith('.') && !source.startsWith(DOMAIN)) return [source];
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
 * @returns {string[]} the import cycles, each in the form `a -> b -> a`
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

it('the search finds import cycles', () => {
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

/** The imports of every code file in this repository, by path. */
const imports = new Map(
  FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => join(folder, name)),
  )
    .filter((file) => /\.(tsx?|mjs)$/.test(file) && !BUILT.test(file))
    .map((file) => [file, importsOf(file)]),
);

it('no module imports itself indirectly, even through type-only imports', () => {
  expect(imports.size).toBeGreaterThan(200);
  expect([...imports.values()].flat().filter((target) => imports.has(target)).length).toBeGreaterThan(400);
  expect(cyclesIn(imports)).toEqual([]);
});

const SERVER = 'functions/src';
const WEB = 'web/src';

/** @param {string} folder @returns {string[]} the folder's direct subfolders */
const foldersIn = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

/**
 * Returns the layers of a web application. Each folder may import only from lower layers, and rooms may not
 * import from each other.
 * @param {string} application
 * @param {string[]} below
 * @param {string[]} above
 * @returns {Layer[]}
 */
function layersOf(application, below, above) {
  const [lower = [], upper = []] = [below, above].map((names) =>
    names.map((name) => `${application}/${name}`),
  );
  const rooms = foldersIn(application).filter((folder) => ![...lower, ...upper].includes(folder));
  return [
    [lower, [...rooms, ...upper]],
    [rooms, upper],
    ...rooms.map((room) => /** @type {Layer} */ ([[room], rooms.filter((other) => other !== room)])),
  ];
}

const SERVER_ROOMS = foldersIn(SERVER).filter((folder) => !/\/(platform|jobs)$/.test(folder));
const SERVER_ENTRIES = [`${SERVER}/app.ts`, `${SERVER}/index.ts`];

/**
 * A layer's files, and the folders, files or packages that they must never import. A new folder is covered
 * automatically, because it counts as a room.
 * @typedef {[files: string[], never: string[]]} Layer
 */
/** @type {Layer[]} the import direction that ARCHITECTURE.md describes */
const LAYERS = [
  [['domain'], ['web', 'functions', 'seed', 'tests', 'tools']],
  [[SERVER], ['web', 'seed', 'tests', 'tools']],
  [['web'], ['functions', 'seed', 'tests', 'tools']],
  [['seed'], ['web', 'functions/src', 'tests']],
  // Tools start applications as separate processes. They may import server code only to publish the site and
  // to read and write archives.
  [['tools'], ['web', 'tests', ...SERVER_ENTRIES, `${SERVER}/jobs`]],
  [['tools'], SERVER_ROOMS.filter((room) => !/\/(publishing|backup)$/.test(room))],
  [[`${SERVER}/platform`], [...SERVER_ROOMS, `${SERVER}/jobs`, ...SERVER_ENTRIES]],
  [SERVER_ROOMS, [`${SERVER}/jobs`, ...SERVER_ENTRIES]],
  [[`${SERVER}/jobs`], SERVER_ENTRIES],
  [[`${WEB}/shared`], [`${WEB}/site`, `${WEB}/admin`]],
  [[`${WEB}/shared/ui`], foldersIn(`${WEB}/shared`).filter((folder) => !folder.endsWith('/ui'))],
  [[`${WEB}/site`], [`${WEB}/admin`]],
  [[`${WEB}/admin`], [`${WEB}/site`]],
  // Visitors don't need these packages.
  [
    [`${WEB}/site`, `${WEB}/shared`],
    [
      '@tiptap',
      ...['auth', 'database', 'storage', 'functions', 'remote-config'].map((part) => `firebase/${part}`),
    ],
  ],
  [[`${WEB}/site`, `${WEB}/shared`], ['en', 'es', 'index'].map((name) => `domain/src/messages/${name}.ts`)],
  ...layersOf(`${WEB}/site`, ['ui', 'platform'], ['pages', 'layout', 'owner', 'dev', 'app', 'preview']),
  ...layersOf(`${WEB}/admin`, ['ui', 'locales', 'platform', 'editing'], ['frame']),
];
/** The exceptions to the layers: a page that only the server renders, and a test. */
const UNSEEN = ['web/src/site/app/EndedPreview.tsx', 'web/src/site/pages/NotFoundPage.test.tsx'];

/**
 * @param {Map<string, string[]>} imported
 * @param {Layer[]} layers
 * @returns {string[]} the imports that a layer forbids
 */
function againstTheArrow(imported, layers) {
  /** @param {string[]} places @param {string} path */
  const isIn = (places, path) => places.some((place) => path === place || path.startsWith(`${place}/`));
  return [...imported].flatMap(([file, targets]) =>
    layers
      .filter(([files]) => isIn(files, file))
      .flatMap(([, never]) => targets.filter((target) => isIn(never, target)))
      .map((target) => `${file} imports ${target}`),
  );
}

it('the search finds imports that a layer forbids', () => {
  const made = new Map([
    ['web/src/site/Page.tsx', ['@tiptap/core', 'web/src/admin/Frame.tsx', 'web/src/site/Card.tsx']],
  ]);
  expect(againstTheArrow(made, LAYERS)).toEqual([
    'web/src/site/Page.tsx imports web/src/admin/Frame.tsx',
    'web/src/site/Page.tsx imports @tiptap/core',
  ]);
});

it('no module imports anything that its layer forbids', () => {
  const guarded = new Map([...imports].filter(([file]) => !UNSEEN.includes(file)));
  expect(againstTheArrow(guarded, LAYERS)).toEqual([]);
});

it('no server room imports itself indirectly', () => {
  /** @param {string} file @returns {string} the path of the file's room */
  const roomOf = (file) => file.split('/').slice(0, 3).join('/');
  /** @type {Map<string, string[]>} */
  const rooms = new Map();
  for (const [file, targets] of imports) {
    const room = roomOf(file);
    if (!file.startsWith(SERVER) || room === file) continue;
    const others = targets.map(roomOf).filter((other) => other.startsWith(SERVER) && other !== room);
    rooms.set(room, [...(rooms.get(room) ?? []), ...others]);
  }
  expect(rooms.size).toBeGreaterThan(10);
  expect(cyclesIn(rooms)).toEqual([]);
});
