/**
 * An in-memory fake of the parts of Firebase Hosting that the publisher, the deployment and firebase-tools
 * use.
 */
import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';
import { json, notFound, pageOf, refused, type Answer, type Route } from '../platform/stand-in.fixture';
import type { Redirect } from './redirects';

/** The maximum number of hashes per call, and of files per page of a listing. */
const FILES_MAX = 1_000;
/** The maximum number of releases per page of a listing. */
const RELEASES_MAX = 100;
const HASH = /^[0-9a-f]{64}$/;

type Config = Record<string, unknown> & { redirects?: Redirect[] };

interface Version {
  status: 'CREATED' | 'FINALIZED' | 'EXPIRED';
  config: Config;
  /** The hash of each file, by path. */
  files: Record<string, string>;
}

interface Release {
  name: string;
  message: string;
  version: { name: string };
  releaseTime: string;
}

/** The state of one Firebase Hosting site. */
export interface Hosting {
  site: string;
  /** The versions by name. */
  versions: Record<string, Version>;
  /** The gzipped file contents by hash. */
  contents: Map<string, Uint8Array>;
  /** The preview channels by id. */
  previews: Record<string, { channel: object; releases: string[] }>;
  siteConfig: { maxVersions?: string };
  /** The releases, newest first. */
  releases: Release[];
}

export const emptyHosting = (site: string): Hosting => ({
  site,
  versions: {},
  contents: new Map(),
  previews: {},
  siteConfig: {},
  releases: [],
});

const hashOf = (gzipped: Uint8Array): string => createHash('sha256').update(gzipped).digest('hex');

interface Server {
  /** Returns the server's URL, for uploads. */
  origin: () => string;
  operation: (response: object, parent: string) => Answer;
}

/**
 * Returns the API routes that create and release versions. Like Hosting, they reject more than 1,000 hashes
 * at once, content that doesn't match its hash, and finalizing a version with missing files. They also reject
 * the release of a version that isn't finalized.
 */
export function hostingRoutes(hosting: Hosting, { origin, operation }: Server): Route[] {
  /** @param path a regular expression for the part of the path after the site's name */
  const api = (path: string): RegExp =>
    new RegExp(`^firebasehosting/v1beta1/(projects/[^/]+/)?sites/${hosting.site}/${path}$`);
  const nameOf = (id = ''): string => `sites/${hosting.site}/versions/${id}`;

  return [
    ['GET', api('config'), () => json(hosting.siteConfig)],
    [
      'PATCH',
      api('config'),
      (_, query, body: Config) => {
        for (const field of (query.get('updateMask') ?? '').split(','))
          Object.assign(hosting.siteConfig, { [field]: body[field] });
        return json(hosting.siteConfig);
      },
    ],
    ['GET', api('channels/live'), () => json({ release: hosting.releases[0] })],
    [
      'GET',
      api('(channels/live/)?releases'),
      (_, query) => {
        const releases = hosting.releases.map((release) => ({
          ...release,
          version: {
            ...release.version,
            status: hosting.versions[release.version.name]?.status,
            config: hosting.versions[release.version.name]?.config,
          },
        }));
        return pageOf('releases', releases, query, RELEASES_MAX);
      },
    ],
    [
      'POST',
      api('channels/live/releases'),
      (_, query, { message }: { message: string }) => {
        const name = query.get('versionName') ?? '';
        const version = hosting.versions[name];
        if (!version) return notFound;
        if (version.status !== 'FINALIZED') return refused('Version is not finalized.');
        return json(addRelease(hosting, name, message));
      },
    ],
    [
      'GET',
      api('channels/(?<id>[\\w-]+)'),
      ({ id = '' }) => {
        const preview = hosting.previews[id];
        return preview ? json(preview.channel) : notFound;
      },
    ],
    [
      'POST',
      api('channels'),
      (_, query, { ttl }: { ttl: string }) => {
        const id = query.get('channelId') ?? '';
        const channel = {
          name: `sites/${hosting.site}/channels/${id}`,
          url: `https://${hosting.site}--${id}.web.app`,
          ttl,
        };
        hosting.previews[id] = { channel, releases: [] };
        return json(channel);
      },
    ],
    [
      'POST',
      api('channels/(?<id>[\\w-]+)/releases'),
      ({ id = '' }, query) => {
        const name = query.get('versionName') ?? '';
        if (hosting.versions[name]?.status !== 'FINALIZED') return refused('Version is not finalized.');
        hosting.previews[id]?.releases.push(name);
        return json({ version: { name } });
      },
    ],
    ['POST', api('versions'), () => json({ name: newVersion(hosting), status: 'CREATED' })],
    [
      'POST',
      api('versions:clone'),
      (_, __, { sourceVersion, exclude, finalize }: CloneRequest) => {
        const source = hosting.versions[sourceVersion];
        if (source?.status !== 'FINALIZED') return notFound;
        const excluded = (exclude?.regexes ?? []).map((regex) => new RegExp(regex));
        const files = Object.entries(source.files).filter(
          ([path]) => !excluded.some((regex) => regex.test(path)),
        );
        const status = finalize ? 'FINALIZED' : 'CREATED';
        const { config } = source;
        const name = newVersion(hosting, { status, config, files: Object.fromEntries(files) });
        return operation({ name: `projects/-/${name}`, status }, `sites/${hosting.site}/`);
      },
    ],
    [
      'GET',
      api('versions/(?<id>\\w+)/files'),
      ({ id }, query) => {
        const files = Object.entries(hosting.versions[nameOf(id)]?.files ?? {}).map(([path, hash]) => ({
          path,
          hash,
          status: 'ACTIVE',
        }));
        return pageOf('files', files, query, FILES_MAX);
      },
    ],
    [
      'POST',
      api('versions/(?<id>\\w+):populateFiles'),
      ({ id }, _, { files }: { files: Record<string, string> }) => {
        const version = hosting.versions[nameOf(id)];
        if (!version) return notFound;
        if (version.status !== 'CREATED') return refused('Version is not in the CREATED state.');
        const hashes = Object.values(files);
        if (hashes.length > FILES_MAX) return refused(`At most ${FILES_MAX} files.`);
        if (!hashes.every((hash) => HASH.test(hash))) return refused('Not every hash is valid.');
        Object.assign(version.files, files);
        const missing = new Set(hashes.filter((hash) => !hosting.contents.has(hash)));
        return json({
          uploadRequiredHashes: [...missing],
          uploadUrl: `${origin()}/upload-firebasehosting.googleapis.com/upload/${nameOf(id)}/files`,
        });
      },
    ],
    [
      'POST',
      /^upload-firebasehosting\/upload\/.*\/files\/(?<hash>\w+)$/,
      ({ hash = '' }, _, bytes: Uint8Array) => {
        if (hashOf(bytes) !== hash) return refused('The content hash does not match.');
        hosting.contents.set(hash, bytes);
        return json({});
      },
    ],
    [
      'PATCH',
      api('versions/(?<id>\\w+)'),
      ({ id }, _, { status, config }: Partial<Version>) => {
        const version = hosting.versions[nameOf(id)];
        if (!version) return notFound;
        if (Object.values(version.files).some((hash) => !hosting.contents.has(hash)))
          return refused('Not all files have been uploaded.');
        Object.assign(version, { status, ...(config && { config }) });
        return json({ name: nameOf(id), status });
      },
    ],
  ];
}

