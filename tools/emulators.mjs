// The emulator suite for developers:
//   node tools/emulators.mjs [--only firestore,storage] [-- command arguments...]
// With a command: starts the suite, runs the command against it, stops. Without: runs until Ctrl-C.
// PORT_OFFSET=100 shifts every port; EMULATOR_WAY=jars|sdk|hidane forces one way to run Firestore.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { EMULATORS, portOffset } from './emulators/ports.mjs';
import { startSuite } from './emulators/suite.mjs';
import { exitCode, startChild } from './process/children.mjs';
import { runUntilSignal } from './process/lifetime.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals: command } = parseArgs({
  options: { only: { type: 'string', default: EMULATORS.join(',') } },
  allowPositionals: true,
});

await runUntilSignal(async () => {
  const emulators = EMULATORS.filter((name) => values.only.split(',').includes(name));
  const suite = await startSuite({ root, offset: portOffset(process.env), emulators, webBuild: 'web/dist' });

  if (command.length === 0) {
    for (const [name, value] of Object.entries(suite.env)) console.log(`${name}=${value}`);
    console.log('Ctrl-C ends the emulators.');
    return suite.ended;
  }
  const [program = '', ...args] = command;
  const child = startChild(program, args, { stdio: 'inherit', env: { ...process.env, ...suite.env } });
  return Promise.race([exitCode(child), suite.ended]);
});
