import { buildIdOf, commitOfBuild, defaultSite, describeRelease, listReleases, releaseAgain } from './hosting.mjs';

const RELEASES_SHOWN = 20;

/**
 * Lists the releases; with a version, publishes it again. Hosting keeps the files of earlier versions. The function stays as it is, and
 * publishes nothing into a release of another build.
 * @param {object} options
 * @param {import('./google.mjs').Google} options.google
 * @param {string | undefined} options.to  a version's id as it is listed
 * @param {(line: string) => void} options.say
 */
export async function rollBack({ google, to, say }) {
  const site = await defaultSite(google);
  const releases = await listReleases(google, site);
  if (to === undefined) {
    say(`Releases of ${site.url}, the newest first (time, version, what was released and its build):`);
    for (const release of releases.slice(0, RELEASES_SHOWN)) say(`  ${describeRelease(release)}`);
    say(`\nTo publish one again: npm run deploy:rollback -- ${google.project} --to <version>`);
    return;
  }
  const release = releases.find(({ version }) => version?.name.split('/').pop() === to);
  const [live] = releases;
  if (!release?.version) throw new Error(`${site.url} has no release of the version ${to}.`);
  if (release.version.name === live?.version?.name) throw new Error(`The version ${to} is the one that is live.`);
  await releaseAgain(google, site, { ...release, version: release.version });
  say(`Live again: ${describeRelease(release)}`);
  const build = buildIdOf(release);
  if (live && build === buildIdOf(live)) {
    say('Its pages show the content of then. What the owner publishes is released as before; the next deployment renders everything anew.');
    return;
  }
  say('The function is still the newer one. What the owner publishes waits, and she sees that it is delayed, until the function and these pages');
  say('are of one build again. Deploy the commit that goes with the pages, or a corrected one:');
  say(`  git switch --detach ${commitOfBuild(releases, build) ?? '<commit>'} && npm run deploy -- ${google.project}`);
}
