import {
  buildIdOf,
  commitOfBuild,
  defaultSite,
  describeRelease,
  listReleases,
  releaseAgain,
  versionIdOf,
} from './hosting.mjs';
import { takeLease } from './lease.mjs';

/** @typedef {import('./google.mjs').Google} Google */
/** @typedef {import('./hosting.mjs').Release} Release */
/** @typedef {import('./hosting.mjs').Site} Site */

const RELEASES_SHOWN = 20;

/**
 * Lists the releases; with a version, publishes it again. Hosting keeps the files of earlier versions. The function stays as it is, and
 * publishes nothing into a release of another build.
 * @param {object} options
 * @param {Google} options.google
 * @param {string | undefined} options.to  a version's id as it is listed
 * @param {(line: string) => void} options.say
 */
export async function rollBack({ google, to, say }) {
  const site = await defaultSite(google);
  if (to === undefined) {
    for (const line of listing(google.project, site, await listReleases(google, site))) say(line);
    return;
  }
  const lease = await takeLease(google, say);
  try {
    for (const line of await releaseVersion(google, site, to, lease)) say(line);
  } finally {
    await lease.giveUp();
  }
}

/** @param {string} project @param {Site} site @param {Release[]} releases @returns {string[]} lines */
function listing(project, site, releases) {
  const builds = otherBuilds(releases);
  return [
    `Releases of ${site.url}, the newest first (time, version, what was released and its build):`,
    ...releases.slice(0, RELEASES_SHOWN).map((release) => `  ${describeRelease(release)}`),
    ...(releases.length > RELEASES_SHOWN ? [`  and ${releases.length - RELEASES_SHOWN} before these`] : []),
    ...(builds.size > 0 ? ['', 'Other builds, as visitors last had them:'] : []),
    ...[...builds].map(([build, release]) =>
      isKept(release)
        ? `  ${describeRelease(release)}  (commit ${commitOfBuild(releases, build) ?? 'unknown'})`
        : `  ${build}: Hosting has deleted its files. To deploy it anew: ${deployCommand(project, releases, build)}`,
    ),
    '',
    `To publish one again: npm run deploy:rollback -- ${project} --to <version>`,
  ];
}

/**
 * @param {Google} google
 * @param {Site} site
 * @param {string} id of the version
 * @param {import('./lease.mjs').Lease} lease
 * @returns {Promise<string[]>} what it has done, in lines
 */
async function releaseVersion(google, site, id, lease) {
  const releases = await listReleases(google, site);
  const [live] = releases;
  const release = releases.find((candidate) => versionIdOf(candidate) === id);
  if (!release?.version) throw new Error(`${site.url} has no release of the version ${id}.`);
  if (release.version.name === live?.version?.name)
    throw new Error(`The version ${id} is the one that is live.`);
  const build = buildIdOf(release);
  const command = deployCommand(google.project, releases, build);
  if (!isKept(release))
    throw new Error(
      `Hosting has deleted the files of the version ${id}. To deploy its build anew: ${command}`,
    );
  lease.assertHeld();
  await releaseAgain(google, site, { ...release, version: release.version });
  const done = `Live again: ${describeRelease(release)}`;
  if (live && build === buildIdOf(live)) {
    return [
      done,
      'Its pages show the content of then. What the owner publishes is released as before; the next deployment renders everything anew.',
    ];
  }
  return [
    done,
    'The function is still the newer one. What the owner publishes waits, and she sees that it is delayed, until the function and these pages',
    'are of one build again. Deploy the commit that goes with the pages, or a corrected one:',
    `  ${command}`,
  ];
}

/** The builds but the live one, the newest first, each with its last release. @param {Release[]} releases the newest first */
function otherBuilds([live, ...earlier]) {
  /** @type {Map<string, Release>} */
  const builds = new Map();
  for (const release of earlier) {
    const build = buildIdOf(release);
    if (build && live && build !== buildIdOf(live) && !builds.has(build)) builds.set(build, release);
  }
  return builds;
}

/** Whether the files are still there. @param {Release} release */
const isKept = ({ version }) => version?.status === 'FINALIZED';

/** @param {string} project @param {Release[]} releases @param {string | undefined} build */
const deployCommand = (project, releases, build) =>
  `git switch --detach ${commitOfBuild(releases, build) ?? '<commit>'} && npm run deploy -- ${project}`;
