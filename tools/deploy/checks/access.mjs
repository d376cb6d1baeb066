import { readInstagramState, storeInstagramApp } from '../instagram-secret.mjs';
import { readMailState, storeMailSettings } from '../mail-secret.mjs';
import { readPushState, storePushKeys } from '../push-secret.mjs';
import { problemsOfPassword, readPasswordSecrets } from '../password-secrets.mjs';
import { translates } from '../settings.mjs';
import { created, leftToSetup, missing, ok } from './check.mjs';

/** @typedef {import('./check.mjs').Check} Check */

const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com/v1';
const IAM = 'https://iam.googleapis.com/v1';
const ARTIFACT_REGISTRY = 'https://artifactregistry.googleapis.com/v1';

/**
 * What the function's service account needs that an editor may do: the database and the bucket at run time, and the build of its image.
 * Access to the secret is granted by firebase-tools with each deployment. Organizations made since May 2024 give this account no role of
 * their own accord; the others make it an editor.
 */
const ROLES = ['roles/cloudbuild.builds.builder', 'roles/datastore.user', 'roles/storage.objectAdmin'];
const ROLES_WITH_ALL_OF_THEM = ['roles/editor', 'roles/owner'];

/**
 * What the publisher needs besides, as an editor too: releases, and the delivery of its events (Eventarc and Cloud Scheduler call it as this
 * account). firebase-tools grants the latter two itself with the first trigger (its deploy/functions/checkIam.js), but only where its own
 * account may change the policy; that of a CI may not.
 */
const PUBLISHER_ROLES = ['roles/eventarc.eventReceiver', 'roles/firebasehosting.admin', 'roles/run.invoker'];

/** What suggested translations need where they are switched on. */
const TRANSLATION_ROLE = 'roles/cloudtranslate.user';

/**
 * What the function's service account needs to sign links to the copies of everything
 * (https://cloud.google.com/storage/docs/access-control/signing-urls-with-helpers): granted for this account alone, since for the project it
 * would be the right to act as every account.
 */
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

/** The names that firebase-tools looks for (its functions/artifacts.js). */
const REPOSITORY = 'gcf-artifacts';
const CLEANUP_POLICY = 'firebase-functions-cleanup';
const CLEANUP_OPT_OUT = 'firebase-functions-cleanup-opted-out';
const KEEP_IMAGES = '86400s';

/** @type {Check} */
export const passwordSecrets = {
  title: "Owner's password",
  async run({ google, project }) {
    const problems = problemsOfPassword(await readPasswordSecrets(google));
    if (problems.length === 0) return ok('hash and gate are in Secret Manager and belong together');
    return missing(problems.join(' '), `Run: npm run admin:password -- ${project}`);
  },
};

/** Functions that name a secret can only be deployed where it exists. @type {Check} */
export const mailSecret = {
  title: 'E-mail',
  async run(context) {
    const { google, project, readOnly } = context;
    const state = await readMailState(google);
    const howTo = `npm run mail:settings -- ${project} switches it on`;
    if (state === 'on') return ok('the SMTP server is in Secret Manager');
    if (state === 'off') return ok(`off; ${howTo}`);
    if (readOnly) return leftToSetup(context, 'the secret with the SMTP server does not exist');
    await storeMailSettings(google, null);
    return created(`off; ${howTo}`);
  },
};

/** The same holds for Instagram's secret. @type {Check} */
export const instagramSecret = {
  title: 'Instagram',
  async run(context) {
    const { google, project, readOnly } = context;
    const state = await readInstagramState(google);
    const howTo = `npm run instagram:settings -- ${project} switches it on`;
    if (state === 'on') return ok('the app at Instagram is in Secret Manager');
    if (state === 'off') return ok(`off; ${howTo}`);
    if (readOnly) return leftToSetup(context, 'the secret with the app at Instagram does not exist');
    await storeInstagramApp(google, null);
    return created(`off; ${howTo}`);
  },
};

/** @type {Check} */
export const pushSecret = {
  title: 'Push notifications',
  async run(context) {
    const state = await readPushState(context.google);
    if (state === 'on') return ok('the keys are in Secret Manager');
    if (state === 'off') return ok('off');
    if (context.readOnly) return leftToSetup(context, 'the secret with the keys does not exist');
    await storePushKeys(context.google);
    return created('the keys are in Secret Manager');
  },
};

