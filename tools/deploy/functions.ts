import type { Google } from './google';

interface Deployed {
  name: string;
  region: string;
}

const CLOUD_FUNCTIONS = 'https://cloudfunctions.googleapis.com/v2';

/** The name of the codebase in firebase.json. */
const CODEBASE = 'default';

/**
 * The labels that mark functions deployed by firebase-tools (see its deploymentTool.js and
 * functions/constants.js).
 */
const TOOL_LABEL = 'deployment-tool';
const TOOL = 'cli-firebase';
const CODEBASE_LABEL = 'firebase-functions-codebase';

/**
 * The arguments with which `firebase deploy` deploys the functions.
 *
 * `--force` confirms every prompt (deploy/functions/prompts.js in firebase-tools). Without it, a
 * non-interactive `firebase deploy` fails before deploying a function with a retry policy for the first time.
 * It would also fail at the end of the first deployment, when the images don't have a cleanup policy yet.
 * `--force` also deletes functions missing from the source, so the deployment itself checks for deletions
 * (`problemsOfDeletion`).
 *
 * Because the codebase is named, unchanged functions are deployed as well (firebase-tools issue 5959). A
 * later run can therefore repair a function whose deployment was interrupted before it got a schedule or
 * public access.
 */
export const FUNCTIONS_ARGS = ['--only', `functions:${CODEBASE}`, '--force'];

/**
 * Returns the functions that the deployment will delete: those that firebase-tools deployed from this
 * codebase, but that the source doesn't define in this region.
 */
export async function functionsToDelete(
  google: Google,
  region: string,
  names: string[],
): Promise<Deployed[]> {
  const deployed = (await listFunctions(google)).filter(
    ({ labels = {} }) =>
      labels[TOOL_LABEL]?.startsWith(TOOL) && (labels[CODEBASE_LABEL] ?? CODEBASE) === CODEBASE,
  );
  return deployed
    .map(({ name }) => parseName(name))
    .filter((found) => found.region !== region || !names.includes(found.name));
}

/** Returns a problem for each function that would be deleted but isn't named on the command line. */
export function problemsOfDeletion(deleted: Deployed[], named: string[]): string[] {
  return deleted
    .filter(({ name }) => !named.includes(name))
    .map(
      ({ name, region }) =>
        `${name} (${region}) is deployed, but the source has no such function. If it was removed or renamed, pass --delete-function ${name}.`,
    );
}

interface DeployedFunction {
  name: string;
  labels?: Record<string, string>;
}

const listFunctions = (google: Google): Promise<DeployedFunction[]> =>
  google.list(`${CLOUD_FUNCTIONS}/projects/${google.project}/locations/-/functions`, 'functions');

/** Extracts the region and the id from a name such as `projects/p/locations/us-east1/functions/api`. */
function parseName(name: string): Deployed {
  const [, , , region = '', , id = ''] = name.split('/');
  return { name: id, region };
}
