import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, runToEnd, startChild } from '../process/children';
import { testsOfPlaywright, testsOfVitest, withFailureOfSuite, type TestResult } from './reports';

export interface Suite {
  name: string;
  /** Takes the path of the report to write. */
  command: (report: string) => string[];
  /** Reads the tests from the report's JSON; absent where the command itself is the test. */
  reader?: (report: string, root: string) => TestResult[];
  /** Part of `npm run check`. */
  fast?: boolean;
  /** Runs beside the suites that follow, until the first one that runs alone. */
  inBackground?: boolean;
  /** Starts when those in the background have ended, which would slow down its timeouts and limits. */
  alone?: boolean;
  onEmulators?: boolean;
  /** What is loaded into the database before. */
  seed?: 'full' | 'empty';
  /** `all`: also WebKit, Firefox and the oldest supported Chromium. */
  browsers?: 'chromium' | 'all';
}

/** The fast ones first. */
const SUITES: Suite[] = [
  { name: 'lint', command: () => ['npm', 'run', '--silent', 'lint'], fast: true, inBackground: true },
  { name: 'types', command: () => ['npm', 'run', '--silent', 'types'], fast: true },
  { name: 'unit', command: vitest('unit', 'unit-dom', 'unit-isolated'), reader: testsOfVitest, fast: true },
  { name: 'rules', command: vitest('rules'), reader: testsOfVitest, onEmulators: true, inBackground: true },
  // Starts while the seed for the next one is loaded and rendered, which it does not need.
  { name: 'api', command: vitest('api'), reader: testsOfVitest, onEmulators: true, inBackground: true },
  { name: 'api-site', command: vitest('api-site'), reader: testsOfVitest, onEmulators: true, seed: 'full' },
  {
    name: 'e2e',
    command: playwright('browsers', 'e2e'),
    reader: testsOfPlaywright,
    onEmulators: true,
    alone: true,
    seed: 'full',
    browsers: 'all',
  },
  // Uses no emulators, and the time in which the next one waits for publications.
  { name: 'rehearsal', command: vitest('rehearsal'), reader: testsOfVitest, inBackground: true },
  {
    name: 'new-owner',
    command: playwright('new-owner'),
    reader: testsOfPlaywright,
    onEmulators: true,
    seed: 'empty',
    browsers: 'chromium',
  },
];

function vitest(...projects: string[]) {
  return (report: string) => [
    installed('vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
}

function playwright(...projects: string[]) {
  return () => [
    installed('playwright'),
    'test',
    ...projects.map((project) => `--project=${project}`),
    '--reporter=list,json',
  ];
}

/** Run directly because npx takes half a second more. */
const installed = (command: string) => join('node_modules', '.bin', command);

/** Throws where `only` names a suite that does not exist. */
export function chooseSuites({ fast, only }: { fast?: boolean; only?: string | undefined }): Suite[] {
  if (fast) return SUITES.filter((suite) => suite.fast);
  if (!only) return SUITES;

  const names = only.split(',');
  const unknown = names.filter((name) => !SUITES.some((suite) => suite.name === name));
  if (unknown.length > 0) {
    throw new Error(`"${unknown[0]}" is not one of the suites ${SUITES.map(({ name }) => name).join(', ')}.`);
  }
  return SUITES.filter(({ name }) => names.includes(name));
}

/**
 * Runs a suite and reads its results from its JSON report. Its output goes straight to the terminal; that of a suite in the background
 * is printed when it has finished.
 */
export async function runSuite(
  { name, command, reader, inBackground }: Suite,
  { root, folder, env }: { root: string; folder: string; env: Record<string, string> },
): Promise<TestResult[]> {
  const report = join(folder, `${name}-report.json`);
  rmSync(report, { force: true });
  const [program = '', ...args] = command(report);
  const options = {
    cwd: root,
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  };
  const code = inBackground
    ? await runAndPrint(name, program, args, options)
    : await exitCode(startChild(program, args, { ...options, stdio: 'inherit' }));
  if (!reader) {
    const outcome = code === 0 ? 'passed' : 'failed';
    return [{ file: name, title: 'the command', outcome, failure: `The exit code is ${code}.` }];
  }

  return withFailureOfSuite(existsSync(report) ? reader(readFileSync(report, 'utf8'), root) : [], code);
}

/** Returns the exit code. */
async function runAndPrint(
  name: string,
  program: string,
  args: string[],
  options: { cwd: string; env: NodeJS.ProcessEnv },
): Promise<number> {
  const { code, output } = await runToEnd(program, args, options);
  console.log(`\n=== ${name} (ran in the background)`);
  if (output) console.log(output.trimEnd());
  return code;
}
