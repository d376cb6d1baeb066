// Starts the emulators for development, with an empty database that is not saved:
//   node tools/emulators.mjs [--only firestore,storage] [--seed full|empty] [-- command arguments...]
// With a command, runs the command against the emulators and then stops them. Otherwise runs until Ctrl-C.
// PORT_OFFSET=100 shifts every port. EMULATOR_RUNNER=jars|sdk|hidane selects the Firestore emulator.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chooseEmulators, EMULATORS, portOffset } from '../emulators/ports';
import { loadSeed } from '../emulators/seed';
import { startSuite } from '../emulators/suite';
import { buildFunctions, buildWeb, prerender } from '../prepare/build';
import { ensureDemoSecrets } from '../prepare/secrets';
import { exitCode, startChild } from '../process/children';
import { runUntilSignal } from '../process/lifetime';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runUntilSignal(async () => {
  const { values, positionals: command } = parseArgs({
    options: { only: { type: 'string', default: EMULATORS.join(',') }, seed: { type: 'string' } },
    allowPositionals: true,
  });
  const emulators = chooseEmulators(values.only);
  const offset = portOffset(process.env);
  if (emulators.includes('functions')) {
    ensureDemoSecrets(root);
    await buildFunctions(root);
  }
  if (emulators.includes('hosting')) await buildWeb(root, offset);

  const suite = await startSuite({ root, offset, emulators });
  if (values.seed) await loadSeed(root, suite.env, values.seed);
  if (emulators.includes('hosting')) await prerender(root, offset);
  if (command.length > 0) return Promise.race([run(command, suite.env), suite.ended]);

  for (const [name, value] of Object.entries(suite.env)) console.log(`${name}=${value}`);
  console.log('Press Ctrl-C to stop the emulators.');
  return suite.ended;
});

function run([program = '', ...args]: string[], env: Record<string, string>) {
  return exitCode(startChild(program, args, { stdio: 'inherit', env: { ...process.env, ...env } }));
}
