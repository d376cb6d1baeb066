import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  Operations,
  answerWith,
  pathOf,
  refused,
  startStandIn,
  type Route,
  type StandIn,
} from '../platform/stand-in.fixture';
import { pathRegex } from './hosting';
import {
  emptyHosting,
  hostingRoutes,
  liveFile,
  liveFiles,
  releaseFiles,
  type Hosting,
} from './hosting.fixture';
import { hostingTarget } from './hosting-target';
import { ReleaseConflict, type ReleaseTarget } from './target';

const SITES = {
  sites: [
    { name: 'projects/demo/sites/other', type: 'USER_SITE' },
    { name: 'projects/demo/sites/demo-site', type: 'DEFAULT_SITE' },
  ],
};

let hosting: Hosting;
let standIn: StandIn;
let target: ReleaseTarget;
beforeEach(async () => {
  hosting = emptyHosting('demo-site');
  const operations = new Operations();
  const routes: Route[] = [
    ['GET', /^firebasehosting\/v1beta1\/projects\/demo\/sites$/, () => ({ body: SITES })],
    ...hostingRoutes(hosting, {
      origin: () => standIn.url,
      operation: (response, parent) => operations.start(response, parent),
    }),
  ];
  standIn = await startStandIn((method, url, body, { authorization }) =>
    authorization === 'Bearer token'
      ? (operations.look(pathOf(url)) ?? answerWith(routes, method, url, body))
      : refused('no credentials', 401),
  );
  target = hostingTarget('demo', {
    baseUrl: standIn.url,
    accessToken: () => Promise.resolve('token'),
    timeoutMs: 500,
    backoffMs: 1,
    pollMs: 1,
  });
  releaseElsewhere(
    { '/en.html': 'home', '/en/blog.html': 'blog', '/en/blog/old.html': 'old' },
    'abc1234 build b1',
  );
});
afterEach(() => standIn.stop());

/** Releases these files as somebody else would. */
const releaseElsewhere = (files: Record<string, string>, message: string): void =>
  releaseFiles(hosting, new Map(Object.entries(files)), message);

/** The text of each file of the live release. */
const live = () =>
  Object.fromEntries(Object.keys(liveFiles(hosting)).map((path) => [path, liveFile(hosting, path)]));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const put = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)]));
const NOTHING = new Set<string>();

/** Releases these changes of the live release. */
const change = async (files: Record<string, string>, remove: Set<string> = NOTHING) =>
  target.release(await target.readLive(), { put: put(files), remove });

describe('the live release', () => {
  it('has its files with their digests, and the build that its message names', async () => {
    const { buildId, files } = await target.readLive();
    expect(buildId).toBe('b1');
    expect([...files.keys()]).toEqual(['/en.html', '/en/blog.html', '/en/blog/old.html']);
    expect(files.get('/en.html')).toBe(target.digest(bytes('home')));
    expect(files.get('/en.html')).not.toBe(target.digest(bytes('other')));
  });

  it('has more files than a page of the listing', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2345 }, (_, index) => [`/p${index}.html`, String(index)]),
    );
    releaseElsewhere(many, 'build b2');
    expect((await target.readLive()).files.size).toBe(2345);
  });

  it.each([
    ['Rolled back to: abc1234 build b7', 'b7'],
    ['publication build b7', 'b7'],
    ['from the console', null],
  ])('with the message "%s" is of build %s', async (message, buildId) => {
    releaseElsewhere({}, message);
    expect((await target.readLive()).buildId).toBe(buildId);
  });

  it('is required: there is nothing to change before the first deployment', async () => {
    hosting.releases.length = 0;
    await expect(target.readLive()).rejects.toThrow('no live version');
  });
});

