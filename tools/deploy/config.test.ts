import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { pagePolicy } from '@perro-wisdom/domain/publishing/page-policy';
import config from '../../firebase.json';
import { PROJECT_ID } from '../emulators/ports.mjs';
import { requireProject } from './settings';

// Processes and password hashes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TARGETS: [string, { predeploy: string[] }][] = [
  ['firestore', config.firestore],
  ['storage', config.storage],
  ['functions', config.functions[0] ?? { predeploy: [] }],
  ['hosting', config.hosting],
];

describe('firebase.json', () => {
  it.each(TARGETS)('has %s guarded, and built by nothing but npm run deploy', (target, { predeploy }) => {
    expect(predeploy).toEqual([`node --import tsx tools/deploy/guard.ts ${target}`]);
  });

  it('has database and function in one region', () => {
    const regions = config.hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
    const [, ofFunction] =
      /REGION = '([^']+)'/.exec(readFileSync('functions/src/platform/config.ts', 'utf8')) ?? [];
    expect(new Set([...regions, ofFunction])).toEqual(new Set([config.firestore.location]));
  });

  it('tells browsers to keep to https, also on a domain of our own', () => {
    const everywhere = config.hosting.headers.find(({ source }) => source === '**')?.headers;
    expect(everywhere).toContainEqual({ key: 'Strict-Transport-Security', value: 'max-age=31536000' });
  });

  it('sends the policy of pages with every page that is a file, and lets the site frame previews only', () => {
    const policyOf = ({ headers }: { headers: { key: string; value: string }[] }) =>
      headers.find(({ key }) => key === 'Content-Security-Policy')?.value;
    const policies = config.hosting.headers.flatMap((entry) => {
      const policy = policyOf(entry);
      return policy === undefined ? [] : [[entry.source, policy]];
    });
    expect(Object.fromEntries(policies)).toEqual({
      '/@(en|es|admin|404.html)': pagePolicy('none'),
      '/@(en|es)/**': pagePolicy('none'),
      '/admin/**': pagePolicy('none'),
      '/preview/**': pagePolicy('self'),
    });
  });

  it('names no path by exclusion: Hosting and its emulator read such a pattern differently', () => {
    const { redirects, rewrites, headers } = config.hosting;
    const sources = [...redirects, ...rewrites, ...headers].map(({ source }) => source);
    expect(sources.filter((source) => source.includes('!('))).toEqual([]);
  });
});

describe('a project', () => {
  it('is by default the demo project, which firebase-tools keeps on this machine', () => {
    expect(JSON.parse(readFileSync('.firebaserc', 'utf8'))).toEqual({ projects: { default: PROJECT_ID } });
  });

  it.each(['setup', 'store-secret', 'deploy', 'preview', 'rollback'])(
    'has to be named to the command %s, which takes no default, and not the demo project',
    (command) => {
      const run = (...args: string[]) =>
        spawnSync(process.execPath, ['--import', 'tsx', `tools/deploy/${command}.ts`, ...args], {
          encoding: 'utf8',
          input: '',
        });
      expect(run().stderr).toContain('Name the project.');
      expect(run(PROJECT_ID).stderr).toContain('never deployed to');
    },
  );

  it.each([
    [undefined, 'Name the project'],
    ['demo-perro-wisdom', 'never deployed to'],
    ['Perro Wisdom', 'is not the id'],
    ['--yes', 'is not the id'],
  ])('is not %s', (id, reason) => {
    expect(() => requireProject(id, 'Usage: ...')).toThrow(reason);
  });
});

describe('the guard', () => {
  /** What it prints for a project, as firebase-tools would run it. */
  function refusal(project: string, target: string) {
    try {
      execFileSync(process.execPath, ['--import', 'tsx', 'tools/deploy/guard.ts', target], {
        env: { ...process.env, GCLOUD_PROJECT: project },
        stdio: 'pipe',
      });
      return 'none';
    } catch (error) {
      return String((error as { stderr: Buffer }).stderr);
    }
  }

  it.each(['firestore', 'storage', 'functions', 'hosting'])(
    'refuses to deploy %s to the demo project',
    (target) => {
      expect(refusal('demo-perro-wisdom', target)).toContain('never deployed to');
    },
  );

  it('refuses a target that it does not know', () => {
    expect(refusal('perro-rehearsal', 'database')).toContain('no check for the target database');
  });
});
