import { describe, expect, it } from 'vitest';
import { emptyHosting } from '../../functions/src/publishing/hosting.fixture';
import { onlyLooking } from '../../tools/deploy/checks/check';
import { blocking, runChecks } from '../../tools/deploy/checks/index';
import {
  PROJECT,
  beginAgain,
  choose,
  givePasswordOnceEnabled,
  google,
  lines,
  rehearse,
  root,
  say,
  setUp,
  standIn,
  startDeployment,
  state,
} from './fixture';
import { emptyProject } from './project';

const FUNCTION_ACCOUNT = 'serviceAccount:4711-compute@developer.gserviceaccount.com';
const PUBLISHER_ROLES = ['roles/eventarc.eventReceiver', 'roles/firebasehosting.admin', 'roles/run.invoker'];

rehearse();

/** Returns the roles of the function's service account. */
const rolesOfFunction = () =>
  state.policy.bindings
    .filter(({ members }) => members.includes(FUNCTION_ACCOUNT))
    .map(({ role }) => role)
    .sort();

/** Returns the settings that setup collects for a build. */
async function settings() {
  const context = onlyLooking(google, root);
  await runChecks(context, say);
  return context.settings;
}

describe('setup', () => {
  it("creates everything in an empty project except the owner's password, the indexes and the TTL policies", async () => {
    expect(await setUp()).toEqual({
      'Firebase project': 'ok',
      'Billing (Blaze)': 'ok',
      APIs: 'created',
      'Firestore database': 'created',
      'Daily backups': 'created',
      'Storage bucket': 'created',
      'Deleted files': 'ok',
      'Hosting site': 'created',
      'Kept releases': 'created',
      'Web app': 'created',
      "Owner's password": 'missing',
      'E-mail': 'created',
      'Push notifications': 'created',
      Instagram: 'created',
      'Roles of the function': 'created',
      'Service agents': 'created',
      'Links to backups': 'created',
      Indexes: 'missing',
      'TTL policies': 'missing',
      'Budget alert': 'created',
    });
    expect(lines.join('\n')).toContain(`Run: npm run deploy:secret -- ${PROJECT} password`);
    expect(state.database).toMatchObject({
      locationId: 'us-east1',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect(await settings()).toEqual({
      VITE_FIREBASE_PROJECT_ID: PROJECT,
      VITE_FIREBASE_API_KEY: 'AIza-rehearsal',
      VITE_FIREBASE_APP_ID: '1:4711:web:abc',
      STORAGE_BUCKET: `${PROJECT}.firebasestorage.app`,
      PUBLIC_SITE_URL: `https://${PROJECT}.web.app`,
    });
    expect(rolesOfFunction()).toEqual([
      'roles/cloudbuild.builds.builder',
      'roles/datastore.user',
      ...PUBLISHER_ROLES,
      'roles/run.viewer',
      'roles/storage.objectAdmin',
    ]);
    expect(state.accountPolicy.bindings).toEqual([
      { role: 'roles/iam.serviceAccountTokenCreator', members: [FUNCTION_ACCOUNT] },
    ]);
    expect([...state.apis]).toEqual(
      expect.arrayContaining(
        ['eventarc', 'pubsub', 'cloudscheduler', 'firebasehosting', 'run'].map(
          (api) => `${api}.googleapis.com`,
        ),
      ),
    );
  });

  it('does nothing on the second run, and keeps a custom address', async () => {
    await setUp();
    choose('PUBLIC_SITE_URL=https://perrowisdom.com\n');
    standIn.changes.length = 0;
    const again = await setUp();
    expect(standIn.changes).toEqual([]);
    expect(Object.values(again)).not.toContain('created');
    expect(await settings()).toMatchObject({ PUBLIC_SITE_URL: 'https://perrowisdom.com' });
  });

  it('prepares the translation API only if translations are on', async () => {
    await setUp();
    expect(state.apis.has('translate.googleapis.com')).toBe(false);
    choose('TRANSLATION=on\n');
    expect(await setUp({ readOnly: true })).toMatchObject({ APIs: 'missing' });
    await setUp();
    expect(state.apis.has('translate.googleapis.com')).toBe(true);
    expect(rolesOfFunction()).toContain('roles/cloudtranslate.user');
  });

  it('changes nothing with --check', async () => {
    standIn.changes.length = 0;
    state.apis = new Set([...state.apis, 'cloudbilling.googleapis.com']);
    expect(await setUp({ readOnly: true })).toMatchObject({ APIs: 'missing' });
    expect(standIn.changes).toEqual([]);
  });

  it('stops at a project without billing and prints where to link an account', async () => {
    state.billing = '';
    expect(Object.keys(await setUp())).toEqual(['Firebase project', 'Billing (Blaze)']);
    expect(lines.at(-1)).toContain(`https://console.firebase.google.com/project/${PROJECT}/usage/details`);
  });

  it('stops at a project that does not exist', async () => {
    state.project = 'another-project';
    expect(await setUp()).toEqual({ 'Firebase project': 'missing' });
    expect(lines.at(-1)).toContain('Create it at https://console.firebase.google.com/');
  });

  it('enables the Firebase API if it is disabled, and reports a project without Firebase', async () => {
    state.apis.delete('firebase.googleapis.com');
    expect(await setUp({ readOnly: true })).toEqual({ 'Firebase project': 'missing' });
    expect(lines.at(-1)?.trim()).toBe(`Run: npm run deploy:setup -- ${PROJECT}`);
    standIn.fail(/firebase\.googleapis\.com\/v1beta1\/projects\/[^/]+$/, 404);
    expect(await setUp()).toEqual({ 'Firebase project': 'missing' });
    expect(lines.at(-1)).toContain('Add Firebase to it');
    expect(await setUp()).toMatchObject({ 'Firebase project': 'ok' });
  });

  it('prints the command that enables the Service Usage API, which setup needs to enable other APIs', async () => {
    state.apis.delete('serviceusage.googleapis.com');
    expect(await setUp()).toEqual({ 'Firebase project': 'missing' });
    expect(lines.at(-1)?.trim()).toBe(
      `Run: gcloud services enable serviceusage.googleapis.com --project ${PROJECT}`,
    );
  });

  it('rejects a project without a default site before anything is deployed', async () => {
    state.siteType = 'USER_SITE';
    await givePasswordOnceEnabled();
    expect(await setUp()).toMatchObject({ 'Hosting site': 'missing' });
    expect(lines.join('\n')).toContain(`https://console.firebase.google.com/project/${PROJECT}/hosting`);
    standIn.changes.length = 0;
    const { done, commands } = startDeployment({ flags: { allowEmpty: true } });
    await expect(done).rejects.toThrow('the only site that firebase-tools deploys to');
    expect([...commands, ...standIn.changes]).toEqual([]);
  });

  it("creates Google's service agents for events, and waits until their roles can be granted", async () => {
    expect(await setUp()).toMatchObject({ 'Service agents': 'created' });
    expect(state.policy.bindings).toEqual(
      expect.arrayContaining([
        {
          role: 'roles/eventarc.serviceAgent',
          members: ['serviceAccount:service-4711@gcp-sa-eventarc.iam.gserviceaccount.com'],
        },
      ]),
    );
    expect(await setUp({ readOnly: true })).toMatchObject({ 'Service agents': 'ok' });
  });

  it("does not mistake the default indexes for the site's", async () => {
    await givePasswordOnceEnabled();
    await startDeployment({ flags: { allowEmpty: true } }).done;
    state.indexes.splice(0, 2);
    expect(await setUp()).toMatchObject({ Indexes: 'missing' });
    expect(lines.join('\n')).toMatch(/Indexes: +2 of \d+/);
  });

  it('rejects a database in another region', async () => {
    await setUp();
    state.database = { ...state.database, locationId: 'nam5' };
    expect(await setUp()).toMatchObject({ 'Firestore database': 'missing' });
    expect(lines.join('\n')).toContain('the database is in nam5, the function in us-east1');
  });

  it('protects a database that somebody else created', async () => {
    await setUp();
    state.database = { type: 'FIRESTORE_NATIVE', locationId: 'us-east1' };
    expect(await setUp()).toMatchObject({ 'Firestore database': 'created' });
    expect(state.database).toMatchObject({ deleteProtectionState: 'DELETE_PROTECTION_ENABLED' });
  });

  it('schedules daily database backups and makes deleted files restorable', async () => {
    state.softDelete = '0';
    expect(await setUp()).toMatchObject({ 'Daily backups': 'created', 'Deleted files': 'created' });
    expect(state.backupSchedules).toEqual([
      expect.objectContaining({ dailyRecurrence: {}, retention: `${30 * 24 * 60 * 60}s` }),
    ]);
    expect(state.softDelete).toBe(String(7 * 24 * 60 * 60));
    expect(await setUp()).toMatchObject({ 'Daily backups': 'ok', 'Deleted files': 'ok' });
  });

  it('keeps custom retention periods for backups and deleted files', async () => {
    await setUp();
    state.backupSchedules = [{ dailyRecurrence: {}, retention: '604800s' }];
    state.softDelete = String(90 * 24 * 60 * 60);
    expect(await setUp()).toMatchObject({ 'Daily backups': 'ok', 'Deleted files': 'ok' });
    expect(lines.join('\n')).toContain('of the database, kept for 7 days');
    expect(lines.join('\n')).toContain('can be restored for 90 days');
  });

  it('adds daily backups to existing weekly backups', async () => {
    await setUp();
    state.backupSchedules = [{ weeklyRecurrence: { day: 'SUNDAY' }, retention: '604800s' }];
    expect(await setUp({ readOnly: true })).toMatchObject({ 'Daily backups': 'missing' });
    expect(await setUp()).toMatchObject({ 'Daily backups': 'created' });
    expect(state.backupSchedules).toHaveLength(2);
  });

  it('uses the existing bucket of an older project', async () => {
    state.bucket = `${PROJECT}.appspot.com`;
    expect(await setUp()).toMatchObject({ 'Storage bucket': 'ok' });
    expect(await settings()).toMatchObject({ STORAGE_BUCKET: `${PROJECT}.appspot.com` });
  });

  it('grants only the publisher’s additional roles if the function’s service account is already an editor', async () => {
    state.policy.bindings.push({ role: 'roles/editor', members: [FUNCTION_ACCOUNT] });
    expect(await setUp()).toMatchObject({ 'Roles of the function': 'created' });
    expect(rolesOfFunction()).toEqual(['roles/editor', ...PUBLISHER_ROLES]);
  });

  it('lists the missing roles and the command for granting them', async () => {
    await setUp();
    state.policy.bindings = state.policy.bindings.filter(
      ({ role }) => role !== 'roles/firebasehosting.admin',
    );
    expect(await setUp({ readOnly: true })).toMatchObject({ 'Roles of the function': 'missing' });
    const line = lines.findIndex((text) => text.includes('Roles of the function'));
    expect(lines[line]).toMatch(/roles\/firebasehosting\.admin$/);
    expect(lines[line + 1]?.trim()).toBe(`Run: npm run deploy:setup -- ${PROJECT}`);
  });

  it('uses the site id that Hosting suggests if the project’s id is taken, and deploys to that site', async () => {
    await beginAgain({
      ...emptyProject(PROJECT),
      takenSites: [PROJECT],
      hosting: emptyHosting(`${PROJECT}-1a2b3`),
    });
    await givePasswordOnceEnabled();
    expect(await setUp()).toMatchObject({ 'Hosting site': 'ok' });
    const url = `https://${PROJECT}-1a2b3.web.app`;
    expect(await settings()).toMatchObject({ PUBLIC_SITE_URL: url });
    expect(await startDeployment({ flags: { seed: true, demoContent: true } }).done).toBe(url);
  });

  it('prints remedies for an API that was disabled after an earlier run and for a missing permission', async () => {
    await setUp();
    // A new client is needed, because the old one retries calls to APIs that setup has just enabled.
    await beginAgain(state);
    state.apis.delete('cloudbilling.googleapis.com');
    expect(await setUp({ readOnly: true })).toMatchObject({ 'Billing (Blaze)': 'missing' });
    expect(lines.at(-1)?.trim()).toBe(`Run: npm run deploy:setup -- ${PROJECT}`);
    expect(Object.values(await setUp())).toContain('ok');
    standIn.fail(/secretmanager.*MAIL/, 403);
    expect(await setUp()).toMatchObject({ 'E-mail': 'missing' });
    expect(lines.join('\n')).toContain(`An owner of ${PROJECT} has it.`);
  });

  it('keeps a custom number of releases', async () => {
    state.hosting.siteConfig = { maxVersions: '50' };
    expect(await setUp()).toMatchObject({ 'Kept releases': 'ok' });
    expect(state.hosting.siteConfig).toEqual({ maxVersions: '50' });
  });

  it('allows deployments even if the account cannot create a budget', async () => {
    state.mayBudget = false;
    await givePasswordOnceEnabled();
    expect(await setUp()).toMatchObject({ 'Budget alert': 'missing' });
    expect(blocking(await runChecks(onlyLooking(google, root), say))).toEqual([]);
  });
});
