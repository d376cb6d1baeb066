import { defineConfig } from 'vitest/config';

const UNIT_TESTS = [
  '{domain,functions,seed,tools}/**/*.test.{ts,mjs}',
  'tests/rehearsal/*.test.ts',
  'web/**/*.test.{ts,tsx}',
];
/** Files with `vi.mock`, which lint keeps out of the others, and files that change something for the whole process: they get a process each. */
const ISOLATED_TESTS = ['{domain,functions,seed,tools,web}/**/*.isolated.test.{ts,tsx,mjs}'];
/** Enough for property tests that take a second, on a machine ten times as busy. */
const UNIT_TIMEOUT_MS = 20_000;
/**
 * API tests with a Firestore project of their own. `npm test` runs them beside the others, which share one database and run one after the
 * other: while a test waits for the emulators, another can compute. API_TESTS chooses one of the two groups.
 */
const API_TESTS_WITH_OWN_DATABASE = [
  'account/account',
  'backup/backup',
  'content/content',
  'platform/hostile',
  'instagram/instagram',
  'notifications/mail',
  'platform/process',
  'publishing/publisher',
  'notifications/push',
  'blog/renaming-topics',
  'drafts/schedule',
  'setup/setup',
  'stats/stats',
  'inbox/submissions-list',
  'drafts/drafts-list',
].map((name) => `tests/api/${name}.test.ts`);
const ALL_API_TESTS = ['tests/api/**/*.test.ts'];
const API_TESTS = process.env.API_TESTS === 'own-database' ? API_TESTS_WITH_OWN_DATABASE : ALL_API_TESTS;
const OTHER_API_TESTS = process.env.API_TESTS === 'shared-database' ? API_TESTS_WITH_OWN_DATABASE : [];
const NOT_OURS = ['**/node_modules/**', '**/lib/**', '**/dist/**'];

export default defineConfig({
  test: {
    // The functions log each failure that a test causes.
    silent: 'passed-only',
    projects: [
      // Loading the same modules in a registry per file takes longer than the tests themselves.
      {
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...NOT_OURS, ...ISOLATED_TESTS],
          isolate: false,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'unit-isolated',
          include: ISOLATED_TESTS,
          exclude: NOT_OURS,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // Each file has its own Firestore project; run one after the other, they leave one readable coverage report.
          fileParallelism: false,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: API_TESTS,
          exclude: [...NOT_OURS, ...OTHER_API_TESTS],
          fileParallelism: false,
          // Enough for a thousand concurrent calls on a busy machine.
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