/** @type {Check} */
export const serviceAccountRoles = {
  title: 'Roles of the function',
  async run(context) {
    const { google, project, projectNumber, readOnly } = context;
    const member = `serviceAccount:${projectNumber}-compute@developer.gserviceaccount.com`;
    const url = `${RESOURCE_MANAGER}/projects/${project}`;
    const policy = await google.post(`${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
    /** @type {{role: string, members: string[], condition?: unknown}[]} */
    const bindings = policy.bindings ?? [];
    const held = bindings
      .filter(({ members, condition }) => members.includes(member) && !condition)
      .map(({ role }) => role);
    const optional = translates(context.root, project) ? [TRANSLATION_ROLE] : [];
    const wanted = [
      ...(held.some((role) => ROLES_WITH_ALL_OF_THEM.includes(role)) ? [] : ROLES),
      ...PUBLISHER_ROLES,
      ...optional,
    ];
    const lacking = wanted.filter((role) => !held.includes(role));
    if (lacking.length === 0) return ok(held.join(', '));
    if (readOnly) return leftToSetup(context, lacking.join(', '));
    const granted = lacking.map((role) => ({ role, members: [member] }));
    // The etag that came with the policy makes Google refuse the change where somebody else made one meanwhile.
    await google.post(`${url}:setIamPolicy`, {
      policy: { ...policy, version: 3, bindings: [...bindings, ...granted] },
    });
    return created(lacking.join(', '));
  },
};

/** @type {Check} */
export const linkSigning = {
  title: 'Links to copies',
  async run(context) {
    const { google, project, projectNumber, readOnly } = context;
    const account = `${projectNumber}-compute@developer.gserviceaccount.com`;
    const member = `serviceAccount:${account}`;
    const url = `${IAM}/projects/${project}/serviceAccounts/${account}`;
    const policy = await google.post(`${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });
    /** @type {{role: string, members: string[], condition?: unknown}[]} */
    const bindings = policy.bindings ?? [];
    if (
      bindings.some(
        ({ role, members, condition }) => role === SIGNING_ROLE && members.includes(member) && !condition,
      )
    ) {
      return ok('the function may sign them');
    }
    if (readOnly) return leftToSetup(context, `${SIGNING_ROLE} for itself`);
    await google.post(`${url}:setIamPolicy`, {
      policy: { ...policy, version: 3, bindings: [...bindings, { role: SIGNING_ROLE, members: [member] }] },
    });
    return created(`${SIGNING_ROLE} for itself`);
  },
};

/** @type {Check} */
export const imageCleanup = {
  title: 'Clean-up of images',
  optional: true,
  async run(context) {
    const { google, project, readOnly } = context;
    const repository = await findImageRepository(context);
    if (!repository) {
      return missing(
        'there is no repository before the first deployment',
        `The deployment makes it: npm run deploy -- ${project}`,
      );
    }
    if (hasCleanupPolicy(repository)) return ok('old images of the function are deleted');
    if (readOnly) return leftToSetup(context, 'old images of the function pile up');
    await google.patch(
      `${ARTIFACT_REGISTRY}/${repository.name}?updateMask=cleanupPolicies,cleanupPolicyDryRun`,
      {
        name: repository.name,
        cleanupPolicies: {
          [CLEANUP_POLICY]: {
            id: CLEANUP_POLICY,
            condition: { tagState: 'ANY', olderThan: KEEP_IMAGES },
            action: 'DELETE',
          },
        },
        cleanupPolicyDryRun: false,
      },
    );
    return created('images of the function are deleted after a day');
  },
};

/**
 * Returns the repository of the function's images; null before the first deployment.
 * @param {Pick<import('./check.mjs').Context, 'google' | 'project' | 'region'>} context
 */
function findImageRepository({ google, project, region }) {
  return google.find(
    `${ARTIFACT_REGISTRY}/projects/${project}/locations/${region}/repositories/${REPOSITORY}`,
  );
}

/** Whether firebase-tools is content with the repository. @param {import('../google.mjs').Json} repository */
function hasCleanupPolicy({ cleanupPolicies = {}, labels = {} }) {
  return Object.keys(cleanupPolicies).length > 0 || labels[CLEANUP_OPT_OUT] === 'true';
}
