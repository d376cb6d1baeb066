import { defineConfig } from '@playwright/test';
import { launchOptions } from './tools/browser.mjs';

/** Journeys against the running emulators; `SITE_URL` is the site's origin. */
export default defineConfig({
  testDir: 'tests/e2e',
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
});
