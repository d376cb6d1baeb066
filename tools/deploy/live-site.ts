import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import type { Site } from '../../functions/src/publishing/hosting';
import type { Google } from './google';

/** How long a new release may take to be served everywhere. */
const LIVE_TIMEOUT_MS = 2 * 60_000;

/** Returns the id of the build that visitors get now; undefined where there is none that says so. */
async function liveBuildId(google: Google, site: Site): Promise<string | undefined> {
  const response = await google.fetchSite(`${site.url}/build.json`);
  return response.ok ? ((await response.json()) as { buildId?: string }).buildId : undefined;
}

/** Waits until the deployed site serves a build; returns what does not work of the pages that Hosting and the function serve together. */
export async function problemsOfLiveSite(google: Google, site: Site, buildId: string): Promise<string[]> {
  await google.until(
    `${site.url}/build.json`,
    async () => (await liveBuildId(google, site)) === buildId || undefined,
    LIVE_TIMEOUT_MS,
  );
  const problems: string[] = [];
  for (const path of ['/en', '/es', '/en/blog', '/api/services', '/sitemap.xml', '/admin']) {
    const response = await google.fetchSite(site.url + path);
    if (response.status !== 200) problems.push(`${path} responds ${response.status}.`);
    else if (path.startsWith('/api/') && !response.headers.has(REQUEST_ID_HEADER))
      problems.push(`${path} has lost ${REQUEST_ID_HEADER}, by which browsers recognize the API.`);
  }
  // The first is a file, the second is rendered by the function: an older or newer half would name scripts that do not exist.
  for (const path of ['/en/blog', '/en/no-such-page'])
    problems.push(...(await missingAssets(google, site, path)));
  return problems;
}

async function missingAssets(google: Google, site: Site, path: string): Promise<string[]> {
  const html = await (await google.fetchSite(site.url + path)).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const problems: string[] = [];
  for (const asset of assets) {
    const { status } = await google.fetchSite(site.url + asset);
    if (status !== 200) problems.push(`${path} names ${asset}, which responds ${status}.`);
  }
  return problems;
}
