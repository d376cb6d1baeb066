import {
  buildIdOf,
  readDefaultSite,
  lastPart,
  listReleases,
  releaseVersion,
  type Release,
  type Site,
} from '../../functions/src/publishing/hosting';
import type { Lease } from '../../functions/src/publishing/lease';
import type { Google } from './google';
import { takeDeploymentLease } from './lease';

const RELEASES_SHOWN = 20;

interface Rollback {
  google: Google;
  /** The id of the version to republish, or undefined to list the releases. */
  to: string | undefined;
  say: (line: string) => void;
}

/**
 * Republishes the version `to` from the files that Hosting still has, or lists the releases if `to` is
 * undefined. Doesn't roll back the function, which publishes no changes while another build's release is
 * live.
 */
export async function rollBack({ google, to, say }: Rollback): Promise<void> {
  const site = await readDefaultSite(google, google.project);
  if (to === undefined) {
    for (const line of listing(google.project, site, await listReleases(google, site))) say(line);
    return;
  }
  const lease = await takeDeploymentLease(google, say);
  try {
    for (const line of await releaseAgain(google, site, to, lease)) say(line);
  } finally {
    await lease.release();
  }
}

export function describeRelease(release: Release): string {
  return `${release.releaseTime}  ${versionIdOf(release) ?? '(site disabled)'}  ${release.message ?? ''}`;
}

const versionIdOf = ({ version }: Release): string | undefined => version && lastPart(version.name);

function listing(project: string, site: Site, releases: Release[]): string[] {
  const builds = otherBuilds(releases);
  return [
    `Releases of ${site.url}, newest first (time, version, and the released commit and build):`,
    ...releases.slice(0, RELEASES_SHOWN).map((release) => `  ${describeRelease(release)}`),
    ...(releases.length > RELEASES_SHOWN ? [`  and ${releases.length - RELEASES_SHOWN} earlier ones`] : []),
    ...(builds.size > 0 ? ['', 'The last releases of other builds:'] : []),
    ...[...builds].map(([build, release]) =>
      isKept(release)
        ? `  ${describeRelease(release)}  (commit ${commitOfBuild(releases, build) ?? 'unknown'})`
        : `  ${build}: Hosting has deleted its files. To deploy it again: ${deployCommand(project, releases, build)}`,
    ),
    '',
    `To publish one again: npm run deploy:rollback -- ${project} --to <version>`,
  ];
}

/** Republishes a version and returns the lines of a report. */
async function releaseAgain(google: Google, site: Site, id: string, lease: Lease): Promise<string[]> {
  const releases = await listReleases(google, site);
  const [live] = releases;
  const release = releases.find((candidate) => versionIdOf(candidate) === id);
  if (!release?.version) throw new Error(`${site.url} has no release of the version ${id}.`);
  if (release.version.name === live?.version?.name) throw new Error(`The version ${id} is already live.`);
  const build = buildIdOf(release);
  const command = deployCommand(google.project, releases, build);
  if (!isKept(release))
    throw new Error(
      `Hosting has deleted the files of the version ${id}. To deploy its build again: ${command}`,
    );
  await lease.renew();
  await releaseVersion(google, site, id, `Rolled back to: ${release.message ?? ''}`);
  const done = `Live again: ${describeRelease(release)}`;
  if (live && build === buildIdOf(live)) {
    return [
      done,
      'The pages show the content as of that release. The owner can still publish, and the next deployment renders everything again.',
    ];
  }
  return [
    done,
    "The function was not rolled back. The owner's changes are queued and shown as delayed until the function and these pages",
    'come from the same build again. Deploy the commit of these pages, or a corrected one:',
    `  ${command}`,
  ];
}

/** Returns the last release of each build other than the live one, newest first. */
function otherBuilds([live, ...earlier]: Release[]): Map<string, Release> {
  const builds = new Map<string, Release>();
  for (const release of earlier) {
    const build = buildIdOf(release);
    if (build && live && build !== buildIdOf(live) && !builds.has(build)) builds.set(build, release);
  }
  return builds;
}

/** Returns whether Hosting still has the files of a release. */
const isKept = ({ version }: Release): boolean => version?.status === 'FINALIZED';

/**
 * Returns the commit that a build was made from, or undefined if no release mentions it. Only the release
 * that deployed the build names the commit in its message.
 */
function commitOfBuild(releases: Release[], buildId: string): string | undefined {
  for (const { message = '' } of releases) {
    const [, commit, build] = /^([0-9a-f]{6,40}) build (\S+)$/.exec(message) ?? [];
    if (build === buildId) return commit;
  }
  return undefined;
}

function deployCommand(project: string, releases: Release[], build: string | null): string {
  const commit = build === null ? undefined : commitOfBuild(releases, build);
  return `git switch --detach ${commit ?? '<commit>'} && npm run deploy -- ${project}`;
}
