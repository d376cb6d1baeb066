// npm test: everything. Its last line is `N passed, N failed` over all suites.
//   --fast           types, lint and unit tests alone (npm run check)
//   --only unit,e2e  these suites alone
// Runs on ports and data of its own, so that `npm start` may be running meanwhile.
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { ensureBrowser } from './browser.mjs';
import { suiteFolder } from './emulators/config.mjs';
import { EMULATORS, portOffset, portsAt } from './emulators/ports.mjs';
import { clearDatabase, loadSeed } from './emulators/seed.mjs';
import { startSuite } from './emulators/suite.mjs';
import { buildFunctions, buildWeb, webBuildFolder } from './prepare/build.mjs';
import { ensureInstalled } from './prepare/install.mjs';
import { requireNode } from './prepare/requirements.mjs';
import { ensureDemoSecrets } from './prepare/secrets.mjs';
import { runUntilSignal } from './process/lifetime.mjs';
import { describeCounts, sum } from './testing/counts.mjs';
import { chooseSuites, runSuite } from './testing/suites.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const TEST_PORT_OFFSET = 1000;

await runUntilSignal(async () => {
  const { values } = parseArgs({ options: { fast: { type: 'boolean' }, only: { type: 'string' } } });
  requireNode();
  const suites = chooseSuites(values);
  const offset = portOffset(process.env, TEST_PORT_OFFSET);
  const folder = suiteFolder(root, offset);
  mkdirSync(folder, { recursive: true });
  await ensureInstalled(root);

  const emulators = suites.some(({ onEmulators }) => onEmulators) ? await startEmulators(offset) : undefined;
  const env = {
    ...(emulators?.env),
    ...(suites.some(({ name }) => name === 'e2e') && { CHROME_PATH: await ensureBrowser() }),
  };

  const results = [];
  for (const suite of suites) {
    console.log(`\n=== ${suite.name}`);
    if (emulators && suite.seeded) await startWithSeed(emulators);
    results.push({ name: suite.name, counts: await runSuite(suite, { root, folder, env }) });
  }

  console.log('\n=== All suites');
  for (const { name, counts } of results) console.log(`${name.padEnd(6)} ${describeCounts(counts)}`);
  const total = sum(results.map(({ counts }) => counts));
  if (emulators && total.failed > 0) console.log(`The emulators' log is ${emulators.folder}/suite.log`);
  await emulators?.stop();
  console.log(describeCounts(total));
  return total.failed === 0 && total.passed > 0 ? 0 : 1;
});

/** @param {number} offset */
async function startEmulators(offset) {
  ensureDemoSecrets(root);
  await buildFunctions(root);
  await buildWeb(root, { offset, ports: portsAt(offset) });
  return startSuite({ root, offset, emulators: EMULATORS, webBuild: webBuildFolder(offset) });
}

/**
 * Every suite that needs content gets it fresh, whatever the one before has done.
 * @param {import('./emulators/suite.mjs').Suite} emulators
 */
async function startWithSeed({ ports, env }) {
  await clearDatabase(ports);
  await loadSeed(root, env, 'full');
}
