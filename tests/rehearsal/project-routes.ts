import {
  json,
  notFound,
  pageOf,
  refused,
  type Answer,
  type Route,
} from '../../functions/src/platform/stand-in.fixture';
import type { Policy, Project } from './project';

type Fields = Record<string, unknown>;

interface Server {
  operation: (response: object, parent?: string) => Answer;
  /** Called for each newly enabled API. */
  onEnabled: (api: string) => void;
}

/**
 * Returns the routes of all APIs except Firestore and Hosting's releases: billing, services, the bucket,
 * sites, secrets, policies, and firebase-tools' additional requests.
 */
export function projectRoutes(state: Project, { operation, onEnabled }: Server): Route[] {
  const api = (name: string, path: string): RegExp => new RegExp(`^${name}/projects/[^/]+${path}$`);
  return [
    [
      'GET',
      api('firebase/v1beta1', ''),
      () => json({ projectId: state.project, projectNumber: state.number }),
    ],
    [
      'GET',
      api('cloudbilling/v1', '/billingInfo'),
      () => json(state.billing ? { billingEnabled: true, billingAccountName: state.billing } : {}),
    ],
    [
      'GET',
      api('serviceusage/v1', '/services:batchGet'),
      (_, query) => {
        const stateOf = (name: string): string =>
          state.apis.has(name.split('/').pop() ?? '') ? 'ENABLED' : 'DISABLED';
        return json({ services: query.getAll('names').map((name) => ({ name, state: stateOf(name) })) });
      },
    ],
    [
      'POST',
      api('serviceusage/v1', '/services:batchEnable'),
      (_, __, { serviceIds }: { serviceIds: string[] }) => {
        if (serviceIds.length > 20) return refused('At most 20 services.');
        for (const id of serviceIds) {
          state.apis.add(id);
          onEnabled(id);
        }
        return operation({});
      },
    ],
    [
      'POST',
      api('serviceusage/v1beta1', '/services/(?<service>[a-z]+)\\.googleapis\\.com:generateServiceIdentity'),
      ({ service = '' }) => {
        const email = `service-${state.number}@gcp-sa-${service}.iam.gserviceaccount.com`;
        state.agents.set(email, state.agents.get(email) ?? 'new');
        return operation({ email, uniqueId: '1' });
      },
    ],
    ...storageRoutes(state),
    [
      'GET',
      api('firebasehosting/v1beta1', '/sites'),
      () => json(state.sites.length > 0 ? { sites: state.sites } : {}),
    ],
    [
      'POST',
      api('firebasehosting/v1beta1', '/sites'),
      (_, query) => {
        const id = query.get('siteId') ?? '';
        if (state.takenSites.includes(id))
          return refused(
            `Invalid name: \`${id}\` is reserved by another project; try something like \`${state.hosting.site}\` instead`,
          );
        const defaultUrl = `https://${id}.web.app`;
        const site = { name: `projects/p/sites/${id}`, type: state.siteType, defaultUrl };
        state.sites.push(site);
        return json(site);
      },
    ],
    ['GET', api('firebase/v1beta1', '/webApps'), () => json({ apps: state.webApps })],
    [
      'POST',
      api('firebase/v1beta1', '/webApps'),
      (_, __, { displayName }: { displayName: string }) => {
        const app = { appId: '1:4711:web:abc', displayName };
        state.webApps.push(app);
        return operation(app);
      },
    ],
    [
      'GET',
      api('firebase/v1beta1', '/webApps/(?<appId>[^/]+)/config'),
      ({ appId }) => json({ apiKey: 'AIza-rehearsal', appId, projectId: state.project }),
    ],
    ...secretRoutes(state),
    ...policyRoutes(state, 'cloudresourcemanager/v1/projects/[^/]+', {
      read: () => state.policy,
      write: (policy) => {
        state.policy = { bindings: [], ...policy };
      },
    }),
    ...policyRoutes(
      state,
      'iam/v1/projects/[^/]+/serviceAccounts/4711-compute@developer\\.gserviceaccount\\.com',
      {
        read: () => state.accountPolicy,
        write: (policy) => {
          state.accountPolicy = policy;
        },
      },
    ),
    [
      'GET',
      /^billingbudgets\/v1\/billingAccounts\/[^/]+\/budgets$/,
      () =>
        state.mayBudget
          ? json({ budgets: state.budgets })
          : refused('The caller does not have permission', 403),
    ],
    [
      'POST',
      /^billingbudgets\/v1\/billingAccounts\/[^/]+\/budgets$/,
      (_, __, body: Fields) => {
        state.budgets.push(body);
        return json(body);
      },
    ],
    [
      'GET',
      api('cloudfunctions/v2', '/locations/-/functions'),
      (_, query) => pageOf('functions', state.functions, query, 20),
    ],
    [
      'POST',
      api('iamcredentials/v1', '/serviceAccounts/[^/]+:signBlob'),
      () => json({ keyId: '1', signedBlob: Buffer.from('signed').toString('base64') }),
    ],
    [
      'POST',
      api('translation/v3', '/locations/global:translateText'),
      (_, __, { contents }: { contents: string[] }) =>
        json({ translations: contents.map((translatedText) => ({ translatedText })) }),
    ],
    ...firebaseToolsRoutes(state, api),
  ];
}

