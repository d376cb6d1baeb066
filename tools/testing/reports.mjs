// The tests of a run, from the JSON reports of Vitest and Playwright: the slowest, and those that failed.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const MS_PER_SECOND = 1_000;

/**
 * @typedef {object} TestResult
 * @property {string} file      relative to the repository
 * @property {string} title     with the titles of the blocks around it
 * @property {number} seconds
 * @property {'passed' | 'failed' | 'skipped'} outcome
 * @property {string} failure   the messages of its errors; empty where it did not fail
 */

/**
 * The part of Vitest's JSON report that holds the tests; durations are in milliseconds, and a skipped test has none.
 * @typedef {object} VitestReport
 * @property {Array<{
 *   name: string,
 *   status: string,
 *   message: string,
 *   assertionResults: Array<{fullName: string, status: string, duration?: number | null, failureMessages?: string[] | null}>,
 * }>} testResults   one entry per file, with its absolute path; the message says why it could not be loaded
 */

/**
 * What failed as a whole, such as a file that could not be loaded.
 * @param {string} file
 * @param {string} title
 * @param {string} failure
 * @returns {TestResult}
 */
const failureOf = (file, title, failure) => ({ file, title, seconds: 0, outcome: 'failed', failure });

/** A test that is to be written, or that a filter leaves out, counts as skipped. @param {string} status @returns {TestResult['outcome']} */
const vitestOutcome = (status) => (status === 'passed' || status === 'failed' ? status : 'skipped');

/**
 * Returns each test in a Vitest report; a file that could not be loaded counts as one.
 * @param {VitestReport} report
 * @param {string} root   the repository's folder
 * @returns {TestResult[]}
 */
export function testsOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      seconds: (test.duration ?? 0) / MS_PER_SECOND,
      outcome: vitestOutcome(test.status),
      failure: (test.failureMessages ?? []).join('\n'),
    }));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, failureOf(file, 'the file', message)] : tests;
  });
}

/** @typedef {{duration: number, errors: Array<{message?: string}>}} PlaywrightResult */

/**
 * A file, or a block within one.
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {Array<{title: string, tests: Array<{status: string, results: PlaywrightResult[]}>}>} specs
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * The part of Playwright's JSON report that holds the tests; durations are in milliseconds, the suites' files are relative to
 * `rootDir`, and the errors happened outside of any test.
 * @typedef {{config: {rootDir: string}, suites: PlaywrightSuite[], errors: Array<{message?: string}>}} PlaywrightReport
 */

/**
 * Returns each test in a Playwright report; an error outside of any counts as one.
 * @param {PlaywrightReport} report
 * @param {string} root   the repository's folder
 * @returns {TestResult[]}
 */
export function testsOfPlaywright({ config, suites, errors }, root) {
  const folder = relative(root, config.rootDir);
  return [
    ...suites.flatMap((file) => testsIn(file, [], join(folder, file.file))),
    ...errors.map(({ message = '' }) => failureOf(folder, 'the suite', message)),
  ];
}

/** A test with any other status has failed. @type {Record<string, TestResult['outcome']>} */
const PLAYWRIGHT_OUTCOMES = { expected: 'passed', skipped: 'skipped' };

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} outerTitles
 * @param {string} file
 * @returns {TestResult[]}
 */
function testsIn({ specs, suites = [] }, outerTitles, file) {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...outerTitles, title].join(' › '),
      seconds: results.reduce((sum, { duration }) => sum + duration, 0) / MS_PER_SECOND,
      outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
      failure: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((block) => testsIn(block, [...outerTitles, block.title], file))];
}

/**
 * Returns the slowest tests of all suites, slowest first.
 * @param {Array<{name: string, tests: TestResult[]}>} suites
 * @param {number} count
 * @returns {Array<TestResult & {suite: string}>}
 */
export function slowestOf(suites, count) {
  return suites
    .flatMap(({ name, tests }) => tests.map((test) => ({ suite: name, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** @param {TestResult & {suite: string}} test */
export function describeTime({ suite, file, title, seconds }) {
  return `${seconds.toFixed(1).padStart(6)} s  ${suite.padEnd(8)} ${file}  ${title}`;
}

/** The lines that a failure is given in the list at the end of a run; the whole of it is printed where the test ran. */
const FAILURE_LINES = 12;

/**
 * Describes each test that failed, with the first lines of the reason.
 * @param {Array<{name: string, tests: TestResult[]}>} suites
 * @returns {string[]}
 */
export function describeFailures(suites) {
  return suites.flatMap(({ name, tests }) =>
    tests.flatMap(({ file, title, outcome, failure }) => {
      if (outcome !== 'failed') return [];
      const lines = stripVTControlCharacters(failure).split('\n').slice(0, FAILURE_LINES);
      return [`${name.padEnd(8)} ${file}  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}`];
    }),
  );
}
