import type { TestResult } from './reports';

export interface Counts {
  passed: number;
  failed: number;
  skipped: number;
}

export const ONE_FAILED: Readonly<Counts> = { passed: 0, failed: 1, skipped: 0 };

/** Counts a suite that is a single command, such as lint, as one test. */
export function countCommand(exitCode: number): Counts {
  return exitCode === 0 ? { passed: 1, failed: 0, skipped: 0 } : ONE_FAILED;
}

export function countTests(tests: TestResult[]): Counts {
  const counts = { passed: 0, failed: 0, skipped: 0 };
  for (const { outcome } of tests) counts[outcome] += 1;
  return counts;
}

/** Adds a failure where a suite has none but did not succeed either: its command failed, or no test passed. */
export function failUnlessSuccessful(counts: Counts, exitCode: number): Counts {
  const succeeded = exitCode === 0 && counts.passed > 0;
  return counts.failed === 0 && !succeeded ? { ...counts, failed: 1 } : counts;
}

export function sum(all: Counts[]): Counts {
  const total = { passed: 0, failed: 0, skipped: 0 };
  for (const { passed, failed, skipped } of all) {
    total.passed += passed;
    total.failed += failed;
    total.skipped += skipped;
  }
  return total;
}

export function describeCounts({ passed, failed, skipped }: Counts) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