function storageRoutes(state: Project): Route[] {
  const defaultBucket = /^firebasestorage\/v1(?:alpha|beta)\/projects\/[^/]+\/defaultBucket$/;
  const bucket = /^storage\/storage\/v1\/b\/(?<name>[^/]+)$/;
  const answer = (): Answer =>
    state.bucket ? json({ bucket: { name: `projects/p/buckets/${state.bucket}` } }) : notFound;
  const policy = (name: string | undefined): Answer =>
    name === state.bucket
      ? json({ softDeletePolicy: { retentionDurationSeconds: state.softDelete } })
      : notFound;
  return [
    ['GET', defaultBucket, answer],
    [
      'POST',
      defaultBucket,
      () => {
        state.bucket = `${state.project}.firebasestorage.app`;
        return answer();
      },
    ],
    ['GET', bucket, ({ name }) => policy(name)],
    [
      'PATCH',
      bucket,
      ({ name }, _, { softDeletePolicy }: { softDeletePolicy: { retentionDurationSeconds: string } }) => {
        const seconds = Number(softDeletePolicy.retentionDurationSeconds);
        // Soft delete is either off or lasts 7 to 90 days
        // (https://docs.cloud.google.com/storage/docs/soft-delete).
        if (seconds !== 0 && (seconds < 604_800 || seconds > 7_776_000)) return refused('Invalid duration.');
        state.softDelete = softDeletePolicy.retentionDurationSeconds;
        return policy(name);
      },
    ],
  ];
}

function secretRoutes(state: Project): Route[] {
  const api = (path: string): RegExp => new RegExp(`^secretmanager/v1/projects/[^/]+/secrets${path}$`);
  return [
    ['GET', api('/(?<name>\\w+)'), ({ name = '' }) => (state.secrets.has(name) ? json({ name }) : notFound)],
    [
      'POST',
      api(''),
      (_, query) => {
        state.secrets.set(query.get('secretId') ?? '', []);
        return json({});
      },
    ],
    [
      'POST',
      api('/(?<name>\\w+):addVersion'),
      ({ name = '' }, _, { payload }: { payload: { data: string } }) => {
        const versions = state.secrets.get(name);
        if (!versions) return notFound;
        versions.push(payload.data);
        return json({ name: `projects/p/secrets/${name}/versions/${versions.length}` });
      },
    ],
    [
      'GET',
      api('/(?<name>\\w+)/versions/latest:access'),
      ({ name = '' }) => {
        const data = state.secrets.get(name)?.at(-1);
        return data ? json({ payload: { data } }) : notFound;
      },
    ],
  ];
}

/** Returns the routes for a policy. They reject stale etags and the first grant to a new service agent. */
function policyRoutes(
  state: Project,
  resource: string,
  { read, write }: { read: () => Policy; write: (policy: Policy) => void },
): Route[] {
  return [
    ['POST', new RegExp(`^${resource}:getIamPolicy$`), () => json(read())],
    [
      'POST',
      new RegExp(`^${resource}:setIamPolicy$`),
      (_, __, { policy }: { policy: Policy }) => {
        const members = (policy.bindings ?? []).flatMap((binding) => binding.members);
        const agents = members.flatMap((member) => /^serviceAccount:(.*@gcp-sa-.*)$/.exec(member)?.[1] ?? []);
        const unknown = agents.filter((email) => state.agents.get(email) !== 'known');
        for (const email of unknown) if (state.agents.has(email)) state.agents.set(email, 'known');
        if (unknown.length > 0) return refused(`Service account ${unknown.join()} does not exist.`);
        if (policy.etag !== read().etag) return refused('There were concurrent policy changes.', 409);
        write({ ...policy, etag: etagAfter(policy.etag) });
        return json(read());
      },
    ],
  ];
}

/** Returns the next etag. Etags are base64-encoded bytes. */
const etagAfter = (etag: string): string =>
  Buffer.from(`${Buffer.from(etag, 'base64').toString()}+`).toString('base64');

/**
 * The routes that only firebase-tools calls. firebase-tools derives an API's name from its host, which is
 * 127.0.0.1 here.
 */
const firebaseToolsRoutes = (state: Project, api: (name: string, path: string) => RegExp): Route[] => [
  ['GET', api('serviceusage/v1', '/services/127\\.0\\.0\\.1'), () => json({ state: 'ENABLED' })],
  [
    'POST',
    api('cloudresourcemanager/v1', ':testIamPermissions'),
    (_, __, { permissions }: { permissions: string[] }) => json({ permissions }),
  ],
  ['GET', api('cloudfunctions/v1', '/locations/-/functions'), () => json({})],
  ['GET', api('firebasehosting/v1beta1', '/sites/[^/]+'), () => json(state.sites[0] ?? {})],
  ['POST', api('firebaserules/v1', ':test'), () => json({})],
  ['GET', api('firebaserules/v1', '/releases'), () => json({ releases: [] })],
  [
    'POST',
    api('firebaserules/v1', '/rulesets'),
    () => json({ name: `projects/${state.project}/rulesets/1` }),
  ],
  [
    'PATCH',
    api('firebaserules/v1', '/releases/(?<service>[\\w.]+).*'),
    ({ service = '' }) => {
      state.rules.push(service);
      return json({});
    },
  ],
];
