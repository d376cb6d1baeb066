/**
 * Loads an archive into an empty project:
 *   npm run restore -- <archive> [--project <id>]
 * Like the seed, restores to the running emulators unless `--project` names a real project. Rejects damaged
 * archives and non-empty projects before writing anything. If a restore is interrupted, run the command again
 * to resume it. Never changes existing data.
 */
import { parseArgs } from 'node:util';
import { withArchive } from './read-archive';
import { restoreArchive } from './restoring';
import { openTarget } from './target';

const USAGE = 'Usage: npm run restore -- <archive> [--project <id>]';

async function restore(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { project: { type: 'string' } },
  });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error(USAGE);
  await withArchive(path, async (archive) => {
    const { description, ...target } = openTarget(values.project);
    console.log(
      `Restoring ${path}, a backup of the project ${archive.manifest.project} from ${archive.manifest.createdAt}, into ${description}`,
    );
    await restoreArchive(archive, target, (line) => console.log(line));
    console.log(
      'Everything was restored and compared with the archive. Deploy the site to publish it (docs/deploy.md).',
    );
  });
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
