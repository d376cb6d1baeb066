import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Identifies a build. web/build.mjs writes the stamp into the built pages and the page renderer, and
 * functions/build.ts copies it into the function.
 */
export interface Stamp {
  project: string;
  siteUrl: string;
  buildId: string;
}

/** The parts of a deployment, each with the path of its stamp. */
const HALVES = {
  'the pages': join('web', 'dist', 'build.json'),
  'the function': join('functions', 'lib', 'build.json'),
  "the function's page renderer": join('functions', 'lib', 'pages', 'build.json'),
};

function readStamp(path: string): Stamp | null {
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Stamp) : null;
}

/** Returns the stamp of the pages that would be deployed. */
export function builtStamp(root: string): Stamp {
  const stamp = readStamp(join(root, HALVES['the pages']));
  if (!stamp) throw new Error('web/dist contains no build.');
  return stamp;
}

/**
 * Returns the reasons not to deploy the local build: parts are missing, are for another project or address,
 * or come from different builds.
 */
export function problemsOfBuild(
  root: string,
  { project, siteUrl }: { project: string; siteUrl?: string | undefined },
): string[] {
  const stamps = Object.entries(HALVES).map(([half, path]) => ({
    half,
    path,
    stamp: readStamp(join(root, path)),
  }));
  const problems = stamps.flatMap(({ half, path, stamp }) => {
    if (!stamp) return [`The build of ${half} is missing (${path}).`];
    if (stamp.project !== project) return [`The build of ${half} is for the project ${stamp.project}.`];
    if (stamp.siteUrl !== siteUrl)
      return [`The build of ${half} is for ${stamp.siteUrl}, not for ${siteUrl ?? 'any address'}.`];
    return [];
  });
  const ids = new Set(stamps.flatMap(({ stamp }) => stamp?.buildId ?? []));
  if (ids.size > 1) problems.push(`The parts come from different builds: ${[...ids].join(', ')}.`);
  return problems;
}
