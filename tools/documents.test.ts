/** Tests that documents and comments refer only to files, commands, variables and decisions that exist. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const NOT_OURS =
  /^(node_modules|dist|dist-pages|lib|coverage|test-results|playwright-report)$|^\.(git|cache|emulators|firebase.*)$/;
/** Matches paths that are created by a build, by setup, or on a developer's machine. */
const MADE = /^(web\/dist|functions\/lib|web\/\.env\.|functions\/\.env\.|\.emulators\/|\.cache\/)/;
const SOURCE = /\.(ts|tsx|mjs|css|jsonc|rules)$/;
const RECORDS = 'docs/decisions/';
/**
 * The decisions that may exceed fifteen lines. The only one is the table of all differences from the
 * specification.
 */
const LONG_RECORDS = ['0053-what-differs-from-the-specification.md'];

const filesOf = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true })
    .filter((entry) => !NOT_OURS.test(entry.name))
    .flatMap((entry) => {
      const path = join(folder, entry.name);
      return entry.isDirectory() ? filesOf(path) : [path];
    });

const files = filesOf('');
const folders = new Set(
  files.flatMap((file) => {
    const parts = file.split('/').slice(0, -1);
    return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
  }),
);
const topLevel = new Set(files.map((file) => file.split('/')[0]));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
const documents = files.filter((file) => file.endsWith('.md'));
const workflowsAndScripts = files.filter((file) => file.endsWith('.yml') || file === 'package.json');
const sources = files
  .filter((file) => /\.(ts|tsx|mjs|js|css|rules|yml|html|jsonc?)$/.test(file) && file !== 'package-lock.json')
  .map((file) => ({ file, text: read(file) }));
const code = sources
  .filter(({ file }) => file !== 'tools/documents.test.ts')
  .map(({ text }) => text)
  .join('\n');
const decisions = new Set(
  files
    .filter((file) => file.startsWith(RECORDS))
    .map((file) => file.slice(RECORDS.length, RECORDS.length + 4)),
);

/** Expands `a/{b,c}` into two paths. */
function alternatives(path: string): string[] {
  const [whole, before = '', list = '', after = ''] = /^([^{]*)\{([^}]*)\}(.*)$/.exec(path) ?? [];
  return whole === undefined
    ? [path]
    : list.split(',').flatMap((choice) => alternatives(before + choice + after));
}

/**
 * Returns whether a path exists. `*` and `<name>` match any part of a name, and `**` matches any folders. A
 * source file's path may omit leading folders.
 */
function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+?^$()|[\]\\]/g, '\\$&')
    .replace(/<[^>]*>|\*\*\/?|\*/g, (wildcard) => (wildcard.startsWith('**') ? '.*' : '[^/]+'));
  const isMatch = new RegExp(SOURCE.test(path) ? `(^|/)${pattern}$` : `^${pattern}$`);
  return files.some((file) => isMatch.test(file)) || [...folders].some((folder) => isMatch.test(folder));
}

/** Returns whether a quoted word is the path of a file or folder in the repository. */
const isPath = (word: string): boolean =>
  /^[\w.@*{},<>-]+(\/[\w.@*{},<>-]*)*$/.test(word) &&
  !MADE.test(word) &&
  (SOURCE.test(word) || (word.includes('/') && topLevel.has(word.split('/')[0] ?? '')));

