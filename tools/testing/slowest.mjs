// The slowest tests of a run, from the JSON reports of Vitest and Playwright.
import { join, relative } from 'node:path';

const MS_PER_SECOND = 1_000;

/**
 * @typedef {object} TimedTest
 * @property {string} file      relative to the repository
 * @property {string} title     with the titles of the blocks around it
 * @property {number} seconds
 */

/**
 * The part of Vitest's JSON report that holds durations, in milliseconds; a skipped test has none.
 * @typedef {object} VitestTimes
 * @property {Array<{name: string, assertionResults: Array<{fullName: string, duration?: number | null}>}>} testResults
 *   one entry per file, with its absolute path
 */

/**
 * Returns the duration of each test in a Vitest report.
 * @param {VitestTimes} report
 * @param {string} root   the repository's folder
 * @returns {TimedTest[]}
 */
export function timesOfVitest({ testResults }, root) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      file: relative(root, name),
      title: fullName,
      seconds: (duration ?? 0) / MS_PER_SECOND,
    })),
  );
}

/**
 * A file, or a block within one.
 * @typedef {object} PlaywrightSuite
 * @property {string} title
 * @property {string} file
 * @property {Array<{title: string, tests: Array<{results: Array<{duration: number}>}>}>} specs
 * @property {PlaywrightSuite[]} [suites]
 */

/**
 * The part of Playwright's JSON report that holds durations, in milliseconds; the suites' files are relative to `rootDir`.
 * @typedef {{config: {rootDir: string}, suites: PlaywrightSuite[]}} PlaywrightTimes
 */

/**
 * Returns the duration of each test in a Playwright report.
 * @param {PlaywrightTimes} report
 * @param {string} root   the repository's folder
 * @returns {TimedTest[]}
 */
export function timesOfPlaywright({ config, suites }, root) {
  return suites.flatMap((file) => timesIn(file, [], join(relative(root, config.rootDir), file.file)));
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} outerTitles
 * @param {string} file
 * @returns {TimedTest[]}
 */
function timesIn({ specs, suites = [] }, outerTitles, file) {
  const own = specs.map(({ title, tests }) => {
    const durations = tests.flatMap(({ results }) => results.map(({ duration }) => duration));
    return {
      file,
      title: [...outerTitles, title].join(' › '),
      seconds: durations.reduce((sum, duration) => sum + duration, 0) / MS_PER_SECOND,
    };
  });
  return [...own, ...suites.flatMap((block) => timesIn(block, [...outerTitles, block.title], file))];
}

/**
 * Returns the slowest tests of all suites, slowest first.
 * @param {Array<{name: string, tests: TimedTest[]}>} suites
 * @param {number} count
 * @returns {Array<TimedTest & {suite: string}>}
 */
export function slowestOf(suites, count) {
  return suites
    .flatMap(({ name, tests }) => tests.map((test) => ({ suite: name, ...test })))
    .sort((a, b) => b.seconds - a.seconds)
    .slice(0, count);
}

/** @param {TimedTest & {suite: string}} test */
export function describeTime({ suite, file, title, seconds }) {
  return `${seconds.toFixed(1).padStart(6)} s  ${suite.padEnd(8)} ${file}  ${title}`;
}
