/**
 * Firebase Hosting's REST API (https://firebase.google.com/docs/hosting/api-deploy;
 * https://firebase.google.com/docs/reference/hosting/rest), as the publisher and the deployment
 * (tools/deploy) use it.
 */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { gzipSync } from 'node:zlib';
import type { Locale } from '@app/domain/general/locale';
import { inParallel } from '@app/domain/general/in-parallel';
import { chunks } from '../platform/chunks';
import type { GoogleApi } from '../platform/google-api';
import { redirectsTo, type Redirect } from './redirects';
import { ReleaseConflict, type ReleaseChanges } from './target';

const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
/** The most files that one call of `populateFiles` may name, and of one page of their listing. */
const FILES_MAX = 1000;
/** The most of one page of the listing. */
const RELEASES_PER_PAGE = 100;
const UPLOADS_AT_ONCE = 8;

/** A release's message ends with the build of its pages. */
const BUILD_IN_MESSAGE = /\bbuild (\S+)$/;

export interface Site {
  id: string;
  url: string;
}

/** One publication of the pages. A rollback is another release of an earlier version. */
export interface Release {
  name: string;
  message?: string;
  releaseTime: string;
  /**
   * Missing where the site was disabled, and no longer `FINALIZED` where Hosting has deleted its files, of
   * which it keeps those of a number of versions.
   */
  version?: { name: string; status?: string; config?: ServingConfig };
}

/** How a version is served: the settings of `hosting` in firebase.json. */
type ServingConfig = Record<string, unknown> & { redirects?: Redirect[] };

export type ReleaseOfVersion = Release & { version: NonNullable<Release['version']> };

/**
 * Compresses as firebase-tools does, so that both know a file by the same digest, on every system
 * (tools/deploy/gzip/system.mjs).
 */
function compress(bytes: Uint8Array): Uint8Array {
  const gzipped = gzipSync(bytes, { level: 9 });
  gzipped[9] = 3;
  return gzipped;
}
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the digest by which Hosting knows content. */
export const digest = (bytes: Uint8Array): string => sha256(compress(bytes));

/** Returns a regular expression (RE2) that matches this path only. */
export const pathRegex = (path: string): string => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** Returns the id of the build of which a release's pages are; null where its message does not say. */
export const buildIdOf = ({ message = '' }: Release): string | null =>
  BUILD_IN_MESSAGE.exec(message)?.[1] ?? null;

/** Returns the id of the version of a release, a file or an operation. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const versionName = (site: Site, name: string): string => `sites/${site.id}/versions/${lastPart(name)}`;
const releasesUrl = (site: Site): string => `${HOSTING}/sites/${site.id}/channels/live/releases`;

/** Returns the site that firebase-tools deploys to where firebase.json names none. */
export async function readDefaultSite(api: GoogleApi, project: string): Promise<Site> {
  const { sites = [] } = await api.get<{ sites?: { name: string; type: string; defaultUrl: string }[] }>(
    `${HOSTING}/projects/${project}/sites`,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  if (!site)
    throw new Error(`The project has no default Hosting site. Run: npm run deploy:setup -- ${project}`);
  return { id: lastPart(site.name), url: site.defaultUrl };
}

/** Returns the release that visitors get; undefined where there never was one. */
export async function readLiveRelease(api: GoogleApi, site: Site): Promise<Release | undefined> {
  return (await api.get<{ releases?: Release[] }>(`${releasesUrl(site)}?pageSize=1`)).releases?.[0];
}

/** Returns every release, the newest first. */
export const listReleases = (api: GoogleApi, site: Site): Promise<Release[]> =>
  api.list<Release>(releasesUrl(site), 'releases', RELEASES_PER_PAGE);

/** Returns the digest of each file of a release by its path. */
export async function listFiles(
  api: GoogleApi,
  site: Site,
  { version }: ReleaseOfVersion,
): Promise<Map<string, string>> {
  const url = `${HOSTING}/${versionName(site, version.name)}/files`;
  const files = await api.list<{ path: string; hash: string }>(url, 'files', FILES_MAX);
  return new Map(files.map(({ path, hash }) => [path, hash]));
}

/** Makes a version the live one. */
export async function releaseVersion(
  api: GoogleApi,
  site: Site,
  version: string,
  message: string,
): Promise<void> {
  const name = encodeURIComponent(versionName(site, version));
  await api.post(`${releasesUrl(site)}?versionName=${name}`, { message });
}

/**
 * Releases the version of the base with these changes. Throws `ReleaseConflict` if another release went live
 * since the base was read.
 */
export async function releaseChanges(
  api: GoogleApi,
  site: Site,
  base: { release: ReleaseOfVersion; files: ReadonlyMap<string, string> },
  { put, remove, only }: ReleaseChanges,
  message: string,
): Promise<void> {
  const changed = [...put.keys(), ...remove].filter((path) => base.files.has(path));
  const { name } = await api.waitForOperation<{ name: string }>(
    HOSTING,
    await api.post(`${HOSTING}/sites/${site.id}/versions:clone`, {
      sourceVersion: versionName(site, base.release.version.name),
      finalize: false,
      ...(changed.length > 0 && { exclude: { regexes: changed.map(pathRegex) } }),
    }),
  );
  const url = `${HOSTING}/${versionName(site, name)}`;
  await addFiles(api, url, put);
  const config = only === undefined ? null : configFor(base.release.version.config, only);
  await api.patch(`${url}?updateMask=${config ? 'config,' : ''}status`, {
    status: 'FINALIZED',
    ...(config && { config }),
  });
  if ((await readLiveRelease(api, site))?.name !== base.release.name) throw new ReleaseConflict();
  await releaseVersion(api, site, name, message);
}

/**
 * Returns the configuration with the redirects of a site in one language, or in both; null if it already has
 * them, or is unknown.
 */
function configFor(config: ServingConfig | undefined, only: Locale | null): ServingConfig | null {
  if (!config?.redirects) return null;
  const redirects = redirectsTo(only, config.redirects);
  return isDeepStrictEqual(redirects, config.redirects) ? null : { ...config, redirects };
}

async function addFiles(api: GoogleApi, versionUrl: string, put: ReleaseChanges['put']): Promise<void> {
  const contents = new Map<string, Uint8Array>();
  const hashes = [...put].map(([path, bytes]): [string, string] => {
    const compressed = compress(bytes);
    const hash = sha256(compressed);
    contents.set(hash, compressed);
    return [path, hash];
  });
  for (const chunk of chunks(hashes, FILES_MAX)) {
    const { uploadRequiredHashes = [], uploadUrl = '' } = await api.post<{
      uploadRequiredHashes?: string[];
      uploadUrl?: string;
    }>(`${versionUrl}:populateFiles`, { files: Object.fromEntries(chunk) });
    await inParallel(new Set(uploadRequiredHashes), UPLOADS_AT_ONCE, async (hash) => {
      const content = contents.get(hash);
      if (!content) throw new Error(`Hosting asks for a file that is not part of the release: ${hash}`);
      await api.upload(`${uploadUrl}/${hash}`, content);
      // Needed once, and there may be many.
      contents.delete(hash);
    });
  }
}
