import { describe, expect, it } from 'vitest';
import { countCommand, countPlaywright, countVitest, describeCounts, honestCounts, sum } from './counts.mjs';
import { chooseSuites } from './suites.mjs';

describe('counting', () => {
  it("takes vitest's numbers", () => {
    const report = { numPassedTests: 5, numFailedTests: 1, numPendingTests: 2, numTodoTests: 1, testResults: [
      { status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] },
    ] };
    expect(countVitest(report)).toEqual({ passed: 5, failed: 1, skipped: 3 });
  });

  it('counts a file that does not load as a failure', () => {
    const report = { numPassedTests: 5, numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [] },
    ] };
    expect(countVitest(report).failed).toBe(1);
  });

  it("takes Playwright's numbers, flaky tests and broken files as failures", () => {
    const report = { stats: { expected: 3, unexpected: 1, flaky: 1, skipped: 2 }, errors: [{}] };
    expect(countPlaywright(report)).toEqual({ passed: 3, failed: 3, skipped: 2 });
  });

  it('counts a command as one check', () => {
    expect(countCommand(0)).toEqual({ passed: 1, failed: 0, skipped: 0 });
    expect(countCommand(2)).toEqual({ passed: 0, failed: 1, skipped: 0 });
  });

  it('calls a suite in which nothing passed a failure', () => {
    expect(honestCounts({ passed: 0, failed: 0, skipped: 4 }, 0).failed).toBe(1);
  });

  it('calls a runner that fails without a failed test a failure', () => {
    expect(honestCounts({ passed: 9, failed: 0, skipped: 0 }, 1).failed).toBe(1);
  });

  it('does not count a failure twice', () => {
    expect(honestCounts({ passed: 9, failed: 2, skipped: 0 }, 1).failed).toBe(2);
  });

  it('adds up and says so in one line', () => {
    const total = sum([{ passed: 2, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 }]);
    expect(describeCounts(total)).toBe('5 passed, 1 failed');
    expect(describeCounts({ passed: 5, failed: 0, skipped: 2 })).toBe('5 passed, 0 failed, 2 skipped');
  });
});

describe('choosing suites', () => {
  /** @param {{fast?: boolean, only?: string}} options */
  const names = (options) => chooseSuites(options).map(({ name }) => name);

  it('takes all of them', () => {
    expect(names({})).toEqual(['types', 'lint', 'unit', 'rules', 'api', 'e2e', 'browsers']);
  });

  it('takes what needs no emulator when it must be fast', () => {
    expect(names({ fast: true })).toEqual(['types', 'lint', 'unit']);
    expect(chooseSuites({ fast: true }).some(({ onEmulators }) => onEmulators)).toBe(false);
  });

  it('takes those that were asked for', () => {
    expect(names({ only: 'e2e,unit' })).toEqual(['unit', 'e2e']);
  });

  it('refuses one that does not exist', () => {
    expect(() => chooseSuites({ only: 'unti' })).toThrow('"unti" is not one of the suites types, lint');
  });
});
