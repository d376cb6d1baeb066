// node tools/emulators.mjs [-- command]: see commands/emulators.ts.
import { runCommand } from './prepare/run.mjs';

await runCommand('emulators');