describe('a release', () => {
  it('has the new and changed files, lacks the removed ones, and keeps all others', async () => {
    await change({ '/en/blog.html': 'blog 2', '/en/blog/new.html': 'new' }, new Set(['/en/blog/old.html']));
    expect(live()).toEqual({
      '/en.html': 'home',
      '/en/blog.html': 'blog 2',
      '/en/blog/new.html': 'new',
    });
    expect(hosting.releases[0]?.message).toBe('publication build b1');
  });

  it('has the redirects of the only language of the site, and those of both once it has both', async () => {
    const version = () => hosting.versions[hosting.releases[0]?.version.name ?? ''];
    const config = {
      cleanUrls: true,
      redirects: [{ glob: '/', statusCode: 302, location: '/en' }],
    };
    Object.assign(version() ?? {}, { config });
    const release = async (only: 'es' | null) =>
      target.release(await target.readLive(), { put: put({ '/a.html': `${only}` }), remove: NOTHING, only });
    await release('es');
    expect(version()?.config).toMatchObject({
      cleanUrls: true,
      redirects: [{ location: '/es' }, { glob: '/en' }, { glob: '/en/:path*' }],
    });
    await change({ '/a.html': 'the same languages' });
    expect(version()?.config).toMatchObject({ redirects: [{ location: '/es' }, {}, {}] });
    await release(null);
    expect(version()?.config).toEqual(config);
  });

  it('uploads only content that Hosting does not have', async () => {
    await change({ '/a.html': 'home', '/b.html': 'new', '/c.html': 'new' });
    expect(standIn.requests.filter((line) => line.startsWith('POST /upload'))).toHaveLength(1);
    expect(live()).toMatchObject({ '/a.html': 'home', '/b.html': 'new', '/c.html': 'new' });
  });

  it('names at most a thousand files in a call', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2345 }, (_, index) => [`/p${index}.html`, `text ${index % 7}`]),
    );
    await change(many);
    expect(live()).toMatchObject(many);
    expect(standIn.requests.filter((line) => line.endsWith(':populateFiles'))).toHaveLength(3);
  });

  it('does not touch files whose path only resembles that of a changed one', async () => {
    releaseElsewhere({ '/a.html': '1', '/axhtml': '2', '/b/a.html': '3', '/a.html.br': '4' }, 'build b1');
    await change({}, new Set(['/a.html']));
    expect(live()).toEqual({ '/axhtml': '2', '/b/a.html': '3', '/a.html.br': '4' });
  });

  it('does not go live over one that somebody else has made meanwhile', async () => {
    const base = await target.readLive();
    releaseElsewhere({ '/en.html': 'their home' }, 'def5678 build b2');
    await expect(target.release(base, { put: put({ '/en.html': 'mine' }), remove: NOTHING })).rejects.toThrow(
      ReleaseConflict,
    );
    expect(live()).toEqual({ '/en.html': 'their home' });
  });
});

describe('a call that fails', () => {
  it.each([
    ['the quota is used up', /populateFiles/, 429],
    ['the server has an error', /versions:clone/, 500],
    ['the server is not available', /PATCH/, 503],
    ['there is no response', /GET .*\/releases/, 'hang'],
    ['an upload is cut off', /upload/, 'cut'],
    ['an upload gets no response', /upload/, 'hang'],
    ['the release fails', /POST .*\/releases/, 500],
  ] as const)('is repeated when %s', async (_what, request, kind) => {
    standIn.fail(request, kind, 2);
    await change({ '/en.html': 'home 2'.repeat(10_000) });
    expect(live()['/en.html']).toBe('home 2'.repeat(10_000));
  });

  it('is given up after some attempts, and nothing goes live', async () => {
    standIn.fail(/upload/, 503, 100);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('got the response 503');
    expect(live()['/en.html']).toBe('home');
    expect(standIn.requests.filter((line) => line.includes('/upload/')).length).toBeLessThan(10);
  });

  it('is not repeated when it is refused', async () => {
    standIn.fail(/versions:clone/, 403, 100);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('got the response 403');
    expect(standIn.requests.filter((line) => line.endsWith(':clone'))).toHaveLength(1);
  });

  it('leaves uploads behind that the next release needs not repeat', async () => {
    standIn.fail(/PATCH/, 400, 1);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('400');
    await change({ '/en.html': 'home 2' });
    expect(standIn.requests.filter((line) => line.includes('/upload/'))).toHaveLength(1);
    expect(live()['/en.html']).toBe('home 2');
  });
});

it('the expression of a path matches that path only', () => {
  const path = fc
    .array(fc.constantFrom(...'/ . - _ + * ? ( ) [ ] { } | ^ $ \\ a B 7 ñ'.split(' ')), { maxLength: 12 })
    .map((letters) => `/${letters.join('')}`);
  fc.assert(
    fc.property(path, path, (one, other) => {
      expect(new RegExp(pathRegex(one)).test(one)).toBe(true);
      expect(new RegExp(pathRegex(one)).test(other)).toBe(one === other);
    }),
  );
});
