// Runs before each part of a deployment (firebase.json, "predeploy"), even if "npm run deploy" didn't start
// the deployment. Doesn't build anything. Rejects any deployment that would leave the owner's area without a
// secure password, publish another project's build, or undo what the owner published. Also keeps
// firebase-tools from creating a database in another region.
import { printError } from '../process/print-error';
import { problemsOfBuild } from './build-stamp';
import { onlyLooking } from './checks/check';
import { hostingSite } from './checks/project';
import { database } from './checks/storage';
import { Google } from './google';
import { LEASE_VARIABLE, PREVIEW_VARIABLE, problemsOfLease } from './lease';
import { problemsOfPassword, readPasswordSecrets } from './password-secrets';
import { requireProject } from './settings';

/** The folder of firebase.json, where firebase-tools runs this script. */
const root = process.cwd();

async function problemsOfDatabase(google: Google): Promise<string[]> {
  const { state, detail } = await database.run(onlyLooking(google, root));
  return state === 'missing' ? [`Firestore database: ${detail}.`] : [];
}

async function problemsOfPages(google: Google): Promise<string[]> {
  const context = onlyLooking(google, root);
  const { state, detail } = await hostingSite.run(context);
  return state === 'missing' ? [`Hosting site: ${detail}.`] : problemsOfBuild(root, context);
}

async function problemsOfSite(google: Google): Promise<string[]> {
  return [
    ...(await problemsOfPages(google)),
    ...problemsOfPassword(await readPasswordSecrets(google)),
    ...(await problemsOfLease(google, process.env[LEASE_VARIABLE])),
  ];
}

const TARGETS: Record<string, (google: Google) => Promise<string[]>> = {
  firestore: problemsOfDatabase,
  storage: () => Promise.resolve([]),
  functions: problemsOfSite,
  hosting: process.env[PREVIEW_VARIABLE] ? problemsOfPages : problemsOfSite,
};

try {
  // firebase-tools sets this variable to the project that it deploys to.
  const project = requireProject(process.env.GCLOUD_PROJECT, 'Use: npm run deploy -- <project>');
  const check = TARGETS[process.argv[2] ?? ''];
  if (!check) throw new Error(`There is no check for the target ${process.argv[2] ?? ''}.`);
  const problems = await check(new Google(project));
  if (problems.length > 0) throw new Error(`${problems.join('\n')}\nUse: npm run deploy -- ${project}`);
} catch (error) {
  printError(error);
  process.exitCode = 1;
}
