// npm test: see commands/test.ts.
import { runCommand } from './prepare/run.mjs';

await runCommand('test');
