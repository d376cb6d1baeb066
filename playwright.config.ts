import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser';

/** Configures the browser tests, which need running emulators. `SITE_URL` is the site's origin. */
export default defineConfig({
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5050',
    // Each page is open too briefly for code optimization to be worth its CPU time.
    launchOptions: launchOptions('--js-flags=--no-opt'),
    // Turns off transitions, so that tests don't measure colors that are still changing.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would intercept requests before the routes defined by tests.
    serviceWorkers: 'block',
    // Tracing makes a run take a third longer, so traces of failed tests are kept only with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    timezoneId: 'America/Puerto_Rico',
  },
  projects: [
    // This project tests the built files, and the main journeys in browsers other than the current Chromium.
    // It starts first, because each browser's journeys run sequentially, however many workers there are.
    { name: 'browsers', testDir: 'tests/browsers', expect: { timeout: 15_000 } },
    { name: 'e2e', testDir: 'tests/e2e' },
    // This project tests a new owner's journey from the empty seed to a finished site. Its tests run
    // sequentially against their own database.
    { name: 'new-owner', testDir: 'tests/new-owner', fullyParallel: false },
  ],
});
