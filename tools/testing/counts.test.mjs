import { describe, expect, it } from 'vitest';
import { describeCounts, testsOfPlaywright, testsOfVitest, withFailureOfSuite } from './reports';

describe('the test counts', () => {
  /** @param {string[]} statuses @param {string} [status] the status of the file */
  const file = (statuses, status = 'passed') => ({
    name: '/repository/a.test.ts',
    status,
    message: '',
    assertionResults: statuses.map((each) => ({ fullName: each, status: each })),
  });
  /** @param {ReturnType<typeof file>[]} testResults */
  const countVitest = (...testResults) =>
    describeCounts(testsOfVitest(JSON.stringify({ testResults }), '/repository'));

  it("include Vitest's passed, failed and skipped tests", () => {
    const passed = Array(4).fill('passed');
    expect(
      countVitest(file([...passed, 'skipped', 'pending', 'todo']), file(['failed', 'passed'], 'failed')),
    ).toBe('5 passed, 1 failed, 3 skipped');
  });

  it('include a failure for a file that fails to load', () => {
    expect(countVitest(file(['passed']), file([], 'failed'))).toBe('1 passed, 1 failed');
  });

  it("include Playwright's tests and a failure for each broken file", () => {
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

  it('include a failure for a suite in which no test passed', () => {
    expect(countSuite(['skipped'], 0)).toBe('0 passed, 1 failed, 1 skipped');
  });

  it('include a failure for a suite whose command fails without a failed test', () => {
    expect(countSuite(['passed'], 1)).toBe('1 passed, 1 failed');
  });

  it('include each failure only once', () => {
    expect(countSuite(['passed', 'failed', 'failed'], 1)).toBe('1 passed, 2 failed');
  });

  it('include no failure for a suite that succeeds', () => {
    expect(countSuite(['passed', 'passed'], 0)).toBe('2 passed, 0 failed');
  });
});