const quoted = (text: string): string[] => [...text.matchAll(/`([^`\n]+)`/g)].map(([, word = '']) => word);
const withoutFences = (text: string): string => text.replace(/^```[^]*?^```/gm, '');

const anchorsOf = (file: string): string[] =>
  [...withoutFences(read(file)).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

const scriptsOf = (folder: string): Record<string, string> =>
  (JSON.parse(read(join(folder, 'package.json'))) as { scripts?: Record<string, string> }).scripts ?? {};

/** Returns the missing items that each document refers to, prefixed with the document's name. */
const missingOf = (
  missing: (text: string, file: string) => readonly string[],
  named: readonly string[] = documents,
): string[] => named.flatMap((file) => missing(read(file), file).map((what) => `${file}: ${what}`));

it('documents, workflows and scripts refer only to existing files', () => {
  const missing = missingOf(
    (text) => {
      const run = [...text.matchAll(/\b(?:node|tsx) ([\w./-]+\.(?:mjs|ts))/g)].map(([, path = '']) => path);
      const named = quoted(withoutFences(text)).filter(isPath).flatMap(alternatives);
      return [...named, ...run].filter((path) => !exists(path));
    },
    [...documents, ...workflowsAndScripts],
  );
  expect(missing).toEqual([]);
});

it('documents link only to existing documents and headings', () => {
  const missing = missingOf((text, file) =>
    [...text.matchAll(/\[([^\]]*)\]\((?!\w+:)([^)#]*)(?:#([^)]*))?\)/g)]
      .filter(([, name = '', path = '', anchor]) => {
        const target = path === '' ? file : normalize(join(dirname(file), path));
        const isThere = existsSync(join(ROOT, target));
        // A link whose text is a four-digit number must point to the decision with that number.
        const isNamed = !/^\d{4}$/.test(name) || path.includes(`${name}-`);
        return !isThere || !isNamed || (anchor !== undefined && !anchorsOf(target).includes(anchor));
      })
      .map(([link]) => link),
  );
  expect(missing).toEqual([]);
});

it('documents, workflows and scripts refer only to existing commands', () => {
  const missing = missingOf(
    (text) =>
      [...text.matchAll(/\bnpm run ([\w:-]*\w)(?: -w (\w+))?/g)]
        .filter(([, name = '', folder = '']) => !(name in scriptsOf(folder)))
        .map(([command]) => command),
    [...documents, ...workflowsAndScripts],
  );
  expect(missing).toEqual([]);
});

it('documents refer only to existing variables and constants', () => {
  const missing = missingOf((text) =>
    quoted(withoutFences(text))
      .flatMap((word) => /^([A-Z][A-Z0-9]*_[A-Z0-9_]+)(?:=.*)?$/.exec(word)?.[1] ?? [])
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(code)),
  );
  expect(missing).toEqual([]);
});

it('comments refer only to existing code and files', () => {
  const comment = /\/\*[^]*?\*\/|(?<![:'"`\\\w])\/\/.*$/gm;
  const words = new Set(sources.flatMap(({ text }) => text.replace(comment, '').match(/[\w$]+/g) ?? []));
  const missing = sources.flatMap(({ file, text }) => {
    const comments = (text.match(comment) ?? []).join('\n');
    const named = quoted(comments).flatMap((word) => /^\w*[a-z][A-Z]\w*(?=\(\)$|$)/.exec(word)?.[0] ?? []);
    const paths = comments.match(/(?<![\w./*}<>-])\w[\w./-]*\.(?:tsx?|mjs|rules|jsonc)\b/g) ?? [];
    return [...named.filter((name) => !words.has(name)), ...paths.filter((path) => !exists(path))].map(
      (name) => `${file}: ${name}`,
    );
  });
  expect(missing).toEqual([]);
});

it('comments are no wider than the code’s maximum line width', () => {
  const { printWidth } = JSON.parse(read('.prettierrc.json')) as { printWidth: number };
  // URLs and directives can't be wrapped.
  const isFixed = (line: string) => /https?:\/\/\S+$|(?:eslint|oxlint)-disable|@typedef/.test(line);
  const wide = sources
    .filter(({ file }) => /\.(tsx?|mjs|js)$/.test(file))
    .flatMap(({ file, text }) =>
      text
        .split('\n')
        .filter(
          (line) => line.length > printWidth && /^\s*(?:\/\/|\/?\*|\{\/\*)/.test(line) && !isFixed(line),
        )
        .map((line) => `${file}: ${line.trim()}`),
    );
  expect(wide).toEqual([]);
});

it('comments and documents refer only to existing documents and decisions', () => {
  const named = [...sources, ...documents.map((file) => ({ file, text: read(file) }))];
  const missing = named.flatMap(({ file, text }) => [
    ...[...text.matchAll(/docs\/[\w./-]+\.(?:md|jpg|png)/g)]
      .filter(([path]) => !existsSync(join(ROOT, path)))
      .map(([path]) => `${file}: ${path}`),
    ...[...text.matchAll(/(?:docs\/decisions\/|\bdecisions? )(\d{4})/gi)]
      .filter(([, number = '']) => !decisions.has(number))
      .map(([all]) => `${file}: ${all}`),
  ]);
  expect(missing).toEqual([]);
});

it('every decision has a unique number and at most fifteen lines', () => {
  const records = files.filter((file) => file.startsWith(RECORDS));
  expect(records).toHaveLength(decisions.size);
  const long = records.filter((file) => (read(file).match(/^.*\S.*$/gm) ?? []).length > 15);
  expect(long.map((file) => file.slice(RECORDS.length))).toEqual(LONG_RECORDS);
});
