import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { FRAME_POLICY, pagePolicy } from '@app/domain/publishing/page-policy';
import config from '../../firebase.json';
import { ICONS } from '../../functions/src/publishing/discovery/icons';
import { PROJECT_ID } from '../emulators/ports';
import { requireProject } from './settings';

// Processes and password hashes take long on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TARGETS: [string, { predeploy: string[] }][] = [
  ['firestore', config.firestore],
  ['storage', config.storage],
  ['functions', config.functions[0] ?? { predeploy: [] }],
  ['hosting', config.hosting],
];

/** Returns the values of a header by the paths for which Hosting sends it. A later one replaces an earlier one. */
const sources = (name: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    config.hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === name).map(({ value }) => [source, value]),
    ),
  );

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

  it('redirects /favicon.ico, which feed readers and search engines request, to an icon', () => {
    const redirect = config.hosting.redirects.find(({ source }) => source === '/favicon.ico');
    expect(Object.keys(ICONS)).toContain(redirect?.destination);
  });

  it('tells browsers to keep to https, also on a domain of our own', () => {
    expect(sources('Strict-Transport-Security')).toEqual({ '**': 'max-age=31536000' });
  });

  it('sends the policy of pages with everything, and lets the site frame the preview of the editor only', () => {
    expect(sources('Content-Security-Policy')).toEqual({
      '**': pagePolicy(),
      '/preview-frame': FRAME_POLICY,
    });
    expect(sources('X-Frame-Options')).toEqual({ '**': 'DENY', '/preview-frame': 'SAMEORIGIN' });
  });

  // Whose value wins is undocumented. In the folders of the languages there are pages of both, and the function sets none.
  it('leaves the caching of what the function answers to it, but for pages', () => {
    const ofFunction = config.hosting.rewrites
      .filter((rewrite) => rewrite.function)
      .map(({ source }) => source);
    expect(ofFunction).toEqual(['/api/**', '/images/@(uploads|og)/**', '/@(en|es|preview)/**']);
    expect(Object.keys(sources('Cache-Control'))).toEqual([
      '/@(en|es|admin|404.html)',
      '/@(en|es)/**',
      '/preview-frame',
      '/@(llms.txt|sitemap.xml|sitemap-*.xml)',
      '/admin/**',
      '/@(sw|admin-sw).js',
      '/assets/**',
      '/*.@(svg|png|webmanifest)',
    ]);
  });

  it('lets other sites show pictures and read scripts and fonts, as the preview does, and embed or read nothing else', () => {
    expect(sources('Cross-Origin-Resource-Policy')).toEqual({
      '**': 'same-origin',
      '/images/@(uploads|og)/**': 'cross-origin',
      '/*.@(svg|png|webmanifest)': 'cross-origin',
    });
    expect(sources('Cross-Origin-Opener-Policy')).toEqual({ '**': 'same-origin' });
    expect(sources('Access-Control-Allow-Origin')).toEqual({ '/assets/**': '*' });
  });

  // Rules and points: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
  it('gets an A+ by the rules of the Mozilla Observatory', () => {
    const policy = new Map(
      pagePolicy()
        .split('; ')
        .map((directive) => {
          const [name = '', ...values] = directive.split(' ');
          return [name, values];
        }),
    );
    const allowed = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
    const active = ['script-src', 'object-src', 'frame-src', 'connect-src', 'style-src'].flatMap(allowed);
    // Any of these would cost points.
    expect(active.filter((value) => /^(?:\*|https?:|data:|http:.*|'unsafe-eval')$/.test(value))).toEqual([]);
    expect(allowed('script-src')).not.toContain("'unsafe-inline'");
    const headerOf = (key: string) => sources(key)['**'] ?? '';
    expect(headerOf('X-Content-Type-Options')).toBe('nosniff');
    const HALF_A_YEAR_S = 15_768_000;
    const [, age] = /^max-age=(\d+)/.exec(headerOf('Strict-Transport-Security')) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(HALF_A_YEAR_S);
    // These give points.
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headerOf('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headerOf('Cross-Origin-Resource-Policy')).toBe('same-origin');
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
    ['demo-site', 'never deployed to'],
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
      expect(refusal('demo-site', target)).toContain('never deployed to');
    },
  );

  it('refuses a target that it does not know', () => {
    expect(refusal('perro-rehearsal', 'database')).toContain('no check for the target database');
  });
});
