/** Firebase Hosting's REST API in memory, as far as publishing uses it, with the faults that the real one may have. */
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';

const POPULATE_MAX = 1000;
const PAGE_MAX = 1000;
const HASH = /^[0-9a-f]{64}$/;

interface Version {
  status: 'CREATED' | 'FINALIZED';
  /** The hash of each file by its path. */
  files: Map<string, string>;
}

interface Release {
  name: string;
  message: string;
  version: { name: string };
}

/** A request that the server answers in another way: with a status, or by cutting the connection in the middle of it, or not at all. */
interface Fault {
  request: RegExp;
  times: number;
  kind: number | 'cut' | 'hang';
}

class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A running server; `requests` has each one as `GET /v1beta1/…`. */
export interface FakeHosting {
  url: string;
  requests: string[];
  /** The releases, newest first. */
  releases: Release[];
  /** Makes the next requests that match fail. */
  fail: (request: RegExp, kind: Fault['kind'], times?: number) => void;
  /** Releases these files as somebody else would. */
  releaseElsewhere: (files: Record<string, string>, message: string) => void;
  /** Returns the text of each file of the live release. */
  live: () => Record<string, string>;
  stop: () => Promise<void>;
}

/** Starts the API for the project `demo`, whose site is `demo-site`. */
export async function startHosting(): Promise<FakeHosting> {
  const versions = new Map<string, Version>();
  const contents = new Map<string, Uint8Array>();
  const releases: Release[] = [];
  const requests: string[] = [];
  const faults: Fault[] = [];
  let url = '';
  let count = 0;
  const nextName = (kind: string) => `sites/demo-site/${kind}/${(count += 1)}`;

  function version(name: string): Version {
    const found = versions.get(name);
    if (!found) throw new Refusal(404, `${name} does not exist`);
    return found;
  }

  function changing(name: string): Version {
    const found = version(name);
    if (found.status !== 'CREATED') throw new Refusal(400, `${name} is finalized`);
    return found;
  }

  function release(name: string, message: string): Release {
    if (version(name).status !== 'FINALIZED') throw new Refusal(400, `${name} is not finalized`);
    const made = { name: nextName('channels/live/releases'), message, version: { name } };
    releases.unshift(made);
    return made;
  }

  type Handle = (match: string[], query: URLSearchParams, body: Uint8Array) => unknown;
  const json = (body: Uint8Array): unknown => JSON.parse(Buffer.from(body).toString());

  const routes: [RegExp, Handle][] = [
    [
      /^GET \/v1beta1\/projects\/demo\/sites$/,
      () => ({
        sites: [
          { name: 'projects/demo/sites/other', type: 'USER_SITE' },
          { name: 'projects/demo/sites/demo-site', type: 'DEFAULT_SITE' },
        ],
      }),
    ],
    [
      /^GET \/v1beta1\/sites\/demo-site\/channels\/live\/releases$/,
      (_, query) => ({ releases: releases.slice(0, Number(query.get('pageSize'))) }),
    ],
    [
      /^GET \/v1beta1\/(sites\/demo-site\/versions\/\d+)\/files$/,
      ([, name = ''], query) => {
        const files = [...version(name).files].map(([path, hash]) => ({ path, hash, status: 'ACTIVE' }));
        const start = Number(query.get('pageToken') ?? 0);
        const end = start + Math.min(PAGE_MAX, Number(query.get('pageSize')));
        return { files: files.slice(start, end), ...(end < files.length && { nextPageToken: String(end) }) };
      },
    ],
    [
      /^POST \/v1beta1\/sites\/demo-site\/versions:clone$/,
      (_, __, body) => {
        const { sourceVersion, exclude = { regexes: [] } } = json(body) as {
          sourceVersion: string;
          exclude?: { regexes: string[] };
        };
        const excluded = exclude.regexes.map((regex) => new RegExp(regex));
        const files = [...version(sourceVersion).files].filter(
          ([path]) => !excluded.some((regex) => regex.test(path)),
        );
        const name = nextName('versions');
        versions.set(name, { status: 'CREATED', files: new Map(files) });
        return { name: `projects/demo/operations/${name.replaceAll('/', '-')}` };
      },
    ],
    [
      /^GET \/v1beta1\/projects\/demo\/operations\/sites-demo-site-versions-(\d+)$/,
      ([, id = '']) => ({
        name: id,
        done: true,
        response: { name: `projects/demo/sites/demo-site/versions/${id}` },
      }),
    ],
    [
      /^POST \/v1beta1\/(sites\/demo-site\/versions\/\d+):populateFiles$/,
      ([, name = ''], _, body) => {
        const { files } = json(body) as { files: Record<string, string> };
        if (Object.keys(files).length > POPULATE_MAX) throw new Refusal(400, 'too many files');
        const target = changing(name);
        for (const [path, hash] of Object.entries(files)) {
          if (!HASH.test(hash)) throw new Refusal(400, `${hash} is no hash`);
          target.files.set(path, hash);
        }
        const missing = [...new Set(Object.values(files))].filter((hash) => !contents.has(hash));
        return { uploadRequiredHashes: missing, uploadUrl: `${url}/upload/${name}/files` };
      },
    ],
    [
      /^POST \/upload\/(sites\/demo-site\/versions\/\d+)\/files\/(\w+)$/,
      ([, name = '', hash = ''], _, body) => {
        changing(name);
        if (sha256(body) !== hash) throw new Refusal(400, 'the content does not have this hash');
        contents.set(hash, body);
        return {};
      },
    ],
    [
      /^PATCH \/v1beta1\/(sites\/demo-site\/versions\/\d+)$/,
      ([, name = ''], query) => {
        if (query.get('updateMask') !== 'status') throw new Refusal(400, 'nothing to update');
        const target = version(name);
        for (const [path, hash] of target.files)
          if (!contents.has(hash)) throw new Refusal(400, `${path} was not uploaded`);
        target.status = 'FINALIZED';
        return { name, status: target.status };
      },
    ],
    [
      /^POST \/v1beta1\/sites\/demo-site\/channels\/live\/releases$/,
      (_, query, body) =>
        release(query.get('versionName') ?? '', (json(body) as { message: string }).message),
    ],
  ];

  /** Returns the fault that this request meets, if any. */
  function faultOf(line: string): Fault['kind'] | undefined {
    const fault = faults.find(({ request, times }) => times > 0 && request.test(line));
    if (!fault) return undefined;
    fault.times -= 1;
    return fault.kind;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://hosting.invalid');
    const line = `${request.method ?? ''} ${pathname}`;
    requests.push(line);
    const fault = faultOf(line);
    if (fault === 'hang') return;
    if (fault === 'cut') {
      // After a part of the body has arrived.
      await once(request, 'data');
      request.socket.destroy();
      return;
    }
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    if (fault !== undefined) throw new Refusal(fault, 'a fault of the test');
    if (request.headers.authorization !== 'Bearer token') throw new Refusal(401, 'no credentials');
    for (const [pattern, handle] of routes) {
      const match = pattern.exec(line);
      if (!match) continue;
      response.end(JSON.stringify(handle(match, searchParams, Buffer.concat(chunks))));
      return;
    }
    throw new Refusal(404, `no such call: ${line}`);
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = error instanceof Refusal ? error.status : 500;
      response.end(JSON.stringify({ error: { message: String(error) } }));
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    requests,
    releases,
    fail: (request, kind, times = 1) => void faults.push({ request, kind, times }),
    releaseElsewhere: (files, message) => {
      const name = nextName('versions');
      const hashes = Object.entries(files).map(([path, text]): [string, string] => {
        const bytes = gzipSync(text, { level: 9 });
        contents.set(sha256(bytes), bytes);
        return [path, sha256(bytes)];
      });
      versions.set(name, { status: 'FINALIZED', files: new Map(hashes) });
      release(name, message);
    },
    live: () => {
      const files = version(releases[0]?.version.name ?? '').files;
      return Object.fromEntries(
        [...files].map(([path, hash]) => [path, gunzipSync(contents.get(hash) ?? '').toString()]),
      );
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
