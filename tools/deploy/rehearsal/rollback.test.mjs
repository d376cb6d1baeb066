import { beforeEach, describe, expect, it } from 'vitest';
import { defaultSite, problemsOfLiveSite } from '../hosting.mjs';
import { rollBack } from '../rolling-back.mjs';
import { PROJECT, deployBuild, google, lines, messages, readyProject, rehearse, say, standIn, state } from './fixture.mjs';

rehearse();

describe('a rollback', () => {
  beforeEach(async () => {
    await readyProject();
    await deployBuild('build1', 'c0ffee1');
    await deployBuild('build2', 'c0ffee2');
    lines.length = 0;
  });

  it('lists the releases, the newest first, and changes nothing', async () => {
    standIn.changes.length = 0;
    await rollBack({ google, to: undefined, say });
    expect(standIn.changes).toEqual([]);
    expect(lines.slice(1, 4)).toEqual([
      '  2026-01-03T00:00:00.000Z  v3  c0ffee2 build build2',
      '  2026-01-02T00:00:00.000Z  v2  assets of build2 beside build build1',
      '  2026-01-01T00:00:00.000Z  v1  c0ffee1 build build1',
    ]);
  });

  it.each(['v1', 'v2'])('to pages of another build (%s) says that publications wait, and names the commit that ends this', async (version) => {
    const [message] = messages().slice(version === 'v1' ? 2 : 1);
    await rollBack({ google, to: version, say });
    expect(state.hosting.releases[0]).toMatchObject({ version: { name: `sites/${PROJECT}/versions/${version}` }, message: `Rolled back to: ${message}` });
    expect(lines.join('\n')).toContain('What the owner publishes waits, and she sees that it is delayed');
    expect(lines.at(-1)).toContain(`git switch --detach c0ffee1 && npm run deploy -- ${PROJECT}`);
  });

  it('to a release of the same build says that publications go on', async () => {
    await deployBuild('build2', 'c0ffee2');
    await rollBack({ google, to: 'v3', say });
    expect(lines.at(-1)).toContain('the next deployment renders everything anew');
  });

  it('refuses a version that is live or that never was', async () => {
    await expect(rollBack({ google, to: 'v3', say })).rejects.toThrow('is the one that is live');
    await expect(rollBack({ google, to: 'v9', say })).rejects.toThrow('no release of the version v9');
  });

  it('is seen by the check of the live site: what the function renders names scripts that the earlier release does not have', async () => {
    await rollBack({ google, to: 'v1', say });
    expect(await problemsOfLiveSite(google, await defaultSite(google), 'build1'))
      .toEqual(['/en/no-such-page names /assets/site-build2.js, which responds 404.']);
  });
});
