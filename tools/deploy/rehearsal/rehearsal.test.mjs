import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEMO_PASSWORD, createGate, hashPassword } from '../../../functions/passwords.mjs';
import { blocking, runChecks } from '../checks/index.mjs';
import { deploy } from '../deployment.mjs';
import { createGoogle } from '../google.mjs';
import { defaultSite, problemsOfLiveSite } from '../hosting.mjs';
import { takeLease } from '../lease.mjs';
import { storePasswordSecrets } from '../password-secrets.mjs';
import { rollBack } from '../rolling-back.mjs';
import { settingsPath } from '../settings.mjs';
import { createCommands } from './commands-stand-in.mjs';
import { emptyProject, startGoogle } from './google-stand-in.mjs';
import { liveFile } from './hosting-stand-in.mjs';

// Processes and password hashes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const PROJECT = 'perro-rehearsal';
const PASSWORD = 'sato-ñame-coquí-31';
const HASH = hashPassword(PASSWORD);
/** Well-formed, and quicker to check than a real one. */
const GATE = 'pbkdf2:1000:AAAAAAAAAAAAAAAAAAAAAA:0000';
const SEED_IDS = ['wilfredo-and-canela'];
const PLACEHOLDERS = { facts: { email: 'hola@perrowisdom.example', phone: '(787) 555-0142' }, inventedIds: SEED_IDS };
const FUNCTION_ACCOUNT = 'serviceAccount:4711-compute@developer.gserviceaccount.com';
const PUBLISHER_ROLES = ['roles/eventarc.eventReceiver', 'roles/firebasehosting.admin', 'roles/run.invoker'];
const NO_FLAGS = { seed: false, demoContent: false, allowEmpty: false, allowDirty: false };

/** @type {string} */
let root;
/** @type {import('./google-stand-in.mjs').Project} */
let state;
/** @type {Awaited<ReturnType<typeof startGoogle>>} */
let standIn;
/** @type {import('../google.mjs').Google} */
let google;
/** @type {string[]} */
let lines;
/** @param {string} line */
const say = (line) => { lines.push(line); };

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'));
  mkdirSync(join(root, 'web'));
  for (const file of ['firebase.json', 'firestore.indexes.json']) copyFileSync(file, join(root, file));
  state = emptyProject(PROJECT);
  standIn = await startGoogle(state);
  google = createGoogle(PROJECT, { baseUrl: standIn.url, pollMs: 1 });
  lines = [];
});
afterEach(() => {
  standIn.stop();
  rmSync(root, { recursive: true });
});

/** Runs setup, or only its checks. @param {{readOnly?: boolean}} [options] */
async function setUp({ readOnly = false } = {}) {
  lines = [];
  const checks = await runChecks({ google, project: PROJECT, region: 'us-east1', root, readOnly, budget: 20 }, say);
  return Object.fromEntries(checks.map(({ title, state: result }) => [title, result]));
}

/** The roles of the function's service account. */
const rolesOfFunction = () => state.policy.bindings.filter(({ members }) => members.includes(FUNCTION_ACCOUNT)).map(({ role }) => role).sort();

const givePassword = () => storePasswordSecrets(google, { hash: HASH, gate: GATE });

/**
 * @param {object} [options]
 * @param {Partial<typeof NO_FLAGS>} [options.flags]
 * @param {Partial<Parameters<typeof createCommands>[2]>} [options.commands]
 * @param {typeof PLACEHOLDERS} [options.placeholders]
 * @param {boolean} [options.confirmed]
 */
function startDeployment({ flags = {}, commands = {}, placeholders = PLACEHOLDERS, confirmed = true } = {}) {
  const standIns = createCommands(root, state, { seedIds: SEED_IDS, ...commands });
  const done = deploy({ google, root, options: { ...NO_FLAGS, ...flags }, placeholders, say, confirm: async () => confirmed, ...standIns });
  return { done, commands: standIns.commands };
}

/** A project that setup has made ready, with a real service. */
async function readyProject() {
  await setUp();
  await givePassword();
  state.documents = { services: ['puppy-training'], testimonials: ['a-real-client'], posts: [] };
}

