// The tests of a run, from the JSON reports of Vitest and Playwright, and those that failed.
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

export interface TestResult {
  /** Relative to the repository. */
  file: string;
  /** With the titles of the blocks around it. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** The messages of its errors; empty where it did not fail. */
  failure: string;
}

/** The part of Vitest's JSON report that holds the tests. */
interface VitestReport {
  /** One entry per file, with its absolute path; the message says why it could not be loaded. */
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      failureMessages?: string[] | null;
    }[];
  }[];
}

/** What failed as a whole, such as a file that could not be loaded. */
const failureOf = (file: string, title: string, failure: string): TestResult => ({
  file,
  title,
  outcome: 'failed',
  failure,
});

/** A test that is to be written, or that a filter leaves out, counts as skipped. */
const vitestOutcome = (status: string): TestResult['outcome'] =>
  status === 'passed' || status === 'failed' ? status : 'skipped';

/** Returns each test in a Vitest report; a file that could not be loaded counts as one. */
export function testsOfVitest(report: string, root: string): TestResult[] {
  const { testResults } = JSON.parse(report) as VitestReport;
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const tests = assertionResults.map((test) => ({
      file,
      title: test.fullName,
      outcome: vitestOutcome(test.status),
      failure: (test.failureMessages ?? []).join('\n'),
    }));
    const isBroken = status === 'failed' && tests.every(({ outcome }) => outcome !== 'failed');
    return isBroken ? [...tests, failureOf(file, 'the file', message)] : tests;
  });
}

/** A file, or a block within one. */
interface PlaywrightSuite {
  title: string;
  file: string;
  specs: { title: string; tests: { status: string; results: { errors: { message?: string }[] }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/**
 * The part of Playwright's JSON report that holds the tests. The suites' files are relative to `rootDir`; the errors happened outside of
 * any test.
 */
interface PlaywrightReport {
  config: { rootDir: string };
  suites: PlaywrightSuite[];
  errors: { message?: string }[];
}

/** Returns each test in a Playwright report; an error outside of any counts as one. */
export function testsOfPlaywright(report: string, root: string): TestResult[] {
  const { config, suites, errors } = JSON.parse(report) as PlaywrightReport;
  const folder = relative(root, config.rootDir);
  return [
    ...suites.flatMap((file) => testsIn(file, [], join(folder, file.file))),
    ...errors.map(({ message = '' }) => failureOf(folder, 'the suite', message)),
  ];
}

/** A test with any other status has failed. */
const PLAYWRIGHT_OUTCOMES: Record<string, TestResult['outcome']> = { expected: 'passed', skipped: 'skipped' };

function testsIn({ specs, suites = [] }: PlaywrightSuite, outerTitles: string[], file: string): TestResult[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      file,
      title: [...outerTitles, title].join(' › '),
      outcome: PLAYWRIGHT_OUTCOMES[status] ?? 'failed',
      failure: results.flatMap(({ errors }) => errors.map(({ message = '' }) => message)).join('\n'),
    })),
  );
  return [...own, ...suites.flatMap((block) => testsIn(block, [...outerTitles, block.title], file))];
}

/** The lines that a failure is given in the list at the end of a run; the whole of it is printed where the test ran. */
const FAILURE_LINES = 12;

/** Describes each test that failed, with the first lines of the reason. */
export function describeFailures(suites: { name: string; tests: TestResult[] }[]): string[] {
  return suites.flatMap(({ name, tests }) =>
    tests.flatMap(({ file, title, outcome, failure }) => {
      if (outcome !== 'failed') return [];
      const lines = stripVTControlCharacters(failure).split('\n').slice(0, FAILURE_LINES);
      return [`${name.padEnd(8)} ${file}  ${title}\n${lines.map((line) => `    ${line}`).join('\n')}`];
    }),
  );
}
