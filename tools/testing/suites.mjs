import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, startChild } from '../process/children.mjs';
import { countCommand, countPlaywright, countVitest, honestCounts } from './counts.mjs';

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {(report: string) => string[]} command     told where its report goes
 * @property {(report: any) => import('./counts.mjs').Counts} [count]   absent where the command is the test
 * @property {boolean} [fast]          part of `npm run check`
 * @property {boolean} [onEmulators]
 * @property {boolean} [seeded]        wants the full seed in the database
 * @property {boolean} [inBrowser]
 * @property {boolean} [inOtherBrowsers]  WebKit, Firefox and the oldest supported Chromium
 */

/** @type {Suite[]} the quick ones first */
const SUITES = [
  { name: 'types', command: () => ['npm', 'run', '--silent', 'types'], fast: true },
  { name: 'lint', command: () => ['npm', 'run', '--silent', 'lint'], fast: true },
  { name: 'unit', command: vitest('unit'), count: countVitest, fast: true },
  { name: 'rules', command: vitest('rules'), count: countVitest, onEmulators: true },
  { name: 'api', command: vitest('api'), count: countVitest, onEmulators: true, seeded: true },
  {
    name: 'e2e',
    command: () => [installed('playwright'), 'test', '--reporter=list,json'],
    count: countPlaywright,
    onEmulators: true,
    seeded: true,
    inBrowser: true,
  },
  {
    name: 'browsers',
    command: () => [installed('playwright'), 'test', '--config', join('tests', 'browsers'), '--reporter=list,json'],
    count: countPlaywright,
    onEmulators: true,
    seeded: true,
    inOtherBrowsers: true,
  },
];

const NOTHING = { passed: 0, failed: 0, skipped: 0 };

/** @param {string} project */
function vitest(project) {
  /** @param {string} report */
  return (report) => [
    installed('vitest'), 'run', '--project', project,
    '--reporter=default', '--reporter=json', `--outputFile.json=${report}`,
  ];
}

/** @param {string} command of a package, run directly because npx takes half a second more */
function installed(command) {
  return join('node_modules', '.bin', command);
}

/**
 * @param {{fast?: boolean, only?: string}} options
 * @returns {Suite[]}
 */
export function chooseSuites({ fast, only }) {
  if (fast) return SUITES.filter((suite) => suite.fast);
  if (!only) return SUITES;

  const names = only.split(',');
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(`"${unknown[0]}" is not one of the suites ${SUITES.map(({ name }) => name).join(', ')}.`);
  }
  return SUITES.filter(({ name }) => names.includes(name));
}

/**
 * Runs a suite, its output going straight to the terminal, and counts by its machine-readable report.
 * @param {Suite} suite
 * @param {{root: string, folder: string, env: Record<string, string>}} context
 */
export async function runSuite({ name, command, count }, { root, folder, env }) {
  const report = join(folder, `${name}-report.json`);
  rmSync(report, { force: true });
  const [program = '', ...args] = command(report);
  const code = await exitCode(startChild(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  }));
  if (!count) return countCommand(code);

  const counts = existsSync(report) ? count(JSON.parse(readFileSync(report, 'utf8'))) : NOTHING;
  return honestCounts(counts, code);
}
