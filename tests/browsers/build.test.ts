/**
 * Checks that the browsers listed in package.json support all syntax, globals and members that the built
 * scripts use.
 */
import { expect, test } from '@playwright/test';
import { ESLint, type Linter } from 'eslint';
import { INLINE_SCRIPTS } from '@app/domain/publishing/page-policy';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join } from 'node:path';

/**
 * Findings to ignore, matched by source file, or by script if there is no source map. Each is either a false
 * positive from a rule that matches by name, or a feature that the code detects before use.
 */
const ALLOWED: { rule: string; text: RegExp; source: RegExp; why: string }[] = [
  {
    rule: 'compat/compat',
    text: /requestIdleCallback/,
    source: /browser\/whenIdle\.ts$/,
    why: 'feature-detected, for Safari',
  },
  {
    rule: 'compat/compat',
    text: /navigator\.connection/,
    source: /browser\/offline\.ts$|app\/prefetch\.ts$|\/react-dom\//,
    why: 'feature-detected, for Safari and Firefox',
  },
  {
    rule: 'compat/compat',
    text: /document\.prerendering|document\.wasDiscarded|requestIdleCallback/,
    source: /\/web-vitals\/|site\/stats\/start\.ts$/,
    why: 'harmless if missing, or feature-detected',
  },
  {
    rule: 'compat/compat',
    text: /Notification/,
    source: /inbox\/notifications\/push\.ts$/,
    why: 'feature-detected by pushSupport, for iOS',
  },
  {
    rule: 'no-restricted-properties',
    text: /Notification/,
    source: /inbox\/notifications\/push(?:Device)?\.ts$/,
    why: 'feature-detected by pushSupport, for iOS',
  },
  {
    rule: 'compat/compat',
    text: /trustedTypes/,
    source: /\/prosemirror-view\//,
    why: 'feature-detected, for Safari and Firefox',
  },
  {
    rule: 'es-x/no-object-hasown',
    text: /hasOwn/,
    source: /\/@tiptap\/core\/|\/fast-equals\//,
    why: 'polyfilled by rich-text/polyfills.ts',
  },
  {
    rule: 'es-x/no-array-prototype-findlast-findlastindex',
    text: /findLast/,
    source: /\/@tiptap\/core\//,
    why: 'polyfilled by rich-text/polyfills.ts',
  },
  {
    rule: 'es-x/no-resizable-and-growable-arraybuffers',
    text: /ArrayBuffer/,
    source: /\/@tiptap\/extension-table\/|\/flex\/flex\.js$/,
    why: 'options of TipTap and Chakra with the same name',
  },
  {
    rule: 'es-x/no-array-prototype-tosorted',
    text: /toSorted/,
    source: /@radix-ui\/react-collection\//,
    why: "a method of Radix's own OrderedDict",
  },
  {
    rule: 'browsers/interface-members',
    text: /pushManager|getSubscription|requestPermission/,
    source: /inbox\/notifications\/push(?:Device)?\.ts$/,
    why: 'feature-detected by pushSupport, for iOS',
  },
  {
    rule: 'browsers/interface-members',
    text: /showNotification|pushManager|subscribe/,
    source: /^admin-sw\.js$/,
    why: 'registered only after detection by pushSupport',
  },
  {
    rule: 'browsers/interface-members',
    text: /share/,
    source: /blog\/post\/ShareLinks\.tsx$/,
    why: 'called by a button that is shown only if the browser supports it',
  },
  {
    rule: 'browsers/interface-members',
    text: /createPolicy/,
    source: /\/prosemirror-view\//,
    why: 'feature-detected, for Safari and Firefox',
  },
  {
    rule: 'browsers/interface-members',
    text: /navigate|getState/,
    source: /\/react-dom\//,
    why: 'feature-detected, because the Navigation API is new',
  },
];

const CONFIG = join(import.meta.dirname, '..', '..', 'eslint.config.js');

/** Returns a linter for the files in a folder. */
const linter = (cwd: string): ESLint => new ESLint({ cwd, overrideConfigFile: CONFIG });

const sourceOf = (map: SourceMap | null, { line, column }: Linter.LintMessage): string => {
  const entry = map?.findEntry(line - 1, column - 1);
  return entry && 'originalSource' in entry ? entry.originalSource : '';
};

