import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { DEMO_PASSWORD, createGate, hashPassword } from '../../functions/passwords';
import { problemsOfLiveSite } from '../../tools/deploy/live-site';
import { readDefaultSite } from '../../functions/src/publishing/hosting';
import { storePasswordSecrets } from '../../tools/deploy/password-secrets';
import type { Stamp } from '../../tools/deploy/build-stamp';
import { SITE_FILE } from '../../tools/site-answers.mjs';
import {
  PLACEHOLDERS,
  PROJECT,
  SEED_IDS,
  choose,
  givePasswordOnceEnabled,
  google,
  lines,
  messages,
  readyProject,
  rehearse,
  root,
  setUp,
  standIn,
  startDeployment,
  state,
} from './fixture';
import { liveFile } from '../../functions/src/publishing/hosting.fixture';

rehearse();

describe('a first deployment', () => {
  it('publishes the site to an empty project, running the steps in order', async () => {
    await givePasswordOnceEnabled();
    const { done, commands } = startDeployment({ flags: { seed: true, demoContent: true } });
    expect(await done).toBe(`https://${PROJECT}.web.app`);
    const firebase = `firebase deploy --project ${PROJECT} --non-interactive --only`;
    expect(commands).toEqual([
      `${firebase} firestore,storage`,
      `npm run seed -- full --project ${PROJECT}`,
      'npm run build -w web',
      'npm run build -w functions -- --with-pages',
      `${firebase} functions:default --force`,
      'publish-everything',
      `${firebase} hosting --message c0ffee build build1`,
    ]);
    expect(lines.join('\n')).toContain('Waiting for');
    const ofFields = state.fields.flatMap(({ indexConfig }) => indexConfig.indexes);
    expect(ofFields.length).toBeGreaterThan(0);
    for (const { state: built } of [...state.indexes, ...ofFields]) expect(built).toBe('READY');
    expect(lines.at(-1)).toBe(`Live: https://${PROJECT}.web.app (build build1)`);
    expect(new Set(Object.values(await setUp()))).toEqual(new Set(['ok']));
  });

  it("retries while Google is busy with indexes or doesn't know the service agents yet", async () => {
    await givePasswordOnceEnabled();
    state.contention = 2;
    state.eventarcRefusals = 1;
    const { done, commands } = startDeployment({ flags: { allowEmpty: true } });
    await done;
    const times = (target: string) =>
      commands.filter((command) => command.includes(`--only ${target}`)).length;
    expect([times('firestore'), times('functions'), times('hosting')]).toEqual([3, 2, 1]);
    expect(lines).toContain('Google is not ready yet, retrying');
  });

  it('lists the changes first, and makes them only after confirmation', async () => {
    await readyProject();
    standIn.changes.length = 0;
    const { done, commands } = startDeployment({ confirmed: false });
    await expect(done).rejects.toThrow('Nothing was changed.');
    expect([...commands, ...standIn.changes]).toEqual([]);
    expect(lines).toContain('Content   1 services, 1 testimonials, 0 posts; kept');
  });
});

