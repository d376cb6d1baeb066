import { defineConfig } from '@playwright/test';
import shared from '../../playwright.config';

/**
 * The journey of a new owner, from the empty seed to a site of her own: one test after the other, with a database for themselves.
 */
export default defineConfig({
  ...shared,
  testDir: '.',
  outputDir: '../../test-results/new-owner',
  fullyParallel: false,
  workers: 1,
});
