// npm run deploy:preview -- <project> <channel>: builds the site, renders every page from a project's
// content, and publishes the files to a preview channel of its site. Changes neither the live site nor the
// function. See docs/deploy.md, "GitHub".
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
  if (!channel || channel === 'live') throw new Error(`Name a channel other than the live one.\n${USAGE}`);
  await publishPreview({ google: new Google(project), root, run: runIn(root), say: console.log }, channel);
  return 0;
});
