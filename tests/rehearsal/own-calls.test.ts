// Tests the function's calls to Google, except those to Hosting, which whole-story.test.ts covers.
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getStorage } from 'firebase-admin/storage';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { translateHtml } from '../../functions/src/translation/google';
import { writeCredentials } from './callers';
import { startGoogle } from './google-stand-in';
import { emptyProject } from './project';

const PROJECT = 'perro-rehearsal';

let folder: string;
let standIn: Awaited<ReturnType<typeof startGoogle>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'own-calls-'));
  const state = emptyProject(PROJECT);
  state.caller = 'workflow';
  for (const host of ['iamcredentials', 'translation']) state.apis.add(`${host}.googleapis.com`);
  standIn = await startGoogle(state);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
  await standIn.stop();
});

describe("Google's contract allows", () => {
  it('the call that translates text', async () => {
    const options = {
      baseUrl: `${standIn.url}/translation.googleapis.com`,
      accessToken: () => Promise.resolve('rehearsal'),
      project: PROJECT,
    };
    const signal = AbortSignal.timeout(10_000);
    expect(await translateHtml(['<p>Hello</p>'], { from: 'en', to: 'es' }, signal, options)).toEqual([
      '<p>Hello</p>',
    ]);
  });

  it('the call that signs a link to a backup on behalf of an account without a key', async () => {
    vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', writeCredentials(folder, standIn.url, 'workflow'));
    vi.stubEnv('GCLOUD_PROJECT', PROJECT);
    const app = initializeApp({ projectId: PROJECT }, 'own-calls');
    const accounts = `${standIn.url}/iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/`;
    const [url] = await getStorage(app)
      .bucket(`${PROJECT}.firebasestorage.app`)
      .file('backups/one.zip')
      .getSignedUrl({
        version: 'v4',
        action: 'read',
        expires: Date.now() + 60_000,
        signingEndpoint: new URL(accounts),
      });
    await deleteApp(app);
    expect(new URL(url).searchParams.get('X-Goog-Signature')).toBe(Buffer.from('signed').toString('hex'));
  });
});
