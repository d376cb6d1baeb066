import { REQUEST_ID_HEADER } from '@app/domain/general/api';
import { hostingRoutes, liveFile } from '../../functions/src/publishing/hosting.fixture';
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
import { firestoreRoutes } from './firestore-routes';
import type { Project } from './project';
import { projectRoutes } from './project-routes';

/** Calls that change nothing, although they are a POST. */
const READING = /:(getIamPolicy|testIamPermissions|test)$|\/token$/;
/** Paths that do not name the project. */
const OF_NO_PROJECT = /\/v1(beta1)?\/(billingAccounts|sites|b)\//;

interface GoogleStandIn extends StandIn {
  /** Every call that changes something. */
  changes: string[];
  /** Ends the time in which an API that was enabled is still refused. */
  propagate: () => void;
}

/**
 * Serves the calls of the deployment for one project, on this machine. It knows Google's documented paths, fields and refusals: an API that
 * is not enabled responds 403, once also after it was enabled, what exists cannot be created again, an operation is not done at the first
 * look, and an IAM policy with an old etag is refused.
 */
export async function startGoogle(state: Project): Promise<GoogleStandIn> {
  const changes: string[] = [];
  const operations = new Operations();
  /** APIs whose next call is still refused. */
  const unpropagated = new Set<string>();
  const operation = (response: object, parent?: string): Answer => operations.start(response, parent);
  const routes = [
    ...firestoreRoutes(state, operation),
    ...hostingRoutes(state.hosting, { origin: () => standIn.url, operation }),
    ...projectRoutes(state, { operation, onEnabled: (api) => unpropagated.add(api) }),
  ];

  function answer(method: string, url: URL, body: unknown): Answer {
    const [, host = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (method !== 'GET' && !READING.test(url.pathname))
      changes.push(`${method} ${decodeURIComponent(url.pathname)}`);
    if (host === `${state.hosting.site}.web.app`) return siteAnswer(state, `/${path}`);
    if (path === 'oauth2/v3/token') return json({ access_token: 'rehearsal', expires_in: 3600 });
    const looked = operations.look(pathOf(url));
    if (looked) return looked;
    const isUpload = host === 'upload-firebasehosting.googleapis.com';
    if (!isUpload && !path.includes(`projects/${state.project}`) && !OF_NO_PROJECT.test(`/${path}`))
      return refused('The caller does not have permission', 403);
    if (!isUpload && (!state.apis.has(host) || unpropagated.delete(host))) {
      const message = `${host} has not been used in project ${state.number} before or it is disabled.`;
      return refused(message, 403, 'SERVICE_DISABLED');
    }
    return answerWith(routes, method, url, body);
  }

  const standIn = await startStandIn(answer);
  return { ...standIn, changes, propagate: () => unpropagated.clear() };
}

/** Returns what makes firebase-tools call the stand-in. */
export function firebaseToolsEnv(url: string): Record<string, string> {
  const at = (api: string): string => `${url}/${api}.googleapis.com`;
  return {
    FIREBASE_TOKEN: 'rehearsal',
    FIREBASE_TOKEN_URL: at('www'),
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

/** The live site: the release's files, and from the function what has none. */
function siteAnswer(state: Project, path: string): Answer {
  const file = liveFile(state.hosting, path);
  if (file !== undefined) return { body: file };
  // The way to the function is part of a release.
  if (state.hosting.releases.length === 0 || !state.functionBuild)
    return { status: 404, body: 'Site Not Found' };
  if (!state.reachable.has('api'))
    return refused('Your client does not have permission to get this URL.', 403);
  if (path.startsWith('/api/')) return { headers: { [REQUEST_ID_HEADER]: 'an-id' }, body: [] };
  return { status: 404, body: `<script src="/assets/site-${state.functionBuild.buildId}.js"></script>` };
}
