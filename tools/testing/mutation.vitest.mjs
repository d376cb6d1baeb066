// What Stryker runs for each mutant (stryker.config.mjs): the unit tests, each file with modules of its own, as what a module computes when it is
// loaded may be mutated.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tests } from '../../stryker.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  // The workspace's link leads out of the copy that Stryker mutates.
  resolve: { alias: { '@app/domain': `${root}domain/src` } },
  test: {
    include: tests,
    // Some of the web's need a document.
    environment: tests.some((files) => files.startsWith('web/')) ? 'jsdom' : 'node',
    silent: true,
    testTimeout: 20_000,
  },
});
