import { defineConfig } from '@playwright/test';

/** Checks of the built files, and the main journeys in browsers other than the current Chromium. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/browsers',
  timeout: 60_000,
  expect: { timeout: 15_000 },
  // The journeys of each browser stay in their order: they are serial.
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
});
