// npm run deploy -- <project>: builds the site for a Firebase project and deploys it. See docs/deploy.md.
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { functionNames } from '../../functions/names';
import { runOrThrow } from '../process/children';
import { runUntilSignal } from '../process/lifetime';
import { PLACEHOLDERS } from './content';
import { deploy } from './deployment';
import { Google } from './google';
import { runIn } from './run';
import { leaveEmulators, requireProject } from './settings';

const USAGE =
  'Usage: npm run deploy -- <project> [--yes] [--seed] [--demo-content] [--allow-empty] [--allow-dirty] [--delete-function <name>]';
const FLAG = { type: 'boolean', default: false } as const;
const root = fileURLToPath(new URL('../..', import.meta.url));

await runUntilSignal(async () => {
  leaveEmulators();
  const { values, positionals } = parseArgs({
    options: {
      yes: FLAG,
      seed: FLAG,
      'demo-content': FLAG,
      'allow-empty': FLAG,
      'allow-dirty': FLAG,
      'delete-function': { type: 'string', multiple: true, default: [] },
    },
    allowPositionals: true,
  });
  const project = requireProject(positionals[0], USAGE);
  await deploy({
    google: new Google(project),
    root,
    options: {
      seed: values.seed,
      demoContent: values['demo-content'],
      allowEmpty: values['allow-empty'],
      allowDirty: values['allow-dirty'],
      deletedFunctions: values['delete-function'],
    },
    functions: await functionNames(),
    placeholders: PLACEHOLDERS,
    run: runIn(root),
    capture: (command, args) => runOrThrow(command, args, { cwd: root }),
    confirm: (question) => (values.yes ? Promise.resolve(true) : confirm(question)),
    say: console.log,
  });
  return 0;
});

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) throw new Error('There is no terminal to ask for confirmation. Pass --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\n${question} (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
