import type { Google } from '../google';
import { translates } from '../settings';
import { created, leftToSetup, ok, type Check, type Context } from './check';

const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com/v1';
const IAM = 'https://iam.googleapis.com/v1';

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
 * What the function's service account needs to sign links to the owner's backups
 * (https://cloud.google.com/storage/docs/access-control/signing-urls-with-helpers): granted for this account alone, since for the project it
 * would be the right to act as every account.
 */
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy; a binding with a condition is somebody else's. */
interface Policy {
  etag?: string;
  bindings?: { role: string; members: string[]; condition?: unknown }[];
}

const functionAccount = ({ projectNumber = '' }: Context): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

const readPolicy = (google: Google, url: string): Promise<Policy> =>
  google.post<Policy>(`${url}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });

const rolesOf = ({ bindings = [] }: Policy, member: string): string[] =>
  bindings.filter(({ members, condition }) => members.includes(member) && !condition).map(({ role }) => role);

/** The etag that came with the policy makes Google refuse the change where somebody else made one meanwhile. */
async function grant(
  google: Google,
  url: string,
  { policy, member, roles }: { policy: Policy; member: string; roles: string[] },
): Promise<void> {
  const granted = roles.map((role) => ({ role, members: [member] }));
  await google.create(`${url}:setIamPolicy`, {
    policy: { ...policy, version: 3, bindings: [...(policy.bindings ?? []), ...granted] },
  });
}

export const serviceAccountRoles: Check = {
  title: 'Roles of the function',
  async run(context) {
    const { google, project, readOnly } = context;
    const member = `serviceAccount:${functionAccount(context)}`;
    const url = `${RESOURCE_MANAGER}/projects/${project}`;
    const policy = await readPolicy(google, url);
    const held = rolesOf(policy, member);
    const optional = translates(context.root, project) ? [TRANSLATION_ROLE] : [];
    const wanted = [
      ...(held.some((role) => ROLES_WITH_ALL_OF_THEM.includes(role)) ? [] : ROLES),
      ...PUBLISHER_ROLES,
      ...optional,
    ];
    const lacking = wanted.filter((role) => !held.includes(role));
    if (lacking.length === 0) return ok(held.join(', '));
    if (readOnly) return leftToSetup(context, lacking.join(', '));
    await grant(google, url, { policy, member, roles: lacking });
    return created(lacking.join(', '));
  },
};

export const linkSigning: Check = {
  title: 'Links to backups',
  async run(context) {
    const { google, project, readOnly } = context;
    const account = functionAccount(context);
    const member = `serviceAccount:${account}`;
    const url = `${IAM}/projects/${project}/serviceAccounts/${account}`;
    const policy = await readPolicy(google, url);
    if (rolesOf(policy, member).includes(SIGNING_ROLE)) return ok('the function may sign them');
    if (readOnly) return leftToSetup(context, `${SIGNING_ROLE} for itself`);
    await grant(google, url, { policy, member, roles: [SIGNING_ROLE] });
    return created(`${SIGNING_ROLE} for itself`);
  },
};
