import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';

const UNIT_TESTS = [
  '{bench,domain,functions,seed,tools}/**/*.test.{ts,mjs}',
  'tests/archives/*.test.ts',
  'web/**/*.test.ts',
];
/**
 * Test files that need a DOM. Vitest runs a project's consecutive files in one process with shared modules.
 */
const DOM_TESTS = ['web/**/*.test.tsx', 'web/**/*.dom.test.ts'];
/**
 * Test files that use `vi.mock` or change something for the whole process. Each file gets its own process.
 * Lint forbids `vi.mock` in all other files.
 */
const ISOLATED_TESTS = ['{domain,functions,seed,tools,web}/**/*.isolated.test.{ts,tsx,mjs}'];
/** The time limit for unit tests. Property tests take up to a second, or ten seconds on a busy machine. */
const UNIT_TIMEOUT_MS = process.env.FUZZ_RUNS ? 30 * 60_000 : 20_000;
/** The setup file that runs each property FUZZ_RUNS times. */
const FUZZ_SETUP = process.env.FUZZ_RUNS ? ['tools/testing/fuzz.setup.mjs'] : [];
/** The setup file for component tests. */
const DOM_SETUP = 'web/dom.setup.mjs';
const API_TESTS = ['tests/api/**/*.test.ts'];
/**
 * API tests that need all emulators, because they use Hosting and its published pages, triggers, the demo
 * content, or the emulated function's mail server, push keys or translation. They share one database, so they
 * run sequentially in one process. All other API tests have their own projects and run in parallel.
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
/** As many workers as cores. By default, Vitest leaves one core free, which is half of a two-core machine. */
const EVERY_CORE = '100%';
/** More workers than cores, because tests spend a third of their time waiting for the emulators. */
const MORE_THAN_CORES = availableParallelism() + 1;
/** The time limit for API tests, long enough for a thousand concurrent calls on a busy machine. */
const API_TIMEOUT_MS = 120_000;
const NOT_OURS = ['**/node_modules/**', '**/lib/**', '**/dist/**'];

export default defineConfig({
  test: {
    // Hides the output of passed tests, because functions log the failures that tests cause.
    silent: 'passed-only',
    projects: [
      // Files aren't isolated, because loading the same modules for every file would take longer than the
      // tests themselves.
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
          setupFiles: [DOM_SETUP, ...FUZZ_SETUP],
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          // Each group starts once the previous one finishes.
          sequence: { groupOrder: 1 },
        },
      },
      {
        test: {
          name: 'unit-isolated',
          include: ISOLATED_TESTS,
          exclude: NOT_OURS,
          setupFiles: DOM_SETUP,
          maxWorkers: EVERY_CORE,
          testTimeout: UNIT_TIMEOUT_MS,
          sequence: { groupOrder: 2 },
        },
      },
      {
        test: {
          // These tests run the deployment's commands in separate processes, which takes longer than all the
          // unit tests combined.
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
          // Each file has its own Firestore project. The files run sequentially to keep the coverage report
          // readable.
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
