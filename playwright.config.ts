import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser';

/** Configures the browser tests, which run against running emulators. `SITE_URL` is the site's origin. */
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
    // No page of a test lives long enough to recover the CPU time spent on optimizing its code.
    launchOptions: launchOptions('--js-flags=--no-opt'),
    // Colors must not be measured during a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before the tests' own routes.
    serviceWorkers: 'block',
    // Tracing makes the run a third longer, so traces of failed tests are only kept with TRACE=1.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    timezoneId: 'America/Puerto_Rico',
  },
  projects: [
    // The main journeys in browsers other than the current Chromium, and the built files. This project comes
    // first, because the journeys of each browser run sequentially.
    { name: 'browsers', testDir: 'tests/browsers', expect: { timeout: 15_000 } },
    { name: 'e2e', testDir: 'tests/e2e' },
    // The journey of a new owner from the empty seed to her own site. Its tests run sequentially, with a
    // database of their own.
    { name: 'new-owner', testDir: 'tests/new-owner', fullyParallel: false },
  ],
});
