/** The credentials of the callers of Google's APIs, and the calls that Google denies to each caller. */
import { writeFileSync } from 'node:fs';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { refused, type Answer } from '../../functions/src/platform/stand-in.fixture';
import type { Caller, Project } from './project';

/** The function's access token. */
export const FUNCTION_TOKEN = 'function';
const computeAccount = ({ number }: Project): string =>
  `serviceAccount:${number}-compute@developer.gserviceaccount.com`;

const WORKFLOW_ACCOUNT = 'github-deploy@perro-rehearsal.iam.gserviceaccount.com';
/** Matches the calls that the GitHub workflow's roles don't allow (docs/deploy.md, "GitHub"). */
const NOT_OF_THE_WORKFLOW =
  /^(cloudresourcemanager\.googleapis\.com.*:setIamPolicy|billingbudgets\.googleapis\.com)/;

/** The roles that the function's account needs for certain calls. */
const ROLES_OF_CALLS: [call: RegExp, role: string][] = [
  [/^firebasehosting/, 'roles/firebasehosting.admin'],
  // Cloning a version requires the permission `run.services.get`, because the rewrites refer to Cloud Run.
  [/^firebasehosting.*versions:clone$/, 'roles/run.viewer'],
];

/**
 * Returns an error response if the caller isn't allowed to make this call. Doesn't check the content of the
 * call.
 */
export function refusalOf(state: Project, address: string, headers: IncomingHttpHeaders): Answer | undefined {
  const caller: Caller = headers.authorization === `Bearer ${FUNCTION_TOKEN}` ? 'function' : state.caller;
  const [host = ''] = address.split('/');
  const charged = headers['x-goog-user-project'];
  if (caller === 'user' && charged === undefined)
    return refused(
      `The ${host} API requires a quota project, which is not set by default.`,
      403,
      'SERVICE_DISABLED',
    );
  if (charged !== undefined && charged !== state.project && charged !== state.number)
    return refused('Caller does not have required permission to use project.', 403, 'USER_PROJECT_DENIED');
  if (caller === 'workflow' && NOT_OF_THE_WORKFLOW.test(address)) return DENIED;
  if (caller !== 'function') return undefined;
  const held = state.policy.bindings
    .filter(({ members }) => members.includes(computeAccount(state)))
    .map(({ role }) => role);
  const lacking = ROLES_OF_CALLS.filter(
    ([call, role]) => call.test(address) && ![role, 'roles/editor'].some((one) => held.includes(one)),
  );
  return lacking.length > 0 ? DENIED : undefined;
}

const DENIED = refused('The caller does not have permission', 403, 'OTHER', 'PERMISSION_DENIED');

/**
 * Writes a credentials file for Google's clients and returns its path. A user's credentials have the format
 * that gcloud writes for workforce identities, and a workflow's have the format that
 * google-github-actions/auth writes. With both formats, clients request tokens from the stand-in.
 */
export function writeCredentials(folder: string, url: string, caller: Caller): string {
  const token = join(folder, 'github-token');
  writeFileSync(token, 'identity of the run');
  const audience = '//iam.googleapis.com/projects/4711/locations/global/workloadIdentityPools/github';
  const credentials =
    caller === 'user'
      ? {
          type: 'external_account_authorized_user',
          audience,
          client_id: 'gcloud',
          client_secret: 'gcloud',
          refresh_token: 'refresh',
          token_url: `${url}/sts.googleapis.com/v1/oauthtoken`,
          token_info_url: `${url}/sts.googleapis.com/v1/introspect`,
        }
      : {
          type: 'external_account',
          audience: `${audience}/providers/github`,
          subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
          token_url: `${url}/sts.googleapis.com/v1/token`,
          service_account_impersonation_url: `${url}/iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${WORKFLOW_ACCOUNT}:generateAccessToken`,
          credential_source: { file: token },
        };
  const path = join(folder, 'application_default_credentials.json');
  writeFileSync(path, JSON.stringify(credentials));
  return path;
}
