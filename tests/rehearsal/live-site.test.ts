import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { takeDeploymentLease } from '../../tools/deploy/lease';
import { problemsOfLiveSite } from '../../tools/deploy/live-site';
import {
  PROJECT,
  deployBuild,
  google,
  leaseOf,
  lines,
  liveScripts,
  messages,
  readyProject,
  rehearse,
  say,
  startDeployment,
  state,
} from './fixture';
import { readDefaultSite } from '../../functions/src/publishing/hosting';
import { liveFile } from '../../functions/src/publishing/hosting.fixture';

rehearse();

describe('the assets of a build', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    await readyProject();
    await deployBuild('build1', 'c0ffee1');
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('go live before the function that needs them, alongside the previous build’s pages', async () => {
    const seen: string[][] = [];
    await deployBuild('build2', 'c0ffee2', (command) => {
      if (command.includes('--only functions')) seen.push(liveScripts(), messages());
    });
    expect(seen[0]).toEqual(['build1', 'build2']);
    expect(seen[1]?.[0]).toBe('assets of build2 beside build build1');
    expect(liveFile(state.hosting, '/assets/site-build2.js')).toBe('// build2');
  });

  it('aren’t released again if they are live already', async () => {
    await deployBuild('build1', 'c0ffee1');
    expect(messages()).toEqual(['c0ffee1 build build1', 'c0ffee1 build build1']);
  });

  it('are kept for 30 days after the build is replaced, however old they are', async () => {
    vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build1', 'build2']);
    vi.setSystemTime(new Date('2026-07-01T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build1', 'build2']);
    vi.setSystemTime(new Date('2026-07-02T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build2']);
  });

  it('are kept if a deployment failed after deploying the function but before deploying the pages', async () => {
    const failing = deployBuild('build2', 'c0ffee2', (command) => {
      if (command === 'publish-everything') throw new Error('cut off');
    });
    await expect(failing).rejects.toThrow('cut off');
    expect([state.functionBuild?.buildId, messages()[0]]).toEqual([
      'build2',
      'assets of build2 beside build build1',
    ]);
    await deployBuild('build3', 'c0ffee3');
    expect(liveScripts()).toEqual(['build1', 'build2', 'build3']);
  });
});

it('problemsOfLiveSite reports API responses that lack the X-Request-Id header', async () => {
  await readyProject();
  await startDeployment().done;
  const fetched = google.fetchSite.bind(google);
  vi.spyOn(google, 'fetchSite').mockImplementation(async (url) => {
    const { status, body } = await fetched(url);
    return new Response(body, { status });
  });
  expect(await problemsOfLiveSite(google, await readDefaultSite(google, PROJECT), 'build1')).toEqual([
    '/api/services responds without X-Request-Id, which browsers need to recognize the API.',
  ]);
});

describe('the lease on the live site', () => {
  beforeEach(readyProject);

  it('is held only during the part of a deployment that changes the live site', async () => {
    const kinds: unknown[] = [];
    const onCommand = () => {
      kinds.push(state.lease?.fields.kind.stringValue);
    };
    await startDeployment({ commands: { onCommand } }).done;
    expect(kinds).toEqual([undefined, undefined, undefined, 'deployment', 'deployment', 'deployment']);
    expect(state.lease).toBeNull();
  });

  it('is released when a deployment fails', async () => {
    const onCommand = (command: string) => {
      if (command === 'publish-everything') throw new Error('no services');
    };
    await expect(startDeployment({ commands: { onCommand } }).done).rejects.toThrow('no services');
    expect(state.lease).toBeNull();
  });

  it('is taken over from an interrupted deployment once the lease expires', async () => {
    state.lease = leaseOf('deployment', -1);
    await startDeployment().done;
    expect(state.lease).toBeNull();
  });

  it('is never taken from a running deployment', async () => {
    state.lease = leaseOf('deployment');
    const { done, commands } = startDeployment();
    await expect(done).rejects.toThrow('Another deployment is running.');
    expect(commands.at(-1)).toBe('npm run build -w functions -- --with-pages');
    expect(state.lease.fields.holder.stringValue).toBe('somebody');
  });

  it('is not taken by a deployment until the publisher releases it', async () => {
    state.lease = leaseOf('publisher');
    const { done } = startDeployment();
    await vi.waitUntil(() => lines.includes('Waiting for the running publication'));
    state.lease = null;
    await done;
  });

  it('goes to only one of two concurrent deployments', async () => {
    const attempts = await Promise.allSettled([
      takeDeploymentLease(google, say),
      takeDeploymentLease(google, say),
    ]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.release();
  });

  it('is renewed throughout the deployment, but never taken from another holder', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const lease = await takeDeploymentLease(google, say);
      const taken = state.lease?.updateTime;
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(() => state.lease?.updateTime !== taken);
      vi.setSystemTime(Date.now() + 4.5 * 60_000);
      await lease.renew();

      state.lease = leaseOf('publisher');
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(() => lines.some((line) => line.startsWith('The lease was not renewed')));
      await expect(lease.renew()).rejects.toThrow('Another process changes the live site now');
      await lease.release();
      expect(state.lease.fields.holder.stringValue).toBe('somebody');
    } finally {
      vi.useRealTimers();
    }
  });
});
