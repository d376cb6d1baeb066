import { defaultSite, describeRelease, listReleases, releaseAgain } from './hosting.mjs';

/**
 * Lists the releases; with a version, publishes it again. Hosting keeps the files of earlier versions. The function stays as it is, so the
 * blog's pages, which it renders, may name scripts that the earlier version does not have: they stay readable, as without scripts.
 * @param {object} options
 * @param {import('./google.mjs').Google} options.google
 * @param {string | undefined} options.to  a version's id as it is listed
 * @param {(line: string) => void} options.say
 */
export async function rollBack({ google, to, say }) {
  const site = await defaultSite(google);
  const releases = await listReleases(google, site);
  if (to === undefined) {
    say(`Releases of ${site.url}, the newest first (time, version, commit and build):`);
    for (const release of releases) say(`  ${describeRelease(release)}`);
    say(`\nTo publish one again: npm run deploy:rollback -- ${google.project} --to <version>`);
    return;
  }
  const release = releases.find(({ version }) => version?.name.split('/').pop() === to);
  if (!release?.version) throw new Error(`${site.url} has no release of the version ${to}.`);
  if (release.version.name === releases[0]?.version?.name) throw new Error(`The version ${to} is the one that is live.`);
  await releaseAgain(google, site, { ...release, version: release.version });
  const [commit = ''] = (release.message ?? '').split(' ');
  say(`Live again: ${describeRelease(release)}`);
  say('The function is still the newer one. To bring it back as well, deploy the commit that goes with these pages:');
  say(`  git switch --detach ${commit || '<commit>'} && npm run deploy -- ${google.project}`);
}