describe('setup', () => {
  it('makes an empty project ready but for the password, which only the owner knows', async () => {
    expect(await setUp()).toEqual({
      'Firebase project': 'ok',
      'Billing (Blaze)': 'ok',
      'APIs': 'created',
      'Firestore database': 'created',
      'Storage bucket': 'created',
      'Hosting site': 'created',
      'Kept releases': 'created',
      'Web app': 'created',
      "Owner's password": 'missing',
      'E-mail': 'created',
      'Push notifications': 'created',
      'Instagram': 'created',
      'Roles of the function': 'created',
      'Links to copies': 'created',
      'Indexes': 'missing',
      'TTL policies': 'missing',
      'Clean-up of images': 'missing',
      'Budget alert': 'created',
    });
    expect(lines.join('\n')).toContain(`Run: npm run admin:password -- ${PROJECT}`);
    expect(state.database).toMatchObject({
      locationId: 'us-east1',
      deleteProtectionState: 'DELETE_PROTECTION_ENABLED',
      pointInTimeRecoveryEnablement: 'POINT_IN_TIME_RECOVERY_ENABLED',
    });
    expect(readFileSync(settingsPath(root, PROJECT), 'utf8')).toContain(`VITE_FIREBASE_PROJECT_ID=${PROJECT}
VITE_FIREBASE_API_KEY=AIza-rehearsal
VITE_FIREBASE_APP_ID=1:4711:web:abc
STORAGE_BUCKET=${PROJECT}.firebasestorage.app
PUBLIC_SITE_URL=https://${PROJECT}.web.app
`);
    expect(rolesOfFunction()).toEqual(['roles/cloudbuild.builds.builder', 'roles/datastore.user', ...PUBLISHER_ROLES, 'roles/storage.objectAdmin']);
    expect(state.accountPolicy.bindings).toEqual([{ role: 'roles/iam.serviceAccountTokenCreator', members: [FUNCTION_ACCOUNT] }]);
    expect([...state.apis]).toEqual(expect.arrayContaining(
      ['eventarc', 'pubsub', 'cloudscheduler', 'firebasehosting', 'run'].map((api) => `${api}.googleapis.com`),
    ));
  });

  it('changes nothing when it runs again, and keeps the address that somebody chose', async () => {
    await setUp();
    const path = settingsPath(root, PROJECT);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/PUBLIC_SITE_URL=.*/, 'PUBLIC_SITE_URL=https://perrowisdom.com'));
    const before = readFileSync(path, 'utf8');
    standIn.changes.length = 0;
    const again = await setUp();
    expect(standIn.changes).toEqual([]);
    expect(Object.values(again)).not.toContain('created');
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  it('enables translations where they are switched on, and only there', async () => {
    await setUp();
    expect(state.apis.has('translate.googleapis.com')).toBe(false);
    mkdirSync(join(root, 'functions'));
    writeFileSync(join(root, 'functions', `.env.${PROJECT}`), 'TRANSLATION=on\n');
    expect(await setUp({ readOnly: true })).toMatchObject({ 'APIs': 'missing' });
    await setUp();
    expect(state.apis.has('translate.googleapis.com')).toBe(true);
    expect(rolesOfFunction()).toContain('roles/cloudtranslate.user');
  });

  it('changes nothing when it only checks', async () => {
    standIn.changes.length = 0;
    state.apis = new Set([...state.apis, 'cloudbilling.googleapis.com']);
    expect(await setUp({ readOnly: true })).toMatchObject({ APIs: 'missing' });
    expect(standIn.changes).toEqual([]);
  });

  it('stops at a project without billing, and says where to link an account', async () => {
    state.billing = '';
    expect(Object.keys(await setUp())).toEqual(['Firebase project', 'Billing (Blaze)']);
    expect(lines.at(-1)).toContain(`https://console.firebase.google.com/project/${PROJECT}/usage/details`);
  });

  it('stops at a project that does not exist', async () => {
    state.project = 'another-project';
    expect(await setUp()).toEqual({ 'Firebase project': 'missing' });
    expect(lines.at(-1)).toContain(`npx firebase projects:create ${PROJECT}`);
  });

  it('does not accept a database in another region', async () => {
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

  it('takes the bucket that an older project has', async () => {
    state.bucket = `${PROJECT}.appspot.com`;
    expect(await setUp()).toMatchObject({ 'Storage bucket': 'ok' });
    expect(readFileSync(settingsPath(root, PROJECT), 'utf8')).toContain(`STORAGE_BUCKET=${PROJECT}.appspot.com`);
  });

  it('gives a service account that is an editor only what the publisher needs besides', async () => {
    state.policy.bindings.push({ role: 'roles/editor', members: [FUNCTION_ACCOUNT] });
    expect(await setUp()).toMatchObject({ 'Roles of the function': 'created' });
    expect(rolesOfFunction()).toEqual(['roles/editor', ...PUBLISHER_ROLES]);
  });

  it('names the roles that are missing, and the command that grants them', async () => {
    await setUp();
    state.policy.bindings = state.policy.bindings.filter(({ role }) => role !== 'roles/firebasehosting.admin');
    expect(await setUp({ readOnly: true })).toMatchObject({ 'Roles of the function': 'missing' });
    const line = lines.findIndex((text) => text.includes('Roles of the function'));
    expect(lines[line]).toMatch(/roles\/firebasehosting\.admin$/);
    expect(lines[line + 1]?.trim()).toBe(`Run: npm run deploy:setup -- ${PROJECT}`);
  });

  it('keeps the number of releases that somebody chose', async () => {
    state.hosting.siteConfig = { maxVersions: '50' };
    expect(await setUp()).toMatchObject({ 'Kept releases': 'ok' });
    expect(state.hosting.siteConfig).toEqual({ maxVersions: '50' });
  });

  it('is not held up by a budget that this account may not make', async () => {
    state.mayBudget = false;
    await givePasswordOnceEnabled();
    expect(await setUp()).toMatchObject({ 'Budget alert': 'missing' });
    expect(blocking(await runChecks({ google, project: PROJECT, region: 'us-east1', root, readOnly: true, budget: 20 }, say))).toEqual([]);
  });

  it('sets the clean-up policy where a deployment ended before it', async () => {
    await setUp();
    state.repository = { name: `projects/${PROJECT}/locations/us-east1/repositories/gcf-artifacts` };
    expect(await setUp()).toMatchObject({ 'Clean-up of images': 'created' });
    expect(state.repository).toHaveProperty('cleanupPolicies.firebase-functions-cleanup.action', 'DELETE');
  });
});

async function givePasswordOnceEnabled() {
  await setUp();
  await givePassword();
}

describe('a first deployment', () => {
  it('takes a project from empty to live, in an order in which nothing is missing', async () => {
    await givePasswordOnceEnabled();
    const { done, commands } = startDeployment({ flags: { seed: true, demoContent: true } });
    expect(await done).toBe(`https://${PROJECT}.web.app`);
    const firebase = `firebase deploy --project ${PROJECT} --non-interactive --only`;
    expect(commands).toEqual([
      `${firebase} firestore,storage`,
      `npm run seed -- full --project ${PROJECT}`,
      'npm run build -w web',
      'npm run build -w functions -- --with-pages',
      `${firebase} functions --force`,
      'publish-everything',
      `${firebase} hosting --message c0ffee build build1`,
    ]);
    expect(lines.join('\n')).toContain('Waiting for');
    expect(lines.at(-1)).toBe(`Live: https://${PROJECT}.web.app (build build1)`);
    expect(Object.values(await setUp())).toEqual(Array(18).fill('ok'));
  });

  it('shows what it will change before it asks, and changes nothing without consent', async () => {
    await readyProject();
    standIn.changes.length = 0;
    const { done, commands } = startDeployment({ confirmed: false });
    await expect(done).rejects.toThrow('Nothing was changed.');
    expect([...commands, ...standIn.changes]).toEqual([]);
    expect(lines).toContain('Content   1 services, 1 testimonials, 0 posts; stays as it is');
  });
});

describe('a business that begins with nothing', () => {
  /** What a deployment without any content says. */
  const EMPTY = 'The database is empty. For a site that its owner fills in her area, pass --allow-empty';

  it('is deployed without the seed once that is said, and stays so until its owner has services', async () => {
    await givePasswordOnceEnabled();
    standIn.changes.length = 0;
    const refused = startDeployment();
    await expect(refused.done).rejects.toThrow(EMPTY);
    expect([...refused.commands, ...standIn.changes]).toEqual([]);

    const { done, commands } = startDeployment({ flags: { allowEmpty: true } });
    expect(await done).toBe(`https://${PROJECT}.web.app`);
    expect(commands.join('\n')).not.toContain('seed');
    expect(commands).toContain('publish-everything');
    expect(lines).toContain('Content   0 services, 0 testimonials, 0 posts; stays as it is');
    for (const page of ['/en', '/es', '/en/blog', '/sitemap.xml']) expect(liveFile(state.hosting, page), page).toBeDefined();
    expect(await problemsOfLiveSite(google, await defaultSite(google), 'build1')).toEqual([]);

    state.facts = { email: 'ivelisse@patitas.test', phone: '939-555-0177' };
    await expect(startDeployment().done).rejects.toThrow("Publish them in the owner's area, or pass --allow-empty");
    state.documents.services = ['beach-walks'];
    await startDeployment().done;
  });

  it('is not what a site with content turns into because its database was lost', async () => {
    await readyProject();
    await startDeployment().done;
    const live = messages();
    state.documents = {};
    await expect(startDeployment().done).rejects.toThrow(EMPTY);
    expect(messages()).toEqual(live);
  });
});

describe('a later deployment', () => {
  it('does not load the seed again, although it is told to: the command can be repeated', async () => {
    await givePasswordOnceEnabled();
    await startDeployment({ flags: { seed: true, demoContent: true } }).done;
    const { done, commands } = startDeployment({ flags: { seed: true, demoContent: true } });
    await done;
    expect(commands.join('\n')).not.toContain('seed');
    expect(lines).toContain('Content   1 services, 1 testimonials, 0 posts; stays as it is');
  });

  it('leaves content alone, deletes no function, and says what was live', async () => {
    await readyProject();
    await startDeployment().done;
    lines = [];
    const { done, commands } = startDeployment({ commands: { status: () => '' } });
    await done;
    expect(commands.join('\n')).not.toMatch(/--force|seed/);
    expect(lines.find((line) => line.startsWith('Live now'))).toContain('c0ffee build build1');
  });
});

describe('a deployment is refused, before anything has changed,', () => {
  beforeEach(readyProject);

  /** @param {Parameters<typeof startDeployment>[0]} options @param {string} reason */
  async function expectRefusal(options, reason) {
    standIn.changes.length = 0;
    const { done, commands } = startDeployment(options);
    await expect(done).rejects.toThrow(reason);
    expect([...commands, ...standIn.changes]).toEqual([]);
  }

  it('with changes that are not committed', async () => {
    await expectRefusal({ commands: { status: () => ' M web/index.html\n' } }, 'pass --allow-dirty');
    await startDeployment({ commands: { status: () => ' M web/index.html\n' }, flags: { allowDirty: true } }).done;
  });

  it('without the settings of the project', async () => {
    rmSync(settingsPath(root, PROJECT));
    await expectRefusal({}, `web/.env.${PROJECT} is missing`);
  });

  it.each([
    ['without an API key', /AIza-rehearsal/, '', 'VITE_FIREBASE_API_KEY is missing'],
    ['with the settings of another project', `VITE_FIREBASE_PROJECT_ID=${PROJECT}`, 'VITE_FIREBASE_PROJECT_ID=other-project', 'is for the project other-project'],
    ['with a placeholder for an address', `https://${PROJECT}.web.app`, 'https://perrowisdom.example', 'is a placeholder'],
    ['with an address that is not safe', `https://${PROJECT}.web.app`, 'http://perrowisdom.com', 'has to begin with https://'],
    ['with an address that ends in a slash', `https://${PROJECT}.web.app`, 'https://perrowisdom.com/', 'has to be https://perrowisdom.com'],
  ])('%s', async (_, found, replacement, reason) => {
    const path = settingsPath(root, PROJECT);
    writeFileSync(path, readFileSync(path, 'utf8').replace(found, replacement));
    await expectRefusal({}, reason);
  });

  it('with the demo password', async () => {
    await storePasswordSecrets(google, { hash: hashPassword(DEMO_PASSWORD), gate: createGate(DEMO_PASSWORD) });
    await expectRefusal({}, 'made of the demo password');
  });

  it('with a hash and a gate of two passwords', async () => {
    state.secrets.set('ADMIN_PASSWORD_HASH', [Buffer.from(hashPassword('another-password')).toString('base64')]);
    await expectRefusal({}, 'not made of the same password');
  });

  it('without services', async () => {
    state.documents.services = [];
    await expectRefusal({}, 'There are no services');
    await startDeployment({ flags: { allowEmpty: true } }).done;
  });

  it('with testimonials that the seed invented', async () => {
    state.documents.testimonials = SEED_IDS;
    await expectRefusal({}, '1 invented testimonials and posts');
    await startDeployment({ flags: { demoContent: true } }).done;
  });

  it('with the placeholders of the business', async () => {
    state.facts = { email: 'hola@perrowisdom.com', phone: '(787) 200-1234' };
    await startDeployment().done;
    state.facts = PLACEHOLDERS.facts;
    await expectRefusal({}, "still the demo's (hola@perrowisdom.example, (787) 555-0142)");
  });

  it('with the seed, as long as that is invented, unless told', async () => {
    state.documents = {};
    await expectRefusal({ flags: { seed: true } }, 'pass --demo-content as well');
  });

  it('when setup has something left to do', async () => {
    state.bucket = null;
    await expectRefusal({}, 'Storage bucket: none');
  });
});

describe('a build is not deployed', () => {
  beforeEach(readyProject);
  const stamp = { project: PROJECT, siteUrl: `https://${PROJECT}.web.app`, buildId: 'one' };

  it.each([
    ['when the pages and what renders the blog come from two builds', [stamp, { ...stamp, buildId: 'two' }, { ...stamp, buildId: 'two' }], 'one, two'],
    ['when it is for another project', Array(3).fill({ ...stamp, project: 'other-project' }), 'for the project other-project'],
    ['when it is for another address', Array(3).fill({ ...stamp, siteUrl: 'https://perrowisdom.example' }), 'for https://perrowisdom.example, not for'],
  ])('%s', async (_, stamps, reason) => {
    const { done, commands } = startDeployment({ commands: { stamps: () => stamps } });
    await expect(done).rejects.toThrow(reason);
    expect(commands.at(-1)).toBe('npm run build -w functions -- --with-pages');
    expect(state.hosting.releases).toEqual([]);
  });
});

/** The ids of the builds whose script the live site has. */
const liveScripts = () => ['build1', 'build2', 'build3'].filter((id) => liveFile(state.hosting, `/assets/site-${id}.js`));
const messages = () => state.hosting.releases.map(({ message }) => message);

/** Deploys another build. @param {string} buildId @param {string} commit @param {(command: string) => void} [onCommand] */
const deployBuild = (buildId, commit, onCommand = () => {}) => startDeployment({ commands: { buildId, commit, onCommand } }).done;

describe('the assets of a build', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-01T12:00:00Z') });
    await readyProject();
    await deployBuild('build1', 'c0ffee1');
  });
  afterEach(() => { vi.useRealTimers(); });

  it('are live before the function that names them, beside the pages of the build before', async () => {
    /** @type {string[][]} */
    const seen = [];
    await deployBuild('build2', 'c0ffee2', (command) => { if (command.includes('--only functions')) seen.push(liveScripts(), messages()); });
    expect(seen[0]).toEqual(['build1', 'build2']);
    expect(seen[1]?.[0]).toBe('assets of build2 beside build build1');
    expect(liveFile(state.hosting, '/assets/site-build2.js')?.toString()).toBe('// build2');
  });

  it('are not released twice where they are live', async () => {
    await deployBuild('build1', 'c0ffee1');
    expect(messages()).toEqual(['c0ffee1 build build1', 'c0ffee1 build build1']);
  });

  it('stay for 30 days after the build was replaced, however long it was live', async () => {
    vi.setSystemTime(new Date('2026-06-01T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build1', 'build2']);
    vi.setSystemTime(new Date('2026-07-01T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build1', 'build2']);
    vi.setSystemTime(new Date('2026-07-02T12:00:00Z'));
    await deployBuild('build2', 'c0ffee2');
    expect(liveScripts()).toEqual(['build2']);
  });

  it('stay after a deployment that ended between the function and the pages', async () => {
    const failing = deployBuild('build2', 'c0ffee2', (command) => { if (command === 'publish-everything') throw new Error('cut off'); });
    await expect(failing).rejects.toThrow('cut off');
    expect([state.functionBuild?.buildId, messages()[0]]).toEqual(['build2', 'assets of build2 beside build build1']);
    await deployBuild('build3', 'c0ffee3');
    expect(liveScripts()).toEqual(['build1', 'build2', 'build3']);
  });
});