describe('a site without content', () => {
  /** The error for a deployment without content. */
  const EMPTY = 'The database is empty. If the owner will add the content, pass --allow-empty';

  it('requires --allow-empty for deployment until the owner adds services', async () => {
    await givePasswordOnceEnabled();
    standIn.changes.length = 0;
    const refused = startDeployment();
    await expect(refused.done).rejects.toThrow(EMPTY);
    expect([...refused.commands, ...standIn.changes]).toEqual([]);

    const { done, commands } = startDeployment({ flags: { allowEmpty: true } });
    expect(await done).toBe(`https://${PROJECT}.web.app`);
    expect(commands.join('\n')).not.toContain('seed');
    expect(commands).toContain('publish-everything');
    expect(lines).toContain('Content   0 services, 0 testimonials, 0 posts; kept');
    for (const page of ['/en', '/es', '/en/blog', '/sitemap.xml'])
      expect(liveFile(state.hosting, page), page).toBeDefined();
    expect(await problemsOfLiveSite(google, await readDefaultSite(google, PROJECT), 'build1')).toEqual([]);

    state.facts = { email: 'ivelisse@patitas.test', phone: '939-555-0177' };
    await expect(startDeployment().done).rejects.toThrow(
      "Publish them in the owner's area, or pass --allow-empty",
    );
    state.documents.services = ['beach-walks'];
    await startDeployment().done;
  });

  it('is set up with the seed and time zone from the repository’s site file, if there is one', async () => {
    await givePasswordOnceEnabled();
    const site = { name: 'Patitas', languages: ['es'], timeZone: 'America/New_York' };
    writeFileSync(join(root, SITE_FILE), JSON.stringify(site));
    await expect(startDeployment({ flags: { seed: true } }).done).rejects.toThrow('pass --allow-empty');
    const { done, commands } = startDeployment({ flags: { seed: true, allowEmpty: true } });
    await done;
    expect(commands).toContain(`npm run seed -- own --project ${PROJECT}`);
    expect(commands).toContain('TIME_ZONE=America/New_York npm run build -w web');
    expect(commands).toContain('TIME_ZONE=America/New_York npm run build -w functions -- --with-pages');
  });

  it('does not replace a live site whose database was lost', async () => {
    await readyProject();
    await startDeployment().done;
    const live = messages();
    state.documents = {};
    await expect(startDeployment().done).rejects.toThrow(EMPTY);
    expect(messages()).toEqual(live);
  });
});

describe('a later deployment', () => {
  it('doesn’t load the seed again when the same command is repeated', async () => {
    await givePasswordOnceEnabled();
    await startDeployment({ flags: { seed: true, demoContent: true } }).done;
    const { done, commands } = startDeployment({ flags: { seed: true, demoContent: true } });
    await done;
    expect(commands.join('\n')).not.toContain('seed');
    expect(lines).toContain('Content   1 services, 1 testimonials, 0 posts; kept');
  });

  it("redirects to the site's only language as soon as the deployment is live", async () => {
    await readyProject();
    const redirects = () =>
      state.hosting.versions[state.hosting.releases[0]?.version.name ?? '']?.config.redirects;
    await startDeployment().done;
    expect(redirects()).toEqual([{ glob: '/', statusCode: 302, location: '/en' }]);
    state.facts = { ...state.facts, siteLanguages: 'es' };
    await startDeployment({ commands: { status: () => '' } }).done;
    expect(redirects()).toMatchObject([
      { glob: '/', location: '/es' },
      { glob: '/en' },
      { glob: '/en/:path*' },
    ]);
    expect(messages()[0]).toContain('build build1');
  });

  it('keeps the content and the functions, and reports the live release', async () => {
    await readyProject();
    await startDeployment().done;
    lines.length = 0;
    const { done, commands } = startDeployment({ commands: { status: () => '' } });
    await done;
    expect(commands.join('\n')).not.toContain('seed');
    expect(lines.join('\n')).not.toContain('Deletes');
    expect(lines.find((line) => line.startsWith('Live now'))).toContain('c0ffee build build1');
  });
});

