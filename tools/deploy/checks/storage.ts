import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Google } from '../google';
import { created, leftToSetup, missing, ok, type Check, type Result } from './check';

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const FIREBASE_STORAGE = 'https://firebasestorage.googleapis.com/v1beta';
const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const WEB_APP = 'Website';

/**
 * Settings that protect the database from deletion and allow past data to be restored (see docs/deploy.md).
 */
const PROTECTED = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};

const keysOf = <T extends object>(object: T): (keyof T)[] => Object.keys(object) as (keyof T)[];

type Database = { type: string; locationId: string } & Partial<typeof PROTECTED>;

export const database: Check = {
  title: 'Firestore database',
  async run(context) {
    const { google, project, region, readOnly } = context;
    const path = `${FIRESTORE}/projects/${project}/databases`;
    const found = await google.find<Database>(`${path}/(default)`);
    const described = `in ${region}, delete protection and point-in-time recovery on`;
    if (!found) {
      if (readOnly) return leftToSetup(context, 'none');
      const settings = { type: 'FIRESTORE_NATIVE', locationId: region, ...PROTECTED };
      await google.waitForOperation(FIRESTORE, await google.create(`${path}?databaseId=(default)`, settings));
      return created(described);
    }
    if (found.locationId !== region) {
      return missing(
        `the database is in ${found.locationId}, the function in ${region}, and a database cannot be moved`,
        `Use a new project, or delete the database while it is empty: gcloud firestore databases delete --database="(default)" --project ${project}`,
      );
    }
    if (found.type !== 'FIRESTORE_NATIVE') {
      return missing(
        `the database has the type ${found.type}`,
        'Use a new project: the site needs Firestore in native mode.',
      );
    }
    const isProtected = keysOf(PROTECTED).every((name) => found[name] === PROTECTED[name]);
    if (isProtected) return ok(described);
    if (readOnly) return leftToSetup(context, 'delete protection or point-in-time recovery is off');
    const mask = Object.keys(PROTECTED).join(',');
    await google.waitForOperation(
      FIRESTORE,
      await google.patch(`${path}/(default)?updateMask=${mask}`, PROTECTED),
    );
    return created(described);
  },
};

export const bucket: Check = {
  title: 'Storage bucket',
  async run(context) {
    const { google, project, region, readOnly } = context;
    const url = `${FIREBASE_STORAGE}/projects/${project}/defaultBucket`;
    const found = await google.find<{ bucket: { name: string } }>(url);
    if (!found && readOnly) return leftToSetup(context, 'none');
    // In new projects, the bucket's name is <id>.firebasestorage.app. In projects from before October 2024,
    // it is <id>.appspot.com.
    const {
      bucket: { name },
    } = found ?? (await google.create<{ bucket: { name: string } }>(url, { location: region }));
    context.bucket = name.slice(name.lastIndexOf('/') + 1);
    return found ? ok(context.bucket) : created(`${context.bucket} in ${region}`);
  },
};

interface App {
  appId: string;
  displayName?: string;
}

export const webApp: Check = {
  title: 'Web app',
  async run(context) {
    const { google, project, readOnly } = context;
    const url = `${FIREBASE}/projects/${project}/webApps`;
    const { apps = [] } = await google.get<{ apps?: App[] }>(url);
    const found = apps.find((app) => app.displayName === WEB_APP) ?? apps[0];
    if (!found && readOnly) return leftToSetup(context, 'none');
    const app =
      found ??
      (await google.waitForOperation<App>(FIREBASE, await google.create(url, { displayName: WEB_APP })));
    const { apiKey, appId } = await google.get<{ apiKey?: string; appId: string }>(
      `${url}/${app.appId}/config`,
    );
    if (!apiKey) {
      return missing(
        'the app has no API key',
        `Create a browser key: https://console.cloud.google.com/apis/credentials?project=${project}`,
      );
    }
    if (!context.bucket) return missing('the site cannot be built without a bucket', 'See "Storage bucket".');
    if (!context.siteUrl)
      return missing('the site cannot be built without its address', 'See "Hosting site".');
    context.settings = {
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_APP_ID: appId,
      STORAGE_BUCKET: context.bucket,
      PUBLIC_SITE_URL: context.siteUrl,
    };
    return found ? ok(appId) : created(appId);
  },
};

