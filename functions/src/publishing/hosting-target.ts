/**
 * The release target of a real project: Firebase Hosting, over its REST API
 * (https://firebase.google.com/docs/hosting/api-deploy; https://firebase.google.com/docs/reference/hosting/rest).
 */
import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { inParallel } from '@perro-wisdom/domain/general/in-parallel';
import { chunks } from '../platform/chunks';
import { HostingApi, type ApiOptions } from './hosting-api';
import { ReleaseConflict, type LiveRelease, type ReleaseChanges, type ReleaseTarget } from './target';

/** The most files that one call of `populateFiles` may name. */
const POPULATE_MAX = 1000;
const FILES_PER_PAGE = 1000;
const UPLOADS_AT_ONCE = 8;

/** The end of a release's message names the build: ours, and that of tools/deploy. */
const BUILD_IN_MESSAGE = /\bbuild (\w+)$/;

interface Release {
  name: string;
  message?: string;
  /** Missing where the site is disabled. */
  version?: { name: string };
}

interface LiveVersion extends LiveRelease {
  version: string;
}

/** Compresses as firebase-tools does, so that both know a file by the same digest. */
const compress = (bytes: Uint8Array): Uint8Array => gzipSync(bytes, { level: 9 });
const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Returns a regular expression (RE2) that matches this path only. */
export const pathRegex = (path: string): string => `^${path.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`;

/** Returns the release target of a project's default Hosting site. */
export function hostingTarget(project: string, options?: ApiOptions): ReleaseTarget {
  const api = new HostingApi(options);

  async function siteName(): Promise<string> {
    const { sites = [] } = await api.get<{ sites?: { name: string; type: string }[] }>(
      `projects/${project}/sites`,
    );
    const site = sites.find(({ type }) => type === 'DEFAULT_SITE') ?? sites[0];
    if (!site) throw new Error('The project has no Hosting site.');
    return `sites/${lastPart(site.name)}`;
  }

  async function liveRelease(site: string): Promise<Release & { version: { name: string } }> {
    const { releases: [release] = [] } = await api.get<{ releases?: Release[] }>(
      `${site}/channels/live/releases?pageSize=1`,
    );
    const version = release?.version;
    if (!version)
      throw new Error('The Hosting site has no live version: it was never deployed, or it is disabled.');
    return { ...release, version };
  }

  async function filesOf(version: string): Promise<Map<string, string>> {
    const all = new Map<string, string>();
    let pageToken = '';
    do {
      const query = new URLSearchParams({
        pageSize: String(FILES_PER_PAGE),
        ...(pageToken && { pageToken }),
      });
      const page = await api.get<{ files?: { path: string; hash: string }[]; nextPageToken?: string }>(
        `${version}/files?${query.toString()}`,
      );
      for (const { path, hash } of page.files ?? []) all.set(path, hash);
      pageToken = page.nextPageToken ?? '';
    } while (pageToken !== '');
    return all;
  }

  /** Returns a new version with the files and the settings of the base, without the files that change. */
  async function cloneWithout(
    site: string,
    base: LiveVersion,
    { put, remove }: ReleaseChanges,
  ): Promise<string> {
    const changed = [...put.keys(), ...remove].filter((path) => base.files.has(path));
    const { name } = await api.finished<{ name: string }>(
      await api.post(`${site}/versions:clone`, {
        sourceVersion: base.version,
        finalize: false,
        ...(changed.length > 0 && { exclude: { regexes: changed.map(pathRegex) } }),
      }),
    );
    return `${site}/versions/${lastPart(name)}`;
  }

  async function addFiles(version: string, put: ReleaseChanges['put']): Promise<void> {
    const contents = new Map<string, Uint8Array>();
    const hashes = [...put].map(([path, bytes]): [string, string] => {
      const compressed = compress(bytes);
      const hash = sha256(compressed);
      contents.set(hash, compressed);
      return [path, hash];
    });
    for (const chunk of chunks(hashes, POPULATE_MAX)) {
      const { uploadRequiredHashes = [], uploadUrl = '' } = await api.post<{
        uploadRequiredHashes?: string[];
        uploadUrl?: string;
      }>(`${version}:populateFiles`, { files: Object.fromEntries(chunk) });
      await inParallel(new Set(uploadRequiredHashes), UPLOADS_AT_ONCE, async (hash) => {
        const content = contents.get(hash);
        if (!content) throw new Error(`Hosting asks for a file that is not part of the release: ${hash}`);
        await api.upload(`${uploadUrl}/${hash}`, content);
        // Needed once, and there may be many.
        contents.delete(hash);
      });
    }
  }

  return {
    digest: (bytes) => sha256(compress(bytes)),
    async readLive(): Promise<LiveVersion> {
      const site = await siteName();
      const { name, version, message = '' } = await liveRelease(site);
      const versionName = `${site}/versions/${lastPart(version.name)}`;
      return {
        id: name,
        buildId: BUILD_IN_MESSAGE.exec(message)?.[1] ?? null,
        version: versionName,
        files: await filesOf(versionName),
      };
    },
    async release(base: LiveVersion, changes) {
      const site = await siteName();
      const version = await cloneWithout(site, base, changes);
      await addFiles(version, changes.put);
      await api.patch(`${version}?updateMask=status`, { status: 'FINALIZED' });
      if ((await liveRelease(site)).name !== base.id) throw new ReleaseConflict();
      await api.post(`${site}/channels/live/releases?versionName=${encodeURIComponent(version)}`, {
        message: `publication build ${base.buildId ?? 'unknown'}`,
      });
    },
  };
}

const lastPart = (name: string): string => name.slice(name.lastIndexOf('/') + 1);
