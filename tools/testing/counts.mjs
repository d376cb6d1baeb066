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

/** @param {import('./reports.mjs').TestResult[]} tests @returns {Counts} */
export function countTests(tests) {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  return counts;
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
