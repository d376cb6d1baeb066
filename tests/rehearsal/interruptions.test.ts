// Interrupts setup and deployments at each step, or makes each of their calls to Google fail, and then
// repeats the setup or deployment.
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
/** An upper bound on the number of steps in setup or a deployment. */
const STEPS_MAX = 200;

const membersByRole = ({ bindings = [] }: Policy) =>
  bindings.map(({ role, members }) => `${role}: ${members.join()}`).sort();

/**
 * Returns the project's state without traces of repeated attempts: etags, times, and the numbers of versions
 * and releases.
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

/** Makes the lease of an interrupted deployment expire. */
async function letLeaseExpire(): Promise<void> {
  if (!state.lease) return;
  await expect(startDeployment({ flags }).done).rejects.toThrow(
    'If it was interrupted, run this again after',
  );
  state.lease = leaseOf('deployment', -1);
}

/** Returns the distinct calls so far that changed something. */
const changes = (): string[] => [...new Set(standIn.changes)];

const DEPLOYMENTS = [
  ['a first deployment', 'build1'],
  ['a later deployment of another build', 'build2'],
] as const;

/**
 * Prepares a deployment of the given build. Builds other than build1 are deployed after build1. Returns the
 * expected result, the deployment's calls, and functions that run the deployment and reset the project.
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
  // Excludes requests to the site itself.
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

describe('repeating a run that was interrupted at any step has the same result as one uninterrupted run:', () => {
  it('setup', async () => {
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

/** Returns a regular expression that matches exactly this call to Google. */
const exactly = (call: string): RegExp => new RegExp(`^${call.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')}$`);

/**
 * Returns each call paired with each possible fault: an exhausted quota (429), a lost response, or a missing
 * permission (403).
 */
const faultsOf = (calls: readonly string[], faults: readonly (429 | 'lost' | 403)[] = [429, 'lost', 403]) =>
  calls.flatMap((call) => faults.map((fault) => ({ call, fault, name: `${fault} for ${call}` })));

describe('a run retries or reports a failed call, and the next run finishes the work:', () => {
  it('setup', async () => {
    await setUp();
    const expected = result();
    for (const { call, fault, name } of faultsOf(changes())) {
      await beginAgain();
      standIn.fail(exactly(call), fault);
      await setUp();
      if (fault === 429) expect(result(), name).toEqual(expected);
      if (fault === 403)
        expect(lines.join('\n'), name).toMatch(/a fault of the test|this account cannot see/);
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
        expect(reason, name).toMatch(/a fault of the test|this account can use/);
        await letLeaseExpire();
        await run();
      }
      expect(result(), name).toEqual(expected);
    }
  });
});
