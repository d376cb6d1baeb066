import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** Returns the bucket's name in an environment like the platform's. */
async function bucketIn(env: Record<string, string | undefined>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { getUploadsBucket } = await import('./firebase');
  return (await getUploadsBucket()).name;
}

describe('the uploads bucket', { timeout: 30_000 }, () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('GCLOUD_PROJECT', 'perro');
    vi.stubEnv('STORAGE_BUCKET', undefined);
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the bucket that the platform names, because older projects have a different default bucket', async () => {
    expect(await bucketIn({ FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}' })).toBe(
      'perro.appspot.com',
    );
  });

  it('is the default bucket of new projects if the platform names no bucket', async () => {
    expect(await bucketIn({ FIREBASE_CONFIG: '{"projectId":"perro"}' })).toBe('perro.firebasestorage.app');
  });

  it('is STORAGE_BUCKET if that variable is set', async () => {
    expect(
      await bucketIn({ FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}', STORAGE_BUCKET: 'own' }),
    ).toBe('own');
  });

  it("is the seed's bucket on the emulators, which name another bucket", async () => {
    expect(
      await bucketIn({
        FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}',
        FUNCTIONS_EMULATOR: 'true',
      }),
    ).toBe('perro.firebasestorage.app');
  });
});
