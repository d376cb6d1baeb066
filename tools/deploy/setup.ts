// npm run deploy:setup -- <project> [--check] [--budget 20]: prepares a Firebase project for its first
// deployment. Leaves existing resources unchanged, so it can be repeated. With --check, only reports what is
// missing.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runUntilSignal } from '../process/lifetime';
import { blocking, runChecks } from './checks/index';
import { Google } from './google';
import { regionOf, requireProject } from './settings';

const USAGE = 'Usage: npm run deploy:setup -- <project> [--check] [--budget 20]';
const root = fileURLToPath(new URL('../..', import.meta.url));

await runUntilSignal(async () => {
  const { values, positionals } = parseArgs({
    options: { check: { type: 'boolean', default: false }, budget: { type: 'string', default: '20' } },
    allowPositionals: true,
  });
  const project = requireProject(positionals[0], USAGE);
  const budget = Number(values.budget);
  if (!Number.isInteger(budget) || budget < 1) throw new Error(`--budget takes a whole number.\n${USAGE}`);

  const google = new Google(project);
  const context = { google, project, region: regionOf(root), root, readOnly: values.check, budget };
  const lacking = blocking(await runChecks(context, console.log));
  console.log(
    lacking.length === 0
      ? `\nReady. Next: npm run deploy -- ${project}`
      : `\n${lacking.length} to do. Then run this again.`,
  );
  return lacking.length === 0 ? 0 : 1;
});
