import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, runToEnd, startChild } from '../process/children.mjs';
import { countCommand, countTests, failUnlessSuccessful } from './counts.mjs';
import { testsOfPlaywright, testsOfVitest } from './reports.mjs';

/** @typedef {(report: any, root: string) => import('./reports.mjs').TestResult[]} ReportReader  reads a runner's JSON report */

/**
 * @typedef {object} Suite
 * @property {string} name
 * @property {(report: string) => string[]} command     takes the path of the report to write
 * @property {ReportReader} [reader]   absent where the command itself is the test
 * @property {boolean} [fast]          part of `npm run check`
 * @property {boolean} [inBackground]  runs beside the suites that follow, until the first one that runs alone
 * @property {boolean} [alone]         starts when those in the background have ended, which would slow down its timeouts and limits
 * @property {boolean} [onEmulators]
 * @property {'full' | 'empty'} [seed]  what is loaded into the database before
 * @property {'chromium' | 'all'} [browsers]  all: also WebKit, Firefox and the oldest supported Chromium
 */

/** @typedef {{counts: import('./counts.mjs').Counts, tests: import('./reports.mjs').TestResult[]}} SuiteResult */

/** @type {Suite[]} the fast ones first */
const SUITES = [
  { name: 'lint', command: () => ['npm', 'run', '--silent', 'lint'], fast: true, inBackground: true },
  { name: 'types', command: () => ['npm', 'run', '--silent', 'types'], fast: true },
  { name: 'unit', command: vitest('unit', 'unit-dom', 'unit-isolated'), reader: testsOfVitest, fast: true },
  { name: 'rules', command: vitest('rules'), reader: testsOfVitest, onEmulators: true, inBackground: true },
  // Starts while the seed for the next one is loaded and rendered, which it does not need.
  { name: 'api', command: vitest('api'), reader: testsOfVitest, onEmulators: true, inBackground: true },
  {
    name: 'api-site',
    command: vitest('api-site'),
    reader: testsOfVitest,
    onEmulators: true,
    seed: 'full',
  },
  {
    name: 'e2e',
    command: playwright('browsers', 'e2e'),
    reader: testsOfPlaywright,
    onEmulators: true,
    alone: true,
    seed: 'full',
    browsers: 'all',
  },
  // Uses no emulators, and the time in which the next one waits for publications.
  { name: 'rehearsal', command: vitest('rehearsal'), reader: testsOfVitest, inBackground: true },
  {
    name: 'new-owner',
    command: playwright('new-owner'),
    reader: testsOfPlaywright,
    onEmulators: true,
    seed: 'empty',
    browsers: 'chromium',
  },
];

/** @param {string[]} projects */
function vitest(...projects) {
  /** @param {string} report */
  return (report) => [
    installed('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}

/** @param {string[]} projects */
function playwright(...projects) {
  return () => [
    installed('playwright'),
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=list,json',
  ];
}

/** @param {string} command of a package; run directly because npx takes half a second more */
function installed(command) {
  return join('node_modules', '.bin', command);
}

/**
 * @param {{fast?: boolean, only?: string}} options
 * @returns {Suite[]}
 * @throws where `only` names a suite that does not exist
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
 * Runs a suite and reads its results from its JSON report. Its output goes straight to the terminal; that of a suite in the background
 * is printed when it has finished.
 * @param {Suite} suite
 * @param {{root: string, folder: string, env: Record<string, string>}} context
 * @returns {Promise<SuiteResult>}
 */
export async function runSuite({ name, command, reader, inBackground }, { root, folder, env }) {
  const report = join(folder, `${name}-report.json`);
  rmSync(report, { force: true });
  const [program = '', ...args] = command(report);
  const options = {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
  const code = inBackground
    ? await runAndPrint(name, program, args, options)
    : await exitCode(startChild(program, args, { ...options, stdio: 'inherit' }));
  if (!reader) return { counts: countCommand(code), tests: [] };

  const tests = existsSync(report) ? reader(JSON.parse(readFileSync(report, 'utf8')), root) : [];
  return { counts: failUnlessSuccessful(countTests(tests), code), tests };
}

/**
 * @param {string} name of the suite
 * @param {string} program
 * @param {string[]} args
 * @param {{cwd: string, env: NodeJS.ProcessEnv}} options
 * @returns {Promise<number>} the exit code
 */
async function runAndPrint(name, program, args, options) {
  const { code, output } = await runToEnd(program, args, options);
  console.log(`\n=== ${name} (ran in the background)`);
  if (output) console.log(output.trimEnd());
  return code;
}
