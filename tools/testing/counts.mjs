/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {number} skipped
 */

/** @type {Readonly<Counts>} */
export const ONE_FAILED = { passed: 0, failed: 1, skipped: 0 };

/** A check that is one command, as types and lint are. @param {number} exitCode @returns {Counts} */
export function countCommand(exitCode) {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : ONE_FAILED;
}

/**
 * The part that matters here of what vitest's JSON reporter writes.
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {number} numPendingTests
 * @property {number} numTodoTests
 * @property {Array<{status: string, assertionResults: Array<{status: string}>}>} testResults   one per file
 */

/**
 * A file that does not even load has no tests and is a failure all the same.
 * @param {VitestReport} report
 * @returns {Counts}
 */
export function countVitest(report) {
  const brokenFiles = report.testResults.filter(({ status, assertionResults }) =>
    status === 'failed' && !assertionResults.some((test) => test.status === 'failed'));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/**
 * @typedef {object} PlaywrightReport
 * @property {{expected: number, unexpected: number, flaky: number, skipped: number}} stats
 * @property {unknown[]} errors   outside of any test, such as a file that does not load
 */

/**
 * A flaky test, which passed only when repeated, is a failure.
 * @param {PlaywrightReport} report
 * @returns {Counts}
 */
export function countPlaywright({ stats, errors }) {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + errors.length, skipped };
}

/**
 * What a suite counts in the end: neither a failing command without a failed test nor a suite in which
 * nothing passed can look like success.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
export function honestCounts(counts, exitCode) {
  const looksFine = counts.failed === 0;
  const isNot = exitCode !== 0 || counts.passed === 0;
  return looksFine && isNot ? { ...counts, failed: 1 } : counts;
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
