import { describe, expect, it } from 'vitest';
import { countCommand, countTests, describeCounts, failUnlessSuccessful, sum } from './counts';
import { testsOfPlaywright, testsOfVitest } from './reports';
import { chooseSuites } from './suites';

describe('counting', () => {
  /** @param {string[]} statuses @param {string} [status] of the file */
  const file = (statuses, status = 'passed') => ({
    name: '/repository/a.test.ts',
    status,
    message: '',
    assertionResults: statuses.map((each) => ({ fullName: each, status: each })),
  });
  /** @param {ReturnType<typeof file>[]} testResults */
  const countVitest = (...testResults) =>
    countTests(testsOfVitest(JSON.stringify({ testResults }), '/repository'));

  it("reads Vitest's numbers", () => {
    const passed = Array(4).fill('passed');
    expect(
      countVitest(file([...passed, 'skipped', 'pending', 'todo']), file(['failed', 'passed'], 'failed')),
    ).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that fails to load as a failure', () => {
    expect(countVitest(file(['passed']), file([], 'failed')).failed).toBe(1);
  });

  it("reads Playwright's numbers, and counts broken files as failures", () => {
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
    expect(countTests(testsOfPlaywright(JSON.stringify(report), '/repository'))).toEqual({
      passed: 3,
      failed: 2,
      skipped: 2,
    });
  });

  it('counts a command as one test', () => {
    expect(countCommand(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countCommand(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('fails a suite in which no test passed', () => {
    expect(failUnlessSuccessful({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  });

  it('fails a suite whose command fails without a failed test', () => {
    expect(failUnlessSuccessful({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it('does not count a failure twice', () => {
    expect(failUnlessSuccessful({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('adds up and is described in one line', () => {
    const total = sum([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 3, failed: 1, skipped: 0 },
    ]);
    expect(describeCounts(total)).toBe('5 passed, 1 failed');
    expect(describeCounts({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
  });
});

describe('choosing suites', () => {
  /** @param {{fast?: boolean, only?: string}} options */
  const names = (options) => chooseSuites(options).map(({ name }) => name);

  it('selects all of them by default', () => {
    expect(names({})).toEqual([
      'lint',
      'types',
      'unit',
      'rules',
      'api',
      'api-site',
      'e2e',
      'rehearsal',
      'new-owner',
    ]);
  });

  it('selects those without emulators for the fast check', () => {
    expect(names({ fast: true })).toEqual(['lint', 'types', 'unit']);
    expect(chooseSuites({ fast: true }).some(({ onEmulators }) => onEmulators)).toBe(false);
  });

  it('selects those that are named', () => {
    expect(names({ only: 'e2e,unit' })).toEqual(['unit', 'e2e']);
  });

  it('throws on one that does not exist', () => {
    expect(() => chooseSuites({ only: 'unti' })).toThrow('"unti" is not one of the suites lint, types');
  });
});
