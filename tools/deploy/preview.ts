// npm run deploy:preview -- <project> <channel>: builds the site, renders every page from the content of a project, and publishes the files
// to a preview channel of its site. Changes neither the live site nor the function. See docs/deploy.md, "GitHub".
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runUntilSignal } from '../process/lifetime';
import { previewCommands } from './preview-commands';
import { runIn } from './run';
import { leaveEmulators, requireProject } from './settings';

const USAGE = 'Usage: npm run deploy:preview -- <project> <channel>';
const root = fileURLToPath(new URL('../..', import.meta.url));

await runUntilSignal(async (cleanUp) => {
  leaveEmulators();
  const {
    positionals: [id, channel],
  } = parseArgs({ allowPositionals: true });
  const project = requireProject(id, USAGE);
  if (!channel || channel === 'live') throw new Error(`Name a channel other than the live one.\n${USAGE}`);

  const { commands, config, configPath, env } = previewCommands(root, project, channel);
  cleanUp(() => rmSync(join(root, configPath), { force: true }));
  writeFileSync(join(root, configPath), JSON.stringify(config));
  const run = runIn(root);
  for (const [command = '', ...args] of commands) await run(command, args, env);
  return 0;
});
