import { describe, expect, it } from 'vitest';
import { describeCounts, testsOfPlaywright, testsOfVitest, withFailureOfSuite } from './reports';

describe('counting tests', () => {
  /** @param {string[]} statuses @param {string} [status] of the file */
  const file = (statuses, status = 'passed') => ({
    name: '/repository/a.test.ts',
    status,
    message: '',
    assertionResults: statuses.map((each) => ({ fullName: each, status: each })),
  });
  /** @param {ReturnType<typeof file>[]} testResults */
  const countVitest = (...testResults) =>
    describeCounts(testsOfVitest(JSON.stringify({ testResults }), '/repository'));

  it("reads Vitest's counts", () => {
    const passed = Array(4).fill('passed');
    expect(
      countVitest(file([...passed, 'skipped', 'pending', 'todo']), file(['failed', 'passed'], 'failed')),
    ).toBe('5 passed, 1 failed, 3 skipped');
  });

  it('counts a file that fails to load as a failure', () => {
    expect(countVitest(file(['passed']), file([], 'failed'))).toBe('1 passed, 1 failed');
  });

  it("reads Playwright's counts, and counts broken files as failures", () => {
    const statuses = ['expected', 'expected', 'expected', 'unexpected', 'skipped', 'skipped'];
    const report = {
      config: { rootDir: '/repository' },
      errors: [{}],
      suites: [
        {
          title: 'a',
          file: 'a.test.ts',
          specs: statuses.map((status) => ({ title: status, tests: [{ status, results: [] }] })),
        },
      ],
    };
    expect(describeCounts(testsOfPlaywright(JSON.stringify(report), '/repository'))).toBe(
      '3 passed, 2 failed, 2 skipped',
    );
  });

  /** @param {import('./reports').TestResult['outcome'][]} outcomes @param {number} exitCode */
  const countSuite = (outcomes, exitCode) => {
    const tests = outcomes.map((outcome) => ({ file: 'a.test.ts', title: 'works', outcome, failure: '' }));
    return describeCounts(withFailureOfSuite(tests, exitCode));
  };

  it('fails a suite in which no test passed', () => {
    expect(countSuite(['skipped'], 0)).toBe('0 passed, 1 failed, 1 skipped');
  });

  it('fails a suite whose command fails without a failed test', () => {
    expect(countSuite(['passed'], 1)).toBe('1 passed, 1 failed');
  });

  it('does not count a failure twice', () => {
    expect(countSuite(['passed', 'failed', 'failed'], 1)).toBe('1 passed, 2 failed');
  });

  it('counts the tests of a suite that succeeds', () => {
    expect(countSuite(['passed', 'passed'], 0)).toBe('2 passed, 0 failed');
  });
});
