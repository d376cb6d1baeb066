/**
 * Loads an archive into an empty project:
 *   npm run restore -- <archive> [--project <id>]
 * The project is chosen as for the seed. An archive that is damaged and a project that is not empty are refused before anything is
 * written. A restore that was cut off goes on when the command is repeated. Nothing that exists is ever changed.
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
      `Restoring ${path}, made ${archive.manifest.createdAt} of the project ${archive.manifest.project}, into ${description}`,
    );
    await restoreArchive(archive, target, (line) => console.log(line));
    console.log(
      'Everything is there, and was compared with the archive. Deploy the site to make it visible (docs/deploy.md).',
    );
  });
}

restore().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
