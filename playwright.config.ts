import { defineConfig } from '@playwright/test';
import { browserArgs, findBrowser } from './tools/browser.mjs';

/** Journeys against the running emulators; `SITE_URL` says where the site is. */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  reporter: 'list',
  use: {
    baseURL: process.env.SITE_URL ?? 'http://127.0.0.1:5050',
    launchOptions: { executablePath: findBrowser(), args: browserArgs },
    // Colours are measured as they are, not half-way through a transition.
    contextOptions: { reducedMotion: 'reduce' },
    // Tests answer requests themselves; a worker would answer first.
    serviceWorkers: 'block',
    trace: 'retain-on-failure',
    timezoneId: 'America/Puerto_Rico',
  },
});
