import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

/** What web/prerender.mjs makes of one page with these services. */
function prerender(folder: string, services: unknown[], env: Record<string, string> = {}) {
  const data = JSON.stringify([[['services'], services]]);
  const html = `<body><script type="application/json" id="page-data">${data}</script></body>`;
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'render.js'), `
    export const staticPagePaths = () => ['/en/services'];
    export const renderPage = async () => ({ status: 200, isComplete: true, html: ${JSON.stringify(html)} });
  `);
  return spawnSync(process.execPath, ['web/prerender.mjs'], {
    env: { ...process.env, ALLOW_EMPTY: '', ...env, WEB_OUT_DIR: folder, PAGES_OUT_DIR: folder },
    encoding: 'utf8',
  });
}

describe('prerendering', { timeout: 30_000 }, () => {
  let folder: string;
  const page = () => join(folder, 'en', 'services.html');
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'prerender-'));
  });
  afterEach(() => {
    rmSync(folder, { recursive: true });
  });

  it('writes a page that shows services', () => {
    expect(prerender(folder, [{ id: 'puppy-training' }]).status).toBe(0);
    expect(existsSync(page())).toBe(true);
  });

  it('fails without services in the database, and says so', () => {
    const { status, stderr } = prerender(folder, []);
    expect(status).toBe(1);
    expect(stderr).toContain('/en/services would show no services: the database has none.');
    expect(existsSync(page())).toBe(false);
  });

  it('writes it all the same with ALLOW_EMPTY=1', () => {
    expect(prerender(folder, [], { ALLOW_EMPTY: '1' }).status).toBe(0);
    expect(existsSync(page())).toBe(true);
  });
});