/** Returns a line for each unsupported feature that a script uses. Reads the source map only if necessary. */
async function beyondTheList(
  eslint: ESLint,
  file: string,
  code: string,
  readMap = (): SourceMap | null => null,
): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: file });
  const messages = result?.messages ?? [];
  const map = messages.length > 0 ? readMap() : null;
  return messages
    .map((message) => ({ ...message, source: sourceOf(map, message) || file }))
    .filter(
      ({ ruleId, message, source }) =>
        !ALLOWED.some(
          ({ rule, text, source: from }) => rule === ruleId && text.test(message) && from.test(source),
        ),
    )
    .map(({ message, source }) => `${file}: ${message} (${source})`);
}

const build = (): string => {
  const { WEB_BUILD } = process.env;
  if (WEB_BUILD === undefined) throw new Error('WEB_BUILD is not set. Run: npm test -- --only e2e');
  return join(import.meta.dirname, '..', '..', WEB_BUILD);
};

const filesOf = (folder: string, extension: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));

test('the check finds features that the oldest browsers do not support', async () => {
  const eslint = linter(import.meta.dirname);
  for (const code of [
    'AbortSignal.timeout(1);',
    'URL.canParse("x");',
    'class A { static { this.b = 1; } }',
    'x = /(?<=a)b/;',
    'x.findLast(Boolean);',
    'x.toSorted();',
    'x.toWellFormed();',
    'Object.hasOwn({}, "a");',
    'structuredClone({});',
    'requestIdleCallback(f);',
    'Promise.withResolvers();',
    'self.registration.navigationPreload.enable();',
    'const worker = self; worker.registration.navigationPreload.enable();',
    'async () => (await navigator.serviceWorker.ready).navigationPreload.enable();',
    'if (ready) self.registration.navigationPreload.enable();',
    'self.registration?.navigationPreload.enable();',
    'document.startViewTransition(f);',
  ]) {
    expect.soft(await beyondTheList(eslint, 'example.js', code), code).not.toEqual([]);
  }
  for (const code of [
    'const { a } = b?.c ?? d; class E { #f = 1; } x.at(-1); crypto.randomUUID();',
    'self.registration.navigationPreload?.enable();',
    'if ("navigationPreload" in self.registration) self.registration.navigationPreload.enable();',
    'self.registration.navigationPreload && self.registration.navigationPreload.enable();',
    'const start = () => { if (!document.startViewTransition) return; document.startViewTransition(f); };',
    'const editor = createEditor(); editor.startViewTransition();',
  ])
    expect.soft(await beyondTheList(eslint, 'example.js', code), code).toEqual([]);
});

test('the scripts for the site, the owner’s area and the service worker run in the supported browsers', async () => {
  test.setTimeout(180_000);
  const folder = build();
  const eslint = linter(folder);
  const files = filesOf(folder, '.js');
  for (const expected of [
    /^sw\.js$/,
    /assets\/site-/,
    /assets\/admin-/,
    /assets\/AdminRoot-/,
    /assets\/ContactForm-/,
  ]) {
    expect(
      files.some((file) => expected.test(file)),
      String(expected),
    ).toBe(true);
  }
  const findings: string[] = [];
  for (const file of files) {
    const code = readFileSync(join(folder, file), 'utf8');
    const readMap = () =>
      code.includes('//# sourceMappingURL=')
        ? new SourceMap(
            JSON.parse(readFileSync(join(folder, `${file}.map`), 'utf8')) as ConstructorParameters<
              typeof SourceMap
            >[0],
          )
        : null;
    findings.push(...(await beyondTheList(eslint, file, code, readMap)));
  }
  expect(findings).toEqual([]);
});

/** Returns the inline scripts in the built HTML files. */
function inlineScripts(folder: string): string[] {
  const documents = filesOf(folder, '.html').map((file) => readFileSync(join(folder, file), 'utf8'));
  const scripts = documents.flatMap((html) => [
    ...html.matchAll(/<script(?: data-entries="[^"]*")?>([^]*?)<\/script>/g),
  ]);
  return [...new Set(scripts.map(([, code = '']) => code))];
}

test('the inline scripts run in the supported browsers', async () => {
  const folder = build();
  const eslint = linter(folder);
  const scripts = inlineScripts(folder);
  expect(scripts.length).toBeGreaterThan(2);
  const findings: string[] = [];
  for (const code of scripts) findings.push(...(await beyondTheList(eslint, 'inline.js', code)));
  expect(findings).toEqual([]);
});

test('the content security policy lists exactly the inline scripts in the build', () => {
  const hashes = inlineScripts(build()).map((code) => createHash('sha256').update(code).digest('base64'));
  expect(hashes.sort()).toEqual([...INLINE_SCRIPTS].sort());
});
