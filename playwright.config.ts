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
    // A trace of each step costs a third of the run: TRACE=1 keeps those of what failed.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    timezoneId: 'America/Puerto_Rico',
  },
});
