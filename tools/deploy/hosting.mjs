const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const RELEASES_SHOWN = 20;
/** How long a new release may take to be served everywhere. */
const LIVE_TIMEOUT_MS = 2 * 60_000;

/**
 * One publication of the pages. A rollback is another release of an earlier version.
 * @typedef {{name: string, type: string, message?: string, releaseTime: string, version?: {name: string}}} Release
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
  if (!site) throw new Error(`The project has no Hosting site. Run: npm run deploy:setup -- ${google.project}`);
  return { id: site.name.split('/').pop(), url: site.defaultUrl };
}

/**
 * Returns the last releases, the newest first.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @returns {Promise<Release[]>}
 */
export async function listReleases(google, site) {
  return (await google.get(`${HOSTING}/sites/${site.id}/channels/live/releases?pageSize=${RELEASES_SHOWN}`)).releases ?? [];
}

/**
 * Publishes an earlier version again.
 * @param {import('./google.mjs').Google} google
 * @param {Site} site
 * @param {Release & {version: {name: string}}} release
 */
export async function releaseAgain(google, site, { version, message = '' }) {
  const name = `sites/${site.id}/versions/${version.name.split('/').pop()}`;
  await google.post(`${HOSTING}/sites/${site.id}/channels/live/releases?versionName=${encodeURIComponent(name)}`, {
    message: `Rolled back to: ${message}`,
  });
}

/** @param {Release} release */
export function describeRelease({ version, releaseTime, message = '' }) {
  return `${releaseTime}  ${version?.name.split('/').pop() ?? '(site disabled)'}  ${message}`;
}

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
  await google.until(`${site.url}/build.json`, async () => ((await liveBuildId(google, site)) === buildId || undefined), LIVE_TIMEOUT_MS);
  const problems = [];
  for (const path of ['/en', '/es', '/en/blog', '/api/services', '/sitemap.xml', '/admin']) {
    const response = await google.fetchSite(site.url + path);
    if (response.status !== 200) problems.push(`${path} responds ${response.status}.`);
    // The blog is rendered by the function, whose scripts Hosting serves: an older or newer half would name files that do not exist.
    if (path === '/en/blog') problems.push(...await missingAssets(google, site, await response.text()));
  }
  return problems;
}

/** @param {import('./google.mjs').Google} google @param {Site} site @param {string} html */
async function missingAssets(google, site, html) {
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const problems = [];
  for (const asset of assets) {
    const { status } = await google.fetchSite(site.url + asset);
    if (status !== 200) problems.push(`/en/blog names ${asset}, which responds ${status}.`);
  }
  return problems;
}
