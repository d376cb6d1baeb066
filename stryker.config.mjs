// Configures mutation testing, which changes the code of one group and counts the mutants that no test
// detects:
//   GROUP=sanitizer npx stryker run
//   node tools/emulators.mjs --only firestore -- env GROUP=outbox npx stryker run    (with an emulator)
const GROUPS = {
  validation: {
    mutate: [
      'domain/src/fields/{form,form-values,form.schema,schema}.ts',
      'domain/src/inbox/{contact.schema,testimonials.schema}.ts',
      'domain/src/blog/{draft.schema,posts.schema}.ts',
    ],
    tests: ['domain/src/{blog,content,drafts,fields,inbox}/**/*.test.ts'],
  },
  session: {
    mutate: [
      'domain/src/account/{session,session.schema}.ts',
      'functions/src/account/{password,owner-password,cookie}.ts',
      'functions/passwords.ts',
    ],
    tests: ['{domain,functions}/src/account/**/*.test.ts', 'functions/passwords.test.ts'],
  },
  sanitizer: {
    mutate: ['functions/src/blog/html.ts', 'domain/src/blog/post-html.ts'],
    tests: ['functions/src/blog/html.test.ts'],
  },
  drafts: {
    mutate: [
      'domain/src/drafts/{document,drafts,drafts.schema,languages,list,texts}.ts',
      'domain/src/fields/languages.ts',
      'web/src/admin/editing/session/{editedDraft,editorSession,merging,threeWay}.ts',
    ],
    tests: ['domain/src/{drafts,fields}/**/*.test.ts', 'web/src/admin/editing/session/**/*.test.{ts,tsx}'],
  },
  outbox: {
    mutate: ['functions/src/notifications/outbox.ts'],
    tests: ['tests/api/notifications/mail.test.ts'],
  },
};

const { GROUP = 'sanitizer' } = process.env;
const group = Object.entries(GROUPS).find(([name]) => name === GROUP)?.[1];
if (!group) throw new Error(`GROUP must be one of ${Object.keys(GROUPS).join(', ')}.`);

/** The group's test files. Running all tests that import the code would take hours. */
export const { tests } = group;

export default {
  mutate: group.mutate,
  testRunner: 'vitest',
  vitest: { configFile: 'tools/testing/mutation.vitest.mjs' },
  coverageAnalysis: 'perTest',
  concurrency: 1,
  // Stryker treats a timeout as a detected infinite loop, so the limit must allow for a busy machine.
  timeoutMS: 60_000,
  ignorePatterns: ['.emulators', '.cache', 'docs', 'web/dist*', 'functions/lib'],
  reporters: ['progress-append-only', 'clear-text', 'json'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `.cache/mutation-${GROUP}.json` },
  tempDirName: '.cache/stryker',
};
