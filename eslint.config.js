import { readdirSync } from 'node:fs';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

const SERVER = 'functions/src';
const SERVER_ENTRIES = ['app.ts', 'index.ts', 'jobs'].map((name) => `${SERVER}/${name}`);
/** The folders of a folder. */
const foldersOf = (folder) =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);
const SERVER_ROOMS = foldersOf(SERVER).filter((folder) => !/\/(platform|jobs)$/.test(folder));

const WEB = 'web/src';
/** The folders of each application, from the lowest layer to the highest; what is not named here is a room. */
const APPLICATIONS = {
  site: { below: ['ui', 'platform'], above: ['pages', 'layout', 'owner', 'dev', 'app'] },
  admin: { below: ['ui', 'locales', 'platform', 'editing'], above: ['frame'] },
};

/** The zones of an application: each layer imports the lower ones only, and a room no other room. */
const zonesOf = ([application, { below, above }]) => {
  const root = `${WEB}/${application}`;
  const [lower, upper] = [below, above].map((names) => names.map((name) => `${root}/${name}`));
  const rooms = foldersOf(root).filter((folder) => !lower.includes(folder) && !upper.includes(folder));
  return [
    { target: lower, from: [...rooms, ...upper], message: 'What rooms share knows none of them.' },
    { target: rooms, from: upper, message: 'Rooms lie below what combines them.' },
    ...rooms.map((room) => ({
      target: room,
      from: rooms.filter((other) => other !== room),
      message: 'A room imports no other one; what combines two lies above.',
    })),
  ];
};

/**
 * Imports point one way, see ARCHITECTURE.md. The zones come from the lists of folders, so that a new room is guarded the day it is born.
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
    target: 'tools',
    from: ['web', 'tests'],
    message: 'The tools start what they need of these.',
  },
  {
    target: 'tools',
    from: SERVER,
    except: ['./platform', './publishing', './backup'],
    message: 'The tools share what releases the site, and what reads and writes archives.',
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
    target: `${WEB}/shared`,
    from: [`${WEB}/site`, `${WEB}/admin`],
    message: 'shared lies below both applications.',
  },
  {
    target: `${WEB}/shared/ui`,
    from: foldersOf(`${WEB}/shared`).filter((folder) => !folder.endsWith('/ui')),
    message: 'ui knows no business.',
  },
  {
    target: `${WEB}/site`,
    from: [`${WEB}/admin`],
    message: 'Visitors load nothing of the owner’s application.',
  },
  { target: `${WEB}/admin`, from: [`${WEB}/site`], message: 'What both applications use is in shared.' },
  ...Object.entries(APPLICATIONS).flatMap(zonesOf),
];

const NOT_IN_BROWSERS = {
  paths: [
    {
      name: 'firebase/firestore',
      message: 'The lite client is a quarter of the size: use site/platform/data/useFirestoreQuery.',
    },
    {
      name: 'react-router-dom',
      importNames: ['useNavigationType'],
      message: 'It is always POP on public pages: use shared/browser/shownNavigation.',
    },
    {
      name: 'reactfire',
      importNames: ['useFirestoreCollectionData', 'useFirestoreDocData'],
      message: 'Live listeners: use site/platform/data/useFirestoreQuery.',
    },
  ],
  patterns: [{ regex: '^node:', message: 'This runs in a browser.' }],
};

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
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones, basePath: import.meta.dirname }],
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
    rules: { 'no-restricted-imports': ['error', NOT_IN_BROWSERS] },
  },
  {
    files: ['web/src/{site,shared}/**/*.{ts,tsx}'],
    // The ended preview is rendered on the server only.
    ignores: ['**/*.test.*', 'web/src/site/app/EndedPreview.tsx'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          ...NOT_IN_BROWSERS,
          patterns: [
            ...NOT_IN_BROWSERS.patterns,
            {
              regex: '^(@tiptap|firebase/(auth|database|storage|functions|remote-config))(/|$)',
              message: 'Visitors do without it.',
            },
            {
              regex: '^@perro-wisdom/domain/messages(/(en|es|index))?$',
              message: 'Visitors load messages/public.',
            },
          ],
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
