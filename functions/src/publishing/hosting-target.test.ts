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

/** Releases the given files as another process would. */
const releaseElsewhere = (files: Record<string, string>, message: string): void =>
  releaseFiles(hosting, new Map(Object.entries(files)), message);

/** Returns the text of each file in the live release, by path. */
const live = () =>
  Object.fromEntries(Object.keys(liveFiles(hosting)).map((path) => [path, liveFile(hosting, path)]));

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
const put = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([path, text]) => [path, bytes(text)]));
const NOTHING = new Set<string>();

/** Releases the given changes on top of the live release. */
const change = async (files: Record<string, string>, remove: Set<string> = NOTHING) =>
  target.release(await target.readLive(), { put: put(files), remove });

describe('the live release', () => {
  it('contains its files’ digests and the build id from its message', async () => {
    const { buildId, files } = await target.readLive();
    expect(buildId).toBe('b1');
    expect([...files.keys()]).toEqual(['/en.html', '/en/blog.html', '/en/blog/old.html']);
    expect(files.get('/en.html')).toBe(target.digest(bytes('home')));
    expect(files.get('/en.html')).not.toBe(target.digest(bytes('other')));
  });

  it('contains all files even if the listing has several pages', async () => {
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
  ])('whose message is "%s" has the build id %s', async (message, buildId) => {
    releaseElsewhere({}, message);
    expect((await target.readLive()).buildId).toBe(buildId);
  });

  it('cannot be read before the first deployment', async () => {
    hosting.releases.length = 0;
    await expect(target.readLive()).rejects.toThrow('no live version');
  });
});

describe('a release', () => {
  it('adds new and changed files, removes deleted files and keeps all other files', async () => {
    await change({ '/en/blog.html': 'blog 2', '/en/blog/new.html': 'new' }, new Set(['/en/blog/old.html']));
    expect(live()).toEqual({
      '/en.html': 'home',
      '/en/blog.html': 'blog 2',
      '/en/blog/new.html': 'new',
    });
    expect(hosting.releases[0]?.message).toBe('publication build b1');
  });

  it('updates the redirects when the site gains or loses a language', async () => {
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

  it('uploads only content that Hosting does not have yet', async () => {
    await change({ '/a.html': 'home', '/b.html': 'new', '/c.html': 'new' });
    expect(standIn.requests.filter((line) => line.startsWith('POST /upload'))).toHaveLength(1);
    expect(live()).toMatchObject({ '/a.html': 'home', '/b.html': 'new', '/c.html': 'new' });
  });

  it('lists at most a thousand files per call', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 2345 }, (_, index) => [`/p${index}.html`, `text ${index % 7}`]),
    );
    await change(many);
    expect(live()).toMatchObject(many);
    expect(standIn.requests.filter((line) => line.endsWith(':populateFiles'))).toHaveLength(3);
  });

  it('leaves files alone if their paths merely resemble a changed file’s path', async () => {
    releaseElsewhere({ '/a.html': '1', '/axhtml': '2', '/b/a.html': '3', '/a.html.br': '4' }, 'build b1');
    await change({}, new Set(['/a.html']));
    expect(live()).toEqual({ '/axhtml': '2', '/b/a.html': '3', '/a.html.br': '4' });
  });

  it('does not overwrite a release that went live in the meantime', async () => {
    const base = await target.readLive();
    releaseElsewhere({ '/en.html': 'their home' }, 'def5678 build b2');
    await expect(target.release(base, { put: put({ '/en.html': 'mine' }), remove: NOTHING })).rejects.toThrow(
      ReleaseConflict,
    );
    expect(live()).toEqual({ '/en.html': 'their home' });
  });
});

describe('a failed API call', () => {
  it.each([
    ['the quota is exceeded', /populateFiles/, 429],
    ['the server responds with an error', /versions:clone/, 500],
    ['the server is unavailable', /PATCH/, 503],
    ['there is no response', /GET .*\/releases/, 'hang'],
    ['an upload is cut off', /upload/, 'cut'],
    ['an upload gets no response', /upload/, 'hang'],
    ['the release fails', /POST .*\/releases/, 500],
  ] as const)('is retried when %s', async (_what, request, kind) => {
    standIn.fail(request, kind, 2);
    await change({ '/en.html': 'home 2'.repeat(10_000) });
    expect(live()['/en.html']).toBe('home 2'.repeat(10_000));
  });

  it('is abandoned after several attempts, and nothing goes live', async () => {
    standIn.fail(/upload/, 503, 100);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('got the response 503');
    expect(live()['/en.html']).toBe('home');
    expect(standIn.requests.filter((line) => line.includes('/upload/')).length).toBeLessThan(10);
  });

  it('is not retried when the server rejects it', async () => {
    standIn.fail(/versions:clone/, 403, 100);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('got the response 403');
    expect(standIn.requests.filter((line) => line.endsWith(':clone'))).toHaveLength(1);
  });

  it('keeps earlier uploads, so the next release does not repeat them', async () => {
    standIn.fail(/PATCH/, 400, 1);
    await expect(change({ '/en.html': 'home 2' })).rejects.toThrow('400');
    await change({ '/en.html': 'home 2' });
    expect(standIn.requests.filter((line) => line.includes('/upload/'))).toHaveLength(1);
    expect(live()['/en.html']).toBe('home 2');
  });
});

it('pathRegex returns an expression that matches only the given path', () => {
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
