import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** For how long a page that was loaded before a deployment still finds its scripts. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Part of each release. */
export const HISTORY_PATH = '/asset-history.json';

/**
 * The files below /assets in a release. Their names contain a hash of their content.
 * @typedef {object} AssetHistory
 * @property {string[]} current                 paths of the build that the release is made of
 * @property {Record<string, string>} earlier   paths of other builds, with the date on which a release was last made of them, or could be
 */

/**
 * Reads the history of the live release.
 * @param {import('./google.mjs').Google} google
 * @param {import('./hosting.mjs').Site} site
 * @returns {Promise<AssetHistory>}
 */
export async function readHistory(google, site) {
  const response = await google.fetchSite(site.url + HISTORY_PATH);
  if (response.status === 404) return { current: [], earlier: {} };
  if (!response.ok) throw new Error(`${site.url}${HISTORY_PATH} responded ${response.status}.`);
  return response.json();
}

/**
 * The history of the live release with the assets of the next build beside its own.
 * @param {AssetHistory} live
 * @param {string[]} next
 * @param {Date} now
 * @returns {AssetHistory}
 */
export function withNextAssets(live, next, now) {
  const added = next.filter((path) => !live.current.includes(path));
  return { current: live.current, earlier: { ...live.earlier, ...dated(added, now) } };
}

/**
 * The history of the release that is made of the next build: what is live now becomes earlier, and what has been that for too long is left out.
 * @param {AssetHistory} live
 * @param {string[]} next
 * @param {Date} now
 * @returns {AssetHistory}
 */
export function nextHistory(live, next, now) {
  const oldest = dateOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const earlier = Object.entries({ ...live.earlier, ...dated(live.current, now) }).filter(
    ([path, date]) => date >= oldest && !next.includes(path),
  );
  return { current: next, earlier: Object.fromEntries(earlier) };
}

/** @param {Date} time in UTC */
const dateOf = (time) => time.toISOString().slice(0, 10);

/** @param {string[]} paths @param {Date} now */
const dated = (paths, now) => Object.fromEntries(paths.map((path) => [path, dateOf(now)]));

/**
 * Returns the paths of a build's assets.
 * @param {string} folder that Hosting serves
 * @returns {string[]}
 */
export function assetsIn(folder) {
  // As firebase.json, which does not deploy source maps.
  return readdirSync(join(folder, 'assets'))
    .filter((name) => !name.endsWith('.map'))
    .map((name) => `/assets/${name}`)
    .sort();
}

/**
 * Puts the history, and the assets of earlier builds from the live site, into the folder that is deployed next.
 * @param {import('./google.mjs').Google} google
 * @param {import('./hosting.mjs').Site} site
 * @param {string} folder
 * @param {AssetHistory} history
 * @throws where a file cannot be fetched; one that is gone is left out
 */
export async function keepEarlierAssets(google, site, folder, history) {
  const earlier = { ...history.earlier };
  for (const path of Object.keys(earlier)) {
    const response = await google.fetchSite(site.url + path);
    if (response.status === 404) {
      delete earlier[path];
      continue;
    }
    if (!response.ok) throw new Error(`${site.url}${path} responded ${response.status}.`);
    writeFileSync(join(folder, path), new Uint8Array(await response.arrayBuffer()));
  }
  writeFileSync(join(folder, HISTORY_PATH), JSON.stringify({ ...history, earlier }));
}
