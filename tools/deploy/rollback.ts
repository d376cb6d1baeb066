// npm run deploy:rollback -- <project> [--to <version>]: lists the pages' releases, or republishes an earlier
// version.
import { parseArgs } from 'node:util';
import { runUntilSignal } from '../process/lifetime';
import { Google } from './google';
import { rollBack } from './rolling-back';
import { requireProject } from './settings';

const USAGE = 'Usage: npm run deploy:rollback -- <project> [--to <version>]';

await runUntilSignal(async () => {
  const { values, positionals } = parseArgs({ options: { to: { type: 'string' } }, allowPositionals: true });
  const project = requireProject(positionals[0], USAGE);
  const google = new Google(project);
  await rollBack({ google, to: values.to, say: console.log });
  return 0;
});
