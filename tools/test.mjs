// npm test: runs all suites, lists the slowest tests and those that failed, and prints `N passed, N failed` over all suites as its last line.
//   --fast           only lint, types and unit tests (npm run check)
//   --only unit,e2e  only these suites
// It has its own ports and data, so it can run beside `npm start`.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { suiteFolder } from './emulators/config.mjs';
import { EMULATORS, portOffset, portsAt, portsNeeded } from './emulators/ports.mjs';
import { clearDatabase, loadSeed } from './emulators/seed.mjs';
import { startSuite } from './emulators/suite.mjs';
import { ensureOtherBrowsers } from './other-browsers.mjs';
import { buildFunctions, buildWeb, prerender, webBuildFolder } from './prepare/build.mjs';
import { ensureInstalled } from './prepare/install.mjs';
import { requireNode } from './prepare/requirements.mjs';
import { ensureDemoSecrets } from './prepare/secrets.mjs';
import { runUntilSignal } from './process/lifetime.mjs';
import { requireFreePorts } from './process/port-holder.mjs';
import { describeCounts, ONE_FAILED, sum } from './testing/counts.mjs';
import { describeFailures, describeTime, slowestOf } from './testing/reports.mjs';
import { chooseSuites, runSuite } from './testing/suites.mjs';

/** @typedef {import('./emulators/suite.mjs').Suite} Emulators */
/** @typedef {import('./testing/suites.mjs').Suite} Suite */
/** @typedef {import('./testing/suites.mjs').SuiteResult} SuiteResult */

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_PORT_OFFSET = 1000;
const SLOWEST_COUNT = 10;

await runUntilSignal(async () => {
  const total = await runSuites().catch((error) => {
    console.error(error.message);
    return ONE_FAILED;
  });
  console.log(describeCounts(total));
  return total.failed === 0 ? 0 : 1;
});

async function runSuites() {
  requireNode();
  const { values } = parseArgs({ options: { fast: { type: 'boolean' }, only: { type: 'string' } } });
  const suites = chooseSuites(values);
  const offset = portOffset(process.env, TEST_PORT_OFFSET);
  const folder = suiteFolder(root, offset);
  const needsEmulators = suites.some(({ onEmulators }) => onEmulators);
  if (needsEmulators) await requireFreePorts(portsNeeded(EMULATORS, portsAt(offset)));
  await ensureInstalled(root);
  mkdirSync(folder, { recursive: true });

  // Built and started beside the suites that come before the first one that needs them.
  const emulators = needsEmulators ? startEmulators(offset) : undefined;
  /** @type {Promise<{name: string} & SuiteResult>[]} */
  const running = [];
  for (const suite of suites) {
    if (suite.alone) await Promise.all(running);
    console.log(`\n=== ${suite.name}${suite.inBackground ? ' (in the background)' : ''}`);
    const context = { folder, offset, emulators: suite.onEmulators ? await emulators : undefined };
    const result = runOrFail(suite, context).then((found) => ({ name: suite.name, ...found }));
    running.push(result);
    if (!suite.inBackground) await result;
  }
  const results = await Promise.all(running);
  await (await emulators)?.stop();

  const slowest = slowestOf(results, SLOWEST_COUNT);
  if (slowest.length > 0) console.log(`\n=== The ${slowest.length} slowest tests`);
  for (const test of slowest) console.log(describeTime(test));
  const failures = describeFailures(results);
  if (failures.length > 0) console.log('\n=== Failed tests');
  for (const failure of failures) console.log(failure);
  console.log('\n=== All suites');
  for (const { name, counts } of results) console.log(`${name.padEnd(8)} ${describeCounts(counts)}`);
  const total = sum(results.map(({ counts }) => counts));
  if (needsEmulators && total.failed > 0) console.log(`The emulators' log: ${folder}/suite.log`);
  return total;
}

/**
 * @param {number} offset
 * @returns {Promise<Emulators | undefined>} undefined where they cannot be started; the reason has been logged
 */
async function startEmulators(offset) {
  try {
    ensureDemoSecrets(root);
    await buildFunctions(root);
    await buildWeb(root, { offset, ports: portsAt(offset) });
    return await startSuite({ root, offset, emulators: EMULATORS, webBuild: webBuildFolder(offset) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return undefined;
  }
}

/**
 * Runs a suite. One that cannot be run counts as failed, and the next ones still run.
 * @param {Suite} suite
 * @param {{folder: string, offset: number, emulators: Emulators | undefined}} run the folder is for its report
 * @returns {Promise<SuiteResult>}
 */
async function runOrFail(suite, { folder, offset, emulators }) {
  try {
    const env = suite.onEmulators ? await prepareFor(suite, emulators, offset) : {};
    return await runSuite(suite, { root, folder, env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return { counts: ONE_FAILED, tests: [] };
  }
}

/**
 * Loads the seed again for each suite that needs it, so that no suite sees what another has stored.
 * @param {Suite} suite
 * @param {Emulators | undefined} emulators
 * @param {number} offset
 * @returns {Promise<Record<string, string>>} the environment variables that the suite needs
 */
async function prepareFor({ seed, browsers }, emulators, offset) {
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
