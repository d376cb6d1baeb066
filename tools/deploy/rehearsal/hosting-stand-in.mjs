import { createHash } from 'node:crypto';
import { gunzipSync, gzipSync } from 'node:zlib';

/** @typedef {Record<string, any>} Json */
/** @typedef {{status?: number, body: Json | string | Uint8Array}} Answer */
/** @typedef {(groups: Record<string, string>, query: URLSearchParams, body: Json) => Answer} Respond */
/** @typedef {{status: 'CREATED' | 'FINALIZED' | 'EXPIRED', config: Json, files: Record<string, string>}} Version files: hash by path */

/** The most hashes of one call, and the most files of one page of a listing. */
const FILES_MAX = 1_000;
/** The releases of one page of a listing. */
const RELEASES_MAX = 100;

/**
 * What Firebase Hosting has of one site, as an empty one begins.
 * @param {string} site
 */
export function emptyHosting(site) {
  return {
    site,
    /** @type {Record<string, Version>} by name */ versions: {},
    /** @type {Map<string, Buffer>} gzipped contents by hash */ contents: new Map(),
    /** @type {Record<string, {channel: Json, releases: string[]}>} channels beside the live one */ previews:
      {},
    /** @type {Json} */ siteConfig: {},
    /** @type {Json[]} newest first */ releases: [],
  };
}

/** @typedef {ReturnType<typeof emptyHosting>} Hosting */

/** @param {string} message @param {number} [status] @returns {Answer} */
const refused = (message, status = 400) => ({ status, body: { error: { code: status, message } } });
const notFound = refused('Requested entity was not found.', 404);
/** @param {Json} body @returns {Answer} */
const json = (body) => ({ body });

/**
 * A page of a listing, as Google's APIs have them.
 * @param {string} name of the list
 * @param {Json[]} all
 * @param {URLSearchParams} query
 * @param {number} most  of one page
 * @returns {Json}
 */
export function pageOf(name, all, query, most) {
  const start = Number(query.get('pageToken') || 0);
  const end = start + Math.min(Number(query.get('pageSize') || most), most);
  return { [name]: all.slice(start, end), ...(end < all.length && { nextPageToken: String(end) }) };
}

/** @param {Uint8Array} gzipped */
const hashOf = (gzipped) => createHash('sha256').update(gzipped).digest('hex');

/**
 * The calls that make and release versions. It refuses what Hosting does: more than 1,000 hashes at once, content that does not have its
 * hash, a version that is complete without its files, and the release of one that is not.
 * @param {Hosting} hosting
 * @param {object} server
 * @param {() => string} server.origin  the address of the server, for uploads
 * @param {(response: Json, parent: string) => Answer} server.operation
 * @returns {[method: string, path: RegExp, Respond][]}
 */
