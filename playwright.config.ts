import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser';

/** Tests in browsers, against the running emulators; `SITE_URL` is the site's origin. */
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
    // No page of a test lives long enough to get back the processor time that optimizing its code takes.
    launchOptions: launchOptions('--js-flags=--no-opt'),
    // Colors must not be measured during a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // A service worker would respond before the routes of the tests.
    serviceWorkers: 'block',
    // Tracing makes the run a third longer: with TRACE=1, traces of failed tests are kept.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    timezoneId: 'America/Puerto_Rico',
  },
  projects: [
    // The main journeys in browsers other than the current Chromium, and the built files. First, because those of a browser run one after
    // the other.
    { name: 'browsers', testDir: 'tests/browsers', expect: { timeout: 15_000 } },
    { name: 'e2e', testDir: 'tests/e2e' },
    // The journey of a new owner, from the empty seed to a site of her own: one test after the other, with a database for themselves.
    { name: 'new-owner', testDir: 'tests/new-owner', fullyParallel: false },
  ],
});
