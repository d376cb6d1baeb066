import type { Google } from './google';

interface Deployed {
  name: string;
  region: string;
}

const CLOUD_FUNCTIONS = 'https://cloudfunctions.googleapis.com/v2';

/** As in firebase.json. */
const CODEBASE = 'default';

/** The labels by which firebase-tools knows what it has deployed (its deploymentTool.js, functions/constants.js). */
const TOOL_LABEL = 'deployment-tool';
const TOOL = 'cli-firebase';
const CODEBASE_LABEL = 'firebase-functions-codebase';

/**
 * What `firebase deploy` gets for the functions.
 *
 * `--force` answers every question with yes (its deploy/functions/prompts.js); without it, it refuses to go on where nobody can be asked: before
 * the first function with a retry policy, and after the first deployment for want of a clean-up policy of the images. It also deletes functions
 * that the source no longer has, so a deployment asks for these by itself, see `problemsOfDeletion`.
 *
 * The name of the codebase makes it deploy functions that have not changed, too (firebase-tools issue 5959). Otherwise a run that was cut off after
 * Google had made a function, and before it was given its schedule or opened to the public, could not be finished by another one.
 */
export const FUNCTIONS_ARGS = ['--only', `functions:${CODEBASE}`, '--force'];

/** Returns the functions that the deployment deletes: firebase-tools has deployed them from this codebase, whose source no longer has them. */
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

/** Why these functions must not be deleted: the developer has not named them. */
export function problemsOfDeletion(deleted: Deployed[], named: string[]): string[] {
  return deleted
    .filter(({ name }) => !named.includes(name))
    .map(
      ({ name, region }) =>
        `${name} (${region}) is deployed, and the source has no such function. If it was removed or renamed, pass --delete-function ${name}.`,
    );
}

interface DeployedFunction {
  name: string;
  labels?: Record<string, string>;
}

const listFunctions = (google: Google): Promise<DeployedFunction[]> =>
  google.list(`${CLOUD_FUNCTIONS}/projects/${google.project}/locations/-/functions`, 'functions');

/** Reads a name as in `projects/p/locations/us-east1/functions/api`. */
function parseName(name: string): Deployed {
  const [, , , region = '', , id = ''] = name.split('/');
  return { name: id, region };
}
