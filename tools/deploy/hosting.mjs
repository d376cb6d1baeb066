import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
/** The most of one page of the listing (https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.channels.releases/list). */
const RELEASES_PER_PAGE = 100;
/** The most files of one `populateFiles`. */
const FILES_PER_CALL = 1_000;
/** How long a new release may take to be served everywhere. */
const LIVE_TIMEOUT_MS = 2 * 60_000;

/**
 * One publication of the pages. A rollback is another release of an earlier version. The version is missing where the site was disabled, and
 * no longer `FINALIZED` where Hosting has deleted its files, of which it keeps those of a number of versions
 * (https://firebase.google.com/docs/reference/hosting/rest/v1beta1/sites.versions).
 * @typedef {{name: string, type: string, message?: string, releaseTime: string, version?: {name: string, status?: string}}} Release
 * @typedef {{id: string, url: string}} Site
 */

/**
 * Returns the site that firebase-tools deploys to where firebase.json names none.
 * @param {import('./google.mjs').Google} google
 * @returns {Promise<Site>}
 */
export async function defaultSite(google) {
  const { sites = [] } = await google.get(`${HOSTING}/projects/${google.project}/sites`);
  const site = sites.find((/** @type {{type: string}} */ { type }) => type === 'DEFAULT_SITE') ?? sites[0];
  if (!site)
    throw new Error(`The project has no Hosting site. Run: npm run deploy:setup -- ${google.project}`);
  return { id: site.name.split('/').pop(), url: site.defaultUrl };
}

/**
 * Returns every release, the newest first. Each publication of the owner's is one.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @returns {Promise<Release[]>}
 */
export async function listReleases(google, site) {
  const all = [];
  for (let pageToken = ''; ;) {
    const page = await google.get(
      `${releasesUrl(site)}?pageSize=${RELEASES_PER_PAGE}&pageToken=${encodeURIComponent(pageToken)}`,
    );
    all.push(...(page.releases ?? []));
    if (!page.nextPageToken) return all;
    pageToken = page.nextPageToken;
  }
}

/**
 * Returns the release that visitors get; undefined where there never was one.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @returns {Promise<Release | undefined>}
 */
export async function liveRelease(google, site) {
  return (await google.get(`${releasesUrl(site)}?pageSize=1`)).releases?.[0];
}

/** @param {Site} site */
const releasesUrl = (site) => `${HOSTING}/sites/${site.id}/channels/live/releases`;

/**
 * Publishes an earlier version again.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @param {Release & {version: {name: string}}} release
 */
export async function releaseAgain(google, site, { version, message = '' }) {
  const name = versionOf(site, { version });
  await google.post(`${releasesUrl(site)}?versionName=${encodeURIComponent(name)}`, {
    message: `Rolled back to: ${message}`,
  });
}

/**
 * Releases a version with more files than it has.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @param {Release & {version: {name: string}}} base has to be live still when the new version is complete
 * @param {ReadonlyMap<string, Uint8Array<ArrayBuffer>>} files by their path on the site
 * @param {string} message
 */
export async function releaseWithFiles(google, site, base, files, message) {
  const operation = await google.post(`${HOSTING}/sites/${site.id}/versions:clone`, {
    sourceVersion: versionOf(site, base),
  });
  const name = versionOf(site, {
    version: /** @type {{name: string}} */ (await google.finished(HOSTING, operation)),
  });

  const entries = [...files].map(([path, bytes]) => {
    const gzipped = gzipSync(bytes, { level: 9 });
    return { path, gzipped, hash: createHash('sha256').update(gzipped).digest('hex') };
  });
  for (let start = 0; start < entries.length; start += FILES_PER_CALL) {
    const part = entries.slice(start, start + FILES_PER_CALL);
    const { uploadUrl, uploadRequiredHashes = [] } = await google.post(`${HOSTING}/${name}:populateFiles`, {
      files: Object.fromEntries(part.map(({ path, hash }) => [path, hash])),
    });
    for (const { hash, gzipped } of part) {
      if (uploadRequiredHashes.includes(hash)) await google.upload(`${uploadUrl}/${hash}`, gzipped);
    }
  }
  await google.patch(`${HOSTING}/${name}?updateMask=status`, { status: 'FINALIZED' });

  const live = await liveRelease(google, site);
  if (live?.name !== base.name)
    throw new Error('Another release went live in the meantime. Run the deployment again.');
  await google.post(`${releasesUrl(site)}?versionName=${encodeURIComponent(name)}`, { message });
}

/** The name of a release's version as the API takes it. @param {Site} site @param {{version: {name: string}}} release */
const versionOf = (site, { version }) => `sites/${site.id}/versions/${version.name.split('/').pop()}`;

/**
 * Returns the id of the build of which a release's pages are; undefined where its message does not say.
 * @param {Release} release
 */
export function buildIdOf({ message = '' }) {
  return /\bbuild (\S+)$/.exec(message)?.[1];
}

/**
 * Returns the commit of a build, which only the release of the deployment itself names.
 * @param {Release[]} releases
 * @param {string | undefined} buildId
 */
export function commitOfBuild(releases, buildId) {
  for (const { message = '' } of releases) {
    const [, commit, build] = /^([0-9a-f]{6,40}) build (\S+)$/.exec(message) ?? [];
    if (build !== undefined && build === buildId) return commit;
  }
  return undefined;
}

/** @param {Release} release */
export function describeRelease(release) {
  return `${release.releaseTime}  ${versionIdOf(release) ?? '(site disabled)'}  ${release.message ?? ''}`;
}

/** @param {Release} release */
export const versionIdOf = ({ version }) => version?.name.split('/').pop();

/**
 * Returns the id of the build that visitors get now; undefined where there is none that says so.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @returns {Promise<string | undefined>}
 */
export async function liveBuildId(google, site) {
  const response = await google.fetchSite(`${site.url}/build.json`);
  return response.ok ? (await response.json()).buildId : undefined;
}

/**
 * Waits until the deployed site serves a build, and looks at the pages that Hosting and the function serve together.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @param {string} buildId
 * @returns {Promise<string[]>} what does not work
 */
export async function problemsOfLiveSite(google, site, buildId) {
  await google.until(
    `${site.url}/build.json`,
    async () => (await liveBuildId(google, site)) === buildId || undefined,
    LIVE_TIMEOUT_MS,
  );
  const problems = [];
  for (const path of ['/en', '/es', '/en/blog', '/api/services', '/sitemap.xml', '/admin']) {
    const response = await google.fetchSite(site.url + path);
    if (response.status !== 200) problems.push(`${path} responds ${response.status}.`);
  }
  // The first is a file, the second is rendered by the function: an older or newer half would name scripts that do not exist.
  for (const path of ['/en/blog', '/en/no-such-page'])
    problems.push(...(await missingAssets(google, site, path)));
  return problems;
}

/** @param {import('./google.mjs').Google} google @param {Site} site @param {string} path of a page */
async function missingAssets(google, site, path) {
  const html = await (await google.fetchSite(site.url + path)).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const problems = [];
  for (const asset of assets) {
    const { status } = await google.fetchSite(site.url + asset);
    if (status !== 200) problems.push(`${path} names ${asset}, which responds ${status}.`);
  }
  return problems;
}
