import { GoogleError } from '../../../functions/src/platform/google-api';
import type { Google } from '../google';
import { translates } from '../settings';
import { created, leftToSetup, ok, type Check, type Context } from './check';

const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com/v1';
const IAM = 'https://iam.googleapis.com/v1';
/** The only version that creates service identities. */
const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1beta1';

/**
 * What the function's service account needs that an editor may do: the database and the bucket at run time, the build of its image, and a look
 * at the service behind the rewrites, which Hosting asks for when the publisher clones a version. firebase-tools grants access to the secrets
 * with each deployment. Organizations made since May 2024 give this account no role of their own accord; the others make it an editor.
 */
const ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/run.viewer',
  'roles/storage.objectAdmin',
];
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

/**
 * The service agents that deliver events, with their roles. Google creates an agent at its first use and needs minutes until its permissions
 * work (https://cloud.google.com/eventarc/docs/troubleshooting). Setup creates them long before the first trigger.
 */
const AGENTS = [
  { service: 'eventarc', role: 'roles/eventarc.serviceAgent' },
  { service: 'pubsub', role: 'roles/iam.serviceAccountTokenCreator' },
];

/** https://cloud.google.com/iam/docs/reference/rest/v1/Policy; a binding with a condition is somebody else's. */
interface Policy {
  etag?: string;
  bindings?: { role: string; members: string[]; condition?: unknown }[];
}

const functionAccount = ({ projectNumber = '' }: Context): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

/** https://cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy */
const policyOfProject = (google: Google): Promise<Policy> =>
  google.post<Policy>(`${projectUrl(google)}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });

/** https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/getIamPolicy: without a body */
const policyOfAccount = (google: Google, url: string): Promise<Policy> =>
  google.post<Policy>(`${url}:getIamPolicy?options.requestedPolicyVersion=3`);

const projectUrl = ({ project }: Google): string => `${RESOURCE_MANAGER}/projects/${project}`;

const rolesOf = ({ bindings = [] }: Policy, member: string): string[] =>
  bindings.filter(({ members, condition }) => members.includes(member) && !condition).map(({ role }) => role);

interface Grant {
  member: string;
  role: string;
}

/** Whether IAM does not know an account yet: a new one takes some seconds. */
const isUnknownAccount = (error: unknown): boolean =>
  error instanceof GoogleError && error.status === 400 && error.message.includes('does not exist');

/** The etag that came with the policy makes Google refuse the change where somebody else made one meanwhile. */
async function grant(google: Google, url: string, policy: Policy, grants: Grant[]): Promise<void> {
  const granted = grants.map(({ role, member }) => ({ role, members: [member] }));
  const body = { policy: { ...policy, version: 3, bindings: [...(policy.bindings ?? []), ...granted] } };
  await google.until('The change of the roles', async () => {
    try {
      return await google.create<object>(`${url}:setIamPolicy`, body);
    } catch (error) {
      if (isUnknownAccount(error)) return undefined;
      throw error;
    }
  });
}

export const serviceAccountRoles: Check = {
  title: 'Roles of the function',
  async run(context) {
    const { google, project, readOnly } = context;
    const member = `serviceAccount:${functionAccount(context)}`;
    const policy = await policyOfProject(google);
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
    await grant(
      google,
      projectUrl(google),
      policy,
      lacking.map((role) => ({ member, role })),
    );
    return created(lacking.join(', '));
  },
};

export const serviceAgents: Check = {
  title: 'Service agents',
  async run(context) {
    const { google, project, projectNumber = '', readOnly } = context;
    const policy = await policyOfProject(google);
    const lacking = AGENTS.map((agent) => ({
      ...agent,
      member: `serviceAccount:service-${projectNumber}@gcp-sa-${agent.service}.iam.gserviceaccount.com`,
    })).filter(({ member, role }) => !rolesOf(policy, member).includes(role));
    const names = (agents: { service: string }[]): string => agents.map(({ service }) => service).join(', ');
    if (lacking.length === 0) return ok(names(AGENTS));
    if (readOnly) return leftToSetup(context, names(lacking));
    for (const { service } of lacking) {
      const url = `${SERVICE_USAGE}/projects/${project}/services/${service}.googleapis.com:generateServiceIdentity`;
      await google.waitForOperation(SERVICE_USAGE, await google.post(url));
    }
    await grant(google, projectUrl(google), policy, lacking);
    return created(names(lacking));
  },
};

export const linkSigning: Check = {
  title: 'Links to backups',
  async run(context) {
    const { google, project, readOnly } = context;
    const account = functionAccount(context);
    const member = `serviceAccount:${account}`;
    const url = `${IAM}/projects/${project}/serviceAccounts/${account}`;
    const policy = await policyOfAccount(google, url);
    if (rolesOf(policy, member).includes(SIGNING_ROLE)) return ok('the function may sign them');
    if (readOnly) return leftToSetup(context, `${SIGNING_ROLE} for itself`);
    await grant(google, url, policy, [{ member, role: SIGNING_ROLE }]);
    return created(`${SIGNING_ROLE} for itself`);
  },
};
