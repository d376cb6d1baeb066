import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT_TESTS = [
  '{bench,domain,functions,seed,tools}/**/*.test.{ts,mjs}',
  'tests/archives/*.test.ts',
  'web/**/*.test.ts',
];
/**
 * Files that need a document. Vitest shares a process and its loaded modules among consecutive files of one
 * project.
 */
const DOM_TESTS = ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'];
/**
 * Files with `vi.mock`, which lint forbids in all others, and files that change something for the whole
 * process. Each gets its own process.
 */
const ISOLATED_TESTS = ['{domain,functions,seed,tools,web}/**/*.isolated.test.{ts,tsx,mjs}'];
/** Long enough for property tests that take a second, on a machine ten times as busy. */
const UNIT_TIMEOUT_MS = process.env.FUZZ_RUNS ? 30 * 60_000 : 20_000;
/** Runs properties `FUZZ_RUNS` times. */
const FUZZ_SETUP = process.env.FUZZ_RUNS ? ['tools/testing/fuzz.setup.mjs'] : [];
const API_TESTS = ['tests/api/**/*.test.ts'];
/**
 * API tests that need the whole suite: Hosting and its published pages, triggers, the demo content, or the
 * emulated function's mail server, push keys and translation. They share one database, so they run
 * sequentially in one process. All other API tests have their own projects and run in parallel.
 */
const API_TESTS_OF_THE_SITE = [
  'content/own-pages',
  'drafts/draft-previews',
  'drafts/draft-pages',
  'drafts/one-language',
  'inbox/contact',
  'inbox/message-data',
  'inbox/plain-form',
  'inbox/spam',
  'inbox/testimonial-submissions',
  'notifications/push-devices',
  'pictures/site-social-image',
  'publishing/discovery',
  'publishing/pages',
  'publishing/publishing',
  'publishing/without-the-function',
  'translation/translation',
].map((name) => `tests/api/${name}.test.ts`);
/** By default, Vitest leaves one core free, which is half of a small machine. */
const EVERY_CORE = '100%';
/** Tests spend a third of their time waiting for the emulators. */
const MORE_THAN_CORES = availableParallelism() + 1;
/** Long enough for a thousand concurrent calls on a busy machine. */
const API_TIMEOUT_MS = 120_000;
const NOT_OURS = ['**/node_modules/**', '**/lib/**', '**/dist/**'];

export default defineConfig({
  test: {
    // The functions log each failure that a test causes.
    silent: 'passed-only',
    projects: [
      // Loading the same modules separately for each file takes longer than the tests themselves.
      {
        test: {
          name: 'unit',
          include: UNIT_TESTS,
          exclude: [...NOT_OURS, ...ISOLATED_TESTS, ...DOM_TESTS],
          isolate: false,
          setupFiles: FUZZ_SETUP,
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'unit-dom',
          include: DOM_TESTS,
          exclude: [...NOT_OURS, ...ISOLATED_TESTS],
          environment: 'jsdom',
          isolate: false,
          setupFiles: ['tools/testing/dom.setup.mjs', ...FUZZ_SETUP],
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          // A separate group runs after the previous one instead of alongside it.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'unit-isolated',
          include: ISOLATED_TESTS,
          exclude: NOT_OURS,
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // Runs the commands of the deployment in separate processes, which takes longer than all unit tests
          // together.
          name: 'rehearsal',
          include: ['tests/rehearsal/*.test.ts'],
          isolate: false,
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
        },
      },
      {
        test: {
          name: 'rules',
          include: ['tests/rules/**/*.test.ts'],
          // Each file has its own Firestore project. Running them sequentially leaves one readable coverage
          // report.
          fileParallelism: false,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api',
          include: API_TESTS,
          exclude: [...NOT_OURS, ...API_TESTS_OF_THE_SITE],
          setupFiles: 'tests/api/support/own-project.ts',
          maxWorkers: MORE_THAN_CORES,
          testTimeout: API_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-site',
          include: API_TESTS_OF_THE_SITE,
          setupFiles: 'tests/api/support/site-database.ts',
          fileParallelism: false,
          isolate: false,
          testTimeout: API_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