export const timeToLive: Check = {
  title: 'TTL policies',
  optional: true,
  async run({ google, project, root }) {
    const wanted = indexFile(root)
      .fieldOverrides.filter(({ ttl }) => ttl)
      .map(({ collectionGroup }) => collectionGroup);
    const present = (await listFields(google))
      .filter(({ ttlConfig }) => ttlConfig)
      .map(({ name }) => name.split('/').at(-3));
    return byDeployment(
      project,
      wanted.filter((name) => !present.includes(name)),
      `${wanted.length}: ${wanted.join(', ')}`,
    );
  },
};

export const indexes: Check = {
  title: 'Indexes',
  optional: true,
  async run({ google, project, root }) {
    const { indexes: composite, fieldOverrides } = indexFile(root);
    const ofFields = fieldOverrides.flatMap(({ collectionGroup, fieldPath, indexes: own }) =>
      own.map(({ queryScope, ...how }) => ({ collectionGroup, queryScope, fields: [{ fieldPath, ...how }] })),
    );
    const wanted = [...composite, ...ofFields].map((index) => keyOf(index.collectionGroup, index));
    const found = await listIndexes(google);
    const ready = new Set(found.filter(({ state }) => state === 'READY').map(({ key }) => key));
    const lacking = wanted.filter((key) => !ready.has(key)).length;
    return byDeployment(
      project,
      lacking > 0 ? [`${lacking} of ${wanted.length}`] : [],
      `${wanted.length} ready`,
    );
  },
};

function byDeployment(project: string, lacking: string[], detail: string): Result {
  return lacking.length === 0
    ? ok(detail)
    : missing(lacking.join(', '), `The deployment creates them: npm run deploy -- ${project}`);
}

interface Index {
  queryScope: string;
  fields: { fieldPath: string; order?: string; arrayConfig?: string }[];
}

type StoredIndex = Index & { name: string; state: string };

/** A field with custom indexes or a TTL policy. */
interface Field {
  name: string;
  indexConfig?: { indexes?: Omit<StoredIndex, 'name'>[] };
  ttlConfig?: object;
}

/** The name of the collection group for the default index settings of all fields. */
const OF_EVERY_FIELD = '__default__';

/**
 * Returns a key that identifies an index by its definition. Leaves out the document name, which Google
 * appends.
 */
const keyOf = (group: string, { queryScope, fields }: Index): string =>
  [
    group,
    queryScope,
    ...fields
      .filter(({ fieldPath }) => fieldPath !== '__name__')
      .map(({ fieldPath, order, arrayConfig }) => `${fieldPath} ${order ?? arrayConfig ?? ''}`),
  ].join();

const groupOf = (name: string): string => /\/collectionGroups\/([^/]+)\//.exec(name)?.[1] ?? '';

const collectionGroups = ({ project }: Google): string =>
  `${FIRESTORE}/projects/${project}/databases/(default)/collectionGroups/-`;

const listFields = async (google: Google): Promise<Field[]> => {
  const filter = encodeURIComponent('indexConfig.usesAncestorConfig=false OR ttlConfig:*');
  const fields = await google.list<Field>(`${collectionGroups(google)}/fields?filter=${filter}`, 'fields');
  return fields.filter(({ name }) => groupOf(name) !== OF_EVERY_FIELD);
};

/** Returns the database's composite and single-field indexes, except the default indexes. */
export async function listIndexes(google: Google): Promise<{ key: string; state: string }[]> {
  const [composite, fields] = await Promise.all([
    google.list<StoredIndex>(`${collectionGroups(google)}/indexes`, 'indexes'),
    listFields(google),
  ]);
  const ofFields = fields.flatMap(({ name, indexConfig }) =>
    (indexConfig?.indexes ?? []).map((index) => ({ ...index, name })),
  );
  return [...composite, ...ofFields].map((index) => ({
    key: keyOf(groupOf(index.name), index),
    state: index.state,
  }));
}

interface IndexFile {
  indexes: (Index & { collectionGroup: string })[];
  fieldOverrides: {
    collectionGroup: string;
    fieldPath: string;
    indexes: { queryScope: string; order?: string; arrayConfig?: string }[];
    ttl?: boolean;
  }[];
}

const indexFile = (root: string): IndexFile =>
  JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8')) as IndexFile;
