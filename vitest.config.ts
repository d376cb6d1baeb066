import { defineConfig } from 'vitest/config';

const UNIT_TESTS = ['{domain,functions,seed,tools}/**/*.test.{ts,mjs}', 'web/**/*.test.{ts,tsx}'];
/** Files with `vi.mock`, which lint keeps out of the others, and files that change something for the whole process: they get a process each. */
const ISOLATED_TESTS = ['{domain,functions,seed,tools,web}/**/*.isolated.test.{ts,tsx,mjs}'];
/** Enough for property tests that take a second, on a machine ten times as busy. */
const UNIT_TIMEOUT_MS = 20_000;
const API_TESTS = ['tests/api/**/*.test.ts'];
/**
 * API tests that need the whole suite: Hosting and the pages that are published there, triggers, the demo content, or the mail server, push
 * keys and translation that the emulated function has. They share one database, so they run one after the other. All others have a project
 * each, and run beside one another.
 */
const API_TESTS_OF_THE_SITE = [
  'blog/blog',
  'drafts/draft-previews',
  'drafts/content-previews',
  'inbox/contact',
  'inbox/message-data',
  'inbox/plain-form',
  'inbox/spam',
  'inbox/testimonial-submissions',
  'notifications/push-devices',
  'pictures/site-social-image',
  'pictures/social-images',
  'publishing/discovery',
  'publishing/pages',
  'publishing/publishing',
  'publishing/without-the-function',
  'translation/translation',
].map((name) => `tests/api/${name}.test.ts`);
const API_WORKERS = 2;
/** Enough for a thousand concurrent calls on a busy machine. */
const API_TIMEOUT_MS = 120_000;
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
          // Runs the commands of the deployment, each in a process: longer than all unit tests together.
          name: 'rehearsal',
          include: ['tests/rehearsal/*.test.ts'],
          isolate: false,
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
          exclude: [...NOT_OURS, ...API_TESTS_OF_THE_SITE],
          setupFiles: 'tests/api/support/own-project.ts',
          // Vitest leaves one core free, but these wait for the emulators most of the time.
          maxWorkers: API_WORKERS,
          testTimeout: API_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'api-site',
          include: API_TESTS_OF_THE_SITE,
          fileParallelism: false,
          sequence: { groupOrder: 1 },
          testTimeout: API_TIMEOUT_MS,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
