/**
 * Reports syntax, globals and members in built scripts that a browser listed in package.json doesn't support.
 * tests/browsers/build.test.ts runs this configuration and lists the accepted findings. oxlint checks the
 * sources (.oxlintrc.json).
 */
import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { defineConfig } from 'eslint/config';
import compat from 'eslint-plugin-compat';
import esx from 'eslint-plugin-es-x';
import globals from 'globals';
import { interfaceMembers } from './tests/browsers/support/interface-members.mjs';
import packageJson from './package.json' with { type: 'json' };

const { browserslist } = packageJson;

/**
 * The rules for iterator methods. They're turned off: they match by name alone, and arrays have methods with
 * the same names.
 */
const ITERATOR_RULES = Object.keys(esx.rules).filter((rule) => rule.startsWith('no-iterator-prototype-'));
/** The rules for ES2022 features that all listed browsers support. */
const KNOWN_RULES = [
  'no-array-prototype-at',
  'no-string-prototype-at',
  'no-class-instance-fields',
  'no-class-private-fields',
  'no-class-private-methods',
  'no-class-static-fields',
  'no-private-in',
  'no-regexp-d-flag',
  'no-top-level-await',
  // Browsers that don't support error causes ignore the option.
  'no-error-cause',
];

/** MDN's names for the browsers, keyed by their names in package.json. */
const BROWSER_NAMES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios: 'safari_ios',
  safari: 'safari',
};

const oldest = browserslist.map((entry) => {
  const [, browser = '', version = ''] = /^(\w+) >= ([\d.]+)$/.exec(entry) ?? [];
  const name = BROWSER_NAMES[browser];
  if (!name) throw new Error(`"${entry}" must be a browser and its oldest version, such as "chrome >= 92".`);
  return { name, version: Number(version) };
});

/** Returns whether all listed browsers support a feature without a flag or a prefix. */
const isEverywhere = ({ support }) =>
  oldest.every(({ name, version }) => {
    const [statement] = [support[name] ?? []].flat();
    const since = statement?.version_added;
    if (typeof since !== 'string' || statement?.flags || statement?.prefix) return false;
    return since === 'preview' ? false : Number(since.replace('≤', '')) <= version;
  });

/**
 * The unsupported static methods of web interfaces, for example `AbortSignal.timeout`. eslint-plugin-compat
 * doesn't check them.
 */
const newStatics = Object.entries(bcd.api).flatMap(([object, members]) =>
  Object.entries(members)
    .filter(([name, { __compat }]) => name.endsWith('_static') && __compat && !isEverywhere(__compat))
    .map(([name]) => ({ object, property: name.slice(0, -'_static'.length) })),
);

export default defineConfig({
  files: ['**/*.js'],
  extends: [esx.configs['flat/restrict-to-es2021']],
  languageOptions: {
    ecmaVersion: 'latest',
    sourceType: 'module',
    globals: { ...globals.browser, ...globals.serviceworker },
  },
  linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'off' },
  plugins: { compat, browsers: { rules: { 'interface-members': interfaceMembers(isEverywhere) } } },
  // Aggressive mode matches methods by name, regardless of the object.
  settings: { browsers: browserslist, 'es-x': { aggressive: true } },
  rules: {
    'compat/compat': 'error',
    'browsers/interface-members': 'error',
    'no-restricted-properties': ['error', ...newStatics],
    ...Object.fromEntries([...ITERATOR_RULES, ...KNOWN_RULES].map((rule) => [`es-x/${rule}`, 'off'])),
  },
});
