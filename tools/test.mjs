// npm test: everything. Its last line is `N passed, N failed` over all suites.
//   --fast           types, lint and unit tests alone (npm run check)
//   --only unit,e2e  these suites alone
// Runs on ports and data of its own, so that `npm start` may be running meanwhile.
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
import { chooseSuites, runSuite } from './testing/suites.mjs';

/** @typedef {import('./emulators/suite.mjs').Suite} Emulators */
/** @typedef {import('./testing/suites.mjs').Suite} Suite */

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_PORT_OFFSET = 1000;

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

  // Started once, by the first suite that needs them.
  /** @type {Promise<Emulators | undefined> | undefined} */
  let emulators;
  const results = [];
  for (const suite of suites) {
    console.log(`\n=== ${suite.name}`);
    if (suite.onEmulators) emulators ??= startEmulators(offset);
    results.push({ name: suite.name, counts: await countOrFail(suite, { folder, offset, emulators: await emulators }) });
  }
  await (await emulators)?.stop();

  console.log('\n=== All suites');
  for (const { name, counts } of results) console.log(`${name.padEnd(8)} ${describeCounts(counts)}`);
  const total = sum(results.map(({ counts }) => counts));
  if (emulators && total.failed > 0) console.log(`The emulators' log: ${folder}/suite.log`);
  return total;
}

/**
 * @param {number} offset
 * @returns {Promise<Emulators | undefined>} undefined where they cannot be started, having said why
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
 * A suite that cannot even be run has failed; the others are run all the same.
 * @param {Suite} suite
 * @param {{folder: string, offset: number, emulators: Emulators | undefined}} run the folder is for its report
 */
async function countOrFail(suite, { folder, offset, emulators }) {
  try {
    const env = suite.onEmulators ? await prepareFor(suite, emulators, offset) : {};
    return await runSuite(suite, { root, folder, env });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return ONE_FAILED;
  }
}

/**
 * Every suite that needs content gets it fresh, whatever the one before has done.
 * @param {Suite} suite
 * @param {Emulators | undefined} emulators
 * @param {number} offset
 * @returns {Promise<Record<string, string>>} what the suite needs in its environment
 */
async function prepareFor({ seeded, inBrowser, inOtherBrowsers }, emulators, offset) {
  if (!emulators) throw new Error('This suite needs the emulators, which could not be started.');
  if (seeded) {
    await clearDatabase(emulators.ports);
    await loadSeed(root, emulators.env, 'full');
    await prerender(root, offset);
  }
  return {
    ...emulators.env,
    ...(inBrowser && { CHROME_PATH: await ensureBrowser() }),
    ...(inOtherBrowsers && { WEB_BUILD: webBuildFolder(offset), OTHER_BROWSERS: JSON.stringify(await ensureOtherBrowsers(root)) }),
  };
}
