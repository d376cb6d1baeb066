/**
 * Calls Firebase Hosting's REST API for the publisher and the deployment (tools/deploy). See
 * https://firebase.google.com/docs/hosting/api-deploy and
 * https://firebase.google.com/docs/reference/hosting/rest.
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
/** The maximum number of files per call to `populateFiles`, and per page of the file listing. */
const FILES_MAX = 1000;
/** The maximum number of releases per page of the listing. */
const RELEASES_PER_PAGE = 100;
const UPLOADS_AT_ONCE = 8;

/** Matches the build id of a release's pages at the end of the release's message. */
const BUILD_IN_MESSAGE = /\bbuild (\S+)$/;

export interface Site {
  id: string;
  url: string;
}

/** A release of the site. A rollback is another release of an earlier version. */
export interface Release {
  name: string;
  message?: string;
  releaseTime: string;
  /**
   * The released version; missing if the site was disabled. Hosting keeps the files of a limited number of
   * versions. A version is no longer `FINALIZED` once Hosting has deleted its files.
   */
  version?: { name: string; status?: string; config?: ServingConfig };
}

/** The settings for serving a version: `hosting` in firebase.json. */
type ServingConfig = Record<string, unknown> & { redirects?: Redirect[] };

export type ReleaseOfVersion = Release & { version: NonNullable<Release['version']> };

/**
 * Compresses content as firebase-tools does, with the same result on every system, so that the digests match
 * (tools/deploy/gzip/system.mjs).
 */
function compress(bytes: Uint8Array): Uint8Array {
  const gzipped = gzipSync(bytes, { level: 9 });
  gzipped[9] = 3;
  return gzipped;
}
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns the digest that Hosting uses to identify content. */
export const digest = (bytes: Uint8Array): string => sha256(compress(bytes));

/** Returns a regular expression (RE2) that matches only this path. */
export const pathRegex = (path: string): string => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** Returns the build id of a release's pages, or null if the release's message has none. */
export const buildIdOf = ({ message = '' }: Release): string | null =>
  BUILD_IN_MESSAGE.exec(message)?.[1] ?? null;

/** Returns the last segment of a resource name, which is the id of the site or version. */
export const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);

const versionName = (site: Site, name: string): string => `sites/${site.id}/versions/${lastPart(name)}`;
const releasesUrl = (site: Site): string => `${HOSTING}/sites/${site.id}/channels/live/releases`;

/** Returns the site that firebase-tools deploys to if firebase.json specifies none. */
export async function readDefaultSite(api: GoogleApi, project: string): Promise<Site> {
  const { sites = [] } = await api.get<{ sites?: { name: string; type: string; defaultUrl: string }[] }>(
    `${HOSTING}/projects/${project}/sites`,
  );
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  if (!site)
    throw new Error(`The project has no default Hosting site. Run: npm run deploy:setup -- ${project}`);
  return { id: lastPart(site.name), url: site.defaultUrl };
}

/** Returns the live release, or undefined if there has never been one. */
export async function readLiveRelease(api: GoogleApi, site: Site): Promise<Release | undefined> {
  return (await api.get<{ releases?: Release[] }>(`${releasesUrl(site)}?pageSize=1`)).releases?.[0];
}

/** Returns all releases, newest first. */
export const listReleases = (api: GoogleApi, site: Site): Promise<Release[]> =>
  api.list<Release>(releasesUrl(site), 'releases', RELEASES_PER_PAGE);

/** Returns the digests of the files in a release, keyed by path. */
export async function listFiles(
  api: GoogleApi,
  site: Site,
  { version }: ReleaseOfVersion,
): Promise<Map<string, string>> {
  const url = `${HOSTING}/${versionName(site, version.name)}/files`;
  const files = await api.list<{ path: string; hash: string }>(url, 'files', FILES_MAX);
  return new Map(files.map(({ path, hash }) => [path, hash]));
}

/** Makes a version live. */
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
 * Releases a copy of the base version with these changes. Throws `ReleaseConflict` if another release went
 * live after the base was read.
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
 * Returns the configuration with the redirects for a site with just one language (`only`) or both (null).
 * Returns null if the redirects are already correct or the configuration is unknown.
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
      if (!content) throw new Error(`Hosting requested a file that is not part of the release: ${hash}`);
      await api.upload(`${uploadUrl}/${hash}`, content);
      // The content isn't needed once it is uploaded, so this frees its memory.
      contents.delete(hash);
    });
  }
}
