// Interrupts a setup or a deployment at each of its steps, or makes each of its calls to Google fail, and
// runs it again.
import { describe, expect, it } from 'vitest';
import { liveFile, liveFiles } from '../../functions/src/publishing/hosting.fixture';
import {
  beginAgain,
  cutOffAfter,
  givePasswordOnceEnabled,
  leaseOf,
  lines,
  rehearse,
  setUp,
  standIn,
  startDeployment,
  state,
} from './fixture';
import type { Policy } from './project';

rehearse();

const flags = { seed: true, demoContent: true };
/** More steps than a setup or a deployment has. */
const STEPS_MAX = 200;

const membersByRole = ({ bindings = [] }: Policy) =>
  bindings.map(({ role, members }) => `${role}: ${members.join()}`).sort();

/**
 * Returns the project's state, except for traces of repeated attempts: etags, times, and the numbers of
 * versions and releases.
 */
function result() {
  const { hosting, secrets, policy, accountPolicy, indexes, fields, rules, functions, reachable } = state;
  const { apis, database, backupSchedules, bucket, softDelete, sites, webApps, repository, budgets } = state;
  const files = Object.keys(liveFiles(hosting)).sort();
  return {
    kept: { apis: [...apis].sort(), database, backupSchedules, bucket, softDelete, sites, webApps },
    more: { repository, budgets, rules, functionBuild: state.functionBuild, documents: state.documents },
    secrets: [...secrets.keys()].sort(),
    roles: [membersByRole(policy), membersByRole(accountPolicy)],
    indexes: [indexes.length, fields.map(({ name }) => name).sort()],
    functions: [functions.map(({ name }) => name).sort(), [...reachable].sort()],
    live: files.map((path) => [path, liveFile(hosting, path)]),
    releases: hosting.siteConfig,
    lease: state.lease,
  };
}

/** Waits until the lease of an interrupted deployment has expired. */
async function letLeaseExpire(): Promise<void> {
  if (!state.lease) return;
  await expect(startDeployment({ flags }).done).rejects.toThrow(
    'If it was interrupted, run this again after',
  );
  state.lease = leaseOf('deployment', -1);
}

/** Returns the distinct calls so far that change something. */
const changes = (): string[] => [...new Set(standIn.changes)];

const DEPLOYMENTS = [
  ['a first deployment', 'build1'],
  ['a later deployment of another build', 'build2'],
] as const;

/**
 * Prepares the deployment of a build, which follows a first one if it is another build. Returns its expected
 * result, its calls, and how to return to the state before it.
 */
async function rehearseDeployment(buildId: string) {
  await givePasswordOnceEnabled();
  if (buildId !== 'build1') await startDeployment({ flags }).done;
  const before = structuredClone(state);
  const again = () => beginAgain(structuredClone(before));
  const run = () => startDeployment({ flags, commands: { buildId } }).done;
  await again();
  await run();
  const changing = changes();
  // Excludes visitors' requests.
  const reading = [...new Set(standIn.requests)].filter(
    (call) => !changing.includes(call) && !call.includes('.web.app'),
  );
  return { run, again, expected: result(), changing, reading };
}

/** Returns why a deployment failed, or an empty string if it succeeded. */
const reasonOf = (deployment: Promise<string>): Promise<string> =>
  deployment.then(
    () => '',
    (error: unknown) => (error instanceof Error ? error.message : String(error)),
  );

describe('a run that is repeated after an interruption at any step ends like an uninterrupted one:', () => {
  it('a setup', async () => {
    await setUp();
    const expected = result();
    let cutOff = true;
    for (let steps = 0; cutOff; steps += 1) {
      expect(steps).toBeLessThan(STEPS_MAX);
      await beginAgain();
      cutOffAfter(steps);
      await setUp();
      cutOff = lines.join().includes('cut off');
      cutOffAfter(Infinity);
      await setUp();
      expect(result(), `after step ${steps}`).toEqual(expected);
    }
  });

  it.each(DEPLOYMENTS)('%s', async (_, buildId) => {
    const { run, again, expected } = await rehearseDeployment(buildId);
    let cutOff = true;
    for (let steps = 0; cutOff; steps += 1) {
      expect(steps).toBeLessThan(STEPS_MAX);
      await again();
      cutOffAfter(steps);
      const reason = await reasonOf(run());
      cutOff = reason !== '';
      if (cutOff) expect(reason, `after step ${steps}`).toMatch(/^cut off\nThe previous steps are complete/);
      cutOffAfter(Infinity);
      await letLeaseExpire();
      await run();
      expect(result(), `after step ${steps}`).toEqual(expected);
    }
  });
});

/** Matches exactly one call to Google. */
const exactly = (call: string): RegExp => new RegExp(`^${call.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

/**
 * Returns each call with each possible fault at Google: an exhausted quota, a lost response, and a missing
 * permission.
 */
const faultsOf = (calls: readonly string[], faults: readonly (429 | 'lost' | 403)[] = [429, 'lost', 403]) =>
  calls.flatMap((call) => faults.map((fault) => ({ call, fault, name: `${fault} for ${call}` })));

describe('a run reports a failed call or waits, and another run completes it:', () => {
  it('a setup', async () => {
    await setUp();
    const expected = result();
    for (const { call, fault, name } of faultsOf(changes())) {
      await beginAgain();
      standIn.fail(exactly(call), fault);
      await setUp();
      if (fault === 429) expect(result(), name).toEqual(expected);
      if (fault === 403)
        expect(lines.join('\n'), name).toMatch(/a fault of the test|this account may not see/);
      await setUp();
      expect(result(), name).toEqual(expected);
    }
  });

  it.each(DEPLOYMENTS)('%s', async (_, buildId) => {
    const { run, again, expected, changing, reading } = await rehearseDeployment(buildId);
    const faults = [...faultsOf(changing), ...(buildId === 'build1' ? faultsOf(reading, [403]) : [])];
    for (const { call, fault, name } of faults) {
      await again();
      standIn.fail(exactly(call), fault);
      const reason = await reasonOf(run());
      if (fault !== 403) expect(reason, name).toBe('');
      if (reason) {
        expect(reason, name).toMatch(/a fault of the test|this account may see/);
        await letLeaseExpire();
        await run();
      }
      expect(result(), name).toEqual(expected);
    }
  });
});
