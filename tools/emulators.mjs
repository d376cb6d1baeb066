// The emulator suite for developers, with an empty database whose content is not saved:
//   node tools/emulators.mjs [--only firestore,storage] [--seed full|empty] [-- command arguments...]
// With a command, runs it against the suite and then ends the suite. Without one, runs until Ctrl-C.
// PORT_OFFSET=100 shifts every port; EMULATOR_RUNNER=jars|sdk|hidane selects how Firestore is run.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseEmulators, EMULATORS, portOffset, portsAt } from './emulators/ports.mjs';
import { loadSeed } from './emulators/seed.mjs';
import { startSuite } from './emulators/suite.mjs';
import { buildFunctions, buildWeb, prerender, webBuildFolder } from './prepare/build.mjs';
import { ensureInstalled } from './prepare/install.mjs';
import { requireNode } from './prepare/requirements.mjs';
import { ensureDemoSecrets } from './prepare/secrets.mjs';
import { exitCode, startChild } from './process/children.mjs';
import { runUntilSignal } from './process/lifetime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await runUntilSignal(async () => {
  const { values, positionals: command } = parseArgs({
    options: { only: { type: 'string', default: EMULATORS.join(',') }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const emulators = chooseEmulators(values.only);
  const offset = portOffset(process.env);
  await prepare(emulators, offset);

  const suite = await startSuite({ root, offset, emulators, webBuild: webBuildFolder(offset) });
  if (values.seed) await loadSeed(root, suite.env, values.seed);
  if (emulators.includes('hosting')) await prerender(root, offset);
  if (command.length > 0) return Promise.race([run(command, suite.env), suite.ended]);

  for (const [name, value] of Object.entries(suite.env)) console.log(`${name}=${value}`);
  console.log('Ctrl-C ends the emulators.');
  return suite.ended;
});

/** @param {import('./emulators/ports.mjs').Emulator[]} emulators @param {number} offset */
async function prepare(emulators, offset) {
  requireNode();
  await ensureInstalled(root);
  if (emulators.includes('functions')) {
    ensureDemoSecrets(root);
    await buildFunctions(root);
  }
  if (emulators.includes('hosting')) await buildWeb(root, { offset, ports: portsAt(offset) });
}

/** @param {string[]} command @param {Record<string, string>} env */
function run([program = '', ...args], env) {
  return exitCode(startChild(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
}
