import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hostingTarget } from '../../functions/src/publishing/hosting-target';
import { problemsOfLiveSite } from '../../tools/deploy/live-site';
import { readDefaultSite } from '../../functions/src/publishing/hosting';
import { rollBack } from '../../tools/deploy/rolling-back';
import {
  PROJECT,
  deployBuild,
  google,
  leaseOf,
  lines,
  messages,
  readyProject,
  rehearse,
  say,
  standIn,
  state,
} from './fixture';
import { FUNCTION_TOKEN } from './callers';
import { liveFile, releaseFiles } from '../../functions/src/publishing/hosting.fixture';

rehearse();

/** Publishes a page the way the function does. */
async function publish(path: string, text: string) {
  const target = hostingTarget(PROJECT, {
    baseUrl: standIn.url,
    accessToken: () => Promise.resolve(FUNCTION_TOKEN),
    backoffMs: 1,
    pollMs: 1,
  });
  await target.release(await target.readLive(), {
    put: new Map([[path, Buffer.from(text)]]),
    remove: new Set(),
  });
}

/** Returns a live page's content. */
const livePage = (path: string) => liveFile(state.hosting, path);

describe('a rollback', () => {
  beforeEach(async () => {
    await readyProject();
    await deployBuild('build1', 'c0ffee1');
    await deployBuild('build2', 'c0ffee2');
    lines.length = 0;
  });

  it('without a version lists the releases, newest first, and changes nothing', async () => {
    standIn.changes.length = 0;
    await rollBack({ google, to: undefined, say });
    expect(standIn.changes).toEqual([]);
    expect(lines.slice(1, 4)).toEqual([
      '  2026-01-03T00:00:00.000Z  v3  c0ffee2 build build2',
      '  2026-01-02T00:00:00.000Z  v2  assets of build2 beside build build1',
      '  2026-01-01T00:00:00.000Z  v1  c0ffee1 build build1',
    ]);
  });

  it.each(['v1', 'v2'])(
    "to pages from another build (%s) reports that the owner's changes are queued, and names the commit to deploy",
    async (version) => {
      const [message] = messages().slice(version === 'v1' ? 2 : 1);
      await rollBack({ google, to: version, say });
      expect(state.hosting.releases[0]).toMatchObject({
        version: { name: `sites/${PROJECT}/versions/${version}` },
        message: `Rolled back to: ${message}`,
      });
      expect(lines.join('\n')).toContain("The owner's changes are queued and shown as delayed");
      expect(lines.at(-1)).toContain(`git switch --detach c0ffee1 && npm run deploy -- ${PROJECT}`);
    },
  );

  it('to a release of the same build reports that the owner can still publish', async () => {
    await deployBuild('build2', 'c0ffee2');
    await rollBack({ google, to: 'v3', say });
    expect(lines.at(-1)).toContain('the next deployment renders everything again');
  });

  it('rejects the live version and unknown versions', async () => {
    await expect(rollBack({ google, to: 'v3', say })).rejects.toThrow('is already live');
    await expect(rollBack({ google, to: 'v9', say })).rejects.toThrow('no release of the version v9');
  });

  it('lists the latest releases from other builds, even after many publications', async () => {
    await deployBuild('build3', 'c0ffee3');
    state.hosting.siteConfig = { maxVersions: '500' };
    for (let count = 1; count <= 120; count += 1)
      releaseFiles(state.hosting, new Map(), 'publication build build3');
    lines.length = 0;
    await rollBack({ google, to: undefined, say });
    expect(lines.filter((line) => line.endsWith('publication build build3'))).toHaveLength(20);
    const start = lines.indexOf('The last releases of other builds:');
    expect(lines.slice(start + 1, start + 3)).toEqual([
      expect.stringMatching(/ v4 {2}assets of build3 beside build build2 {2}\(commit c0ffee2\)$/),
      expect.stringMatching(/ v2 {2}assets of build2 beside build build1 {2}\(commit c0ffee1\)$/),
    ]);
    await rollBack({ google, to: 'v4', say });
    expect(messages()[0]).toBe('Rolled back to: assets of build3 beside build build2');
  });

  it('lists each build whose files Hosting has deleted, with the command that deploys it again', async () => {
    state.hosting.siteConfig = { maxVersions: '5' };
    for (let count = 1; count <= 5; count += 1) await publish('/en/blog.html', `publication ${count}`);
    await rollBack({ google, to: undefined, say });
    const advice = `git switch --detach c0ffee1 && npm run deploy -- ${PROJECT}`;
    expect(lines).toContain(`  build1: Hosting has deleted its files. To deploy it again: ${advice}`);
    const live = messages();
    await expect(rollBack({ google, to: 'v1', say })).rejects.toThrow(
      `Hosting has deleted the files of the version v1. To deploy its build again: ${advice}`,
    );
    expect(messages()).toEqual(live);
  });

  it('leaves the site in a state in which the next publication changes only the published pages', async () => {
    await publish('/en/blog.html', 'with coqui');
    const good = state.hosting.releases[0]?.version.name.split('/').pop();
    await publish('/en/about.html', 'a mistake');
    await publish('/en/blog.html', 'another mistake');
    await rollBack({ google, to: good, say });
    expect([livePage('/en/blog'), livePage('/en/about')]).toEqual(['with coqui', undefined]);
    await publish('/en/blog/ola.html', 'ola');
    expect([livePage('/en/blog/ola'), livePage('/en/blog'), livePage('/en/about')]).toEqual([
      'ola',
      'with coqui',
      undefined,
    ]);
    expect(messages()[0]).toBe('publication build build2');
  });

  it('waits for a running publisher, and then holds the lease until the rollback is done', async () => {
    state.lease = leaseOf('publisher');
    const done = rollBack({ google, to: 'v1', say });
    await vi.waitUntil(() => lines.includes('Waiting for the running publication'));
    expect(messages()).toHaveLength(3);
    state.lease = null;
    await done;
    expect(messages()[0]).toBe('Rolled back to: c0ffee1 build build1');
    const url = /\/documents\/publishing\/lease$|\/channels\/live\/releases$/;
    expect(
      standIn.changes
        .filter((change) => url.test(change))
        .map((change) => change.split(/[ /]/).at(-1))
        .slice(-3),
    ).toEqual(['lease', 'releases', 'lease']);
    expect(state.lease).toBeNull();
  });

  it('releases the lease after a failure, and never takes the lease from a deployment', async () => {
    await expect(rollBack({ google, to: 'v9', say })).rejects.toThrow('no release of the version v9');
    expect(state.lease).toBeNull();
    state.lease = leaseOf('deployment');
    await expect(rollBack({ google, to: 'v1', say })).rejects.toThrow('Another deployment is running.');
    expect(messages()).toHaveLength(3);
    await rollBack({ google, to: undefined, say });
  });

  it('to another build makes the live-site check report missing scripts', async () => {
    await rollBack({ google, to: 'v1', say });
    expect(await problemsOfLiveSite(google, await readDefaultSite(google, PROJECT), 'build1')).toEqual([
      '/en/no-such-page refers to /assets/site-build2.js, which responds 404.',
    ]);
  });
});
