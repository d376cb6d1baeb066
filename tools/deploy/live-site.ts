import { siteLocales } from '@app/domain/content/site-languages';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { DEFAULT_LOCALE } from '@app/domain/general/locale';
import { pagePath } from '@app/domain/general/paths';
import type { Site } from '../../functions/src/publishing/hosting';
import { readSiteLanguages } from './content';
import type { Google } from './google';

/** How long a new release may take to reach all visitors. */
const LIVE_TIMEOUT_MS = 2 * 60_000;

/** Returns the id of the live build, or undefined if the site doesn't report one. */
async function liveBuildId(google: Google, site: Site): Promise<string | undefined> {
  const response = await google.fetchSite(`${site.url}/build.json`);
  return response.ok ? ((await response.json()) as { buildId?: string }).buildId : undefined;
}

/**
 * Waits until the deployed site serves the build. Returns any problems with the site's pages, which Hosting
 * and the function serve together.
 */
export async function problemsOfLiveSite(google: Google, site: Site, buildId: string): Promise<string[]> {
  await google.until(
    `${site.url}/build.json`,
    async () => (await liveBuildId(google, site)) === buildId || undefined,
    LIVE_TIMEOUT_MS,
  );
  // Paths in other languages redirect, so only the site's own languages are checked.
  const locales = siteLocales(await readSiteLanguages(google));
  const [locale = DEFAULT_LOCALE] = locales;
  const homes = locales.map((each) => pagePath('home', each));
  const blog = pagePath('blog', locale);
  const problems: string[] = [];
  for (const path of [...homes, blog, '/api/services', '/sitemap.xml', '/admin']) {
    const response = await google.fetchSite(site.url + path);
    if (response.status !== 200) problems.push(`${path} responds ${response.status}.`);
    else if (path.startsWith('/api/') && !response.headers.has(REQUEST_ID_HEADER))
      problems.push(
        `${path} responds without ${REQUEST_ID_HEADER}, which browsers need to recognize the API.`,
      );
  }
  // The first page is a file; the function renders the second. If either came from another build, its scripts
  // would be missing.
  for (const path of [blog, `/${locale}/no-such-page`])
    problems.push(...(await missingAssets(google, site, path)));
  return problems;
}

async function missingAssets(google: Google, site: Site, path: string): Promise<string[]> {
  const html = await (await google.fetchSite(site.url + path)).text();
  const assets = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)/g));
  const problems: string[] = [];
  for (const asset of assets) {
    const { status } = await google.fetchSite(site.url + asset);
    if (status !== 200) problems.push(`${path} refers to ${asset}, which responds ${status}.`);
  }
  return problems;
}
