import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const FEATURES = 'web/src/features';
const SERVER = 'functions/src';
const SERVER_ENTRIES = ['app.ts', 'index.ts', 'jobs'].map((name) => `${SERVER}/${name}`);
const SERVER_ROOMS = readdirSync(SERVER, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !['platform', 'jobs'].includes(entry.name))
  .map(({ name }) => `${SERVER}/${name}`);

/**
 * Imports point one way: `domain`, `ui` <- `platform` <- `features` <- `app`; `domain` <- `functions`, `seed`, `tests`. The zones of
 * the features come from the folder list, so that a new feature is guarded the day it is born.
 */
const zones = [
  {
    target: 'domain',
    from: ['web', 'functions', 'seed', 'tests', 'tools'],
    message: 'The domain imports nothing of ours.',
  },
  {
    target: 'functions',
    from: ['web', 'seed', 'tests', 'tools'],
    message: 'The functions import the domain only.',
  },
  {
    target: 'web',
    from: ['functions', 'seed', 'tests', 'tools'],
    message: 'The web imports the domain only.',
  },
  {
    target: `${SERVER}/platform`,
    from: [...SERVER_ROOMS, ...SERVER_ENTRIES],
    message: 'platform knows no business.',
  },
  { target: SERVER_ROOMS, from: SERVER_ENTRIES, message: 'Rooms lie below the jobs and the routes.' },
  {
    target: `${SERVER}/jobs`,
    from: [`${SERVER}/app.ts`, `${SERVER}/index.ts`],
    message: 'jobs lie below the entry.',
  },
  { target: 'seed', from: ['web', 'functions', 'tests'], message: 'The seed imports the domain only.' },
  {
    target: 'web/src/ui',
    from: ['web/src/platform', FEATURES, 'web/src/app'],
    message: 'ui knows no business.',
  },
  { target: 'web/src/platform', from: [FEATURES, 'web/src/app'], message: 'platform lies below features.' },
  { target: FEATURES, from: ['web/src/app'], message: 'features lie below app.' },
  ...readdirSync(FEATURES).map((feature) => ({
    target: `${FEATURES}/${feature}`,
    from: FEATURES,
    except: [`./${feature}`],
    message: 'A feature never imports another feature; what combines two belongs to app.',
  })),
];

export default defineConfig(
  globalIgnores([
    '**/dist/',
    '**/dist-pages/',
    '**/lib/',
    '**/node_modules/',
    '.emulators/',
    '.cache/',
    'test-results/',
    'playwright-report/',
  ]),
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['web/vite.config.ts'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }],
      // Skips type-only imports; tools/import-cycles.test.mjs finds cycles made of those.
      'import-x/no-cycle': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      // `void promise` is how a handler says that it does not wait.
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      '@typescript-eslint/consistent-type-definitions': 'off',
      // An empty text is often as good as none: `||` says so.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true } }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
    },
  },
  {
    files: ['domain/src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(react|firebase|node:|express|@chakra)',
              message: 'The domain is pure TypeScript and yup.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.*'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'firebase/firestore',
              message: 'The lite client is a quarter of the size: use platform/data/useFirestoreQuery.',
            },
            {
              name: 'react-router-dom',
              importNames: ['useNavigationType'],
              message: 'It is always POP on public pages: use platform/browser/shownNavigation.',
            },
            {
              name: 'reactfire',
              importNames: ['useFirestoreCollectionData', 'useFirestoreDocData'],
              message: 'Live listeners: use platform/data/useFirestoreQuery.',
            },
          ],
          patterns: [{ regex: '^node:', message: 'This runs in a browser.' }],
        },
      ],
    },
  },
  {
    files: ['web/src/**/*.tsx'],
    extends: [jsxA11y.flatConfigs.strict, reactHooks.configs.flat.recommended],
  },
  {
    files: ['{domain,functions,seed,tools,web}/**/*.test.{ts,tsx,mjs}'],
    ignores: ['**/*.isolated.test.*'],
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'vi',
          property: 'mock',
          message: 'The unit tests share their modules: a file that mocks one is called *.isolated.test.*.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    extends: [tseslint.configs.recommended],
    languageOptions: {
      globals: { console: 'readonly', process: 'readonly', URL: 'readonly', setTimeout: 'readonly' },
    },
  },
);
