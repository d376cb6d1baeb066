// npm start: see commands/start.ts. Needs only Node and npm.
import { runCommand } from './prepare/run.mjs';

await runCommand('start');