describe('a deployment fails before changing anything', () => {
  beforeEach(readyProject);

  async function expectRefusal(options: Parameters<typeof startDeployment>[0], reason: string) {
    standIn.changes.length = 0;
    const { done, commands } = startDeployment(options);
    await expect(done).rejects.toThrow(reason);
    expect([...commands, ...standIn.changes]).toEqual([]);
  }

  it('if there are uncommitted changes', async () => {
    await expectRefusal({ commands: { status: () => ' M web/index.html\n' } }, 'pass --allow-dirty');
    await startDeployment({ commands: { status: () => ' M web/index.html\n' }, flags: { allowDirty: true } })
      .done;
  });

  it('if the web app is missing or its API key cannot be read', async () => {
    const apps = state.webApps;
    state.webApps = [];
    await expectRefusal({}, 'Web app: none');
    state.webApps = apps;
    standIn.fail(/webApps.*config$/, 403);
    await expectRefusal({}, 'Web app: ');
  });

  it.each([
    ['a placeholder', 'https://perrowisdom.example', 'is a placeholder'],
    ['not secure', 'http://perrowisdom.com', 'has to start with https://'],
    ['not an address', 'perrowisdom', 'is not an address'],
    ['followed by a slash', 'https://perrowisdom.com/', 'has to be https://perrowisdom.com'],
  ])('if the site’s address is %s', async (_, address, reason) => {
    choose(`PUBLIC_SITE_URL=${address}\n`);
    await expectRefusal({}, reason);
  });

  it('if the owner’s password is the demo password', async () => {
    await storePasswordSecrets(google, {
      hash: hashPassword(DEMO_PASSWORD),
      gate: createGate(DEMO_PASSWORD),
    });
    await expectRefusal({}, 'made from the demo password');
  });

  it('if the hash and the gate were made from different passwords', async () => {
    state.secrets.set('ADMIN_PASSWORD_HASH', [
      Buffer.from(hashPassword('another-password')).toString('base64'),
    ]);
    await expectRefusal({}, 'not made from the same password');
  });

  it('if there are no services', async () => {
    state.documents.services = [];
    await expectRefusal({}, 'The database has no services');
    await startDeployment({ flags: { allowEmpty: true } }).done;
  });

  it('if the testimonials include invented ones from the seed', async () => {
    state.documents.testimonials = SEED_IDS;
    await expectRefusal({}, '1 invented testimonials and posts');
    await startDeployment({ flags: { demoContent: true } }).done;
  });

  it('if the contact details are still placeholders', async () => {
    state.facts = { email: 'hola@perrowisdom.com', phone: '(787) 200-1234' };
    await startDeployment().done;
    state.facts = { ...PLACEHOLDERS.facts };
    await expectRefusal({}, "still the demo's (hola@perrowisdom.example, (787) 555-0142)");
  });

  it('if it would load a seed with invented content without --demo-content', async () => {
    state.documents = {};
    await expectRefusal({ flags: { seed: true } }, 'Pass --demo-content as well');
  });

  it('if loading a seed was interrupted before the services were written', async () => {
    state.documents = { testimonials: SEED_IDS };
    await expectRefusal(
      { flags: { seed: true, demoContent: true } },
      `npm run seed -- full --project ${PROJECT} --replace ${PROJECT}`,
    );
  });

  it('if billing was switched off', async () => {
    state.billing = '';
    await expectRefusal({}, 'Billing (Blaze): the project has no billing account');
  });

  it('if setup is incomplete', async () => {
    state.bucket = null;
    await expectRefusal({}, 'Storage bucket: none');
  });
});

describe('a build is not deployed', () => {
  beforeEach(readyProject);
  const stamp = { project: PROJECT, siteUrl: `https://${PROJECT}.web.app`, buildId: 'one' };

  it.each([
    [
      'if the pages and the page renderer come from different builds',
      [stamp, { ...stamp, buildId: 'two' }, { ...stamp, buildId: 'two' }],
      'one, two',
    ],
    [
      'if it is for another project',
      Array<Stamp>(3).fill({ ...stamp, project: 'other-project' }),
      'for the project other-project',
    ],
    [
      'if it is for another address',
      Array<Stamp>(3).fill({ ...stamp, siteUrl: 'https://perrowisdom.example' }),
      'for https://perrowisdom.example, not for',
    ],
  ])('%s', async (_, stamps, reason) => {
    const { done, commands } = startDeployment({ commands: { stamps: () => stamps } });
    await expect(done).rejects.toThrow(reason);
    expect(commands.at(-1)).toBe('npm run build -w functions -- --with-pages');
    expect(state.hosting.releases).toEqual([]);
  });
});