export function hostingRoutes(hosting, { origin, operation }) {
  /** @param {string} path below the site, as a regular expression */
  const api = (path) =>
    new RegExp(`^firebasehosting/v1beta1/(projects/[^/]+/)?sites/${hosting.site}/${path}$`);
  /** @param {string} id */
  const nameOf = (id) => `sites/${hosting.site}/versions/${id}`;

  return [
    ['GET', api('config'), () => json(hosting.siteConfig)],
    [
      'PATCH',
      api('config'),
      (_, query, body) => {
        for (const field of (query.get('updateMask') ?? '').split(','))
          hosting.siteConfig[field] = body[field];
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
          version: { ...release.version, status: hosting.versions[release.version.name]?.status },
        }));
        return json(pageOf('releases', releases, query, RELEASES_MAX));
      },
    ],
    [
      'POST',
      api('channels/live/releases'),
      (_, query, { message }) => {
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
      ({ id = '' }) => (hosting.previews[id] ? json(hosting.previews[id].channel) : notFound),
    ],
    [
      'POST',
      api('channels'),
      (_, query, { ttl }) => {
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
      (_, __, { sourceVersion, exclude, finalize }) => {
        const source = hosting.versions[sourceVersion];
        if (source?.status !== 'FINALIZED') return notFound;
        const excluded = (exclude?.regexes ?? []).map((/** @type {string} */ regex) => new RegExp(regex));
        const files = Object.entries(source.files).filter(
          ([path]) => !excluded.some((/** @type {RegExp} */ regex) => regex.test(path)),
        );
        const name = newVersion(hosting, {
          status: finalize ? 'FINALIZED' : 'CREATED',
          config: source.config,
          files: Object.fromEntries(files),
        });
        return operation(
          { name: `projects/-/${name}`, status: hosting.versions[name]?.status },
          `sites/${hosting.site}/`,
        );
      },
    ],
    [
      'GET',
      api('versions/(?<id>\\w+)/files'),
      ({ id = '' }, query) => {
        const files = Object.entries(hosting.versions[nameOf(id)]?.files ?? {}).map(([path, hash]) => ({
          path,
          hash,
          status: 'ACTIVE',
        }));
        return json(pageOf('files', files, query, FILES_MAX));
      },
    ],
    [
      'POST',
      api('versions/(?<id>\\w+):populateFiles'),
      ({ id = '' }, _, { files }) => {
        const version = hosting.versions[nameOf(id)];
        if (!version) return notFound;
        if (version.status !== 'CREATED') return refused('Version is not in the CREATED state.');
        if (Object.keys(files).length > FILES_MAX) return refused(`At most ${FILES_MAX} files.`);
        for (const [path, hash] of Object.entries(files)) {
          if (hash === '') delete version.files[path];
          else version.files[path] = hash;
        }
        return json({
          uploadRequiredHashes: Object.values(files).filter(
            (hash) => hash !== '' && !hosting.contents.has(hash),
          ),
          uploadUrl: `${origin()}/upload-firebasehosting.googleapis.com/upload/${nameOf(id)}/files`,
        });
      },
    ],
    [
      'POST',
      /^upload-firebasehosting\/upload\/.*\/files\/(?<hash>\w+)$/,
      ({ hash = '' }, _, { bytes }) => {
        if (hashOf(bytes) !== hash) return refused('The content hash does not match.');
        hosting.contents.set(hash, bytes);
        return json({});
      },
    ],
    [
      'PATCH',
      api('versions/(?<id>\\w+)'),
      ({ id = '' }, _, { status, config }) => {
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

/** @param {Hosting} hosting @param {Partial<Version>} [version] @returns {string} its name */
function newVersion(hosting, version = {}) {
  const name = `sites/${hosting.site}/versions/v${Object.keys(hosting.versions).length + 1}`;
  hosting.versions[name] = { status: 'CREATED', config: {}, files: {}, ...version };
  return name;
}

/** @param {Hosting} hosting @param {string} version @param {string} message */
function addRelease(hosting, version, message) {
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

/** Deletes the files of the versions above the number that the site keeps; the releases stay in the list. @param {Hosting} hosting */
function deleteOldVersions({ siteConfig, releases, versions }) {
  const kept = new Set(
    releases.map(({ version }) => version.name).slice(0, Number(siteConfig.maxVersions ?? Infinity)),
  );
  for (const {
    version: { name },
  } of releases) {
    if (!kept.has(name)) versions[name] = { status: 'EXPIRED', config: {}, files: {} };
  }
}

/**
 * Makes these files the live release, as firebase-tools does with a folder.
 * @param {Hosting} hosting
 * @param {ReadonlyMap<string, Uint8Array>} files
 * @param {string} message
 */
export function releaseFiles(hosting, files, message) {
  /** @type {Record<string, string>} */
  const hashes = {};
  for (const [path, bytes] of files) {
    const gzipped = gzipSync(bytes);
    hashes[path] = hashOf(gzipped);
    hosting.contents.set(hashOf(gzipped), gzipped);
  }
  addRelease(hosting, newVersion(hosting, { status: 'FINALIZED', files: hashes }), message);
}

/**
 * The content of a file of the live release, with clean URLs; undefined where there is none.
 * @param {Hosting} hosting
 * @param {string} path
 * @returns {Buffer | undefined}
 */
export function liveFile({ versions, releases, contents }, path) {
  const files = versions[releases[0]?.version.name]?.files ?? {};
  const gzipped = contents.get(files[path] ?? files[`${path}.html`] ?? '');
  return gzipped && gunzipSync(gzipped);
}
