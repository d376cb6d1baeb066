// npm start: runs the whole site on the emulators. Needs only Node and npm.
//   --fresh  deletes the data from previous runs
//   --seed   loads a seed if there is no data yet: full (the demo), empty, or own (site.json)
//            (default: own if site.json exists, otherwise full)
//   --dev    serves the pages with Vite and hot reload, and rebuilds the functions on change (npm run dev)
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { DEMO_PASSWORD } from '../../functions/passwords';
import { rebuildFunctionsOnChange, startVite } from './dev';
import { suiteFolder } from '../emulators/config';
import { forgetData, savedData } from '../emulators/data';
import { EMULATORS, HOST, portOffset, portsAt, portsNeeded } from '../emulators/ports';
import { createAutoSave } from '../emulators/auto-save';
import { loadSeed, seedForStart, seedOf, waitForFirestore } from '../emulators/seed';
import { startSuite } from '../emulators/suite';
import { buildFunctions, buildWeb, prerender } from '../prepare/build';
import { ensureDemoSecrets } from '../prepare/secrets';
import { isFromApi, isPage, waitForSite } from '../process/wait-for-site';
import { exitCode } from '../process/children';
import { runUntilSignal } from '../process/lifetime';
import { requireFreePorts } from '../process/port-holder';

const root = fileURLToPath(new URL('../..', import.meta.url));

const FLAG = { type: 'boolean', default: false } as const;

/** Matches the lines of firebase-tools' output that are worth printing: the functions' logs and warnings. */
const INTERESTING = /^(>|⚠(?!.*Env variable override))/;

await runUntilSignal(async (cleanUp) => {
  const { values } = parseArgs({ options: { fresh: FLAG, dev: FLAG, seed: { type: 'string' } } });
  const { fresh, dev, seed: asked } = values;
  const offset = portOffset(process.env);
  const ports = portsAt(offset);
  const folder = suiteFolder(root, offset);
  await requireFreePorts(portsNeeded(ports, { vite: dev }));
  const data = fresh ? undefined : savedData(folder);
  const seed = seedForStart({ asked: asked ?? seedOf(root), hasData: data !== undefined });
  ensureDemoSecrets(root);
  await buildFunctions(root);
  if (!dev) await buildWeb(root, offset);

  if (fresh) forgetData(folder);
  const suite = await startSuite({ root, offset, emulators: EMULATORS, importFrom: data });
  await waitForFirestore(ports);
  if (seed) await loadSeed(root, suite.env, seed);
  else if (asked)
    console.log(
      `The data of your last run was kept, so the ${asked} seed was not loaded. To delete your data and start from that seed:\n` +
        `  npm start -- --fresh --seed ${asked}`,
    );

  const autoSave = createAutoSave(folder, suite.exportTo);
  await autoSave.save();
  cleanUp(autoSave.finish);
  suite.onLine(autoSave.watch);
  if (!dev) await prerender(root, offset);

  const running = [suite.ended];
  if (dev) {
    running.push(exitCode(startVite(root, suite)));
    rebuildFunctionsOnChange(root);
  }
  const site = `http://${HOST}:${dev ? ports.vite : ports.hosting}`;
  await waitForSite(`${site}/en`, isPage);
  await waitForSite(`${site}/api/contact`, isFromApi);

  console.log(`\nSite ready: ${site}/en`);
  console.log(`Admin: ${site}/admin (password: ${DEMO_PASSWORD})`);
  console.log('Press Ctrl-C to stop it.\n');
  suite.onLine((line) => {
    if (INTERESTING.test(line)) console.log(line);
  });
  await Promise.race(running);
  throw new Error(`The site stopped unexpectedly; see ${folder}/suite.log.`);
});
