import type { IncomingHttpHeaders } from 'node:http';
import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { hostingRoutes, liveFile, liveRedirect } from '../../functions/src/publishing/hosting.fixture';
import {
  Operations,
  answerWith,
  json,
  pathOf,
  refused,
  startStandIn,
  type Answer,
  type StandIn,
} from '../../functions/src/platform/stand-in.fixture';
import { refusalOf, writeCredentials } from './callers';
import { judge } from './contract';
import { firestoreRoutes } from './firestore-routes';
import type { Project } from './project';
import { projectRoutes } from './project-routes';

/** Matches POST calls that change nothing. */
const READING = /:(getIamPolicy|testIamPermissions|test|generateAccessToken)$|token$/;
/** Matches paths that contain no project. */
const OF_NO_PROJECT = /^(storage\/)?v1(beta1)?\/(billingAccounts|sites|b|projects\/-)\//;
const UPLOADS = 'upload-firebasehosting.googleapis.com';

interface GoogleStandIn extends StandIn {
  /** The calls that changed something. */
  changes: string[];
  /** Makes newly enabled APIs available immediately. */
  propagate: () => void;
  /** Stops the server. Throws if a call or a response violated Google's contract. */
  stop: () => Promise<void>;
}

/**
 * Starts a server on this machine that stands in for Google's APIs and serves one project. Google's contract
 * determines which calls and responses are valid (contract.ts). The server also simulates documented
 * behavior:
 *
 * - A disabled API responds with a 403, and so does a newly enabled API to its first call.
 * - An existing resource can't be created again.
 * - An operation isn't done on the first poll.
 * - An IAM policy with a stale etag is rejected.
 */
export async function startGoogle(state: Project): Promise<GoogleStandIn> {
  const changes: string[] = [];
  const violations = new Set<string>();
  const namesProject = new RegExp(`projects/(${state.project}|${state.number})`);
  const operations = new Operations();
  /** The enabled APIs that will still refuse their next call. */
  const unpropagated = new Set<string>();
  const operation = (response: object, parent?: string): Answer => operations.start(response, parent);
  const routes = [
    ...firestoreRoutes(state, operation),
    ...hostingRoutes(state.hosting, { origin: () => standIn.url, operation }),
    ...projectRoutes(state, { operation, onEnabled: (api) => unpropagated.add(api) }),
  ];

  function answer(method: string, url: URL, body: unknown, headers: IncomingHttpHeaders): Answer {
    const [, address = '', host = '', path = ''] =
      /^\/(([^/]+)\/(.*))$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (host === `${state.hosting.site}.web.app`) return siteAnswer(state, `/${path}`);
    if (method !== 'GET' && !READING.test(address)) changes.push(`${method} /${address}`);
    const sent = body instanceof Uint8Array && body.length === 0 ? undefined : body;
    const { problems, problemsOfAnswer } = judge({ method, address, query: url.searchParams, body: sent });
    const reply =
      problems.length > 0
        ? refused(problems.join('; '), 400, 'OTHER', 'INVALID_ARGUMENT')
        : (tokenFor(address) ??
          refusalOf(state, address, headers) ??
          answerOf(method, url, body, host, path));
    const { status = 200 } = reply;
    const wrong = status === 200 ? problemsOfAnswer(reply.body) : [];
    for (const problem of [...problems, ...wrong]) violations.add(`${method} ${address}: ${problem}`);
    return reply;
  }

  function answerOf(method: string, url: URL, body: unknown, host: string, path: string): Answer {
    const looked = operations.look(pathOf(url));
    if (looked) return looked;
    const isUpload = host === UPLOADS;
    if (!isUpload && !namesProject.test(path) && !OF_NO_PROJECT.test(path))
      return refused('The caller does not have permission', 403);
    if (!isUpload && (!state.apis.has(host) || unpropagated.delete(host))) return disabled(state, host);
    return answerWith(routes, method, url, body);
  }

  const standIn = await startStandIn(answer);
  return {
    ...standIn,
    changes,
    propagate: () => unpropagated.clear(),
    async stop() {
      await standIn.stop();
      if (violations.size > 0)
        throw new Error(`Google's contract was violated:\n${[...violations].join('\n')}`);
    },
  };
}

/**
 * Returns an access token response if `address` is where clients request a token with the credentials from
 * callers.ts: https://datatracker.ietf.org/doc/html/rfc8693#section-2.2.1.
 */
function tokenFor(address: string): Answer | undefined {
  const token = 'rehearsal';
  if (address.startsWith('sts.googleapis.com/'))
    return json({
      access_token: token,
      issued_token_type: 'urn:ietf:params:oauth:token-type:access_token',
      token_type: 'Bearer',
      expires_in: 3600,
    });
  if (!address.endsWith(':generateAccessToken')) return undefined;
  return json({ accessToken: token, expireTime: new Date(Date.now() + 3_600_000).toISOString() });
}

const disabled = ({ number }: Project, service: string): Answer => ({
  status: 403,
  body: {
    error: {
      code: 403,
      message: `${service} has not been used in project ${number} before or it is disabled.`,
      status: 'PERMISSION_DENIED',
      details: [{ reason: 'SERVICE_DISABLED', domain: 'googleapis.com', metadata: { service } }],
    },
  },
});

/**
 * Returns the environment variables that make firebase-tools call the stand-in. Writes the credentials to
 * `folder`.
 */
export function firebaseToolsEnv(state: Project, url: string, folder: string): Record<string, string> {
  const at = (api: string): string => `${url}/${api}.googleapis.com`;
  return {
    GOOGLE_APPLICATION_CREDENTIALS: writeCredentials(folder, url, state.caller),
    FIRESTORE_URL: at('firestore'),
    FIREBASE_API_URL: at('firebase'),
    FIREBASE_FUNCTIONS_URL: at('cloudfunctions'),
    FIREBASE_FUNCTIONS_V2_URL: at('cloudfunctions'),
    FIREBASE_FIREBASESTORAGE_URL: at('firebasestorage'),
    FIREBASE_HOSTING_API_URL: at('firebasehosting'),
    FIREBASE_RESOURCEMANAGER_URL: at('cloudresourcemanager'),
    FIREBASE_RULES_URL: at('firebaserules'),
    FIREBASE_SERVICE_USAGE_URL: at('serviceusage'),
    GOOGLE_API_BASE_URL: url,
  };
}

/** Returns the live site's response: a redirect or file from the release, or else the function's response. */
function siteAnswer(state: Project, path: string): Answer {
  const redirect = liveRedirect(state.hosting, path);
  if (redirect) return { status: redirect.statusCode, headers: { Location: redirect.location }, body: '' };
  const file = liveFile(state.hosting, path);
  if (file !== undefined) return { body: file };
  // Without a release, Hosting has no rewrite to the function.
  if (state.hosting.releases.length === 0 || !state.functionBuild)
    return { status: 404, body: 'Site Not Found' };
  if (!state.reachable.has('api'))
    return refused('Your client does not have permission to get this URL.', 403);
  if (path.startsWith('/api/')) return { headers: { [REQUEST_ID_HEADER]: 'an-id' }, body: [] };
  return { status: 404, body: `<script src="/assets/site-${state.functionBuild.buildId}.js"></script>` };
}
