// npm run deploy -- <project>: builds the site for a Firebase project and deploys it. See docs/deploy.md.
import { createInterface } from 'node:readline/promises';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { functionNames } from '../../functions/names.mjs';
import { exitCode, runToEnd, startChild } from '../process/children.mjs';
import { runUntilSignal } from '../process/lifetime.mjs';
import { readPlaceholders } from './content.mjs';
import { deploy } from './deployment.mjs';
import { createGoogle } from './google.mjs';
import { leaveEmulators, requireProject } from './settings.mjs';

const USAGE =
  'Usage: npm run deploy -- <project> [--yes] [--seed] [--demo-content] [--allow-empty] [--allow-dirty] [--delete-function <name>]';
const FLAG = /** @type {const} */ ({ type: 'boolean', default: false });
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
    google: createGoogle(project, { baseUrl: process.env.GOOGLE_API_BASE_URL }),
    root,
    options: {
      seed: values.seed,
      demoContent: values['demo-content'],
      allowEmpty: values['allow-empty'],
      allowDirty: values['allow-dirty'],
      deletedFunctions: values['delete-function'],
    },
    functions: await functionNames(),
    placeholders: await readPlaceholders(),
    run,
    capture,
    confirm: (question) => (values.yes ? Promise.resolve(true) : confirm(question)),
    say: console.log,
  });
  return 0;
});

/** @param {string} command @param {string[]} args @param {Record<string, string>} [env] */
async function run(command, args, env = {}) {
  console.log(`\n> ${command} ${args.join(' ')}`);
  const child = startChild(command, args, {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const code = await exitCode(child);
  if (code !== 0)
    throw new Error(
      `\`${command} ${args.join(' ')}\` failed with code ${code}. The steps before it are done; run the deployment again.`,
    );
}

/** @param {string} command @param {string[]} args */
async function capture(command, args) {
  const { code, stdout, output } = await runToEnd(command, args, { cwd: root });
  if (code !== 0) throw new Error(`\`${command} ${args.join(' ')}\` failed:\n${output}`);
  return stdout;
}

/** @param {string} question */
async function confirm(question) {
  if (!process.stdin.isTTY) throw new Error('There is nobody to ask here: pass --yes.');
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(`\n${question} (y/N) `);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}
