// Tests what firebase-tools plans and asks when it deploys the functions. Runs firebase-tools' own code
// (functions-stand-in.ts).
import { describe, expect, it } from 'vitest';
import { functionNames } from '../../functions/names';
import { FUNCTIONS_ARGS } from '../../tools/deploy/functions';
import { lines, messages, readyProject, rehearse, root, standIn, startDeployment, state } from './fixture';
import { FUNCTIONS, deployFunctions } from './functions-stand-in';

rehearse();

const NAMES = Object.keys(FUNCTIONS);
const { everyFiveMinutes: schedule, ...WITHOUT_SCHEDULE } = FUNCTIONS;
const RENAMED = { ...WITHOUT_SCHEDULE, publishLate: schedule ?? {} };

/** Returns the names of the deployed functions. */
const deployed = () => state.functions.map(({ name }) => name.split('/').pop());

describe('the names of the functions', () => {
  it('match the exports of the source', async () => {
    const names = await functionNames();
    expect(names).toEqual(expect.arrayContaining([...NAMES, 'notify']));
  });
});

describe('a later deployment', () => {
  it('of the same build changes no functions', async () => {
    await readyProject();
    await startDeployment().done;
    await startDeployment().done;
    expect([deployed().sort(), [...state.reachable].sort()]).toEqual([NAMES, NAMES]);
  });

  it('adds a function with a retry policy without prompting', async () => {
    await readyProject();
    const { publish, ...others } = FUNCTIONS;
    await startDeployment({ commands: { functions: others } }).done;
    await startDeployment({ commands: { buildId: 'build2' } }).done;
    expect(deployed()).toContain('publish');
    expect(publish).toHaveProperty('eventTrigger.retry', true);
  });

  it.each([
    ['removed', WITHOUT_SCHEDULE],
    ['renamed', RENAMED],
  ])(
    'announces and then deletes a function that was %s, but only if the command names it',
    async (_, functions) => {
      await readyProject();
      await startDeployment().done;
      const live = messages();
      standIn.changes.length = 0;
      const refused = startDeployment({ commands: { functions, buildId: 'build2' } });
      await expect(refused.done).rejects.toThrow('--delete-function everyFiveMinutes');
      const misnamed = startDeployment({
        commands: { functions, buildId: 'build2' },
        flags: { deletedFunctions: ['publish'] },
      });
      await expect(misnamed.done).rejects.toThrow('--delete-function everyFiveMinutes');
      expect([...refused.commands, ...misnamed.commands, ...standIn.changes]).toEqual([]);
      expect([deployed().sort(), messages()]).toEqual([NAMES, live]);

      const flags = { deletedFunctions: ['everyFiveMinutes'] };
      const declined = startDeployment({
        commands: { functions, buildId: 'build2' },
        flags,
        confirmed: false,
      });
      await expect(declined.done).rejects.toThrow('Nothing was changed.');
      expect(lines).toContain('Deletes   the function everyFiveMinutes');
      await startDeployment({ commands: { functions, buildId: 'build2' }, flags }).done;
      expect(deployed().sort()).toEqual(Object.keys(functions).sort());
      expect([...state.reachable].sort()).toEqual(Object.keys(functions).sort());
      await startDeployment({ commands: { functions, buildId: 'build2' } }).done;
    },
  );

  it('refuses to delete a function in another region unless the command names it', async () => {
    await readyProject();
    await startDeployment().done;
    const [api] = state.functions;
    if (!api) throw new Error('Nothing is deployed.');
    state.functions.push({ ...api, name: api.name.replace('us-east1', 'us-central1') });
    await expect(startDeployment().done).rejects.toThrow('api (us-central1)');
  });

  it('keeps functions that were deployed by other means', async () => {
    await readyProject();
    await startDeployment().done;
    const [api] = state.functions;
    if (!api) throw new Error('Nothing is deployed.');
    const others = [
      { ...api, name: api.name.replace(/api$/, 'byHand'), labels: {} },
      {
        ...api,
        name: api.name.replace(/api$/, 'ofAnotherRepository'),
        labels: { ...api.labels, 'firebase-functions-codebase': 'other' },
      },
    ];
    state.functions.push(...others);
    await startDeployment({ commands: { buildId: 'build2' } }).done;
    expect(deployed().sort()).toEqual([...NAMES, 'byHand', 'ofAnotherRepository'].sort());
  });

  it('finds every function in a long list', async () => {
    await readyProject();
    await startDeployment().done;
    const [api] = state.functions;
    if (!api) throw new Error('Nothing is deployed.');
    state.functions.push(
      ...Array.from({ length: 30 }, (_, index) => ({ ...api, name: `${api.name}${index}`, labels: {} })),
    );
    state.functions.push({ ...api, name: api.name.replace(/api$/, 'last') });
    await expect(startDeployment().done).rejects.toThrow('--delete-function last');
  });
});

describe('firebase-tools without --force', () => {
  const run = (args: string[], functions: typeof FUNCTIONS = FUNCTIONS) =>
    deployFunctions(state, {
      root,
      args: ['--only', 'functions', '--non-interactive', ...args],
      functions,
    });

  it('refuses a function with a retry policy', async () => {
    await expect(run([])).rejects.toThrow(
      'Pass the --force option to deploy functions with a failure policy',
    );
    expect(state.functions).toEqual([]);
  });

  it('refuses to delete functions', async () => {
    await run(['--force']);
    await expect(run([], WITHOUT_SCHEDULE)).rejects.toThrow(
      'firebase functions:delete everyFiveMinutes --region us-east1',
    );
  });

  it('fails after deploying the functions if their images have no cleanup policy', async () => {
    await expect(run([], { api: FUNCTIONS.api ?? {} })).rejects.toThrow('could not set up cleanup policy');
    expect(deployed()).toEqual(['api']);
  });

  it('skips unchanged functions, even if an interrupted run did not set their access', async () => {
    await run(['--force']);
    state.reachable.delete('api');
    await run(['--force']);
    expect([...state.reachable]).not.toContain('api');
    await deployFunctions(state, { root, args: FUNCTIONS_ARGS });
    expect([...state.reachable]).toContain('api');
  });
});
