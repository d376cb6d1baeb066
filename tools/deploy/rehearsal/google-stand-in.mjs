import { once } from 'node:events';
import { createServer } from 'node:http';
import { emptyHosting, hostingRoutes, liveFile, pageOf } from './hosting-stand-in.mjs';

/** @typedef {Record<string, any>} Json */
/** @typedef {import('../build-stamp.mjs').Stamp} Stamp */
/** @typedef {import('./hosting-stand-in.mjs').Answer} Answer */

/** What a project that has just been made Firebase's has enabled. */
const ENABLED_FROM_THE_START = ['firebase.googleapis.com', 'serviceusage.googleapis.com'];

/** Calls that change nothing, although they are a POST. */
const READING = /:(getIamPolicy|testIamPermissions|test)$|\/token$/;

/** @param {string} message @param {number} [httpStatus] @param {string} [reason] @param {string} [status] Google's own @returns {Answer} */
const refused = (message, httpStatus = 403, reason = 'OTHER', status = 'OTHER') => ({
  status: httpStatus,
  body: { error: { code: httpStatus, message, status, details: [{ reason }] } },
});
const changedMeanwhile = refused(
  'the stored version does not match the required base version',
  400,
  'OTHER',
  'FAILED_PRECONDITION',
);
const notFound = refused('Requested entity was not found.', 404);
/** @param {Json} body @returns {Answer} */
const json = (body) => ({ body });

/**
 * The state of a project at Google, as an empty one begins.
 * @param {string} project
 */
export function emptyProject(project) {
  return {
    project,
    number: '4711',
    billing: 'billingAccounts/0123-ABCD',
    mayBudget: true,
    apis: new Set(ENABLED_FROM_THE_START),
    /** @type {Json | null} */ database: null,
    /** @type {string | null} */ bucket: null,
    /** @type {Json[]} */ sites: [],
    /** @type {Json[]} */ webApps: [],
    /** @type {Map<string, string[]>} */ secrets: new Map(),
    /** @type {Json} of the function's service account */ accountPolicy: { etag: 'first' },
    policy: { etag: 'first', bindings: [{ role: 'roles/owner', members: ['user:owner@site.test'] }] },
    /** @type {Json[]} */ indexes: [],
    /** @type {string[]} */ ttl: [],
    /** @type {string[]} what rules are released for */ rules: [],
    /** @type {Json | null} */ repository: null,
    /** @type {Json[]} */ budgets: [],
    /** @type {Record<string, string[]>} ids by collection */ documents: {},
    /** @type {Record<string, string> | null} of the business */ facts: null,
    /** @type {Json | null} the document publishing/lease */ lease: null,
    hosting: emptyHosting(project),
    /** @type {Json[]} as the API returns them */ functions: [],
    /** @type {Set<string>} names of the functions that anybody can call, or that their schedule does */ reachable:
      new Set(),
    /** @type {Stamp | null} */ functionBuild: null,
  };
}

/** @typedef {ReturnType<typeof emptyProject>} Project */

/**
 * Serves the calls of the deployment for one project, on this machine. It knows Google's documented paths, fields and refusals: an API that
 * is not enabled responds 403, once also after it was enabled, what exists cannot be created again, an operation is not done at the first look, and an IAM policy with an
 * old etag is refused.
 * @param {Project} state
 */
