import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';

test('Playwright’s configuration can be imported even if no browser is installed', async () => {
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', '');
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/no/such/folder');
  const { default: config } = await import('../playwright.config');
  expect(config.projects?.map(({ name }) => name)).toContain('e2e');
});

test('CHROME_PATH takes precedence over installed browsers', async () => {
  vi.stubEnv('CHROME_PATH', '/opt/chrome');
  const { findBrowser } = await import('./browser');
  expect(findBrowser()).toBe('/opt/chrome');
});

test('the headless shell takes precedence over a full browser', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'browsers-'));
  vi.stubEnv('CHROME_PATH', '');
  vi.stubEnv('PATH', folder);
  vi.stubEnv('PLAYWRIGHT_BROWSERS_PATH', '/no/such/folder');
  const { findBrowser } = await import('./browser');
  for (const name of ['chromium', 'chromium-headless-shell']) {
    writeFileSync(join(folder, name), '');
    expect(findBrowser()).toBe(join(folder, name));
  }
  rmSync(folder, { recursive: true });
});