describe('the lease of the live site', () => {
  beforeEach(readyProject);

  /** @param {string} kind @param {Date} expiresAt */
  const heldBy = (kind, expiresAt) => ({
    updateTime: 'before',
    fields: { holder: { stringValue: 'somebody' }, kind: { stringValue: kind }, expiresAt: { timestampValue: expiresAt.toISOString() } },
  });
  const soon = () => new Date(Date.now() + 60_000);

  it('is held by the deployment from the first change of the live site to the last, and then by nobody', async () => {
    /** @type {unknown[]} */
    const kinds = [];
    const onCommand = () => { kinds.push(state.lease?.fields.kind.stringValue); };
    await startDeployment({ commands: { onCommand } }).done;
    expect(kinds).toEqual([undefined, undefined, undefined, 'deployment', 'deployment', 'deployment']);
    expect(state.lease).toBeNull();
  });

  it('is given up by a deployment that fails', async () => {
    const onCommand = (/** @type {string} */ command) => { if (command === 'publish-everything') throw new Error('no services'); };
    await expect(startDeployment({ commands: { onCommand } }).done).rejects.toThrow('no services');
    expect(state.lease).toBeNull();
  });

  it('is taken from a deployment that was cut off, once it has expired', async () => {
    state.lease = heldBy('deployment', new Date(Date.now() - 1));
    await startDeployment().done;
    expect(state.lease).toBeNull();
  });

  it('is not taken from a deployment that is running', async () => {
    state.lease = heldBy('deployment', soon());
    const { done, commands } = startDeployment();
    await expect(done).rejects.toThrow('Another deployment is running.');
    expect(commands.at(-1)).toBe('npm run build -w functions -- --with-pages');
    expect(state.lease.fields.holder.stringValue).toBe('somebody');
  });

  it('is awaited while the publisher has it', async () => {
    state.lease = heldBy('publisher', soon());
    const { done } = startDeployment();
    await vi.waitUntil(() => lines.includes('Waiting for a publication that is under way'));
    state.lease = null;
    await done;
  });

  it('is taken by one of two that find it free', async () => {
    const attempts = await Promise.allSettled([takeLease(google, say), takeLease(google, say)]);
    expect(attempts.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    for (const attempt of attempts) if (attempt.status === 'fulfilled') await attempt.value.giveUp();
  });

  it('is renewed for as long as the deployment takes, and never taken back from somebody else', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
    try {
      const lease = await takeLease(google, say);
      const taken = state.lease?.updateTime;
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(() => state.lease?.updateTime !== taken);
      vi.setSystemTime(Date.now() + 4.5 * 60_000);
      lease.assertHeld();

      state.lease = heldBy('publisher', soon());
      vi.advanceTimersByTime(60_000);
      await vi.waitUntil(() => { try { lease.assertHeld(); return false; } catch { return true; } });
      await lease.giveUp();
      expect(state.lease.fields.holder.stringValue).toBe('somebody');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a rollback', () => {
  beforeEach(async () => {
    await readyProject();
    await deployBuild('build1', 'c0ffee1');
    await deployBuild('build2', 'c0ffee2');
    lines = [];
  });

  it('lists the releases, the newest first, and changes nothing', async () => {
    standIn.changes.length = 0;
    await rollBack({ google, to: undefined, say });
    expect(standIn.changes).toEqual([]);
    expect(lines.slice(1, 4)).toEqual([
      '  2026-01-03T00:00:00.000Z  v3  c0ffee2 build build2',
      '  2026-01-02T00:00:00.000Z  v2  assets of build2 beside build build1',
      '  2026-01-01T00:00:00.000Z  v1  c0ffee1 build build1',
    ]);
  });

  it.each(['v1', 'v2'])('to pages of another build (%s) says that publications wait, and names the commit that ends this', async (version) => {
    const [message] = messages().slice(version === 'v1' ? 2 : 1);
    await rollBack({ google, to: version, say });
    expect(state.hosting.releases[0]).toMatchObject({ version: { name: `sites/${PROJECT}/versions/${version}` }, message: `Rolled back to: ${message}` });
    expect(lines.join('\n')).toContain('What the owner publishes waits, and she sees that it is delayed');
    expect(lines.at(-1)).toContain(`git switch --detach c0ffee1 && npm run deploy -- ${PROJECT}`);
  });

  it('to a release of the same build says that publications go on', async () => {
    await deployBuild('build2', 'c0ffee2');
    await rollBack({ google, to: 'v3', say });
    expect(lines.at(-1)).toContain('the next deployment renders everything anew');
  });

  it('refuses a version that is live or that never was', async () => {
    await expect(rollBack({ google, to: 'v3', say })).rejects.toThrow('is the one that is live');
    await expect(rollBack({ google, to: 'v9', say })).rejects.toThrow('no release of the version v9');
  });

  it('is seen by the check of the live site: what the function renders names scripts that the earlier release does not have', async () => {
    await rollBack({ google, to: 'v1', say });
    expect(await problemsOfLiveSite(google, await defaultSite(google), 'build1'))
      .toEqual(['/en/no-such-page names /assets/site-build2.js, which responds 404.']);
  });
});
