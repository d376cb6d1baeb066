import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readSettings, writeSettings } from '../settings.mjs';
import { created, leftToSetup, missing, ok } from './check.mjs';

/** @typedef {import('./check.mjs').Check} Check */
/** @typedef {import('./check.mjs').Context} Context */

const FIRESTORE = 'https://firestore.googleapis.com/v1';
const FIREBASE_STORAGE = 'https://firebasestorage.googleapis.com/v1alpha';
const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const WEB_APP = 'Perro Wisdom';

/** A deleted or overwritten database can be brought back: see docs/deploy.md. */
const PROTECTED = {
  deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
  pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
};

/** @type {Check} */
export const database = {
  title: 'Firestore database',
  async run(context) {
    const { google, project, region, readOnly } = context;
    const path = `${FIRESTORE}/projects/${project}/databases`;
    const found = await google.find(`${path}/(default)`);
    const described = `in ${region}, delete protection and point-in-time recovery on`;
    if (!found) {
      if (readOnly) return leftToSetup(context, 'none');
      const operation = await google.post(`${path}?databaseId=(default)`, {
        type: 'FIRESTORE_NATIVE',
        locationId: region,
        ...PROTECTED,
      });
      await google.finished(FIRESTORE, operation);
      return created(described);
    }
    if (found.locationId !== region) {
      return missing(
        `the database is in ${found.locationId}, the function in ${region}, and a database cannot be moved`,
        'Use a new project, or delete the database while it holds nothing: npx firebase firestore:databases:delete "(default)"' +
          ` --project ${project}`,
      );
    }
    if (found.type !== 'FIRESTORE_NATIVE') {
      return missing(
        `the database is of the type ${found.type}`,
        'Use a new project: the site needs Firestore in native mode.',
      );
    }
    const isProtected = Object.entries(PROTECTED).every(([name, value]) => found[name] === value);
    if (isProtected) return ok(described);
    if (readOnly) return leftToSetup(context, 'delete protection or point-in-time recovery is off');
    const mask = Object.keys(PROTECTED).join(',');
    await google.finished(FIRESTORE, await google.patch(`${path}/(default)?updateMask=${mask}`, PROTECTED));
    return created(described);
  },
};

/** @type {Check} */
export const bucket = {
  title: 'Storage bucket',
  async run(context) {
    const { google, project, region, readOnly } = context;
    const url = `${FIREBASE_STORAGE}/projects/${project}/defaultBucket`;
    const found = await google.find(url);
    if (!found && readOnly) return leftToSetup(context, 'none');
    // New projects get <id>.firebasestorage.app; those from before October 2024 have <id>.appspot.com.
    const {
      bucket: { name },
    } = found ?? (await google.post(url, { location: region }));
    context.bucket = name.split('/').pop();
    return found ? ok(String(context.bucket)) : created(`${context.bucket} in ${region}`);
  },
};

/** @type {Check} */
export const webApp = {
  title: 'Web app',
  async run(context) {
    const { google, project, root, readOnly } = context;
    const apps = (await google.get(`${FIREBASE}/projects/${project}/webApps`)).apps ?? [];
    const found = apps.find((/** @type {any} */ app) => app.displayName === WEB_APP) ?? apps[0];
    if (!found && readOnly) return leftToSetup(context, 'none');
    const app =
      found ??
      (await google.finished(
        FIREBASE,
        await google.post(`${FIREBASE}/projects/${project}/webApps`, { displayName: WEB_APP }),
      ));
    const { apiKey, appId } = await google.get(`${FIREBASE}/projects/${project}/webApps/${app.appId}/config`);
    if (!apiKey) {
      return missing(
        'the app has no API key',
        `Create a browser key: https://console.cloud.google.com/apis/credentials?project=${project}`,
      );
    }
    if (!context.bucket)
      return missing('its settings cannot be written without a bucket', 'See "Storage bucket".');
    const settings = {
      VITE_FIREBASE_PROJECT_ID: project,
      VITE_FIREBASE_API_KEY: apiKey,
      VITE_FIREBASE_APP_ID: appId,
      STORAGE_BUCKET: context.bucket,
      PUBLIC_SITE_URL: readSettings(root, project).PUBLIC_SITE_URL ?? `https://${project}.web.app`,
    };
    const file = `web/.env.${project} (site: ${settings.PUBLIC_SITE_URL})`;
    if (readOnly) {
      const present = new Map(Object.entries(readSettings(root, project)));
      const isCurrent = Object.entries(settings).every(([name, value]) => present.get(name) === value);
      return isCurrent ? ok(file) : leftToSetup(context, `${file} is missing or out of date`);
    }
    return writeSettings(root, project, settings) || !found ? created(`wrote ${file}`) : ok(file);
  },
};

/** @type {Check} */
export const timeToLive = {
  title: 'TTL policies',
  optional: true,
  async run({ google, project, root }) {
    const wanted = indexFile(root)
      .fieldOverrides.filter(({ ttl }) => ttl)
      .map(({ collectionGroup }) => collectionGroup);
    const url = `${FIRESTORE}/projects/${project}/databases/(default)/collectionGroups/-/fields?filter=ttlConfig:*`;
    const { fields = [] } = (await google.find(url)) ?? {};
    const present = fields.map((/** @type {{name: string}} */ { name }) => name.split('/').at(-3));
    return byDeployment(
      project,
      wanted.filter((name) => !present.includes(name)),
      `${wanted.length}: ${wanted.join(', ')}`,
    );
  },
};

/** @type {Check} */
export const indexes = {
  title: 'Indexes',
  optional: true,
  async run({ google, project, root }) {
    const wanted = indexFile(root).indexes.length;
    const ready = (await listIndexes(google)).filter(({ state }) => state === 'READY').length;
    return byDeployment(project, ready < wanted ? [`${wanted - ready} of ${wanted}`] : [], `${ready} ready`);
  },
};

/** @param {string} project @param {string[]} lacking @param {string} detail */
function byDeployment(project, lacking, detail) {
  return lacking.length === 0
    ? ok(detail)
    : missing(lacking.join(', '), `The deployment makes them: npm run deploy -- ${project}`);
}

/**
 * Returns the composite indexes of the database.
 * @param {import('../google.mjs').Google} google
 * @returns {Promise<{name: string, state: string}[]>}
 */
export async function listIndexes(google) {
  const url = `${FIRESTORE}/projects/${google.project}/databases/(default)/collectionGroups/-/indexes?pageSize=200`;
  return (await google.find(url))?.indexes ?? [];
}

/**
 * @param {string} root
 * @returns {{indexes: unknown[], fieldOverrides: {collectionGroup: string, fieldPath: string, ttl?: boolean}[]}}
 */
function indexFile(root) {
  return JSON.parse(readFileSync(join(root, 'firestore.indexes.json'), 'utf8'));
}
