/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Readonly<Counts>} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/** Counts a suite that is a single command, such as lint, as one test. @param {number} exitCode @returns {Counts} */
export function countCommand(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : ONE_FAILED;
}

/**
 * The part of Vitest's JSON report that holds results.
 * @typedef {object} VitestResults
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {Array<{status: string, assertionResults: Array<{status: string}>}>} testResults   one per file
 */

/**
 * Counts the tests of a Vitest report. A file that fails to load has no tests; it counts as one failure.
 * @param {VitestResults} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * The part of Playwright's JSON report that holds results.
 * @typedef {object} PlaywrightResults
 * @property {{expected: number, unexpected: number, skipped: number}} stats
 * @property {unknown[]} errors   outside of any test, such as a file that fails to load
 */

/**
 * Counts the tests of a Playwright report.
 * @param {PlaywrightResults} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, skipped } = stats;
  return { passed: expected, failed: unexpected + errors.length, skipped };
}

/**
 * Adds a failure where a suite has none but did not succeed either: its command failed, or no test passed.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function failUnlessSuccessful(counts, exitCode) {
  const succeeded = exitCode === 0 && counts.passed > 0;
  return counts.failed === 0 && !succeeded ? { ...counts, failed: 1 } : counts;
}

/** @param {Counts[]} all @returns {Counts} */
export function sum(all) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

/** @param {Counts} counts */
export function describeCounts({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
