import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../functions/src/publishing/hosting';
import type { Google } from './google';

/** How long pages loaded before a deployment can still fetch their scripts, in days. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60_000;

/** The path of the history file in every release. */
export const HISTORY_PATH = '/asset-history.json';

/** The files under /assets in a release. Each file's name contains a hash of its content. */
export interface AssetHistory {
  /** The asset paths of the release's own build. */
  current: string[];
  /** The asset paths of other builds, each with the date of the last release that may have used it. */
  earlier: Record<string, string>;
}

/** Returns the asset history of the live release. */
export async function readHistory(google: Google, site: Site): Promise<AssetHistory> {
  const response = await google.fetchSite(site.url + HISTORY_PATH);
  if (response.status === 404) return { current: [], earlier: {} };
  if (!response.ok) throw new Error(`${site.url}${HISTORY_PATH} responded ${response.status}.`);
  return (await response.json()) as AssetHistory;
}

/** Returns the live release's history with the next build's assets added. */
export function withNextAssets(live: AssetHistory, next: string[], now: Date): AssetHistory {
  const added = next.filter((path) => !live.current.includes(path));
  return { current: live.current, earlier: { ...live.earlier, ...dated(added, now) } };
}

/**
 * Returns the history for the next build's release. Moves the live assets to `earlier` and drops expired
 * entries.
 */
export function nextHistory(live: AssetHistory, next: string[], now: Date): AssetHistory {
  const oldest = dateOf(new Date(now.getTime() - KEPT_DAYS * DAY_MS));
  const earlier = Object.entries({ ...live.earlier, ...dated(live.current, now) }).filter(
    ([path, date]) => date >= oldest && !next.includes(path),
  );
  return { current: next, earlier: Object.fromEntries(earlier) };
}

/** Returns the UTC date of a time, for example `2026-11-26`. */
const dateOf = (time: Date): string => time.toISOString().slice(0, 10);

const dated = (paths: string[], now: Date): Record<string, string> =>
  Object.fromEntries(paths.map((path) => [path, dateOf(now)]));

/** Returns the paths of a build's assets in the folder that Hosting serves. */
export function assetsIn(folder: string): string[] {
  // Skips source maps, which firebase.json doesn't deploy.
  return readdirSync(join(folder, 'assets'))
    .filter((name) => !name.endsWith('.map'))
    .map((name) => `/assets/${name}`)
    .sort();
}

/**
 * Writes the history to the folder to deploy, along with the assets from earlier builds that the live site
 * still serves.
 */
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
