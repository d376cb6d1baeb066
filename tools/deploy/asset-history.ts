import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../functions/src/publishing/hosting';
import type { Google } from './google';

/** For how long a page that was loaded before a deployment still finds its scripts. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** Part of each release. */
export const HISTORY_PATH = '/asset-history.json';

/** The files below /assets in a release. Their names contain a hash of their content. */
export interface AssetHistory {
  /** Paths of the build that the release is made of. */
  current: string[];
  /** Paths of other builds, with the date on which a release was last made of them, or could be. */
  earlier: Record<string, string>;
}

/** Reads the history of the live release. */
export async function readHistory(google: Google, site: Site): Promise<AssetHistory> {
  const response = await google.fetchSite(site.url + HISTORY_PATH);
  if (response.status === 404) return { current: [], earlier: {} };
  if (!response.ok) throw new Error(`${site.url}${HISTORY_PATH} responded ${response.status}.`);
  return (await response.json()) as AssetHistory;
}

/** The history of the live release with the assets of the next build beside its own. */
export function withNextAssets(live: AssetHistory, next: string[], now: Date): AssetHistory {
  const added = next.filter((path) => !live.current.includes(path));
  return { current: live.current, earlier: { ...live.earlier, ...dated(added, now) } };
}

/** The history of the release that is made of the next build: what is live now becomes earlier, and what has been that for too long is left out. */
export function nextHistory(live: AssetHistory, next: string[], now: Date): AssetHistory {
  const oldest = dateOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const earlier = Object.entries({ ...live.earlier, ...dated(live.current, now) }).filter(
    ([path, date]) => date >= oldest && !next.includes(path),
  );
  return { current: next, earlier: Object.fromEntries(earlier) };
}

/** The date in UTC. */
const dateOf = (time: Date): string => time.toISOString().slice(0, 10);

const dated = (paths: string[], now: Date): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, dateOf(now)]));

/** Returns the paths of a build's assets in the folder that Hosting serves. */
export function assetsIn(folder: string): string[] {
  // As firebase.json, which does not deploy source maps.
  return readdirSync(join(folder, 'assets'))
    .filter((name) => !name.endsWith('.map'))
    .map((name) => `/assets/${name}`)
    .sort();
}

/** Puts the history, and the assets of earlier builds that the live site still has, into the folder that is deployed next. */
export async function keepEarlierAssets(
  google: Google,
  site: Site,
  folder: string,
  history: AssetHistory,
): Promise<void> {
  const earlier: Record<string, string> = {};
  for (const [path, date] of Object.entries(history.earlier)) {
    const response = await google.fetchSite(site.url + path);
    if (response.status === 404) continue;
    if (!response.ok) throw new Error(`${site.url}${path} responded ${response.status}.`);
    writeFileSync(join(folder, path), new Uint8Array(await response.arrayBuffer()));
    earlier[path] = date;
  }
  writeFileSync(join(folder, HISTORY_PATH), JSON.stringify({ ...history, earlier }));
}