interface CloneRequest {
  sourceVersion: string;
  exclude?: { regexes: string[] };
  finalize?: boolean;
}

function newVersion(hosting: Hosting, version: Partial<Version> = {}): string {
  const name = `sites/${hosting.site}/versions/v${Object.keys(hosting.versions).length + 1}`;
  hosting.versions[name] = { status: 'CREATED', config: {}, files: {}, ...version };
  return name;
}

function addRelease(hosting: Hosting, version: string, message: string): Release {
  const count = hosting.releases.length + 1;
  const release = {
    name: `sites/${hosting.site}/channels/live/releases/${count}`,
    type: 'DEPLOY',
    message,
    version: { name: version },
    releaseTime: new Date(Date.UTC(2026, 0, count)).toISOString(),
  };
  hosting.releases.unshift(release);
  deleteOldVersions(hosting);
  return release;
}

/**
 * Deletes the oldest versions' files if there are more versions than the site keeps. Those versions' releases
 * stay in the list.
 */
function deleteOldVersions({ siteConfig, releases, versions }: Hosting): void {
  const names = releases.map(({ version }) => version.name);
  const kept = new Set(names.slice(0, Number(siteConfig.maxVersions ?? Infinity)));
  for (const name of names)
    if (!kept.has(name)) versions[name] = { status: 'EXPIRED', config: {}, files: {} };
}

/** Makes these files the live release, as firebase-tools does when it deploys a folder. */
export function releaseFiles(
  hosting: Hosting,
  files: ReadonlyMap<string, Uint8Array | string>,
  message: string,
  config: Config = {},
): void {
  const hashes: Record<string, string> = {};
  for (const [path, content] of files) {
    const gzipped = gzipSync(content, { level: 9 });
    hashes[path] = hashOf(gzipped);
    hosting.contents.set(hashOf(gzipped), gzipped);
  }
  addRelease(hosting, newVersion(hosting, { status: 'FINALIZED', files: hashes, config }), message);
}

/** Returns the hashes of the files in the live release, by path. */
export const liveFiles = ({ versions, releases }: Hosting): Record<string, string> =>
  versions[releases[0]?.version.name ?? '']?.files ?? {};

/**
 * Returns a file's content from the live release, or undefined if there is no such file. Like Hosting, finds
 * `.html` files by their clean URLs.
 */
export function liveFile(hosting: Hosting, path: string): string | undefined {
  const files = liveFiles(hosting);
  const gzipped = hosting.contents.get(files[path] ?? files[`${path}.html`] ?? '');
  return gzipped && gunzipSync(gzipped).toString();
}

/**
 * Returns the redirect for a path in the live release; undefined if there is none. Supports only trailing
 * captures such as `/en/:path*`.
 */
export function liveRedirect({ versions, releases }: Hosting, path: string): Redirect | undefined {
  const { redirects = [] } = versions[releases[0]?.version.name ?? '']?.config ?? {};
  return redirects.find(({ glob = '' }) => {
    const [before = '', capture] = glob.split(/:\w+\*$/);
    return capture === undefined ? path === glob : path.startsWith(before);
  });
}
