import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { FRAME_POLICY, pagePolicy } from '@app/domain/publishing/page-policy';
import config from '../../firebase.json';
import { ICONS } from '../../functions/src/publishing/discovery/icons';
import { PROJECT_ID } from '../emulators/ports';
import { requireProject } from './settings';

// Starting processes and hashing passwords can take a long time on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const TARGETS: [string, { predeploy: string[] }][] = [
  ['firestore', config.firestore],
  ['storage', config.storage],
  ['functions', config.functions[0] ?? { predeploy: [] }],
  ['hosting', config.hosting],
];

/**
 * Returns the values that Hosting sets for a header, by path pattern. Later patterns override earlier ones.
 */
const sources = (name: string): Partial<Record<string, string>> =>
  Object.fromEntries(
    config.hosting.headers.flatMap(({ source, headers }) =>
      headers.filter(({ key }) => key === name).map(({ value }) => [source, value]),
    ),
  );

describe('firebase.json', () => {
  it.each(TARGETS)('runs the guard, but no build, before deploying %s', (target, { predeploy }) => {
    expect(predeploy).toEqual([`node --import tsx tools/deploy/guard.ts ${target}`]);
  });

  it('keeps the database and the function in the same region', () => {
    const regions = config.hosting.rewrites.flatMap((rewrite) => rewrite.function?.region ?? []);
    const [, ofFunction] =
      /REGION = '([^']+)'/.exec(readFileSync('functions/src/platform/config.ts', 'utf8')) ?? [];
    expect(new Set([...regions, ofFunction])).toEqual(new Set([config.firestore.location]));
  });

  it('redirects /favicon.ico, which feed readers and search engines request, to an icon', () => {
    const redirect = config.hosting.redirects.find(({ source }) => source === '/favicon.ico');
    expect(Object.keys(ICONS)).toContain(redirect?.destination);
  });

  it('makes browsers use only HTTPS, including on a custom domain', () => {
    expect(sources('Strict-Transport-Security')).toEqual({ '**': 'max-age=31536000' });
  });

  it('sends the page policy with every response, and lets the site frame only the editor preview', () => {
    expect(sources('Content-Security-Policy')).toEqual({
      '**': pagePolicy(),
      '/preview-frame': FRAME_POLICY,
    });
    expect(sources('X-Frame-Options')).toEqual({ '**': 'DENY', '/preview-frame': 'SAMEORIGIN' });
  });

  // Hosting's documentation doesn't say which value wins if Hosting and the function both set Cache-Control.
  // The language folders contain pages from both, so the function doesn't set the header for its pages.
  it('lets the function control the caching of its responses, except for pages', () => {
    const ofFunction = config.hosting.rewrites
      .filter((rewrite) => rewrite.function)
      .map(({ source }) => source);
    expect(ofFunction).toEqual(['/api/**', '/images/@(uploads|og)/**', '/@(en|es){,/**}', '/preview/**']);
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

  it('lets other origins, such as the preview, load only pictures, scripts and fonts', () => {
    expect(sources('Cross-Origin-Resource-Policy')).toEqual({
      '**': 'same-origin',
      '/images/@(uploads|og)/**': 'cross-origin',
      '/*.@(svg|png|webmanifest)': 'cross-origin',
    });
    expect(sources('Cross-Origin-Opener-Policy')).toEqual({ '**': 'same-origin' });
    expect(sources('Access-Control-Allow-Origin')).toEqual({ '/assets/**': '*' });
  });

  // Rules and points: https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
  it('earns an A+ under the rules of the Mozilla Observatory', () => {
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
    // Any of these values would cost points.
    expect(active.filter((value) => /^(?:\*|https?:|data:|http:.*|'unsafe-eval')$/.test(value))).toEqual([]);
    expect(allowed('script-src')).not.toContain("'unsafe-inline'");
    const headerOf = (key: string) => sources(key)['**'] ?? '';
    expect(headerOf('X-Content-Type-Options')).toBe('nosniff');
    const HALF_A_YEAR_S = 15_768_000;
    const [, age] = /^max-age=(\d+)/.exec(headerOf('Strict-Transport-Security')) ?? [];
    expect(Number(age)).toBeGreaterThanOrEqual(HALF_A_YEAR_S);
    // Each of these values earns extra points.
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(headerOf('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headerOf('Cross-Origin-Resource-Policy')).toBe('same-origin');
  });

  it('uses no negated path patterns, which Hosting and its emulator interpret differently', () => {
    const { redirects, rewrites, headers } = config.hosting;
    const sources = [...redirects, ...rewrites, ...headers].map(({ source }) => source);
    expect(sources.filter((source) => source.includes('!('))).toEqual([]);
  });
});

describe('the project', () => {
  it('defaults to the demo project, which firebase-tools never deploys to', () => {
    expect(JSON.parse(readFileSync('.firebaserc', 'utf8'))).toEqual({ projects: { default: PROJECT_ID } });
  });

  it.each(['setup', 'store-secret', 'deploy', 'preview', 'rollback'])(
    'is a required argument of the %s command, which rejects the demo project',
    (command) => {
      const run = (...args: string[]) =>
        spawnSync(process.execPath, ['--import', 'tsx', `tools/deploy/${command}.ts`, ...args], {
          encoding: 'utf8',
          input: '',
        });
      expect(run().stderr).toContain('Specify the project.');
      expect(run(PROJECT_ID).stderr).toContain('never deployed to');
    },
  );

  it.each([
    [undefined, 'Specify the project'],
    ['demo-site', 'never deployed to'],
    ['Perro Wisdom', 'is not the id'],
    ['--yes', 'is not the id'],
  ])('cannot be %s', (id, reason) => {
    expect(() => requireProject(id, 'Usage: ...')).toThrow(reason);
  });
});

describe('the guard', () => {
  /** Runs the guard the way firebase-tools does. Returns its error output, or "none" on success. */
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

  it('rejects unknown targets', () => {
    expect(refusal('perro-rehearsal', 'database')).toContain('no check for the target database');
  });
});
