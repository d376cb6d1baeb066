import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { CommandFailed } from '../../tools/deploy/run';
import { judge } from './contract';
import type { Project, StoredFunction } from './project';

/** A function's trigger, as firebase-tools reads it from the source. */
export type Trigger = Record<string, object>;
/** A function as it appears in firebase-tools' deployment plan. */
type Endpoint = Record<string, unknown> & { project: string; region: string; id: string };
/** All functions in a codebase, as they appear in firebase-tools' deployment plan. */
type Backend = object;

interface Questions {
  only: string | undefined;
  force: boolean;
  nonInteractive: boolean;
}

interface Changeset {
  endpointsToCreate: Endpoint[];
  endpointsToUpdate: Endpoint[];
  endpointsToDelete: Endpoint[];
}

// The stand-in runs firebase-tools' own planning and prompts, so the rehearsal fails whenever a real
// deployment would. Those parts of firebase-tools have no public API.
const require = createRequire(import.meta.url);
const backend = require('firebase-tools/lib/deploy/functions/backend.js') as {
  of: (...endpoints: Endpoint[]) => Backend;
  matchingBackend: (all: Backend, matches: (endpoint: Endpoint) => boolean) => Backend;
};
const helper = require('firebase-tools/lib/deploy/functions/functionsDeployHelper.js') as {
  endpointMatchesAnyFilter: (endpoint: Endpoint, filters: object[] | undefined) => boolean;
  getEndpointFilters: (options: Questions, config: unknown) => object[] | undefined;
  groupEndpointsByCodebase: (
    want: Record<string, Backend>,
    have: Endpoint[],
  ) => Record<string, Backend | undefined>;
};
const { updateEndpointTargetedStatus } = require('firebase-tools/lib/deploy/functions/prepare.js') as {
  updateEndpointTargetedStatus: (want: Record<string, Backend>, filters: object[]) => void;
};
const { createDeploymentPlan } = require('firebase-tools/lib/deploy/functions/release/planner.js') as {
  createDeploymentPlan: (plan: object) => Promise<{ regionalChangesets: Record<string, Changeset> }>;
};
const prompts = require('firebase-tools/lib/deploy/functions/prompts.js') as {
  promptForFailurePolicies: (options: Questions, want: Backend, have: Backend | undefined) => Promise<void>;
  promptForMinInstances: (options: Questions, want: Backend, have: Backend | undefined) => Promise<void>;
  promptForFunctionDeletion: (endpoints: Endpoint[], options: Questions) => Promise<unknown>;
  promptForUnsafeMigration: (endpoints: Endpoint[], options: Questions) => Promise<{ endpoint: Endpoint }[]>;
  promptForCleanupPolicyDays: (options: Questions, locations: string[]) => Promise<unknown>;
};
const artifacts = require('firebase-tools/lib/functions/artifacts.js') as {
  checkCleanupPolicy: (project: string, regions: string[]) => Promise<{ locationsToSetup: string[] }>;
  getRepoCache: Map<string, unknown>;
  makeRepoPath: (project: string, region: string) => string;
};
const { endpointFromFunction, functionFromEndpoint } =
  require('firebase-tools/lib/gcp/cloudfunctionsv2.js') as {
    endpointFromFunction: (stored: StoredFunction) => Endpoint;
    functionFromEndpoint: (endpoint: Endpoint) => StoredFunction & { serviceConfig: object };
  };

const CODEBASE = 'default';
const REGION = 'us-east1';

/** The error from https://github.com/firebase/firebase-tools/issues/7774. */
const EVENTARC_IS_NEW =
  'Permission denied while using the Eventarc Service Agent. If you recently started to use Eventarc, it may take a few minutes';

/** Triggers for three functions in src/index.ts, one of each kind, keyed by function name. */
export const FUNCTIONS: Record<string, Trigger> = {
  api: { httpsTrigger: { invoker: ['public'] } },
  everyFiveMinutes: { scheduleTrigger: { schedule: 'every 5 minutes' } },
  publish: {
    eventTrigger: { eventType: 'google.cloud.firestore.document.v1.created', eventFilters: {}, retry: true },
  },
};

