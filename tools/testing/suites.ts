import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { exitCode, runToEnd, startChild } from '../process/children';
import { testsOfPlaywright, testsOfVitest, withFailureOfSuite, type TestResult } from './reports';

export interface Suite {
  name: string;
  /** Returns a command that writes its report to the given path. */
  command: (report: string) => string[];
  /** Extracts the tests from the JSON report. Omitted if the command itself is the test. */
  reader?: (report: string, root: string) => TestResult[];
  /** Whether the suite is part of `npm run check`. */
  fast?: boolean;
  /** Whether the suite runs alongside the suites after it, until the first that runs alone. */
  inBackground?: boolean;
  /**
   * Whether the suite waits until all background suites have finished. If it didn't, they would slow it down
   * past its time limits.
   */
  alone?: boolean;
  onEmulators?: boolean;
  /** The seed to load into the database before the suite. */
  seed?: 'full' | 'empty';
  /** The browsers that the suite needs. `all` adds WebKit, Firefox and the oldest supported Chromium. */
  browsers?: 'chromium' | 'all';
}

/** All suites, fast suites first. */
const SUITES: Suite[] = [
  { name: 'lint', command: () => ['npm', 'run', '--silent', 'lint'], fast: true, inBackground: true },
  { name: 'types', command: () => ['npm', 'run', '--silent', 'types'], fast: true },
  { name: 'unit', command: vitest('unit', 'unit-dom', 'unit-isolated'), reader: testsOfVitest, fast: true },
  { name: 'rules', command: vitest('rules'), reader: testsOfVitest, onEmulators: true, inBackground: true },
  // This suite needs no seed, so it starts while the seed for the next suite is loaded and rendered.
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
  // This suite uses no emulators, so it runs while the next suite waits for changes to be published.
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

/** Returns the path of an installed command. Starting it directly is half a second faster than npx. */
const installed = (command: string) => join('node_modules', '.bin', command);

/** Returns the suites to run. Throws if `only` is an unknown suite. */
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
 * Runs a suite and returns the tests from its JSON report. A background suite's output is printed when it
 * finishes; any other suite's output is printed immediately.
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

/** Runs a command, prints its output at the end, and returns the exit code. */
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
