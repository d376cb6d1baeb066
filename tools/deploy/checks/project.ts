import { chunks } from '../../../functions/src/platform/chunks';
import { GoogleError, isDisabledApi } from '../../../functions/src/platform/google-api';
import { readDefaultSite } from '../../../functions/src/publishing/hosting';
import type { Google } from '../google';
import { chosenAddress, problemOfAddress, translates } from '../settings';
import { created, leftToSetup, missing, ok, type Check, type Context } from './check';

const FIREBASE = 'https://firebase.googleapis.com/v1beta1';
const SERVICE_USAGE = 'https://serviceusage.googleapis.com/v1';
const BILLING = 'https://cloudbilling.googleapis.com/v1';
const BUDGETS = 'https://billingbudgets.googleapis.com/v1';
const HOSTING = 'https://firebasehosting.googleapis.com/v1beta1';
const CONSOLE = 'https://console.firebase.google.com/';

/**
 * How many releases Hosting keeps: enough to roll back even after the owner publishes many times. By default,
 * a new site keeps all of them.
 */
const KEPT_RELEASES = 100;

/** The APIs that the first checks call. */
const FIRST_APIS = ['cloudbilling.googleapis.com', 'firebase.googleapis.com'];

/** Google's limit on the number of APIs that one call can enable. */
const ENABLED_AT_ONCE = 20;

/** The APIs that the site, firebase-tools and these checks call. */
const APIS = [
  ...FIRST_APIS,
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
  'serviceusage.googleapis.com',
  'storage.googleapis.com',
];

/** The API needed only for suggested translations. */
const TRANSLATION_API = 'translate.googleapis.com';

export const firebaseProject: Check = {
  title: 'Firebase project',
  blocksAll: true,
  async run(context) {
    const { google, project, readOnly } = context;
    try {
      if (!readOnly) await enable(context, await disabled(context, FIRST_APIS));
      const found = await google.find<{ projectNumber: string }>(`${FIREBASE}/projects/${project}`);
      if (!found)
        return missing(
          `${project} is a Google Cloud project, but not a Firebase project yet`,
          `Add Firebase to it: ${CONSOLE}, "Add project", "Add Firebase to Google Cloud project".`,
        );
      context.projectNumber = found.projectNumber;
      return ok(`${project}, number ${found.projectNumber}`);
    } catch (error) {
      if (isDisabledApi(error) || !isForbidden(error)) throw error;
      // Google's error doesn't distinguish a missing project from one that this account can't see.
      return missing(
        `no project ${project} that this account can use (${error.refusal.message})`,
        `Create it at ${CONSOLE}, or sign in with an account that owns it: gcloud auth application-default login`,
      );
    }
  },
};

export const billing: Check = {
  title: 'Billing (Blaze)',
  blocksAll: true,
  async run(context) {
    const { google, project } = context;
    const { billingEnabled, billingAccountName = '' } = await google.get<{
      billingEnabled?: boolean;
      billingAccountName?: string;
    }>(`${BILLING}/projects/${project}/billingInfo`);
    if (!billingEnabled) {
      return missing(
        'the project has no billing account; Cloud Functions need one',
        `Link one: https://console.firebase.google.com/project/${project}/usage/details`,
      );
    }
    context.billingAccount = billingAccountName;
    return ok(billingAccountName);
  },
};

