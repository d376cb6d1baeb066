import { GoogleError } from '../google.mjs';
import { defaultSite } from '../hosting.mjs';
import { translates } from '../settings.mjs';
import { created, leftToSetup, missing, ok } from './check.mjs';

/** @typedef {import('./check.mjs').Check} Check */
/** @typedef {import('./check.mjs').Context} Context */

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1';
const BILLING = 'https://cloudbilling.googleapis.com/v1';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';

/** Enough to go back to a deployment that many publications followed. A new site keeps all, and each publication is one. */
const KEPT_RELEASES = 100;

const BILLING_API = 'cloudbilling.googleapis.com';

/** What the site, its deployment by firebase-tools and these checks call. */
const APIS = [
  'artifactregistry.googleapis.com',
  'billingbudgets.googleapis.com',
  'cloudbuild.googleapis.com',
  'cloudfunctions.googleapis.com',
  'cloudresourcemanager.googleapis.com',
  'cloudscheduler.googleapis.com',
  'compute.googleapis.com',
  'eventarc.googleapis.com',
  'firebasehosting.googleapis.com',
  'firebaserules.googleapis.com',
  'firebasestorage.googleapis.com',
  'firestore.googleapis.com',
  'iam.googleapis.com',
  'iamcredentials.googleapis.com',
  'logging.googleapis.com',
  'pubsub.googleapis.com',
  'run.googleapis.com',
  'secretmanager.googleapis.com',
  'storage.googleapis.com',
];

/** Google's limit for one call. */
/** Only where suggested translations are switched on. */
const TRANSLATION_API = 'translate.googleapis.com';

const APIS_PER_CALL = 20;

/** @type {Check} */
export const firebaseProject = {
  title: 'Firebase project',
  blocksAll: true,
  async run(context) {
    const { google, project } = context;
    const found = await google.find(`${FIREBASE}/projects/${project}`).catch((error) => {
      // Google does not tell a project that does not exist from one that this account may not see.
      if (error instanceof GoogleError && error.status === 403) return null;
      throw error;
    });
    if (!found) {
      return missing(
        `no project ${project} that this account may see`,
        `Create it (npx firebase projects:create ${project}), or make an` +
          ` existing Google Cloud project one of Firebase (npx firebase projects:addfirebase ${project}).`,
      );
    }
    context.projectNumber = found.projectNumber;
    return ok(`${project}, number ${found.projectNumber}`);
  },
};

/** @type {Check} */
export const billing = {
  title: 'Billing (Blaze)',
  blocksAll: true,
  async run(context) {
    const { google, project, readOnly } = context;
    if (!readOnly) await enable(context, await disabled(context, [BILLING_API]));
    const info = await google.get(`${BILLING}/projects/${project}/billingInfo`);
    if (!info.billingEnabled) {
      return missing(
        'the project has no billing account; Cloud Functions need one',
        `Link one: https://console.firebase.google.com/project/${project}/usage/details`,
      );
    }
    context.billingAccount = info.billingAccountName;
    return ok(info.billingAccountName);
  },
};

/** @type {Check} */
export const apis = {
  title: 'APIs',
  blocksAll: true,
  async run(context) {
    const wanted = translates(context.root, context.project) ? [...APIS, TRANSLATION_API] : APIS;
    const lacking = await disabled(context, wanted);
    if (lacking.length === 0) return ok(`${wanted.length} enabled`);
    if (context.readOnly) return leftToSetup(context, `not enabled: ${lacking.join(', ')}`);
    await enable(context, lacking);
    return created(`enabled ${lacking.join(', ')}`);
  },
};

/** @type {Check} */
export const hostingSite = {
  title: 'Hosting site',
  async run(context) {
    const { google, project, readOnly } = context;
    const { sites = [] } = await google.get(`${HOSTING}/projects/${project}/sites`);
    if (sites.length > 0)
      return ok(sites.map((/** @type {{defaultUrl: string}} */ site) => site.defaultUrl).join(', '));
    if (readOnly) return leftToSetup(context, 'none');
    const site = await google.post(`${HOSTING}/projects/${project}/sites?siteId=${project}`);
    return created(site.defaultUrl);
  },
};

/** @type {Check} */
export const keptReleases = {
  title: 'Kept releases',
  optional: true,
  async run(context) {
    const { google, readOnly } = context;
    const { id } = await defaultSite(google);
    const url = `${HOSTING}/sites/${id}/config`;
    const { maxVersions } = await google.get(url);
    if (maxVersions !== undefined) return ok(`the last ${maxVersions}`);
    if (readOnly) return leftToSetup(context, 'all, for ever: each publication adds one');
    await google.patch(`${url}?updateMask=maxVersions`, { maxVersions: String(KEPT_RELEASES) });
    return created(`the last ${KEPT_RELEASES}`);
  },
};

/** @type {Check} */
export const budgetAlert = {
  title: 'Budget alert',
  optional: true,
  async run(context) {
    const { google, projectNumber, billingAccount, budget, readOnly } = context;
    const remedy =
      'Ask an administrator of the billing account, or create one at https://console.cloud.google.com/billing/budgets';
    try {
      const existing = await budgetOf(context);
      if (existing) return ok(existing.displayName);
      if (readOnly) return leftToSetup(context, 'none for this project alone');
      await google.post(`${BUDGETS}/${billingAccount}/budgets`, {
        displayName: `Perro Wisdom (${context.project})`,
        budgetFilter: { projects: [`projects/${projectNumber}`] },
        // Without a currency it is the account's own.
        amount: { specifiedAmount: { units: String(budget) } },
        thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      });
      return created(`${budget} a month; e-mails at 50, 90 and 100 %`);
    } catch (error) {
      if (error instanceof GoogleError && error.status === 403)
        return missing('this account may not see budgets', remedy);
      throw error;
    }
  },
};

/** @param {Context} context @returns {Promise<import('../google.mjs').Json | undefined>} */
async function budgetOf({ google, projectNumber, billingAccount }) {
  for (let pageToken = ''; ;) {
    const page = await google.get(
      `${BUDGETS}/${billingAccount}/budgets?pageSize=100&pageToken=${encodeURIComponent(pageToken)}`,
    );
    const found = (page.budgets ?? []).find((/** @type {any} */ budget) =>
      budget.budgetFilter?.projects?.includes(`projects/${projectNumber}`),
    );
    if (found || !page.nextPageToken) return found;
    pageToken = page.nextPageToken;
  }
}

/** @param {Context} context @param {string[]} names @returns {Promise<string[]>} those that are not enabled */
async function disabled({ google, project }, names) {
  const query = names.map((name) => `names=projects/${project}/services/${name}`).join('&');
  const { services = [] } = await google.get(
    `${SERVICE_USAGE}/projects/${project}/services:batchGet?${query}`,
  );
  const enabled = services
    .filter((/** @type {any} */ service) => service.state === 'ENABLED')
    .map((/** @type {any} */ service) => service.name.split('/').pop());
  return names.filter((name) => !enabled.includes(name));
}

/** @param {Context} context @param {string[]} names */
async function enable({ google, project }, names) {
  if (names.length > 0) google.expectPropagation();
  for (let start = 0; start < names.length; start += APIS_PER_CALL) {
    const serviceIds = names.slice(start, start + APIS_PER_CALL);
    await google.finished(
      SERVICE_USAGE,
      await google.post(`${SERVICE_USAGE}/projects/${project}/services:batchEnable`, { serviceIds }),
    );
  }
}
