import { GoogleError } from '../../../functions/src/platform/google-api';
import type { Google } from '../google';
import { translates } from '../settings';
import { created, leftToSetup, ok, type Check, type Context } from './check';

const RESOURCE_MANAGER = 'https://cloudresourcemanager.googleapis.com/v1';
const IAM = 'https://iam.googleapis.com/v1';
/** Only this version of the API can create service identities. */
const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1beta1';

/**
 * The roles that the function's service account needs unless it is an editor. The account uses the database
 * and the bucket at run time, and builds the function's image. When the publisher clones a version, Hosting
 * also requires read access to the service that the rewrites call. firebase-tools grants access to the
 * secrets with each deployment. Organizations created before May 2024 make this account an editor; newer ones
 * give it no role.
 */
const ROLES = [
  'roles/cloudbuild.builds.builder',
  'roles/datastore.user',
  'roles/run.viewer',
  'roles/storage.objectAdmin',
];
const ROLES_WITH_ALL_OF_THEM = ['roles/editor', 'roles/owner'];

/**
 * The roles that the same account needs, even if it is an editor, to publish releases and receive events.
 * Eventarc and Cloud Scheduler call the publisher as this account. firebase-tools grants the event receiver
 * and invoker roles when it deploys the first trigger (its deploy/functions/checkIam.js), but only if the
 * deploying account is allowed to change the policy. A CI account isn't.
 */
const PUBLISHER_ROLES = ['roles/eventarc.eventReceiver', 'roles/firebasehosting.admin', 'roles/run.invoker'];

/** The role for suggesting translations, which is granted only if suggestions are enabled. */
const TRANSLATION_ROLE = 'roles/cloudtranslate.user';

/**
 * The role that lets the function's service account sign links to the owner's backups
 * (https://cloud.google.com/storage/docs/access-control/signing-urls-with-helpers). It is granted on this
 * account alone. Granted on the project, it would let the function act as any account.
 */
const SIGNING_ROLE = 'roles/iam.serviceAccountTokenCreator';

/**
 * The service agents that deliver events, with their roles. Google creates an agent on first use, and its
 * permissions take minutes to take effect (https://cloud.google.com/eventarc/docs/troubleshooting). Setup
 * therefore creates the agents long before the first trigger is deployed.
 */
const AGENTS = [
  { service: 'eventarc', role: 'roles/eventarc.serviceAgent' },
  { service: 'pubsub', role: 'roles/iam.serviceAccountTokenCreator' },
];

/**
 * An IAM policy (https://cloud.google.com/iam/docs/reference/rest/v1/Policy). Setup never adds conditions, so
 * it ignores conditional bindings.
 */
interface Policy {
  etag?: string;
  bindings?: { role: string; members: string[]; condition?: unknown }[];
}

const functionAccount = ({ projectNumber = '' }: Context): string =>
  `${projectNumber}-compute@developer.gserviceaccount.com`;

/** Calls https://cloud.google.com/resource-manager/reference/rest/v1/projects/getIamPolicy. */
const policyOfProject = (google: Google): Promise<Policy> =>
  google.post<Policy>(`${projectUrl(google)}:getIamPolicy`, { options: { requestedPolicyVersion: 3 } });

/**
 * Calls https://cloud.google.com/iam/docs/reference/rest/v1/projects.serviceAccounts/getIamPolicy, which
 * takes no body.
 */
const policyOfAccount = (google: Google, url: string): Promise<Policy> =>
  google.post<Policy>(`${url}:getIamPolicy?options.requestedPolicyVersion=3`);

const projectUrl = ({ project }: Google): string => `${RESOURCE_MANAGER}/projects/${project}`;

const rolesOf = ({ bindings = [] }: Policy, member: string): string[] =>
  bindings.filter(({ members, condition }) => members.includes(member) && !condition).map(({ role }) => role);

interface Grant {
  member: string;
  role: string;
}

/**
 * Returns whether an error means that IAM doesn't recognize an account yet. New accounts take a few seconds
 * to appear.
 */
const isUnknownAccount = (error: unknown): boolean =>
  error instanceof GoogleError && error.status === 400 && error.message.includes('does not exist');

/**
 * Adds the grants to a policy. The policy's etag makes Google reject the write if the policy has changed
 * since it was read.
 */
async function grant(google: Google, url: string, policy: Policy, grants: Grant[]): Promise<void> {
  const granted = grants.map(({ role, member }) => ({ role, members: [member] }));
  const body = { policy: { ...policy, version: 3, bindings: [...(policy.bindings ?? []), ...granted] } };
  await google.until('The role change', async () => {
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
    if (rolesOf(policy, member).includes(SIGNING_ROLE)) return ok('the function can sign them');
    if (readOnly) return leftToSetup(context, `${SIGNING_ROLE} for itself`);
    await grant(google, url, policy, [{ member, role: SIGNING_ROLE }]);
    return created(`${SIGNING_ROLE} for itself`);
  },
};