export const apis: Check = {
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

export const hostingSite: Check = {
  title: 'Hosting site',
  async run(context) {
    const { google, project, root, readOnly } = context;
    const url = `${HOSTING}/projects/${project}/sites`;
    const { sites = [] } = await google.get<{ sites?: { type: string }[] }>(url);
    if (sites.length === 0 && readOnly) return leftToSetup(context, 'none');
    const made = sites.length === 0 ? [await createSite(google, url, project)] : [];
    // firebase-tools deploys only to the default site, even if firebase.json names another one (see its
    // commands/deploy.js). Without a default site, the deployment would fail after deploying the functions.
    if (![...sites, ...made].some(({ type }) => type === 'DEFAULT_SITE'))
      return missing(
        'the project has no default site, the only site that firebase-tools deploys to',
        `Create it: ${CONSOLE}project/${project}/hosting, "Get started".`,
      );
    const site = await readDefaultSite(google, project);
    const address = chosenAddress(root, project) ?? site.url;
    const problem = problemOfAddress(address);
    const file = `functions/.env.${project}`;
    if (problem) return missing(`PUBLIC_SITE_URL in ${file} ${problem}`, 'Correct it there.');
    context.siteUrl = address;
    const detail = address === site.url ? address : `${address} (${site.url})`;
    return sites.length === 0 ? created(detail) : ok(detail);
  },
};

/**
 * Matches Hosting's error for a site id that is already taken, as firebase-tools does (see its
 * hosting/interactive.js).
 */
const SUGGESTED_ID = /try something like `(.+)`/;

/** Creates the project's site. If `id` is taken, uses the id that Hosting suggests. */
function createSite(google: Google, url: string, id: string): Promise<{ type: string }> {
  return google.create<{ type: string }>(`${url}?siteId=${id}`).catch((error: unknown) => {
    const [, suggested] = SUGGESTED_ID.exec(error instanceof GoogleError ? error.message : '') ?? [];
    if (!suggested) throw error;
    return google.create<{ type: string }>(`${url}?siteId=${suggested}`);
  });
}

export const keptReleases: Check = {
  title: 'Kept releases',
  optional: true,
  async run(context) {
    const { google, project, readOnly } = context;
    const { id } = await readDefaultSite(google, project);
    const url = `${HOSTING}/sites/${id}/config`;
    const { maxVersions } = await google.get<{ maxVersions?: string }>(url);
    if (maxVersions !== undefined) return ok(`the last ${maxVersions}`);
    if (readOnly) return leftToSetup(context, 'all releases, permanently; each publication adds one');
    await google.patch(`${url}?updateMask=maxVersions`, { maxVersions: String(KEPT_RELEASES) });
    return created(`the last ${KEPT_RELEASES}`);
  },
};

interface Budget {
  displayName: string;
  budgetFilter?: { projects?: string[] };
}

export const budgetAlert: Check = {
  title: 'Budget alert',
  optional: true,
  async run(context) {
    const { google, projectNumber = '', billingAccount = '', budget, readOnly } = context;
    const url = `${BUDGETS}/${billingAccount}/budgets`;
    const remedy =
      'Ask an administrator of the billing account, or create one at https://console.cloud.google.com/billing/budgets';
    try {
      const budgets = await google.list<Budget>(url, 'budgets', 100);
      const existing = budgets.find(({ budgetFilter }) =>
        budgetFilter?.projects?.includes(`projects/${projectNumber}`),
      );
      if (existing) return ok(existing.displayName);
      if (readOnly) return leftToSetup(context, 'none that covers only this project');
      await google.create(url, {
        displayName: `Website (${context.project})`,
        budgetFilter: { projects: [`projects/${projectNumber}`] },
        // Without a currency code, the amount is in the billing account's currency.
        amount: { specifiedAmount: { units: String(budget) } },
        thresholdRules: [0.5, 0.9, 1].map((thresholdPercent) => ({ thresholdPercent })),
      });
      return created(`${budget} a month; e-mails at 50, 90 and 100 %`);
    } catch (error) {
      if (isForbidden(error)) return missing('this account cannot see budgets', remedy);
      throw error;
    }
  },
};

const isForbidden = (error: unknown): error is GoogleError =>
  error instanceof GoogleError && error.status === 403;

/** Returns the APIs in `names` that are not enabled. */
async function disabled({ google, project }: Context, names: string[]): Promise<string[]> {
  const query = names.map((name) => `names=projects/${project}/services/${name}`).join('&');
  const { services = [] } = await google.get<{ services?: { name: string; state: string }[] }>(
    `${SERVICE_USAGE}/projects/${project}/services:batchGet?${query}`,
  );
  const enabled = services
    .filter(({ state }) => state === 'ENABLED')
    .map(({ name }) => name.slice(name.lastIndexOf('/') + 1));
  return names.filter((name) => !enabled.includes(name));
}

async function enable({ google, project }: Context, names: string[]): Promise<void> {
  if (names.length === 0) return;
  google.expectPropagation();
  const url = `${SERVICE_USAGE}/projects/${project}/services:batchEnable`;
  for (const serviceIds of chunks(names, ENABLED_AT_ONCE))
    await google.waitForOperation(SERVICE_USAGE, await google.post(url, { serviceIds }));
}