export async function startGoogle(state) {
  /** @type {string[]} every call that changes something */
  const changes = [];
  /** @type {Map<string, {response: Json, looks: number}>} */
  const operations = new Map();
  /** @type {Set<string>} APIs whose next call is still refused */
  const unpropagated = new Set();

  /** @param {Json} response @param {string} [parent] */
  const operation = (response, parent = '') => {
    const name = `${parent}operations/${operations.size + 1}`;
    operations.set(name, { response, looks: 0 });
    return json({ name });
  };

  let origin = '';
  let leaseUpdates = 0;
  /** Whether the update time that a write of the lease names is its own. @param {URLSearchParams} query */
  const holds = (query) => [null, state.lease?.updateTime].includes(query.get('currentDocument.updateTime'));

  /** @type {[method: string, path: RegExp, import('./hosting-stand-in.mjs').Respond][]} */
  const routes = [
    [
      'GET',
      /^firebase\/v1beta1\/projects\/[^/]+$/,
      () => json({ projectId: state.project, projectNumber: state.number }),
    ],
    [
      'GET',
      /^cloudbilling\/v1\/projects\/[^/]+\/billingInfo$/,
      () => json(state.billing ? { billingEnabled: true, billingAccountName: state.billing } : {}),
    ],
    [
      'GET',
      /^serviceusage\/v1\/projects\/[^/]+\/services:batchGet$/,
      (_, query) =>
        json({
          services: query
            .getAll('names')
            .map((name) => ({
              name,
              state: state.apis.has(name.split('/').pop() ?? '') ? 'ENABLED' : 'DISABLED',
            })),
        }),
    ],
    [
      'POST',
      /^serviceusage\/v1\/projects\/[^/]+\/services:batchEnable$/,
      (_, __, { serviceIds }) => {
        if (serviceIds.length > 20) return refused('At most 20 services.', 400);
        for (const id of serviceIds) {
          state.apis.add(id);
          unpropagated.add(id);
        }
        return operation({});
      },
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      () => (state.database ? json(state.database) : notFound),
    ],
    [
      'POST',
      /^firestore\/v1\/projects\/[^/]+\/databases$/,
      (_, query, body) => {
        if (state.database) return refused('Database already exists.', 409);
        state.database = { name: query.get('databaseId'), ...body };
        return operation(state.database, `projects/${state.project}/databases/(default)/`);
      },
    ],
    [
      'PATCH',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)$/,
      (_, query, body) => {
        for (const field of (query.get('updateMask') ?? '').split(','))
          Object.assign(state.database ?? {}, { [field]: body[field] });
        return operation(state.database ?? {}, `projects/${state.project}/databases/(default)/`);
      },
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/-\/fields$/,
      () =>
        json({
          fields: state.ttl.map((group) => ({
            name: `projects/p/databases/(default)/collectionGroups/${group}/fields/expiresAt`,
            ttlConfig: {},
            indexConfig: {},
          })),
        }),
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/-\/indexes$/,
      () => {
        const body = { indexes: state.indexes.map((index) => ({ ...index })) };
        for (const index of state.indexes) index.state = 'READY';
        return json(body);
      },
    ],
    [
      'POST',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/(?<group>\w+)\/indexes$/,
      ({ group }, _, body) => {
        const name = `projects/${state.project}/databases/(default)/collectionGroups/${group}/indexes/${state.indexes.length + 1}`;
        // Google completes an index by the name of the document.
        const fields = [
          ...body.fields,
          { fieldPath: '__name__', order: body.fields.at(-1).order ?? 'ASCENDING' },
        ];
        state.indexes.push({ ...body, fields, name, state: 'CREATING' });
        return json({ name: 'operations/index' });
      },
    ],
    [
      'PATCH',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/collectionGroups\/(?<group>\w+)\/fields\/\w+$/,
      ({ group = '' }, _, body) => {
        if (body.ttlConfig) state.ttl.push(group);
        return json({ name: 'operations/field' });
      },
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/(?<collection>\w+)$/,
      ({ collection = '' }) =>
        json({
          documents: (state.documents[collection] ?? []).map((id) => ({
            name: `projects/p/databases/(default)/documents/${collection}/${id}`,
          })),
        }),
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/siteContent\/facts$/,
      () =>
        state.facts
          ? json({
              fields: Object.fromEntries(
                Object.entries(state.facts).map(([name, stringValue]) => [name, { stringValue }]),
              ),
            })
          : notFound,
    ],
    [
      'GET',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/publishing\/lease$/,
      () => (state.lease ? json(state.lease) : notFound),
    ],
    [
      'PATCH',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/publishing\/lease$/,
      (_, query, { fields }) => {
        if (query.get('currentDocument.exists') === 'false' && state.lease)
          return refused('Document already exists', 409, 'OTHER', 'ALREADY_EXISTS');
        if (!holds(query)) return changedMeanwhile;
        state.lease = { fields, updateTime: `update ${++leaseUpdates}` };
        return json(state.lease);
      },
    ],
    [
      'DELETE',
      /^firestore\/v1\/projects\/[^/]+\/databases\/\(default\)\/documents\/publishing\/lease$/,
      (_, query) => {
        if (!holds(query)) return changedMeanwhile;
        state.lease = null;
        return json({});
      },
    ],
    [
      'GET',
      /^firebasestorage\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
      () => (state.bucket ? json({ bucket: { name: `projects/p/buckets/${state.bucket}` } }) : notFound),
    ],
    [
      'POST',
      /^firebasestorage\/v1alpha\/projects\/[^/]+\/defaultBucket$/,
      () => {
        state.bucket = `${state.project}.firebasestorage.app`;
        return json({ bucket: { name: `projects/p/buckets/${state.bucket}` } });
      },
    ],
    [
      'GET',
      /^firebasehosting\/v1beta1\/projects\/[^/]+\/sites$/,
      () => json(state.sites.length > 0 ? { sites: state.sites } : {}),
    ],
    [
      'POST',
      /^firebasehosting\/v1beta1\/projects\/[^/]+\/sites$/,
      (_, query) => {
        const id = query.get('siteId');
        const site = {
          name: `projects/p/sites/${id}`,
          type: 'DEFAULT_SITE',
          defaultUrl: `https://${id}.web.app`,
        };
        state.sites.push(site);
        return json(site);
      },
    ],
    ...hostingRoutes(state.hosting, { origin: () => origin, operation }),
    ['GET', /^firebase\/v1beta1\/projects\/[^/]+\/webApps$/, () => json({ apps: state.webApps })],
    [
      'POST',
      /^firebase\/v1beta1\/projects\/[^/]+\/webApps$/,
      (_, __, { displayName }) => {
        const app = { appId: '1:4711:web:abc', displayName };
        state.webApps.push(app);
        return operation(app);
      },
    ],
    [
      'GET',
      /^firebase\/v1beta1\/projects\/[^/]+\/webApps\/(?<appId>[^/]+)\/config$/,
      ({ appId }) => json({ apiKey: 'AIza-rehearsal', appId, projectId: state.project }),
    ],
    [
      'GET',
      /^secretmanager\/v1\/projects\/[^/]+\/secrets\/(?<name>\w+)$/,
      ({ name = '' }) => (state.secrets.has(name) ? json({ name }) : notFound),
    ],
    [
      'POST',
      /^secretmanager\/v1\/projects\/[^/]+\/secrets$/,
      (_, query) => {
        state.secrets.set(query.get('secretId') ?? '', []);
        return json({});
      },
    ],
    [
      'POST',
      /^secretmanager\/v1\/projects\/[^/]+\/secrets\/(?<name>\w+):addVersion$/,
      ({ name = '' }, _, { payload }) => {
        const versions = state.secrets.get(name);
        if (!versions) return notFound;
        versions.push(payload.data);
        return json({ name: `projects/p/secrets/${name}/versions/${versions.length}` });
      },
    ],
    [
      'GET',
      /^secretmanager\/v1\/projects\/[^/]+\/secrets\/(?<name>\w+)\/versions\/latest:access$/,
      ({ name = '' }) => {
        const data = state.secrets.get(name)?.at(-1);
        return data ? json({ payload: { data } }) : notFound;
      },
    ],
    ['POST', /^cloudresourcemanager\/v1\/projects\/[^/]+:getIamPolicy$/, () => json(state.policy)],
    [
      'POST',
      /^cloudresourcemanager\/v1\/projects\/[^/]+:setIamPolicy$/,
      (_, __, { policy }) => {
        if (policy.etag !== state.policy.etag) return refused('There were concurrent policy changes.', 409);
        state.policy = { ...policy, etag: `${policy.etag}+` };
        return json(state.policy);
      },
    ],
    [
      'POST',
      /^iam\/v1\/projects\/[^/]+\/serviceAccounts\/4711-compute@developer\.gserviceaccount\.com:getIamPolicy$/,
      () => json(state.accountPolicy),
    ],
    [
      'POST',
      /^iam\/v1\/projects\/[^/]+\/serviceAccounts\/4711-compute@developer\.gserviceaccount\.com:setIamPolicy$/,
      (_, __, { policy }) => {
        if (policy.etag !== state.accountPolicy.etag)
          return refused('There were concurrent policy changes.', 409);
        state.accountPolicy = { ...policy, etag: `${policy.etag}+` };
        return json(state.accountPolicy);
      },
    ],
    [
      'GET',
      /^artifactregistry\/v1\/projects\/[^/]+\/locations\/us-east1\/repositories\/gcf-artifacts$/,
      () => (state.repository ? json(state.repository) : notFound),
    ],
    [
      'PATCH',
      /^artifactregistry\/v1\/projects\/[^/]+\/locations\/us-east1\/repositories\/gcf-artifacts$/,
      (_, __, body) => {
        state.repository = { ...state.repository, ...body };
        return json(state.repository);
      },
    ],
    [
      'GET',
      /^billingbudgets\/v1\/billingAccounts\/[^/]+\/budgets$/,
      () =>
        state.mayBudget ? json({ budgets: state.budgets }) : refused('The caller does not have permission'),
    ],
    [
      'POST',
      /^billingbudgets\/v1\/billingAccounts\/[^/]+\/budgets$/,
      (_, __, body) => {
        state.budgets.push(body);
        return json(body);
      },
    ],
  ];

  // What firebase-tools calls besides. It takes the host of an API from its address, which is this machine.
  routes.push(
    ['GET', /^serviceusage\/v1\/projects\/[^/]+\/services\/127\.0\.0\.1$/, () => json({ state: 'ENABLED' })],
    [
      'POST',
      /^cloudresourcemanager\/v1\/projects\/[^/]+:testIamPermissions$/,
      (_, __, { permissions }) => json({ permissions }),
    ],
    ['GET', /^cloudfunctions\/v1\/projects\/[^/]+\/locations\/-\/functions$/, () => json({})],
    [
      'GET',
      /^cloudfunctions\/v2\/projects\/[^/]+\/locations\/-\/functions$/,
      (_, query) => json(pageOf('functions', state.functions, query, 20)),
    ],
    ['GET', /^firebasehosting\/v1beta1\/projects\/[^/]+\/sites\/[^/]+$/, () => json(state.sites[0] ?? {})],
    ['POST', /^firebaserules\/v1\/projects\/[^/]+:test$/, () => json({})],
    ['GET', /^firebaserules\/v1\/projects\/[^/]+\/releases$/, () => json({ releases: [] })],
    [
      'POST',
      /^firebaserules\/v1\/projects\/[^/]+\/rulesets$/,
      () => json({ name: `projects/${state.project}/rulesets/1` }),
    ],
    [
      'PATCH',
      /^firebaserules\/v1\/projects\/[^/]+\/releases\/(?<service>[\w.]+)/,
      ({ service = '' }) => {
        state.rules.push(service);
        return json({});
      },
    ],
  );

  /** @param {string} method @param {URL} url @param {Json} body @returns {Answer} */
  function answer(method, url, body) {
    const [, host = '', path = ''] = /^\/([^/]+)\/(.*)$/.exec(decodeURIComponent(url.pathname)) ?? [];
    if (host === `${state.project}.web.app`) return siteAnswer(state, `/${path}`);
    if (path === 'oauth2/v3/token') return json({ access_token: 'rehearsal', expires_in: 3600 });
    const [api = ''] = host.split('.');
    const operationName = path.replace(/^v1(beta1)?\//, '');
    const looked = operations.get(operationName);
    if (looked)
      return json(
        looked.looks++ === 0
          ? { name: operationName }
          : { name: operationName, done: true, response: looked.response },
      );
    const isUpload = host === 'upload-firebasehosting.googleapis.com';
    if (
      !isUpload &&
      !path.includes(`projects/${state.project}`) &&
      !/^v1(beta1)?\/(billingAccounts|sites)\//.test(path)
    ) {
      return refused('The caller does not have permission');
    }
    if (!isUpload && (!state.apis.has(host) || unpropagated.delete(host))) {
      return refused(
        `${host} has not been used in project ${state.number} before or it is disabled.`,
        403,
        'SERVICE_DISABLED',
      );
    }
    for (const [routeMethod, pattern, respond] of routes) {
      const match = routeMethod === method ? pattern.exec(`${api}/${path}`) : null;
      if (match) return respond(match.groups ?? {}, url.searchParams, body);
    }
    return refused(`The rehearsal does not know ${method} ${host}/${path}`, 501);
  }

  const server = createServer(async (request, response) => {
    const chunks = [];
    for await (const chunk of request) chunks.push(chunk);
    const bytes = Buffer.concat(chunks);
    const url = new URL(request.url ?? '/', 'http://stand-in');
    const { method = 'GET' } = request;
    const isJson = bytes.length > 0 && request.headers['content-type']?.startsWith('application/json');
    if (method !== 'GET' && !READING.test(url.pathname))
      changes.push(`${method} ${decodeURIComponent(url.pathname)}`);
    const { status = 200, body } = answer(method, url, isJson ? JSON.parse(bytes.toString()) : { bytes });
    const isContent = typeof body === 'string' || body instanceof Uint8Array;
    response.writeHead(status, { 'Content-Type': isContent ? 'text/html' : 'application/json' });
    response.end(isContent ? body : JSON.stringify(body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The stand-in has no port.');
  origin = `http://127.0.0.1:${address.port}`;
  return {
    url: origin,
    changes,
    propagate: () => unpropagated.clear(),
    stop: () => {
      server.close();
    },
  };
}

/**
 * Returns what makes firebase-tools call the stand-in.
 * @param {string} url of the stand-in
 */
export function firebaseToolsEnv(url) {
  const at = (/** @type {string} */ api) => `${url}/${api}.googleapis.com`;
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

/** The live site: the release's files, and from the function what has none. @param {Project} state @param {string} path @returns {Answer} */
function siteAnswer(state, path) {
  const file = liveFile(state.hosting, path);
  if (file) return { body: file };
  const [release] = state.hosting.releases;
  // The way to the function is part of a release.
  if (!release || !state.functionBuild) return { status: 404, body: 'Site Not Found' };
  if (!state.reachable.has('api')) return refused('Your client does not have permission to get this URL.');
  if (path.startsWith('/api/')) return json([]);
  return { status: 404, body: `<script src="/assets/site-${state.functionBuild.buildId}.js"></script>` };
}
