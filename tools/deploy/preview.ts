// npm run deploy:preview -- <project> <channel>: publishes the site to a preview channel. Builds the site and
// renders every page from the project's content. Changes neither the live site nor the function. See
// docs/deploy.md, "GitHub".
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runUntilSignal } from '../process/lifetime';
import { publishPreview } from './commands';
import { Google } from './google';
import { runIn } from './run';
import { leaveEmulators, requireProject } from './settings';

const USAGE = 'Usage: npm run deploy:preview -- <project> <channel>';
const root = fileURLToPath(new URL('../..', import.meta.url));

await runUntilSignal(async () => {
  leaveEmulators();
  const {
    positionals: [id, channel],
  } = parseArgs({ allowPositionals: true });
  const project = requireProject(id, USAGE);
  if (!channel || channel === 'live') throw new Error(`Specify a channel other than "live".\n${USAGE}`);
  await publishPreview({ google: new Google(project), root, run: runIn(root), say: console.log }, channel);
  return 0;
});
