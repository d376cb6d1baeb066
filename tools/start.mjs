// npm start: see commands/start.ts. Needs nothing but Node and npm.
import { runCommand } from './prepare/run.mjs';

await runCommand('start');