interface Deployment {
  root: string;
  /** The arguments for `firebase deploy`. */
  args: readonly string[];
  /** The triggers of the functions in the source, by name. */
  functions?: Record<string, Trigger>;
  /** The hash of the source. */
  hash?: string;
  /** Called after a function is created but before its access is set. */
  onFunctionCreated?: (name: string) => void;
}

/**
 * Deploys the functions as firebase-tools would, with the same failures. After planning, deploys each
 * function and sets its access (public callers or a schedule). Then deletes functions and sets the cleanup
 * policy for the images.
 */
export async function deployFunctions(
  state: Project,
  { root, args, functions = FUNCTIONS, hash = 'one', onFunctionCreated }: Deployment,
): Promise<void> {
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
  const deployed = state.functions.map(endpointFromFunction);
  const have = helper.groupEndpointsByCodebase({ [CODEBASE]: want }, deployed)[CODEBASE];
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8')) as { functions: unknown };
  const filters = helper.getEndpointFilters(options, config.functions);

  const matching = backend.matchingBackend(want, (endpoint) =>
    helper.endpointMatchesAnyFilter(endpoint, filters),
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
  const changes = Object.values(plan.regionalChangesets);
  const deleted = changes.flatMap(({ endpointsToDelete }) => endpointsToDelete);
  await prompts.promptForFunctionDeletion(deleted, options);
  const updates = await prompts.promptForUnsafeMigration(
    changes.flatMap(({ endpointsToUpdate }) => endpointsToUpdate),
    options,
  );

  const written = [
    ...changes.flatMap(({ endpointsToCreate }) => endpointsToCreate),
    ...updates.map(({ endpoint }) => endpoint),
  ];
  const repository = artifacts.makeRepoPath(state.project, REGION);
  for (const endpoint of written) {
    // Google creates the image repository together with the first function.
    state.repository ??= { name: repository };
    if ('eventTrigger' in endpoint && state.eventarcRefusals > 0) {
      state.eventarcRefusals -= 1;
      throw new CommandFailed('firebase deploy', 1, EVENTARC_IS_NEW);
    }
    put(state, endpoint);
    onFunctionCreated?.(endpoint.id);
    state.reachable.add(endpoint.id);
  }
  for (const { id } of deleted) {
    state.functions = state.functions.filter(({ name }) => !name.endsWith(`/${id}`));
    state.reachable.delete(id);
  }

  artifacts.getRepoCache.set(repository, state.repository);
  const { locationsToSetup } = await artifacts.checkCleanupPolicy(state.project, [REGION]);
  if (locationsToSetup.length > 0) {
    await prompts.promptForCleanupPolicyDays(options, locationsToSetup);
    state.repository = { ...state.repository, cleanupPolicies: { 'firebase-functions-cleanup': {} } };
  }
}

/** Stores a function as Google would return it. */
function put(state: Project, endpoint: Endpoint): void {
  const { project, region, id } = endpoint;
  const resource = functionFromEndpoint({
    ...endpoint,
    labels: { 'deployment-tool': 'cli-firebase' },
    source: { storageSource: {} },
  });
  const [, parent = ''] = /^(.*)\/[^/]+$/.exec(resource.name) ?? [];
  const { problems } = judge({
    method: 'POST',
    address: `cloudfunctions.googleapis.com/v2/${parent}`,
    query: new URLSearchParams({ functionId: id }),
    body: resource,
  });
  if (problems.length > 0) throw new Error(`Google's contract was violated: ${problems.join('; ')}`);
  Object.assign(resource, { environment: 'GEN_2', state: 'ACTIVE' });
  Object.assign(resource.serviceConfig, {
    service: `projects/${project}/locations/${region}/services/${id}`,
    serviceAccountEmail: `${state.number}-compute@developer.gserviceaccount.com`,
    uri: `https://${id}.a.run.app`,
  });
  state.functions = [...state.functions.filter(({ name }) => name !== resource.name), resource];
}
