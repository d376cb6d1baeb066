// Reads the JSON reports of Vitest and Playwright, and describes the failed tests.
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JsonTestResults } from 'vitest/reporters';

export interface TestResult {
  /** The test file's path within the repository. */
  file: string;
  /** The test's title, including the titles of the enclosing blocks. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The error messages; empty unless the test failed. */
  failure: string;
}

export interface SuiteResult {
  name: string;
  tests: TestResult[];
}

/** Returns a failure outside any test, such as a file that could not be loaded. */
export const failureOf = (file: string, title: string, failure: string): TestResult => ({
  file,
  title,
  outcome: 'failed',
  failure,
});

/** Returns each test in a Vitest report. A file that could not be loaded counts as a failed test. */
export function testsOfVitest(report: string, root: string): TestResult[] {
  const { testResults } = JSON.parse(report) as JsonTestResults;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test): TestResult => ({
      file,
      title: test.fullName,
      // Tests marked as todo or filtered out count as skipped.
      outcome: test.status === 'passed' || test.status === 'failed' ? test.status : 'skipped',
      failure: (test.failureMessages ?? []).join('\n'),
    }));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, failureOf(file, 'the file', message)] : tests;
  });
}

/** Returns each test in a Playwright report. An error outside any test counts as a failed test. */
export function testsOfPlaywright(report: string, root: string): TestResult[] {
  const { config, suites, errors } = JSON.parse(report) as JSONReport;
  const folder = relative(root, config.rootDir);
  return [
    ...suites.flatMap((file) => testsIn(file, [], join(folder, file.file))),
    ...errors.map(({ message = '' }) => failureOf(folder, 'the suite', message)),
  ];
}

const PLAYWRIGHT_OUTCOMES = {
  expected: 'passed',
  skipped: 'skipped',
  unexpected: 'failed',
  flaky: 'failed',
} as const;

/** Returns the tests in a file or in a block within a file. */
function testsIn({ specs, suites = [] }: JSONReportSuite, outerTitles: string[], file: string): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...outerTitles, title].join(' › '),
      outcome: PLAYWRIGHT_OUTCOMES[status],
      failure: results.flatMap(({ errors }) => errors.map(({ message }) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((block) => testsIn(block, [...outerTitles, block.title], file))];
}

/**
 * Adds a failure if the suite failed without a failed test: either its command failed or no test passed.
 */
export function withFailureOfSuite(tests: TestResult[], exitCode: number): TestResult[] {
  const outcomes = new Set(tests.map(({ outcome }) => outcome));
  if (outcomes.has('failed') || (exitCode === 0 && outcomes.has('passed'))) return tests;
  return [...tests, failureOf('', 'the suite', `No test failed, but the exit code is ${exitCode}.`)];
}

export function describeCounts(tests: TestResult[]): string {
  const count = (wanted: TestResult['outcome']) => tests.filter(({ outcome }) => outcome === wanted).length;
  const skipped = count('skipped');
  return `${count('passed')} passed, ${count('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

/** The number of lines per failure in the summary of a run. The full output is printed during the run. */
const FAILURE_LINES = 12;

/** Describes each failed test with the first lines of its error. */
export function describeFailures(suites: SuiteResult[]): string[] {
  return suites.flatMap(({ name, tests }) =>
    tests.flatMap(({ file, title, outcome, failure }) => {
      if (outcome !== 'failed') return [];
      const lines = stripVTControlCharacters(failure).split('\n').slice(0, FAILURE_LINES);
      return [`${name.padEnd(8)} ${file}  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}`];
    }),
  );
}
