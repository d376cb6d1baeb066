// npm test: runs all suites and lists the failed tests. The last line is the total, `N passed, N failed`.
//   --fast           only lint, types and unit tests (npm run check)
//   --only unit,e2e  only these suites
// Uses its own ports and data, so it can run alongside `npm start`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../browser';
import { suiteFolder } from '../emulators/config';
import { EMULATORS, portOffset, portsAt, portsNeeded } from '../emulators/ports';
import { clearDatabase, loadSeed } from '../emulators/seed';
import { startSuite, type Suite as Emulators } from '../emulators/suite';
import { ensureOtherBrowsers } from '../other-browsers';
import { buildFunctions, buildWeb, prerender } from '../prepare/build';
import { ensureDemoSecrets } from '../prepare/secrets';
import { runUntilSignal } from '../process/lifetime';
import { messageOf, printError } from '../process/print-error';
import { requireFreePorts } from '../process/port-holder';
import {
  describeCounts,
  describeFailures,
  failureOf,
  type SuiteResult,
  type TestResult,
} from '../testing/reports';
import { chooseSuites, runSuite, type Suite } from '../testing/suites';

const root = fileURLToPath(new URL('../..', import.meta.url));
const TEST_PORT_OFFSET = 1000;
/** The tests expect the demo's time zone even if the site file sets a different one. */
process.env.TIME_ZONE ??= '';

await runUntilSignal(async () => {
  const tests = await runSuites().catch((error: unknown) => {
    printError(error);
    return [failureOf('', 'the suites', messageOf(error))];
  });
  console.log(describeCounts(tests));
  return hasFailures(tests) ? 1 : 0;
});

function hasFailures(tests: TestResult[]): boolean {
  return tests.some(({ outcome }) => outcome === 'failed');
}

/** Runs the chosen suites and returns all of their tests. */
async function runSuites(): Promise<TestResult[]> {
  const { values } = parseArgs({
    options: { fast: { type: 'boolean', default: false }, only: { type: 'string' } },
  });
  const suites = chooseSuites(values);
  const offset = portOffset(process.env, TEST_PORT_OFFSET);
  const folder = suiteFolder(root, offset);
  const needsEmulators = suites.some(({ onEmulators }) => onEmulators);
  if (needsEmulators) await requireFreePorts(portsNeeded(portsAt(offset)));
  mkdirSync(folder, { recursive: true });

  // Builds the site and starts the emulators in the background while the suites that need neither run.
  const emulators = needsEmulators ? startEmulators(offset) : undefined;
  const running: Promise<SuiteResult>[] = [];
  for (const suite of suites) {
    if (suite.alone) await Promise.all(running);
    console.log(`\n=== ${suite.name}${suite.inBackground ? ' (in the background)' : ''}`);
    const context = { folder, offset, emulators: suite.onEmulators ? await emulators : undefined };
    const result = runOrFail(suite, context).then((tests) => ({ name: suite.name, tests }));
    running.push(result);
    if (!suite.inBackground) await result;
  }
  const results = await Promise.all(running);
  await (await emulators)?.stop();

  const failures = describeFailures(results);
  if (failures.length > 0) console.log('\n=== Failed tests');
  for (const failure of failures) console.log(failure);
  console.log('\n=== All suites');
  for (const { name, tests } of results) console.log(`${name.padEnd(8)} ${describeCounts(tests)}`);
  const all = results.flatMap(({ tests }) => tests);
  if (needsEmulators && hasFailures(all)) console.log(`The emulators' log: ${folder}/suite.log`);
  return all;
}

/** Builds the site and starts the emulators. If that fails, logs the error and returns undefined. */
async function startEmulators(offset: number): Promise<Emulators | undefined> {
  try {
    ensureDemoSecrets(root);
    await buildFunctions(root);
    await buildWeb(root, offset);
    return await startSuite({ root, offset, emulators: EMULATORS });
  } catch (error) {
    printError(error);
    return undefined;
  }
}

/** Runs a suite. A suite that can't be run counts as failed, and the next suites still run. */
async function runOrFail(
  suite: Suite,
  { folder, offset, emulators }: { folder: string; offset: number; emulators: Emulators | undefined },
): Promise<TestResult[]> {
  try {
    const env = suite.onEmulators ? await prepareFor(suite, emulators, offset) : {};
    return await runSuite(suite, { root, folder, env });
  } catch (error) {
    printError(error);
    return [failureOf('', 'the suite', messageOf(error))];
  }
}

/**
 * If a suite needs the seed, reloads it first, so that suites don't share data. Returns the suite's
 * environment.
 */
async function prepareFor(
  { seed, browsers }: Suite,
  emulators: Emulators | undefined,
  offset: number,
): Promise<Record<string, string>> {
  if (!emulators) throw new Error('This suite needs the emulators, which could not be started.');
  if (seed) {
    await clearDatabase(emulators.ports);
    await loadSeed(root, emulators.env, seed);
    await prerender(root, offset);
  }
  if (browsers) await ensureBrowser();
  if (browsers !== 'all') return emulators.env;
  return { ...emulators.env, OTHER_BROWSERS: JSON.stringify(await ensureOtherBrowsers(root)) };
}
