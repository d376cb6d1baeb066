import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('./google-stand-in.mjs').Project} Project */

// firebase-tools' own plan and questions, so that the rehearsal fails where the deployment would. It has no other entry to them.
const load = createRequire(import.meta.url);
const backend = load('firebase-tools/lib/deploy/functions/backend.js');
const { endpointMatchesAnyFilter, getEndpointFilters, groupEndpointsByCodebase } = load(
  'firebase-tools/lib/deploy/functions/functionsDeployHelper.js',
);
const { updateEndpointTargetedStatus } = load('firebase-tools/lib/deploy/functions/prepare.js');
const { createDeploymentPlan } = load('firebase-tools/lib/deploy/functions/release/planner.js');
const prompts = load('firebase-tools/lib/deploy/functions/prompts.js');
const { checkCleanupPolicy, getRepoCache, makeRepoPath } = load('firebase-tools/lib/functions/artifacts.js');
const { endpointFromFunction, functionFromEndpoint } = load('firebase-tools/lib/gcp/cloudfunctionsv2.js');

const CODEBASE = 'default';
const REGION = 'us-east1';

/** A function of each kind that src/index.ts has, by name: what it is started by, as firebase-tools reads it from the source. */
export const FUNCTIONS = /** @type {Record<string, Json>} */ ({
  api: { httpsTrigger: { invoker: ['public'] } },
  publish: {
    eventTrigger: { eventType: 'google.cloud.firestore.document.v1.created', eventFilters: {}, retry: true },
  },
  publishOverdue: { scheduleTrigger: { schedule: 'every 15 minutes' } },
});

/**
 * Deploys the functions as firebase-tools would, with its refusals: first the plan, then each function, its access (who may call it, or its
 * schedule), the deletions, and the clean-up policy of the images.
 * @param {Project} state
 * @param {object} options
 * @param {string} options.root
 * @param {string[]} options.args                            of firebase deploy
 * @param {Record<string, Json>} options.functions           of the source
 * @param {string} options.hash                              of the source
 * @param {(name: string) => void} options.onFunctionCreated called before a function's access is set
 */
export async function deployFunctions(state, { root, args, functions, hash, onFunctionCreated }) {
  const options = {
    only: args[args.indexOf('--only') + 1],
    force: args.includes('--force'),
    nonInteractive: args.includes('--non-interactive'),
  };
  const base = {
    project: state.project,
    region: REGION,
    platform: 'gcfv2',
    codebase: CODEBASE,
    runtime: 'nodejs24',
    source: {},
    hash,
  };
  const want = backend.of(
    ...Object.entries(functions).map(([id, trigger]) => ({ ...base, id, entryPoint: id, ...trigger })),
  );
  const have = groupEndpointsByCodebase({ [CODEBASE]: want }, state.functions.map(endpointFromFunction))[
    CODEBASE
  ];
  const filters = getEndpointFilters(
    options,
    JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')).functions,
  );

  const matching = backend.matchingBackend(want, (/** @type {Json} */ endpoint) =>
    endpointMatchesAnyFilter(endpoint, filters),
  );
  await prompts.promptForFailurePolicies(options, matching, have);
  await prompts.promptForMinInstances(options, matching, have);
  updateEndpointTargetedStatus({ [CODEBASE]: want }, filters ?? []);
  const plan = await createDeploymentPlan({
    codebase: CODEBASE,
    wantBackend: want,
    haveBackend: have,
    projectId: state.project,
    filters,
  });
  /** @type {Record<'endpointsToCreate' | 'endpointsToUpdate' | 'endpointsToDelete', Json[]>[]} */
  const changes = Object.values(plan.regionalChangesets);
  const deleted = changes.flatMap(({ endpointsToDelete }) => endpointsToDelete);
  await prompts.promptForFunctionDeletion(deleted, options);
  const updates = await prompts.promptForUnsafeMigration(
    changes.flatMap(({ endpointsToUpdate }) => endpointsToUpdate),
    options,
  );

  const written = [
    ...changes.flatMap(({ endpointsToCreate }) => endpointsToCreate),
    ...updates.map((/** @type {Json} */ { endpoint }) => endpoint),
  ];
  for (const endpoint of written) {
    // Google makes the repository for the image of the first function.
    state.repository ??= { name: makeRepoPath(state.project, REGION) };
    put(state, endpoint);
    onFunctionCreated(endpoint.id);
    state.reachable.add(endpoint.id);
  }
  for (const { id } of deleted) {
    state.functions = state.functions.filter(({ name }) => !name.endsWith(`/${id}`));
    state.reachable.delete(id);
  }

  getRepoCache.set(makeRepoPath(state.project, REGION), state.repository);
  const { locationsToSetup } = await checkCleanupPolicy(state.project, [REGION]);
  if (locationsToSetup.length > 0) {
    await prompts.promptForCleanupPolicyDays(options, locationsToSetup);
    state.repository = { ...state.repository, cleanupPolicies: { 'firebase-functions-cleanup': {} } };
  }
}

/** Stores a function as Google returns it. @param {Project} state @param {Json} endpoint */
function put(state, endpoint) {
  const { project, region, id } = endpoint;
  const resource = functionFromEndpoint({
    ...endpoint,
    labels: { 'deployment-tool': 'cli-firebase' },
    source: { storageSource: {} },
  });
  Object.assign(resource, { environment: 'GEN_2', state: 'ACTIVE' });
  Object.assign(resource.serviceConfig, {
    service: `projects/${project}/locations/${region}/services/${id}`,
    serviceAccountEmail: `${state.number}-compute@developer.gserviceaccount.com`,
    uri: `https://${id}.a.run.app`,
  });
  state.functions = [...state.functions.filter(({ name }) => name !== resource.name), resource];
}
