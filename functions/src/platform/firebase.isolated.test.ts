import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

/** The bucket's name in an environment like the platform's. */
async function bucketIn(env: Record<string, string | undefined>): Promise<string> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  const { getUploadsBucket } = await import('./firebase');
  return (await getUploadsBucket()).name;
}

describe('the bucket of the uploads', { timeout: 30_000 }, () => {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('GCLOUD_PROJECT', 'perro');
    vi.stubEnv('STORAGE_BUCKET', undefined);
    vi.stubEnv('FUNCTIONS_EMULATOR', undefined);
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });

  it('is the one that the platform names: older projects have another', async () => {
    expect(await bucketIn({ FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}' })).toBe(
      'perro.appspot.com',
    );
  });

  it('is the one that is made for new projects where none is named', async () => {
    expect(await bucketIn({ FIREBASE_CONFIG: '{"projectId":"perro"}' })).toBe('perro.firebasestorage.app');
  });

  it('is the one of STORAGE_BUCKET before any other', async () => {
    expect(
      await bucketIn({ FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}', STORAGE_BUCKET: 'own' }),
    ).toBe('own');
  });

  it("is the seed's on the emulators, which name another", async () => {
    expect(
      await bucketIn({
        FIREBASE_CONFIG: '{"storageBucket":"perro.appspot.com"}',
        FUNCTIONS_EMULATOR: 'true',
      }),
    ).toBe('perro.firebasestorage.app');
  });
});
