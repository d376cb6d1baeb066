// The tests that Stryker runs for each mutant (stryker.config.mjs): the unit tests, with fresh modules for
// each file, because code that runs at module load may be mutated.
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { tests } from '../../stryker.config.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

export default defineConfig({
  root,
  // The workspace's link in node_modules points outside the copy that Stryker mutates.
  resolve: { alias: { '@app/domain': `${root}domain/src` } },
  test: {
    include: tests,
    // Some tests in `web` need a DOM.
    environment: tests.some((files) => files.startsWith('web/')) ? 'jsdom' : 'node',
    silent: true,
    testTimeout: 20_000,
  },
});
